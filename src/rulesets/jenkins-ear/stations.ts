/** Where orders leave their counters, told to HOLD or moved there, and what becomes of these until the turn closes. */
import type { Fate, Order, Steps } from '../../engine/contract.ts';
import { actsOf } from './acts.ts';
import type { CounterId, HexId, Side } from './field.ts';
import type { EarState } from './state.ts';
import { type Board, pieceOf } from './units.ts';

/** An order that was carried out, and where each of its counters was then; for a HOLD, where the movement found it. */
export interface Station {
  readonly side: Side;
  readonly order: Order;
  readonly verb: 'HOLD' | 'MOVE';
  readonly at: readonly (readonly [CounterId, HexId | null])[];
  /** Of its counters those whose loss it has been told already. */
  readonly told: CounterId[];
}

/** HOLDs to be, of counters as they lie now. */
export function holder({ play }: Board, side: Side): (order: Order, units: readonly CounterId[]) => Station {
  const lay = new Map(Object.values(play.state.pieces).map(({ id, hex }) => [id, hex]));
  return (order, units) => ({ side, order, verb: 'HOLD', at: units.map((id) => [id, lay.get(id) ?? null]), told: [] });
}

/** The HOLDs of a book that is for no movement: nobody goes anywhere. */
export function* holdsIn(board: Board, side: Side, orders: readonly Order[]): Steps<readonly Station[]> {
  const holdOf = holder(board, side);
  const holds: Station[] = [];
  yield* actsOf(board, side, orders, ['HOLD'], function* ({ args, order }) {
    yield* [];
    holds.push(holdOf(order, args.units));
    return null;
  });
  return holds;
}

/** A move as it ended. */
export function arrived({ play }: Board, side: Side, order: Order, units: readonly CounterId[]): Station {
  return { side, order, verb: 'MOVE', at: units.map((id) => [id, pieceOf(play.state, id).hex]), told: [] };
}

/** Tells of counters lost in a hex for where orders had left them: to the last that named them, else to whoever came there. */
export function tellToll(
  { play }: Board,
  stations: readonly Station[],
  hex: HexId,
  lost: readonly CounterId[],
  code: 'ear.starved' | 'ear.crowded-out',
): void {
  const whose = new Map<Station, CounterId[]>();
  for (const unit of lost) {
    const named = stations.findLast(({ at }) => at.some(([id]) => id === unit));
    const came = named ?? stations.findLast(({ verb, at }) => verb === 'MOVE' && at.some(([, there]) => there === hex));
    if (came) whose.set(came, [...(whose.get(came) ?? []), unit]);
  }
  for (const [{ side, order, told }, counters] of whose) {
    told.push(...counters);
    play.settle(side, order, { kind: 'done', came: { code, facts: { hex, counters } }, short: true });
  }
}

/** Tells of each HOLD who stayed, who was lost and who is elsewhere now. */
export function settleHolds({ play }: Board, stations: readonly Station[]): void {
  for (const { side, order, verb, at, told } of stations) {
    if (verb !== 'HOLD') continue;
    const left = at.filter(([id]) => !told.includes(id));
    if (left.length > 0) play.settle(side, order, fateOf(play.state, left));
  }
}

function fateOf(state: EarState, at: Station['at']): Fate {
  const there = at.filter(([, hex]) => hex !== null);
  const [absent] = at.filter(([, hex]) => hex === null);
  if (there.length === 0 && absent)
    return { kind: 'failed', why: { code: 'ear.not-on-map', facts: { counter: absent[0] } } };
  const now = (id: CounterId): HexId | null => pieceOf(state, id).hex;
  const missing = there.flatMap(([id]) => (pieceOf(state, id).fate === 'map' ? [] : [id]));
  const gone = there.flatMap(([id, hex]) => (missing.includes(id) || now(id) === hex ? [] : [id]));
  const facts = { ...(missing.length > 0 && { missing }), ...(gone.length > 0 && { gone }) };
  const left = missing.length + gone.length;
  if (left === there.length) return { kind: 'failed', why: { code: 'ear.not-held', facts } };
  return { kind: 'done', came: { code: 'ear.held', facts }, ...(left > 0 && { short: true }) };
}
