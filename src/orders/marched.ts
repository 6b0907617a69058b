/** Where lines march units: before what is ordered for a later call, for which a hex stands for who will be in it. */
import type { Order } from '../engine/contract.ts';
import type { KnownVerb, Lexicon } from './lexicon.ts';

/** Where a line sends a unit, and for which calls it is. */
export interface March {
  readonly to: string;
  readonly calls: readonly string[];
}

/** Takes in whom an order marches, or keeps where they are after all. */
export function march(marched: Map<string, March>, order: Order, lexicon: Lexicon): void {
  const known = lexicon.byId.get(order.verb);
  const to = known?.slots.find(({ arrives }) => arrives);
  if (!known || order.when) return;
  for (const unit of unitsIn(known, order))
    if (to) marched.set(unit, { to: String(order.args[to.name]), calls: known.verb.calls });
    else if (known.verb.insteadOf?.length) marched.delete(unit);
}

export function unitsIn({ slots }: KnownVerb, { args }: Order): readonly string[] {
  return slots.flatMap(({ type, name }) => (type === 'units' ? [args[name] ?? []].flat().map(String) : []));
}
