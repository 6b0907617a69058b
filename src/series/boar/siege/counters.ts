/** The counters of the siege works: how many are left, and the hexsides each can entrench (S 4.4, R73). */
import { type HexSide, hexSides } from '../../../places/hex/grid.ts';
import type { Siege } from '../frame/campaign.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { SiegeSheet } from './schema.ts';
import { siegeSheet } from './sheet.ts';

/** Markers that the step due may place: as many as it says, in the last that places any all that are left (S 4.4). */
export function markersDue(scenario: BoarScenario, siege: Siege): number {
  const { steps } = siegeSheet(scenario).works;
  const left = siege.step < steps.length ? markersLeft(scenario, siege) : 0;
  return siege.step === steps.length - 1 ? left : Math.min(left, (steps[siege.step - 1]?.markers ?? 0) + siege.more);
}

/** Markers that can still be placed: counters neither completed nor under construction. */
export function markersLeft(scenario: BoarScenario, { used, building }: Siege): number {
  return countersLeft(siegeSheet(scenario), { used }).reduce((sum, { left }) => sum + left, 0) - building.length;
}

/** Counters not completed yet, by the hexsides they entrench; those whose markers lie on the map among them. */
export function countersLeft({ works }: SiegeSheet, { used }: Pick<Siege, 'used'>): { sides: number; left: number }[] {
  return works.counters.map(({ sides, count }) => ({ sides, left: count - (used[sides] ?? 0) }));
}

/** Every way a marker can be completed now: adjacent hexsides clockwise, as the counters left have them. */
export function facings(scenario: BoarScenario, { used }: Siege): readonly (readonly HexSide[])[] {
  return siegeSheet(scenario).works.counters.flatMap(({ sides, count }) =>
    (used[String(sides)] ?? 0) < count ? hexSides.map((_, first) => arc(first, sides)) : [],
  );
}

/** So many hexsides in a row, clockwise from the one at `first`. */
function arc(first: number, sides: number): HexSide[] {
  return Array.from({ length: sides }, (_, n) => hexSides[(first + n) % hexSides.length] as HexSide);
}

/** The same hexsides in the order of a counter, clockwise; null when they do not lie side by side. */
export function asArc(sides: readonly HexSide[]): readonly HexSide[] | null {
  const found = hexSides
    .map((_, first) => arc(first, sides.length))
    .find((one) => one.every((side) => sides.includes(side)));
  return found ?? null;
}
