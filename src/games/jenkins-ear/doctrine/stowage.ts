/** How a stack lies, who goes aboard which ship and who ashore, where nobody says otherwise. */
import { mayHold } from '../cargo.ts';
import type { CounterId, Field } from '../field.ts';
import type { Answers } from '../questions.ts';
import { counterOf, isLand } from '../units.ts';
import type { SeenUnit } from '../view.ts';
import { byMost, gunOf, type Staff } from './staff.ts';

/** Counters in this order as far as a stack allows it (4.1). */
export function laid({ field, view }: Pick<Staff, 'field' | 'view'>, wished: readonly CounterId[]): CounterId[] {
  const aboard = (id: CounterId): CounterId | null => view.units[id]?.aboard ?? null;
  const loose = wished.filter((id) => aboard(id) === null);
  const above = loose.filter((id) => !isLand(counterOf(field, id)));
  const ground = loose.filter((id) => isLand(counterOf(field, id)));
  return [...above, ...ground].flatMap((id) => [...wished.filter((cargo) => aboard(cargo) === id), id]);
}

/**
 * Who goes aboard which ship: Merchants first, then whatever else has room; leaders on the strongest ship, before others,
 * or where holds are short on those that carry nobody else.
 */
export function stowed(
  field: Field,
  units: readonly Pick<SeenUnit, 'id' | 'aboard'>[],
  counters: readonly CounterId[],
  ships: readonly CounterId[],
): Answers['carry'] {
  const usual = stowedBy(field, units, counters, ships, true);
  if (Object.keys(usual).length === counters.length) return usual;
  const tight = stowedBy(field, units, counters, ships, false);
  return Object.keys(tight).length > Object.keys(usual).length ? tight : usual;
}

function stowedBy(
  field: Field,
  units: readonly Pick<SeenUnit, 'id' | 'aboard'>[],
  counters: readonly CounterId[],
  ships: readonly CounterId[],
  leadersFirst: boolean,
): Answers['carry'] {
  const held = new Map<CounterId, CounterId[]>();
  for (const { id, aboard } of units) {
    if (aboard !== null) held.set(aboard, [...(held.get(aboard) ?? []), id]);
  }
  const isMerchant = (id: CounterId): boolean => counterOf(field, id).kind === 'merchant';
  const weakest = byMost(ships, (id) => -gunOf(field, id));
  const carriers = [...weakest.filter(isMerchant), ...weakest.filter((id) => !isMerchant(id))];
  const strong = byMost(ships, (id) => gunOf(field, id));
  const made: Record<CounterId, CounterId> = {};
  const isLeader = (id: CounterId): boolean => counterOf(field, id).kind === 'leader';
  const others = byMost(
    counters.filter((id) => !isLeader(id)),
    (id) => counterOf(field, id).land ?? 0,
  );
  const leaders = counters.filter(isLeader);
  for (const id of leadersFirst ? [...leaders, ...others] : [...others, ...leaders]) {
    const counter = counterOf(field, id);
    const order = isLeader(id) ? strong : carriers;
    const ship = order.find((one) => mayHold(field, counterOf(field, one), held.get(one) ?? [], counter));
    if (ship === undefined) continue;
    made[id] = ship;
    held.set(ship, [...(held.get(ship) ?? []), id]);
  }
  return made;
}

/**
 * Who of these lands where there is something to take: all but leaders, whose dice count from aboard as well, and of
 * batteries but one.
 */
export function landingParty(field: Field, counters: readonly CounterId[]): CounterId[] {
  const cannonade = (id: CounterId): number => counterOf(field, id).cannonade ?? 0;
  const troops = counters.filter((id) => counterOf(field, id).kind !== 'leader');
  const [battery] = byMost(
    troops.filter((id) => cannonade(id) > 0),
    cannonade,
  );
  return troops.filter((id) => cannonade(id) === 0 || id === battery);
}
