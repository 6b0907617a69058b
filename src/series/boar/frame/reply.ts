/** What the orders of the days answer: who enters or waits, and whether the lines are to be stormed. */
import type { Json, Order } from '../../../engine/contract.ts';
import type { Asked, Replier } from '../acts/asked.ts';

/** Answers by question kind. */
export const frameRepliers: Readonly<Record<string, Replier>> = {
  'enter-hex': ({ order, about }) =>
    namedBy(order).some((id) => idsIn(about.units).includes(id)) && typeof order.args.at === 'string'
      ? order.args.at
      : undefined,
  'declare-assault': () => 'declare',
};

/** Those who wait, line by line: WAIT adds the units it names, ENTER takes its unit back. */
export function enterHold(asked: readonly Pick<Asked, 'order' | 'about'>[]): Json | undefined {
  let waiting: readonly string[] | undefined;
  for (const { order, about } of asked) {
    const arrived = idsIn(about.units);
    const named = namedBy(order).filter((id) => arrived.includes(id));
    if (named.length === 0) continue;
    const others = (waiting ?? []).filter((id) => !named.includes(id));
    waiting = order.verb === 'WAIT' ? [...others, ...named] : others;
  }
  return waiting;
}

export function namedBy({ args }: Order): readonly string[] {
  return [...idsIn(args.units), ...idsIn(args.unit)];
}

export function idsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
