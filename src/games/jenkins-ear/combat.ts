/** The Combat step: hex by hex in the order the active side likes, at sea first, then ashore; pursuits last (6.4, 9.0). */
import { byCodeUnit } from '../../engine/canonical.ts';
import { comesTo } from '../../engine/conditions.ts';
import type { Order, Steps } from '../../engine/contract.ts';
import { attack } from './acts/attack.ts';
import { ask, exactly } from './choices.ts';
import { dock } from './docking.ts';
import type { FieldHex, HexId, Side } from './field.ts';
import { coverUp } from './fog.ts';
import { landCombat } from './land-combat.ts';
import { land } from './landing.ts';
import { tellMissed } from './missed.ts';
import { navalCombat } from './naval-combat.ts';
import { retreatAtSea } from './naval-retreat.ts';
import { isFriendlyPort, settlePorts } from './ports.ts';
import { lying, reorder } from './stack-orders.ts';
import { ashoreIn, hexesOf, shipsIn } from './stacks.ts';
import type { Contact } from './state.ts';
import { type Board, counterOf, enemyOf, hexOf, seaportIn } from './units.ts';
import type { Fought } from './vain.ts';

/** Gives where the side fought. */
export function* combatStep(board: Board, side: Side): Steps<Fought> {
  const { play } = board;
  yield* play.checkpoint('start');
  const hexes = battles(board, side);
  const fought = new Map<HexId, number | null>();
  if (hexes.length === 0) return fought;
  const orders = yield* play.call(side, 'combat');
  settleAttacks(board, side, orders, hexes);
  const before = board.field.sides.map((one) => lying(board, one));
  for (const id of yield* orderOf(board, side, hexes)) {
    fought.set(id, yield* play.at(id, () => fight(board, side, hexOf(board.field, id), false)));
  }
  yield* play.at('pursuit', () => pursuits(board, side));
  tellMissed(board, side, orders);
  for (const [n, one] of board.field.sides.entries()) yield* reorder(board, one, before[n] as (typeof before)[0]);
  return fought;
}

/** ATTACK says no more than in what order: its combats take place whether they are named or not. */
function settleAttacks({ play }: Board, side: Side, orders: readonly Order[], hexes: readonly HexId[]): void {
  for (const line of orders) {
    if (!comesTo(line, ['ATTACK'])) continue;
    const order = play.due(side, line);
    if (order?.verb !== 'ATTACK') continue;
    const named = attack.read(order)?.hexes ?? [];
    const [quiet] = named.filter((hex) => !hexes.includes(hex));
    const fought = named.filter((hex) => hexes.includes(hex));
    const came = { code: 'ear.fought', facts: { hexes: fought } };
    const isShort = quiet !== undefined;
    if (fought.length > 0) play.settle(side, order, { kind: 'done', came, ...(isShort && { short: true }) });
    if (isShort) play.settle(side, order, { kind: 'failed', why: { code: 'ear.no-battle', facts: { hex: quiet } } });
  }
}

/** Hexes with a combat: contacts, both sides ashore, or bomb ships before enemies ashore, whoever else lies there (11.1). */
export function battles({ field, play }: Board, side: Side): HexId[] {
  const { state } = play;
  const found = new Set(state.contacts.map(({ hex }) => hex));
  const enemy = enemyOf(side);
  for (const hex of hexesOf(state, side)) {
    if (ashoreIn(field, state, enemy, hex).length === 0) continue;
    const bombards = shipsIn(field, state, side, hex).some((id) => counterOf(field, id).kind === 'bomb-ship');
    if (bombards || ashoreIn(field, state, side, hex).length > 0) found.add(hex);
  }
  return [...found].sort(byCodeUnit);
}

function* orderOf(board: Board, side: Side, hexes: readonly HexId[]): Steps<readonly HexId[]> {
  if (hexes.length < 2) return hexes;
  return yield* ask(board, side, 'combat-order', exactly(hexes, hexes.length), { hexes });
}

/**
 * Everything that is fought in one hex; gives the dice thrown ashore. Whoever need not draw off may land, whether he has
 * won or not (7.3); after a pursuit nobody lands or fights ashore once more.
 */
function* fight(board: Board, side: Side, hex: FieldHex, isPursuit: boolean): Steps<number | null> {
  const { play } = board;
  yield* play.checkpoint('start');
  const holder = isFriendlyPort(play.state, hex, side);
  const contact = board.play.state.contacts.find((one) => one.hex === hex.id);
  if (contact) {
    yield* play.at('naval', () => atSea(board, contact));
    if (!isPursuit) yield* play.at('landing', () => land(board, side, hex, true));
  }
  const dice = isPursuit ? null : yield* play.at('land', () => landCombat(board, side, hex));
  // Guns that were all that held a port may have gone down at sea.
  settlePorts(board);
  const port = seaportIn(hex);
  const owner = board.field.sides.find((one) => isFriendlyPort(play.state, hex, one));
  // Who is in port and who off it the enemy does not see.
  coverUp(board);
  // Ships of whoever has just taken a port may lie in it at once, and those who came up with the enemy in their own.
  if (port && owner && (owner === side ? !holder : owner === contact?.attacker)) {
    yield* play.at('docking', () => dock(board, owner, hex, port));
  }
  return dice;
}

function* atSea(board: Board, contact: Contact): Steps<void> {
  const { state } = board.play;
  const result = yield* navalCombat(board, contact);
  state.contacts = state.contacts.filter((one) => one.hex !== contact.hex);
  if (result === 'held') yield* retreatAtSea(board, contact);
}

/** Combats of those intercepted while drawing off: last; who is beaten there may be chased too, as long as any may (9.1 9, J37). */
function* pursuits(board: Board, side: Side): Steps<void> {
  for (const { hex } of [...board.play.state.contacts])
    yield* board.play.at(hex, () => fight(board, side, hexOf(board.field, hex), true));
  if (board.play.state.contacts.length > 0) yield* board.play.at('pursuit', () => pursuits(board, side));
}
