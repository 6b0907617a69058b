/** HOLD: whoever is told to stay, and what has become of him when the turn closes. */
import type { Fate, Order, Steps } from '../../engine/contract.ts';
import { actsOf } from './acts.ts';
import type { CounterId, HexId, Side } from './field.ts';
import type { EarState } from './state.ts';
import { type Board, pieceOf } from './units.ts';

/** A HOLD as it was due, and where each of its counters lay when the movement began. */
export interface Hold {
  readonly side: Side;
  readonly order: Order;
  readonly at: readonly (readonly [CounterId, HexId | null])[];
}

/** HOLDs to be, of counters as they lie now. */
export function holder({ play }: Board, side: Side): (order: Order, units: readonly CounterId[]) => Hold {
  const lay = new Map(Object.values(play.state.pieces).map(({ id, hex }) => [id, hex]));
  return (order, units) => ({ side, order, at: units.map((id) => [id, lay.get(id) ?? null]) });
}

/** The HOLDs of a book that is for no movement: nobody goes anywhere. */
export function* holdsIn(board: Board, side: Side, orders: readonly Order[]): Steps<readonly Hold[]> {
  const holdOf = holder(board, side);
  const holds: Hold[] = [];
  yield* actsOf(board, side, orders, ['HOLD'], function* ({ args, order }) {
    yield* [];
    holds.push(holdOf(order, args.units));
    return null;
  });
  return holds;
}

/** Tells of each HOLD who stayed, who was lost and who is elsewhere now. */
export function settleHolds({ play }: Board, holds: readonly Hold[]): void {
  for (const { side, order, at } of holds) play.settle(side, order, fateOf(play.state, at));
}

function fateOf(state: EarState, at: Hold['at']): Fate {
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
