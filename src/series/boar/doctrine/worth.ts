/** What a unit is worth to those who might lose it, or might strike it. */
import type { UnitId } from '../rules/state.ts';
import { adjustedMorale } from '../rules/unit-morale.ts';
import { type Staff, troops } from './staff.ts';

/** Strength and morale; of a gun morale alone. */
export function printedWorth(staff: Staff, unit: UnitId): number {
  const { position } = staff.at;
  return position.units[unit] ? troops(staff, unit) + adjustedMorale(staff.at, unit) : 0;
}
