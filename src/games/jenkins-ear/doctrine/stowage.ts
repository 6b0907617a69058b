/** How a stack lies, who goes aboard which ship and who ashore, where nobody says otherwise. */
import { mayHold } from '../cargo.ts';
import type { CounterId, Field } from '../field.ts';
import type { Answers } from '../questions.ts';
import { counterOf, isLand } from '../units.ts';
import { leastMissed } from './missed.ts';
import { byMost, type Staff } from './staff.ts';

/** Counters in this order as far as a stack allows it (4.1). */
export function laid({ field, view }: Pick<Staff, 'field' | 'view'>, wished: readonly CounterId[]): CounterId[] {
  const aboard = (id: CounterId): CounterId | null => view.units[id]?.aboard ?? null;
  const loose = wished.filter((id) => aboard(id) === null);
  const above = loose.filter((id) => !isLand(counterOf(field, id)));
  const ground = loose.filter((id) => isLand(counterOf(field, id)));
  return [...above, ...ground].flatMap((id) => [...wished.filter((cargo) => aboard(cargo) === id), id]);
}

/**
 * Who goes aboard which ship: leaders and then the strongest troops on the ships that are missed most, as those without cargo
 * are lost first; where that leaves somebody behind Merchants are filled first, or leaders go on what carries nobody else.
 */
export function stowed(
  staff: Pick<Staff, 'field' | 'tuning' | 'view'>,
  counters: readonly CounterId[],
  ships: readonly CounterId[],
): Answers['carry'] {
  const { field } = staff;
  const laden = new Set(Object.values(staff.view.units).flatMap(({ aboard }) => aboard ?? []));
  const dearest = leastMissed({ ...staff, laden }, ships).toReversed();
  const roomy = byMost(dearest, (id) => Number(counterOf(field, id).kind === 'merchant'));
  const isLeader = (id: CounterId): boolean => counterOf(field, id).kind === 'leader';
  const others = byMost(
    counters.filter((id) => !isLeader(id)),
    (id) => counterOf(field, id).land ?? 0,
  );
  const leaders = counters.filter(isLeader);
  const ways = [
    stowedBy(staff, [...leaders, ...others], dearest),
    stowedBy(staff, [...leaders, ...others], roomy),
    stowedBy(staff, [...others, ...leaders], roomy),
  ];
  return byMost(ways, (way) => Object.keys(way).length)[0] ?? {};
}

/** Each in turn on the first ship that has room. */
function stowedBy(
  { field, view }: Pick<Staff, 'field' | 'view'>,
  counters: readonly CounterId[],
  ships: readonly CounterId[],
): Answers['carry'] {
  const held = new Map<CounterId, CounterId[]>();
  for (const { id, aboard } of Object.values(view.units)) {
    if (aboard !== null) held.set(aboard, [...(held.get(aboard) ?? []), id]);
  }
  const made: Record<CounterId, CounterId> = {};
  for (const id of counters) {
    const ship = ships.find((one) => mayHold(field, counterOf(field, one), held.get(one) ?? [], counterOf(field, id)));
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
