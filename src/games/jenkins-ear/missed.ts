/** Orders for a moment that may never come, whose counters were lost before it: told why it never came. */
import { textsIn } from '../../acts/slots.ts';
import type { Order } from '../../engine/contract.ts';
import { forAMoment } from './acts/index.ts';
import type { Side } from './field.ts';
import type { Board } from './units.ts';

export function tellMissed({ play }: Board, side: Side, orders: readonly Order[]): void {
  for (const order of orders) {
    if (order.when || !forAMoment.some(({ verb }) => verb.id === order.verb)) continue;
    const { units, leader } = order.args;
    const named = [...textsIn(units), ...(typeof leader === 'string' ? [leader] : [])];
    const missing = named.filter((id) => play.state.pieces[id]?.fate !== 'map');
    if (named.length > 0 && missing.length === named.length)
      play.settle(side, order, { kind: 'unreached', why: { code: 'ear.not-there', facts: { missing } } });
  }
}
