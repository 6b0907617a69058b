/** The Movement step of a side: arrivals, moves in the order given, landing, scuttling, docking (6.3, 7.0). */
import { textsIn } from '../../acts/slots.ts';
import type { Order, Steps } from '../../engine/contract.ts';
import { carryOutIn } from './acts/act.ts';
import { cross } from './acts/cross.ts';
import { embark } from './acts/embark.ts';
import { hold } from './acts/hold.ts';
import { move } from './acts/move.ts';
import { place } from './acts/place.ts';
import { dockEverywhere } from './docking.ts';
import type { CounterId, Side } from './field.ts';
import { coverUp } from './fog.ts';
import { arriveIsidro } from './isidro.ts';
import { landEverywhere } from './landing.ts';
import { askAboard } from './moves.ts';
import { arrive, arriving } from './passage.ts';
import { phaseOf } from './phase.ts';
import { settlePorts, tellAbandoned } from './ports.ts';
import { scuttle } from './scuttling.ts';
import { type Lying, reorder } from './stack-orders.ts';
import type { Piece } from './state.ts';
import type { Station } from './stations.ts';
import type { Board } from './units.ts';

/** `before`: how the stacks lay when the phase opened, to ask for those that have changed. Gives where orders left their counters. */
export function* movementStep(
  board: Board,
  side: Side,
  orders: readonly Order[],
  before: Lying,
): Steps<readonly Station[]> {
  const { play } = board;
  yield* play.checkpoint('start');
  // Every counter of the side may move, and its count of hexes at sea begins (J25).
  for (const piece of Object.values(play.state.pieces)) {
    if (board.field.counters.get(piece.id)?.side === side) bringToRest(piece);
  }
  if (side === board.field.tables.isidro.side) yield* play.at('san-isidro', () => arriveIsidro(board));
  // Who is placed by a line comes in as its turn comes among the moves.
  const placed = new Set(orders.flatMap((order) => place.read(order)?.units ?? []));
  const others = arriving(board, side).filter((id) => !placed.has(id));
  yield* play.at('arrival', () => arrive(board, side, others));
  const phase = phaseOf(board, side);
  yield* play.at('boarding', () => askAboard(phase, clearIn(orders)));
  yield* carryOutIn(phase, orders, [move, embark, cross, hold, place]);
  yield* play.at('late-arrival', () => arrive(board, side, arriving(board, side)));
  yield* play.checkpoint('moved');
  yield* play.at('landing', () => landEverywhere(board, side));
  for (const { order, hex } of phase.vacated) tellAbandoned(board, side, order, hex);
  // Whoever went aboard or away and is ashore there again has never left the port.
  settlePorts(board);
  yield* play.at('scuttling', () => scuttle(board, side));
  const stations = yield* play.at('docking', () => dockEverywhere(board, side, orders, phase.stations));
  coverUp(board);
  yield* reorder(board, side, before, true);
  return stations;
}

/** Moves of counters that no line before them takes anywhere, nor may take. */
function clearIn(orders: readonly Order[]) {
  const moves: NonNullable<ReturnType<typeof move.read>>[] = [];
  const taken = new Set<CounterId>();
  for (const order of orders) {
    const { args, when, verb } = order;
    if (embark.read(order)?.units.length === 0) break;
    const sails = move.read(order);
    if (sails && !when && !sails.units.some((id) => taken.has(id))) moves.push(sails);
    if (!MOVERS.includes(verb)) continue;
    for (const id of [...textsIn(args.units), ...textsIn(args.on)]) taken.add(id);
  }
  return moves;
}

const MOVERS = [move, embark, cross, place].map(({ verb }) => verb.id);

/** It is not under way, and has sailed nowhere and tried nothing. */
export function bringToRest(piece: Piece): void {
  Object.assign(piece, { moved: 'no', sailed: 0, squall: false });
  delete piece.missed;
}
