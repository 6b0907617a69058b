/** Arrivals of the turn that wait or found no room: they have not come. */
import type { UnitId } from '../rules/state.ts';
import type { Tale, Teller } from './teller.ts';

export function heldBack({ tales }: Teller): ReadonlySet<UnitId> {
  const isDelay = (tale: Tale): tale is Tale & { facts: { units: readonly UnitId[] } } => tale.kind === 'own.delayed';
  return new Set(tales.filter(isDelay).flatMap(({ facts }) => facts.units));
}
