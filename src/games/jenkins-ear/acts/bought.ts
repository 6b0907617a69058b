/** Counters that lines above bring on the map, for those that name them before they are there. */
import type { Order } from '../../../engine/contract.ts';
import type { CounterId, HexId, Kind } from '../field.ts';
import { pointsToSpend } from '../funds.ts';
import { inPool } from '../purchases.ts';
import { BERTHS, countingOf } from '../stacking.ts';
import { stockIn } from '../stock.ts';
import { counterOf, hexOf, seaportIn } from '../units.ts';
import type { Sight } from './act.ts';
import { buy } from './buy.ts';

/** Is one of the kind on the map, or bought in a line before? */
export function hasAny(sight: Sight, kind: Kind, before: readonly Order[]): boolean {
  const bought = boughtIn(sight, before);
  return Object.values(sight.view.units).some(
    ({ id, hex }) => (hex !== null || bought.has(id)) && counterOf(sight.field, id).kind === kind,
  );
}

/**
 * Counters that the lines before bring on the map as far as they can be paid for and find room, and where they say so: by
 * their names, or by kind, the cheapest first.
 */
export function boughtIn(
  { field, view, side }: Sight,
  before: readonly Order[],
): ReadonlyMap<CounterId, HexId | undefined> {
  const bought = new Map<CounterId, HexId | undefined>();
  let funds = pointsToSpend(field, view, side);
  const docked = Object.values(view.units).filter(({ berth }) => berth === 'port');
  const fits = (id: CounterId, at: HexId): boolean => {
    const there = [...docked.map((one) => [one.id, one.hex] as const), ...bought].filter(([, hex]) => hex === at);
    const all = [...there.map(([one]) => one), id];
    const room = seaportIn(hexOf(field, at))?.value ?? 0;
    return BERTHS.every((of) => countingOf(field, [id], of).length === 0 || countingOf(field, all, of).length <= room);
  };
  for (const line of before) {
    const wanted = buy.read(line);
    const stock = wanted && stockIn(wanted);
    const others = stock ? inPool(field, view.units, side, stock).filter((id) => !bought.has(id)) : [];
    for (const id of [...(wanted?.units ?? []), ...others.slice(0, stock?.count)]) {
      const { cost } = counterOf(field, id);
      if (view.units[id]?.fate !== 'pool' || bought.has(id) || (cost ?? 0) > funds) continue;
      if (wanted?.at !== undefined && !fits(id, wanted.at)) continue;
      funds -= cost ?? 0;
      bought.set(id, wanted?.at);
    }
  }
  return bought;
}
