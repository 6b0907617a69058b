/** Whom a side misses least. */
import type { CounterId, Kind } from '../field.ts';
import { counterOf, isDeception, isShip } from '../units.ts';
import { byMost, costOf, type Staff } from './staff.ts';

/** Those missed least first; ashore the last soldiers last. */
export function leastMissedAshore(staff: Staff, counters: readonly CounterId[]): CounterId[] {
  const { ashore } = staff.tuning.missed;
  const kindOf = (id: CounterId): Kind => counterOf(staff.field, id).kind;
  const fighters = counters.filter((id) => !ashore.includes(kindOf(id)));
  return [
    ...ashore.flatMap((kind) => counters.filter((id) => kindOf(id) === kind)),
    ...byMost(fighters, (id) => -(counterOf(staff.field, id).land ?? 0)),
  ];
}

/** Cheapest that come back first, laden ships and leaders last. `screens`: Deceptions before all. */
export function leastMissed(staff: Staff, counters: readonly CounterId[], screens = false): CounterId[] {
  const { field } = staff;
  const { laden, soldiers, leader, boomChain } = staff.tuning.missed;
  const byKind: Partial<Record<Kind, number>> = { soldiers, leader, 'boom-chain': boomChain };
  const missed = (id: CounterId): number => {
    const counter = counterOf(field, id);
    return costOf(staff, id) + (isShip(counter) && staff.laden.has(id) ? laden : 0) + (byKind[counter.kind] ?? 0);
  };
  const covers = counters.filter((id) => isDeception(counterOf(field, id)));
  const others = byMost(
    counters.filter((id) => !covers.includes(id)),
    (id) => -missed(id),
  );
  return screens ? [...covers, ...others] : [...others, ...covers];
}
