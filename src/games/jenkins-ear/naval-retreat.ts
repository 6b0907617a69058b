/** A beaten attacker at sea draws off, and may be intercepted (9.1 9, J36). */
import type { Steps } from '../../engine/contract.ts';
import { choose } from './choices.ts';
import { dock } from './docking.ts';
import { tell } from './events.ts';
import type { CounterId, FieldHex, HexId, Side } from './field.ts';
import { coverUp } from './fog.ts';
import { interceptors, tryToIntercept } from './interception.ts';
import { tellNoWay } from './land-retreat.ts';
import { eliminate } from './losses.ts';
import { isEnemyPort, isFriendlyPort } from './ports.ts';
import { cargoOf, inOrder, put, shipsIn, stackAt } from './stacks.ts';
import type { Contact } from './state.ts';
import { type Board, enemyOf, hexOf, isDeception, only, pieceOf, seaportIn } from './units.ts';

/** All the attacker's ships go to one hex, where the enemy may intercept them, or are lost. */
export function* retreatAtSea(board: Board, { hex: id, attacker, from }: Contact): Steps<void> {
  const { field } = board;
  const ships = shipsIn(field, board.play.state, attacker, id);
  if (ships.length === 0) return;
  const ways = waysOut(board, attacker, hexOf(field, id));
  const about = { hex: id, from: ways.includes(from) ? from : null };
  const to = yield* choose(board, attacker, 'naval-retreat', ways, about);
  tellNoWay(board, attacker, id, ways, to);
  if (to === null) {
    tellRetreat(board, attacker, id, null, ships);
    return eliminate(board, ships, { cause: 'no-retreat', rule: '9.1', chosenBy: null });
  }
  drawOff(board, attacker, id, to, ships);
  yield* board.play.at('haven', () => putIn(board, attacker, hexOf(field, to)));
  yield* board.play.at('retreat', () => chase(board, attacker, hexOf(field, to)));
}

/** In a seaport of their own they may lie in it at once, as far as it holds them (4.0). */
function* putIn(board: Board, side: Side, hex: FieldHex): Steps<void> {
  const port = seaportIn(hex);
  if (port && isFriendlyPort(board.play.state, hex, side)) yield* dock(board, side, hex, port);
}

/** Adjacent water without storm, enemy ship or enemy seaport. */
function waysOut({ field, play }: Board, side: Side, hex: FieldHex): HexId[] {
  const { state } = play;
  if (state.storms.includes(hex.id)) return [];
  return hex.bySea.flatMap((next) => {
    const barred =
      state.storms.includes(next.id) ||
      isEnemyPort(state, next, side) ||
      shipsIn(field, state, enemyOf(side), next.id).length > 0;
    return barred ? [] : [next.id];
  });
}

function drawOff(board: Board, side: Side, from: HexId, to: HexId, ships: readonly CounterId[]): void {
  const { field, play } = board;
  const { state } = play;
  // Those docked stay with whoever is in the port.
  const screens = only(field, stackAt(state, side, from, 'off'), isDeception);
  const all = inOrder(state, [...ships, ...screens, ...ships.flatMap((id) => cargoOf(state, id))]);
  put(field, state, all, to, 'off');
  for (const id of all) pieceOf(state, id).moved = 'done';
  tellRetreat(board, side, from, to, all);
  coverUp(board);
}

function tellRetreat(board: Board, side: Side, from: HexId, to: HexId | null, units: readonly CounterId[]): void {
  const others = { side, from, to, height: units.length };
  tell(board, 'ear.naval-retreat', '9.1', { side, from, to, units: [...units] }, [side], others);
}

function* chase(board: Board, side: Side, hex: FieldHex): Steps<void> {
  const chosen = yield* interceptors(board, side, hex, 'retreat-intercept');
  if (chosen.length > 0) tryToIntercept(board, side, hex, chosen);
}
