/** What speaks against an order about who still comes (S 4.7). */
import { never, warning } from '../../../acts/against.ts';
import type { Diagnostic, Reason } from '../../../engine/contract.ts';
import { scheduled } from '../frame/reinforcements.ts';
import type { UnitId } from '../rules/state.ts';
import type { Sight } from './act.ts';
import { reason } from './unasked.ts';

/** Wrong about those who are here for good or never come, early about the others. */
export function arriving({ at, view }: Sight, unit: UnitId, slot: string): readonly Diagnostic[] {
  const { campaign } = view;
  if (campaign === null || campaign.arrivals.gate[unit] !== undefined) return [];
  const counter = view.units[unit] ?? view.leaders[unit];
  if (counter?.hex != null) return [never('boar.here-already', 'S 4.7', { unit, hex: counter.hex, slot })];
  const due = counter?.fate === 'reserve' ? scheduled(at, campaign.arrivals, unit) : null;
  if (due === null) return [never('boar.never-comes', 'S 4.7', { unit, slot })];
  return due.turn > view.turn ? [warning('boar.not-due', 'S 4.7', { unit, turn: due.turn, slot })] : [];
}

/** Nobody was asked about it: it has come in, or is not due. */
export function notEntered(sight: Sight, unit: UnitId): Reason | null {
  const { at, view } = sight;
  if (view.campaign === null) return null;
  const counter = view.units[unit] ?? view.leaders[unit];
  if (counter?.hex != null) return reason(sight, 'came-in', { unit, hex: counter.hex });
  const due = counter?.fate === 'reserve' ? scheduled(at, view.campaign.arrivals, unit) : null;
  if (due === null) return reason(sight, 'never-comes', { unit });
  return due.turn > view.turn ? reason(sight, 'not-due', { unit, turn: due.turn }) : null;
}
