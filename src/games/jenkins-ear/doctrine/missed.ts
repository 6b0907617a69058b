/** Whom a side misses least. */
import type { CounterId, Kind } from '../field.ts';
import { counterOf, hexOf, isDeception, isShip, only, seaportIn } from '../units.ts';
import { ownAt } from '../view.ts';
import { byMost, costOf, type Staff } from './staff.ts';

/** What breaks off where one is called away: a voyage or the hold of a captured port, or that of a port of one's own. */
export function needed({ field, view, side }: Pick<Staff, 'field' | 'view' | 'side'>, id: CounterId): number {
  const { hex = null, aboard = null } = view.units[id] ?? {};
  if (hex === null || aboard !== null) return 2;
  const port = seaportIn(hexOf(field, hex));
  const isAlone = only(field, ownAt(view, hex, false), ({ land }) => land !== null).join() === id;
  if (!isAlone || port === null || view.ports[port.id] !== side) return 0;
  return port.flag === side ? 1 : 2;
}

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
export function leastMissed(
  staff: Pick<Staff, 'field' | 'tuning' | 'laden'>,
  counters: readonly CounterId[],
  screens = false,
): CounterId[] {
  const { field } = staff;
  const { laden, soldiers, leader, boomChain } = staff.tuning.missed;
  const byKind: Partial<Record<Kind, number>> = { soldiers, leader, 'boom-chain': boomChain };
  const missed = (id: CounterId): number => {
    const counter = counterOf(field, id);
    const goods = isShip(counter) && staff.laden.has(id) ? laden : 0;
    // Of two alike the one that may come back goes first.
    return costOf(staff, id) + goods + (byKind[counter.kind] ?? 0) + (counter.cost === null ? 0.5 : 0);
  };
  const covers = counters.filter((id) => isDeception(counterOf(field, id)));
  const others = byMost(
    counters.filter((id) => !covers.includes(id)),
    (id) => -missed(id),
  );
  return screens ? [...covers, ...others] : [...others, ...covers];
}
