/** What an order of sortie answers. */
import type { Replier } from '../../../series/boar/acts/asked.ts';
import { idsIn, namedBy } from '../../../series/boar/frame/reply.ts';

export const sortieRepliers: Readonly<Record<string, Replier>> = {
  'declare-sortie-leader': ({ order, about }) => {
    if (order.args.leader !== about.leader) return undefined;
    const able = idsIn(about.units);
    return namedBy(order).filter((id) => able.includes(id));
  },
};
