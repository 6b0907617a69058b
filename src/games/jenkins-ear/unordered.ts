/** Who is left without an order: ships on the map; what stands ashore waits for them. */
import { textsIn } from '../../acts/slots.ts';
import type { Order } from '../../engine/contract.ts';
import type { Field } from './field.ts';
import { counterOf, isShip } from './units.ts';
import type { EarView } from './view.ts';

export function unordered(field: Field, view: EarView, book: readonly Order[]): readonly string[] {
  const named = new Set(book.flatMap(({ args }) => Object.values(args).flatMap((value) => textsIn(value))));
  return Object.values(view.units).flatMap(({ id, hex, aboard }) => {
    const rests = !isShip(counterOf(field, id)) || hex === null || aboard !== null;
    return rests || named.has(id) ? [] : [id];
  });
}
