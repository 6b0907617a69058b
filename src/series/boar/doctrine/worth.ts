/** What a unit is worth to those who might lose it, or might strike it. */
import type { UnitId } from '../rules/state.ts';
import { adjustedMorale } from '../rules/unit-morale.ts';
import { isArtillery, printedStrength } from '../rules/units.ts';
import type { Staff } from './staff.ts';

/** Strength and morale; of a gun morale alone. */
export function printedWorth({ at }: Staff, unit: UnitId): number {
  const counter = at.field.counters.get(unit);
  const piece = at.position.units[unit];
  if (!counter || !piece) return 0;
  return (isArtillery(counter) ? 0 : printedStrength(counter, piece)) + adjustedMorale(at, unit);
}
