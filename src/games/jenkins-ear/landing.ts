/** Going ashore: where no enemy ships lie, or once they have been fought (7.3, 7.5, J22, J23). */
import type { Order, Steps } from '../../engine/contract.ts';
import { land as landAct } from './acts/land.ts';
import { anyOf, ask } from './choices.ts';
import { disease } from './disease.ts';
import { tell } from './events.ts';
import type { CounterId, FieldHex, HexId, Side } from './field.ts';
import { showEntering } from './fog.ts';
import { isEngaged } from './interception.ts';
import { bombShips, fighters } from './land-lines.ts';
import { groundBerth, isFriendlyPort, takePorts } from './ports.ts';
import { countersIn, hexesOf, inOrder, isAboard, put, shipsIn } from './stacks.ts';
import { type Board, enemyOf, hexOf, pieceOf, seaportIn } from './units.ts';

/** Every coastal hex where the side's ships have land counters aboard and no enemy ship lies, or in a port of its own none fights. */
export function* landEverywhere(board: Board, side: Side): Steps<void> {
  const { field, play } = board;
  for (const id of hexesOf(play.state, side)) {
    const hex = hexOf(field, id);
    const isSafe = isFriendlyPort(play.state, hex, side) && !isEngaged(play.state, id);
    if (!isSafe && shipsIn(field, play.state, enemyOf(side), id).length > 0) continue;
    yield* play.at(id, () => land(board, side, hex, false));
  }
}

/** Asks who goes ashore here, and throws for disease where there is no seaport. */
export function* land(board: Board, side: Side, hex: FieldHex, afterCombat: boolean): Steps<void> {
  const { state } = board.play;
  if (hex.terrain !== 'coastal' || state.storms.includes(hex.id)) return;
  const counters = countersIn(state, side, hex.id).filter((id) => isAboard(state, id));
  if (counters.length === 0) return;
  // On an open coast nobody lands unless an order says so.
  const space = { ...anyOf(counters), forced: seaportIn(hex) === null };
  const chosen = yield* ask(board, side, 'land', space, { hex: hex.id, counters, afterCombat });
  if (chosen.length === 0) return;
  goAshore(board, side, hex, chosen);
  tellUnlanded(board, side, hex.id, chosen);
  const isHeld = fighters(board, enemyOf(side), hex, []).length > 0;
  const isHopeless = isHeld && fighters(board, side, hex, bombShips(board, side, hex)).length === 0;
  if (isHopeless) tellLanded(board, side, hex.id, chosen, 'ear.no-fighters', board.play.onFile(side));
  yield* disease(board, side, hex.id);
  takePorts(board);
}

function goAshore(board: Board, side: Side, hex: FieldHex, chosen: readonly CounterId[]): void {
  const { field, play } = board;
  const { state } = play;
  const units = inOrder(state, chosen);
  for (const id of units) Object.assign(pieceOf(state, id), { aboard: null, moved: 'done' });
  put(field, state, units, hex.id, groundBerth(state, hex, side));
  tell(board, 'ear.landed', '7.3', { side, hex: hex.id, units }, [side], { side, hex: hex.id, count: units.length });
  showEntering(board, units, hex.id);
}

/** A LAND of which only some went ashore here hears who did not. */
function tellUnlanded({ play }: Board, side: Side, hex: HexId, chosen: readonly CounterId[]): void {
  const isAshore = (id: CounterId): boolean =>
    play.state.pieces[id]?.hex === hex && play.state.pieces[id]?.aboard === null;
  for (const order of play.onFile(side)) {
    const { at, units = [] } = landAct.read(order) ?? {};
    if (order.when || at !== hex) continue;
    const counters = units.filter((id) => !isAshore(id));
    if (counters.length === 0 || !units.some((id) => chosen.includes(id))) continue;
    play.settle(side, order, { kind: 'done', came: { code: 'ear.not-landed', facts: { hex, counters } }, short: true });
  }
}

/** A LAND that put these ashore hears what becomes of them. */
export function tellLanded(
  { play }: Board,
  side: Side,
  hex: HexId,
  whom: readonly CounterId[],
  code: 'ear.crowded-out' | 'ear.no-fighters',
  orders: readonly Order[],
): void {
  for (const order of orders) {
    const landed = landAct.read(order);
    if (!landed || order.when || (landed.at !== undefined && landed.at !== hex)) continue;
    const counters = whom.filter((id) => landed.units.length === 0 || landed.units.includes(id));
    if (counters.length === 0) continue;
    play.settle(side, order, { kind: 'done', came: { code, facts: { hex, counters } }, short: true });
  }
}
