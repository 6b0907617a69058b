/** Supply: a hex without friendly seaport or Supplies costs its owner a counter (6.7, 11.8, J56, J59). */
import type { Steps } from '../../engine/contract.ts';
import { choose } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, Field, HexId, Side } from './field.ts';
import { eliminate } from './losses.ts';
import { isFriendlyPort, settlePorts } from './ports.ts';
import { cargoOf, countersIn, hexesOf, stackAt } from './stacks.ts';
import type { EarState } from './state.ts';
import { type Station, tellToll } from './stations.ts';
import { type Board, counterOf, hexOf, isDeception } from './units.ts';

/** English hexes first, then Spanish, by hex. */
export function* supplyStep(board: Board, stations: readonly Station[]): Steps<void> {
  for (const side of board.field.sides) {
    for (const hex of hexesOf(board.play.state, side)) {
      const short = unsupplied(board.field, board.play.state, side, hex);
      if (short.length > 0) yield* board.play.at(`${side}.${hex}`, () => starve(board, stations, side, hex, short));
    }
  }
}

/** Counters of the side that lack supply in a hex, Deceptions apart; of a friendly port's hex those that lie off. */
export function unsupplied(field: Field, state: EarState, side: Side, hex: HexId): CounterId[] {
  const all = countersIn(state, side, hex);
  if (all.some((id) => counterOf(field, id).kind === 'supplies')) return [];
  const isPort = isFriendlyPort(state, hexOf(field, hex), side);
  const short = isPort ? stackAt(state, side, hex, 'off') : all;
  return short.filter((id) => !isDeception(counterOf(field, id)));
}

function* starve(
  board: Board,
  stations: readonly Station[],
  side: Side,
  hex: HexId,
  counters: readonly CounterId[],
): Steps<void> {
  tell(board, 'ear.supply', '6.7', { side, hex });
  const victim = yield* choose(board, side, 'supply-victim', counters, { hex, counters });
  if (victim !== null) {
    const lost = [victim, ...cargoOf(board.play.state, victim)];
    eliminate(board, [victim], { cause: 'supply', rule: '6.7', chosenBy: side });
    tellToll(
      board,
      stations.filter((one) => one.side === side),
      hex,
      lost,
      'ear.starved',
    );
  }
  settlePorts(board);
}
