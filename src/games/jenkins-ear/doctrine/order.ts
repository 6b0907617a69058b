/** Orders as the doctrine writes them. */
import type { Order } from '../../../engine/contract.ts';
import type { CounterId, HexId } from '../field.ts';

export function moving(ids: readonly CounterId[], to: HexId): Order {
  const units = [...new Set(ids)];
  return order('MOVE', { units, to }, `MOVE ${units.join(', ')} TO ${to}`);
}

/** An order as the doctrine writes it; its place in the book gives its id. */
export function order(verb: string, args: Order['args'], canonical: string): Order {
  return { id: '', verb, args, canonical, line: 0 };
}
