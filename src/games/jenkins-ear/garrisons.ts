/** One Soldiers counter into each seaport of the flag with enough value (3.1). */
import type { Order, Reason } from '../../engine/contract.ts';
import { type Fault, fault } from './faults.ts';
import type { CounterId, Field, HexId, Port } from './field.ts';
import type { Phase } from './phase.ts';
import { put } from './stacks.ts';
import type { Piece } from './state.ts';
import { type Board, pieceOf } from './units.ts';

/** Carries out one GARRISON: those named before the first that cannot be posted there stand. */
export function garrison(
  { board, side, placed }: Phase,
  { units, at }: { readonly units: readonly CounterId[]; readonly at: HexId },
  order: Order,
): Fault | null {
  const before = placed.length;
  const failed = post(board, units, at, placed);
  const came = { code: 'ear.moved', facts: { hex: at } };
  if (placed.length > before) board.play.settle(side, order, { kind: 'done', came, ...(failed && { short: true }) });
  return failed;
}

function post(board: Board, units: readonly CounterId[], at: HexId, placed: Phase['placed']): Fault | null {
  for (const unit of units) {
    if (!waiting(board).includes(unit)) return fault('ear.no-garrison', '3.1', { counter: unit });
    const port = openPorts(board).find(({ hex }) => hex === at);
    if (!port) return fault('ear.no-garrison-port', '3.1', { hex: at }, whyNoPort(board, at, units));
    placed.push(...station(board, unit, port));
  }
  return null;
}

/** The counters that begin in a port of the player's choice. */
const garrisons = ({ field, play }: Board): readonly Piece[] =>
  [...field.counters.values()].flatMap(({ id, start }) => (start === 'garrison' ? [pieceOf(play.state, id)] : []));

/** Garrison counters without a port. */
export function waiting(board: Board): CounterId[] {
  return garrisons(board).flatMap(({ id, fate }) => (fate === 'due' ? [id] : []));
}

/** Ports still without their garrison counter. */
export function openPorts(board: Board): Port[] {
  const manned = new Set(garrisons(board).map(({ hex }) => hex));
  return [...board.field.ports.values()].filter((port) => mayGarrison(board.field, port) && !manned.has(port.hex));
}

/** Does the set-up give this port a garrison? */
export function mayGarrison({ tables: { garrison: of } }: Field, port: Port | null): boolean {
  return port?.flag === of.flag && port.value >= of.value;
}

/** A port that has its garrison, be it from this order, or none that gets one. */
function whyNoPort(board: Board, at: string, units: readonly CounterId[]): Reason {
  const manned = garrisons(board).find(({ hex }) => hex === at);
  if (manned && units.includes(manned.id)) return { code: 'ear.garrison-one', facts: { port: at, counter: manned.id } };
  if (manned) return { code: 'ear.garrison-twice', facts: { port: at, counter: manned.id } };
  return { code: 'ear.no-garrison-port', facts: { hex: at, value: board.field.tables.garrison.value, slot: 'at' } };
}

export function station({ field, play }: Board, unit: CounterId, port: Port): { unit: CounterId; hex: string }[] {
  put(field, play.state, [unit], port.hex, 'port');
  return [{ unit, hex: port.hex }];
}
