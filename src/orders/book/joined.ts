/** A proposed order that would take the place of a right line of its own mail about the same place: both as one order. */
import type { Json, Order } from '../../engine/contract.ts';
import { readOrders } from '../read.ts';
import type { ReadOrder } from '../types.ts';
import { spokenIn, writeAct } from '../write.ts';
import { shifted } from './shifted.ts';
import type { Draft } from './types.ts';
import { besides, isError, judgedBeside } from './verdicts.ts';

/** What becomes of such an order. */
export interface Joined {
  /** The line whose place it would take. */
  readonly line: number;
  /** Both as one; null where they make none together. */
  readonly read: ReadOrder | null;
}

/** Null where it takes no line's place; `at`: as of `judgedBeside`. */
export function joinedTo(draft: Draft, { order }: ReadOrder, at?: number): Joined | null {
  const [first, ...others] = draft.lexicon.byId.get(order.verb)?.slots ?? [];
  if (!first?.type.startsWith('hex') || order.when || !others.some(({ type }) => type === 'units')) return null;
  const left = besides(draft, order);
  const old = draft.orders.find((one, n) => one.verb === order.verb && draft.lineOf.has(one) && left[n] === null);
  const line = old && draft.lineOf.get(old)?.line;
  if (!old || line === undefined || old.when) return null;
  const [one] = readOrders(spokenIn(draft.grammar, together(draft, old, order)), draft.grammar).lines;
  const read = one ? shifted(one, at ?? one.line).read : undefined;
  const isRight = read && !judgedBeside(draft, read, at).some(isError);
  return { line, read: isRight ? read : null };
}

/** Whom either names, in the order of the lines; of all else the line that was right has the say. */
function together({ lexicon }: Draft, old: Order, order: Order): Order {
  const known = lexicon.byId.get(order.verb);
  const lists = known?.slots.filter(({ type }) => type === 'units') ?? [];
  const both = lists.flatMap(({ name }) => {
    const named = [old, order].flatMap(({ args }) => [args[name] ?? []].flat() as Json[]);
    return named.length > 0 ? [[name, [...new Set(named)]] as const] : [];
  });
  const args = { ...order.args, ...old.args, ...Object.fromEntries(both) };
  return known ? { ...order, args, canonical: writeAct(known, args) } : order;
}
