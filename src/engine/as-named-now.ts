/** Orders that name a unit by an id under which it no longer goes. */
import type { AnyGame, Json, Order } from './contract.ts';

/** An order with every unit under the id by which it goes on where `at` stands; the same order where it names none such. */
export function asNamedNow(game: Pick<AnyGame, 'replaced'>, at: () => unknown, order: Order): Order {
  const names = game.replaced?.(at());
  if (!names || names.size === 0) return order;
  const args = renamed(order.args, names);
  return JSON.stringify(args) === JSON.stringify(order.args) ? order : { ...order, args: args as Order['args'] };
}

function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: Json) => renamed(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one as Json, names)]));
}
