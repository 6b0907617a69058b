/**
 * A beaten attacker ashore goes to one adjacent hex by land, sickness and all, or is lost; his fleet stays (9.2 8,
 * J46, J48).
 */
import type { Steps } from '../../engine/contract.ts';
import { retreat } from './acts/retreat.ts';
import { choose } from './choices.ts';
import { disease } from './disease.ts';
import { tell } from './events.ts';
import type { FieldHex, HexId, Side } from './field.ts';
import { bombShips, fighters } from './land-lines.ts';
import { eliminate } from './losses.ts';
import { groundBerth, settlePorts } from './ports.ts';
import { ashoreIn, deceptionsIn, inOrder, put, shipsIn } from './stacks.ts';
import { type Board, enemyOf, hexOf, pieceOf } from './units.ts';

/** Gives where they are then; null where nobody is left. */
export function* retreatByLand(board: Board, side: Side, hex: FieldHex): Steps<HexId | null> {
  const { field } = board;
  const counters = ashoreIn(field, board.play.state, side, hex.id);
  if (counters.length === 0) return null;
  const ways = waysOut(board, side, hex);
  const to = yield* choose(board, side, 'land-retreat', ways, { hex: hex.id, counters });
  tellNoWay(board, side, hex.id, ways, to);
  const { state } = board.play;
  // Deceptions stay with ships of their side, if there are any.
  const stay = to === null || shipsIn(field, state, side, hex.id).length > 0;
  const all = inOrder(state, [...counters, ...(stay ? [] : deceptionsIn(field, state, side, hex.id))]);
  const others = { side, from: hex.id, to, height: all.length };
  tell(board, 'ear.land-retreat', '9.2', { side, from: hex.id, to, units: all }, [side], others);
  if (to === null) {
    eliminate(board, counters, { cause: 'no-retreat', rule: '9.2', chosenBy: null });
    return null;
  }
  put(field, state, all, to, groundBerth(state, hexOf(field, to), side));
  for (const id of all) pieceOf(state, id).moved = 'done';
  settlePorts(board);
  yield* board.play.at('retreat', () => disease(board, side, to));
  return to;
}

/** A RETREAT to hexes of which none was among the `ways` out hears where they went. */
export function tellNoWay({ play }: Board, side: Side, from: HexId, ways: readonly HexId[], to: HexId | null): void {
  for (const order of play.onFile(side)) {
    const named = retreat.read(order)?.to ?? [];
    if (order.when || named.length === 0) continue;
    if (named.some((hex) => ways.includes(hex))) continue;
    const facts = { from, hexes: [...named], ...(to !== null && { hex: to }) };
    play.settle(side, order, { kind: 'failed', why: { code: 'ear.no-retreat-there', facts } });
  }
}

/** Country next to it without storm, or an enemy of land value who holds it; with guns a bomb ship is one. */
function waysOut(board: Board, side: Side, hex: FieldHex): HexId[] {
  const { field, play } = board;
  const { storms } = play.state;
  if (storms.includes(hex.id)) return [];
  const enemy = enemyOf(side);
  return hex.byLand.flatMap((next) => {
    const isHeld =
      ashoreIn(field, play.state, enemy, next.id).length > 0 &&
      fighters(board, enemy, next, bombShips(board, enemy, next)).length > 0;
    return isHeld || storms.includes(next.id) ? [] : [next.id];
  });
}
