/** What the orders of the campaign answer: who enters, waits or sallies, and whether the lines are to be stormed. */
import type { Json, Order } from '../../../engine/contract.ts';
import type { Asked, Replier } from '../reply.ts';

/** Answers by question kind. */
export const campaignRepliers: Readonly<Record<string, Replier>> = {
  'enter-hex': ({ order, about }) =>
    namedBy(order).some((id) => idsIn(about.units).includes(id)) && typeof order.args.at === 'string'
      ? order.args.at
      : undefined,
  'declare-sortie-leader': ({ order, about }) => {
    if (order.args.leader !== about.leader) return undefined;
    const able = idsIn(about.units);
    return namedBy(order).filter((id) => able.includes(id));
  },
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

function namedBy({ args }: Order): readonly string[] {
  return [...idsIn(args.units), ...idsIn(args.unit)];
}

function idsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
