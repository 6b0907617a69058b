/** Counters that lines above bring on the map, for those that name them before they are there. */
import type { Order } from '../../../engine/contract.ts';
import type { CounterId, HexId, Kind } from '../field.ts';
import { pointsToSpend } from '../funds.ts';
import { inPool } from '../purchases.ts';
import { stockIn } from '../stock.ts';
import { counterOf } from '../units.ts';
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
 * Counters that the lines before bring on the map as far as they can be paid for, and where they say so: by their names, or
 * by kind, the cheapest first.
 */
export function boughtIn(
  { field, view, side }: Sight,
  before: readonly Order[],
): ReadonlyMap<CounterId, HexId | undefined> {
  const bought = new Map<CounterId, HexId | undefined>();
  let funds = pointsToSpend(field, view, side);
  for (const line of before) {
    const wanted = buy.read(line);
    const stock = wanted && stockIn(wanted);
    const others = stock ? inPool(field, view.units, side, stock).filter((id) => !bought.has(id)) : [];
    for (const id of [...(wanted?.units ?? []), ...others.slice(0, stock?.count)]) {
      const { cost } = counterOf(field, id);
      if ((cost ?? 0) > funds) continue;
      funds -= cost ?? 0;
      bought.set(id, wanted?.at);
    }
  }
  return bought;
}
