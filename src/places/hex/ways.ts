/** Where a counter can go, and by which way. */
import { type Grid, neighbours } from './grid.ts';

/**
 * Every hex that can be reached, with the cheapest way there, the hex it begins in included. `cost`: what it takes to enter a
 * hex with so much movement left, all of it where whoever enters must stop; null where he may not.
 */
export function waysFrom(
  grid: Grid,
  from: string,
  movement: number,
  cost: (hex: string, left: number) => number | null,
): ReadonlyMap<string, string[]> {
  const found = new Map([[from, { path: [from], left: movement }]]);
  for (const [hex, { path, left }] of found) {
    if (left === 0) continue;
    for (const next of neighbours(grid, hex)) {
      const price = cost(next, left);
      const known = found.get(next)?.left ?? -1;
      if (price === null || left - price <= known) continue;
      // Put at the end, so that the hexes behind it are looked at again.
      found.delete(next);
      found.set(next, { path: [...path, next], left: left - price });
    }
  }
  found.delete(from);
  return new Map([...found].map(([hex, { path }]) => [hex, path]));
}
