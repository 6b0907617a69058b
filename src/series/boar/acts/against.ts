/** What may speak against a line that nothing asks for, as several acts say it. */
import type { Diagnostic } from '../../../engine/contract.ts';
import type { BoarView, SeenUnit } from '../frame/view.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import type { Sight } from './act.ts';

type Facts = Diagnostic['facts'];

/** No turn of events will make it right, so that it is refused in standing and conditional orders too. */
export function never(code: string, rule: string, facts: Facts = {}): Diagnostic {
  return { severity: 'error', code, facts: { ...facts, lasting: true }, rule };
}

export function warning(code: string, rule: string, facts: Facts = {}): Diagnostic {
  return { severity: 'warning', code, facts, rule };
}

/** Of an order that is carried out all the same. */
export function note(code: string, rule: string, facts: Facts): Diagnostic {
  return { severity: 'note', code, facts: { ...facts, part: true }, rule };
}

export function hexOf(view: BoarView, id: UnitId): HexId | null {
  return (view.units[id] ?? view.leaders[id])?.hex ?? null;
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
