/** Orders of the computer's, written as a player would write them. */
import type { Json, Order } from '../engine/contract.ts';
import { written } from '../orders/write.ts';
import type { Act, World } from './act.ts';

/** An order before it stands in a book: `order(move, { unit, to })`. */
export function order<W extends World, A extends Readonly<Record<string, Json>>>(
  { verb }: Act<W, A>,
  args: A,
): Pick<Order, 'verb' | 'args'> {
  return { verb: verb.id, args };
}

/** These orders as a book, in the order given. */
export function bookOf<W extends World>(
  acts: readonly Act<W>[],
  orders: readonly Pick<Order, 'verb' | 'args'>[],
): readonly Order[] {
  const grammar = { verbs: acts.map(({ verb }) => verb), terms: [] };
  return orders.map((one, n) => written(grammar, { ...one, id: `d${n + 1}`, line: 0 }));
}
