/** Set-up: the English buy and place, then the Spanish, who know what the English bought (3.0 to 3.3, J54). */
import type { Diagnostic, Order, Reason, Space, Steps } from '../../engine/contract.ts';
import { actsOf, type Fault, fault } from './acts.ts';
import { ask, assigned, choose, wrong } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, Port, PortId, Side } from './field.ts';
import { setIsidro } from './isidro.ts';
import { buy } from './purchases.ts';
import { lying, reorder } from './stack-orders.ts';
import { put } from './stacks.ts';
import { holdsIn, type Station } from './stations.ts';
import { type Board, counterOf, pieceOf } from './units.ts';

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
  if (side === field.tables.garrison.side) yield* garrison(board, side, orders);
  yield* buy(board, side, orders);
  if (side === field.tables.isidro.side) yield* boxForIsidro(board, side);
  yield* reorder(board, side, before, true);
  return yield* holdsIn(board, side, orders);
}

/** One soldiers counter into each seaport of the flag with enough value, whichever the player likes (3.1). */
function* garrison(board: Board, side: Side, orders: readonly Order[]): Steps<void> {
  const placed: { unit: CounterId; hex: string }[] = [];
  yield* actsOf(board, side, orders, ['GARRISON'], function* (act) {
    yield* [];
    if (act.verb !== 'GARRISON') return null;
    const before = placed.length;
    const failed = post(board, act.args.units, act.args.at, placed);
    if (placed.length > before)
      board.play.settle(side, act.order, { kind: 'done', came: postedAt(act.args.at), ...(failed && { short: true }) });
    return failed;
  });
  const counters = waiting(board);
  const ports = openPorts(board).map(({ id }) => id);
  if (counters.length > 0) {
    const space = onePort(board, counters, ports);
    const answer = yield* ask(board, side, 'setup-garrison', space, { counters, ports });
    for (const unit of counters) {
      const port = board.field.ports.get(answer[unit] as PortId) as Port;
      placed.push(...station(board, unit, port));
    }
  }
  tell(board, 'ear.set-up', '3.1', { side, placed }, [side]);
}

const postedAt = (hex: string): Reason => ({ code: 'ear.moved', facts: { hex } });

function waiting({ field, play }: Board): CounterId[] {
  return [...field.counters.values()].flatMap(({ id, start }) =>
    start === 'garrison' && pieceOf(play.state, id).fate === 'due' ? [id] : [],
  );
}

/** Ports still without their garrison counter. */
function openPorts({ field, play }: Board): Port[] {
  const { flag, value } = field.tables.garrison;
  const manned = new Set(
    [...field.counters.values()].flatMap(({ id, start }) =>
      start === 'garrison' ? [pieceOf(play.state, id).hex] : [],
    ),
  );
  return [...field.ports.values()].filter((port) => port.flag === flag && port.value >= value && !manned.has(port.hex));
}

function post(
  board: Board,
  units: readonly CounterId[],
  at: string,
  placed: { unit: CounterId; hex: string }[],
): Fault | null {
  for (const unit of units) {
    if (!waiting(board).includes(unit)) return fault('ear.no-garrison', '3.1', { counter: unit });
    const port = openPorts(board).find(({ hex }) => hex === at);
    if (!port) return fault('ear.no-garrison-port', '3.1', { hex: at }, whyNoPort(board, at, units));
    placed.push(...station(board, unit, port));
  }
  return null;
}

/** A port that has its garrison, be it from this order, or none that gets one. */
function whyNoPort({ field, play }: Board, at: string, units: readonly CounterId[]): Reason {
  const manned = [...field.counters.values()].find(
    ({ id, start }) => start === 'garrison' && pieceOf(play.state, id).hex === at,
  );
  if (manned && units.includes(manned.id)) return { code: 'ear.garrison-one', facts: { port: at, counter: manned.id } };
  if (manned) return { code: 'ear.garrison-twice', facts: { port: at, counter: manned.id } };
  return { code: 'ear.no-garrison-port', facts: { hex: at, value: field.tables.garrison.value, slot: 'at' } };
}

function station({ field, play }: Board, unit: CounterId, port: Port): { unit: CounterId; hex: string }[] {
  put(field, play.state, [unit], port.hex, 'port');
  return [{ unit, hex: port.hex }];
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
