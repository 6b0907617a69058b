/** Set-up: the English buy and place, then the Spanish, who know what the English bought (3.0 to 3.3, J54). */
import type { Diagnostic, Order, Space, Steps } from '../../engine/contract.ts';
import { carryOutIn } from './acts/act.ts';
import { garrison } from './acts/garrison.ts';
import { hold } from './acts/hold.ts';
import { buyAll } from './buying.ts';
import { ask, assigned, choose, wrong } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, Port, PortId, Side } from './field.ts';
import { openPorts, station, waiting } from './garrisons.ts';
import { setIsidro } from './isidro.ts';
import { type Phase, phaseOf } from './phase.ts';
import { lying, reorder } from './stack-orders.ts';
import type { Station } from './stations.ts';
import { type Board, counterOf } from './units.ts';

/** Gives who was told to hold. */
export function* setUp(board: Board): Steps<readonly Station[]> {
  const holds: Station[] = [];
  for (const side of board.field.sides) holds.push(...(yield* board.play.at(side, () => setUpSide(board, side))));
  return holds;
}

function* setUpSide(board: Board, side: Side): Steps<readonly Station[]> {
  const { play, field } = board;
  yield* play.checkpoint('start');
  const orders = yield* play.call(side, 'movement');
  const before = lying(board, side);
  if (side === field.tables.garrison.side) yield* postAll(phaseOf(board, side), orders);
  yield* buyAll(board, side, orders);
  if (side === field.tables.isidro.side) yield* boxForIsidro(board, side);
  yield* reorder(board, side, before, true);
  // Nobody goes anywhere yet.
  const holds = phaseOf(board, side);
  yield* carryOutIn(holds, orders, [hold]);
  return holds.stations;
}

/** One soldiers counter into each seaport of the flag with enough value, whichever the player likes (3.1). */
function* postAll(phase: Phase, orders: readonly Order[]): Steps<void> {
  const { board, side, placed } = phase;
  yield* carryOutIn(phase, orders, [garrison]);
  const counters = waiting(board);
  const ports = openPorts(board).map(({ id }) => id);
  if (counters.length > 0) {
    const space = onePort(board, counters, ports);
    const answer = yield* ask(board, side, 'setup-garrison', space, { counters, ports });
    for (const unit of counters) {
      placed.push(...station(board, unit, board.field.ports.get(answer[unit] as PortId) as Port));
    }
  }
  tell(board, 'ear.set-up', '3.1', { side, placed }, [side]);
}

/** A port of its own for each; nothing to choose where all are worth the same. */
function onePort(
  { field }: Board,
  counters: readonly CounterId[],
  ports: readonly PortId[],
): Space<Readonly<Record<CounterId, PortId>>> {
  const twice = (answer: Readonly<Record<string, string>>): Diagnostic[] => {
    const given = Object.values(answer);
    const again = given.find((port, n) => given.indexOf(port) !== n);
    return again === undefined ? [] : [wrong('ear.garrison-twice', { port: again }, '3.1')];
  };
  const space = assigned(Object.fromEntries(counters.map((id) => [id, ports])), false, twice);
  const alike = new Set(counters.map((id) => counterOf(field, id).land)).size === 1;
  return alike ? { ...space, forced: true } : space;
}

function* boxForIsidro(board: Board, side: Side): Steps<void> {
  const boxes = Array.from({ length: board.field.tables.turns }, (_, n) => n + 1);
  const box = yield* choose(board, side, 'isidro-box', boxes, null);
  setIsidro(board, box ?? 1);
}
