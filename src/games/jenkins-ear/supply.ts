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

/** English hexes first, then Spanish, by hex. Gives the stations as they have been told. */
export function* supplyStep(board: Board, stations: readonly Station[]): Steps<readonly Station[]> {
  let told = stations;
  for (const side of board.field.sides) {
    for (const hex of hexesOf(board.play.state, side)) {
      const short = unsupplied(board.field, board.play.state, side, hex);
      if (short.length === 0) continue;
      const ground = hexOf(board.field, hex);
      const port = isFriendlyPort(board.play.state, ground, side) ? ground.port : null;
      const lost = yield* board.play.at(`${side}.${hex}`, () => starve(board, side, hex, short));
      told = tellToll(board, told, { side, hex, lost, code: 'ear.starved', ...(port && { room: port.value }) });
    }
  }
  return told;
}

/** Counters of the side that lack supply in a hex, Deceptions apart: those that lie in no friendly port. */
export function unsupplied(field: Field, state: EarState, side: Side, hex: HexId): CounterId[] {
  if (countersIn(state, side, hex).some((id) => counterOf(field, id).kind === 'supplies')) return [];
  return stackAt(state, side, hex, 'off').filter((id) => !isDeception(counterOf(field, id)));
}

/** Gives whom the side loses. */
function* starve(board: Board, side: Side, hex: HexId, counters: readonly CounterId[]): Steps<readonly CounterId[]> {
  tell(board, 'ear.supply', '6.7', { side, hex });
  const victim = yield* choose(board, side, 'supply-victim', counters, { hex, counters });
  const lost = victim === null ? [] : [victim, ...cargoOf(board.play.state, victim)];
  if (victim !== null) eliminate(board, [victim], { cause: 'supply', rule: '6.7', chosenBy: side });
  settlePorts(board);
  return lost;
}
