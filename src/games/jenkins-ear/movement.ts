/** The Movement step of a side: arrivals, scuttling, moves in the order given, landing, docking (6.3, 7.0). */
import type { Order, Steps } from '../../engine/contract.ts';
import { type Act, actsOf, type Fault } from './acts.ts';
import { embark } from './cargo.ts';
import { dockEverywhere } from './docking.ts';
import type { HexId, Side } from './field.ts';
import { coverUp } from './fog.ts';
import { arriveIsidro } from './isidro.ts';
import { landEverywhere } from './landing.ts';
import { move } from './moves.ts';
import { arrive, cross } from './passage.ts';
import { settlePorts, takePorts } from './ports.ts';
import { scuttle } from './scuttling.ts';
import { type Lying, reorder } from './stack-orders.ts';
import { holder, type Station } from './stations.ts';
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
  makeReady(board, side);
  if (side === board.field.tables.isidro.side) yield* play.at('san-isidro', () => arriveFromSpain(board));
  yield* play.at('arrival', () => arrive(board, side));
  yield* play.at('scuttling', () => scuttle(board, side));
  const starts = new Map<HexId, number>();
  const stations: Station[] = [];
  const holdOf = holder(board, side);
  yield* actsOf(board, side, orders, ['MOVE', 'EMBARK', 'CROSS', 'HOLD'], function* (act) {
    if (act.verb === 'HOLD') {
      stations.push(holdOf(act.order, act.args.units));
      return null;
    }
    const failed = yield* carryOut(board, side, act, starts, stations);
    takePorts(board);
    coverUp(board);
    return failed;
  });
  yield* play.checkpoint('moved');
  yield* play.at('landing', () => landEverywhere(board, side));
  // Whoever went aboard or away and is ashore there again has never left the port.
  settlePorts(board);
  yield* play.at('docking', () => dockEverywhere(board, side, orders, stations));
  coverUp(board);
  yield* reorder(board, side, before, true);
  return stations;
}

function* arriveFromSpain(board: Board): Steps<void> {
  yield* [];
  arriveIsidro(board);
}

/** Every counter of the side may move, and its count of hexes at sea begins (J25). */
function makeReady({ play, field }: Board, side: Side): void {
  for (const id in play.state.pieces) {
    if (field.counters.get(id)?.side === side)
      Object.assign(play.state.pieces[id] ?? {}, { moved: 'no', sailed: 0, squall: false });
  }
}

function* carryOut(
  board: Board,
  side: Side,
  act: Act,
  starts: Map<HexId, number>,
  stations: Station[],
): Steps<Fault | null> {
  switch (act.verb) {
    case 'MOVE':
      return yield* move(board, side, act.args, act.order, placeOf(board, act.args.units[0], starts), stations);
    case 'CROSS':
      return yield* cross(board, side, act.args.units, act.order, placeOf(board, act.args.units[0], starts));
    case 'EMBARK':
      return embark(board, side, act.args, act.order);
    default:
      return null;
  }
}

/** Where a move is played: the hex it starts from; a second from there by number. What moves must not show in it. */
function placeOf({ play }: Board, unit: string | undefined, starts: Map<HexId, number>): string {
  const hex = play.state.pieces[unit ?? '']?.hex ?? 'nowhere';
  const times = (starts.get(hex) ?? 0) + 1;
  starts.set(hex, times);
  return times === 1 ? hex : `${hex}.${times}`;
}
