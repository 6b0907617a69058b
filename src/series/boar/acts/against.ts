/** What may speak against a line that nothing asks for, as several acts say it. */
import { warning } from '../../../acts/against.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import type { BoarView, SeenUnit } from '../frame/view.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import type { Sight } from './act.ts';

export function hexOf(view: BoarView, id: UnitId): HexId | null {
  return (view.units[id] ?? view.leaders[id])?.hex ?? null;
}

/** Those whom an order is about are all lost. */
export function inVain({ view }: Sight, units: readonly UnitId[]): readonly Diagnostic[] {
  const isLost = (id: UnitId): boolean =>
    ['eliminated', 'captured'].includes((view.units[id] ?? view.leaders[id])?.fate ?? '');
  const [unit] = units;
  if (unit === undefined || !units.every(isLost)) return [];
  return [warning('boar.lead-not-there', 'series 13', { unit, slot: 'units', lost: true })];
}

/** The state that an order is for; who is not in it has nothing to do by it. */
export interface Needed {
  readonly code: string;
  readonly rule: string;
  has(unit: SeenUnit, sight: Sight): boolean;
}

/** Those named who are not on the map, or not in the state that the order is for. */
export function unfit(sight: Sight, units: readonly UnitId[], needed?: Needed): readonly Diagnostic[] {
  const { view } = sight;
  return units.flatMap((unit): Diagnostic[] => {
    const facts = { unit, slot: 'units', now: true };
    if (hexOf(view, unit) === null) return [warning('boar.not-on-map', 'series 9', facts)];
    const piece = view.units[unit];
    if (!needed || (piece && needed.has(piece, sight))) return [];
    return [warning(needed.code, needed.rule, facts)];
  });
}
