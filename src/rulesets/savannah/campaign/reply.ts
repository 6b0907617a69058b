/** What the orders of the campaign answer: who enters, waits or sallies, and whether the lines are to be stormed. */
import type { Json, Order } from '../../../engine/contract.ts';
import type { Replier } from '../reply.ts';

/** Answers by question kind. */
export const campaignRepliers: Readonly<Record<string, Replier>> = {
  'enter-hold': ({ order, about }) => {
    const arrived = idsIn(about.units);
    const named = namedBy(order).filter((id) => arrived.includes(id));
    if (named.length === 0) return undefined;
    return order.verb === 'WAIT' ? named : [];
  },
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

function namedBy({ args }: Order): readonly string[] {
  return [...idsIn(args.units), ...idsIn(args.unit)];
}

function idsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
