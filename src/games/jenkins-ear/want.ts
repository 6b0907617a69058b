/** What own stacks want as they lie: room in a port, and supply. */
import type { Field, Side } from './field.ts';
import { countingOf } from './stacking.ts';
import type { StackKey } from './state.ts';
import { counterOf, hexOf, isDeception, seaportIn } from './units.ts';
import type { EarView, SeenStack } from './view.ts';

/** How many land counters more than it holds, holds of docked ships included, an own stack has in its port (4.0, 4.1). */
export function surplus(field: Field, { units, hex, berth }: SeenStack): number {
  if (units === null || berth !== 'port') return 0;
  return Math.max(0, countingOf(field, units, 'land').length - (seaportIn(hexOf(field, hex))?.value ?? 0));
}

/** Own stacks that would lose a counter for want of supply as they lie now (6.7): of a friendly port's hex those that lie off. */
export function unfed(field: Field, view: EarView, side: Side): readonly StackKey[] {
  const own = Object.values(view.stacks).filter((stack) => stack.side === side);
  const isStores = (id: string): boolean => counterOf(field, id).kind === 'supplies';
  const fed = new Set(own.flatMap(({ hex, units }) => (units?.some(isStores) ? [hex] : [])));
  return own.filter((stack) => isShort(field, view, stack) && !fed.has(stack.hex)).map(({ key }) => key);
}

function isShort(field: Field, view: EarView, { side, hex, berth, units }: SeenStack): boolean {
  const port = seaportIn(hexOf(field, hex));
  if (port !== null && view.ports[port.id] === side && berth !== 'off') return false;
  return (units ?? []).some((id) => !isDeception(counterOf(field, id)));
}
