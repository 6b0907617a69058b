/** What ATTACK and DEFEND say of a fight alike: who leads it, who commands, with which chit. */
import { never } from '../../../acts/against.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import type { UnitId } from '../rules/state.ts';
import { isArtillery } from '../rules/units.ts';
import type { Sight } from './act.ts';

export interface Led {
  readonly lead: UnitId | undefined;
  readonly commander: UnitId | undefined;
}

/** A lead is a combat unit that takes part, and no gun while others do (R39, R40). `named`: those said to take part. */
export function againstLead(
  { at: { field } }: Sight,
  { lead, commander }: Led,
  named: readonly UnitId[],
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  if (lead !== undefined) {
    const counter = field.counters.get(lead);
    const facts = { unit: lead, slot: 'lead' };
    if (!counter) found.push(never('boar.leader-cannot-lead', 'R40', facts));
    if (counter && named.length > 0 && !named.includes(lead)) found.push(never('boar.lead-elsewhere', 'R40', facts));
    if (counter && isArtillery(counter) && named.length > 1) found.push(never('boar.gun-cannot-lead', 'R39', facts));
  }
  if (commander !== undefined && !field.leaders.has(commander))
    found.push(never('boar.not-a-leader', 'R41', { unit: commander, slot: 'commander' }));
  return found;
}

/** Leaders go with the units they stand with: an attack by leaders alone names none that fights. */
export function againstLeaders({ at: { field } }: Sight, named: readonly UnitId[]): readonly Diagnostic[] {
  if (named.some((unit) => !field.leaders.has(unit))) return [];
  return named.map((unit) => never('boar.leader-in-attack', 'R41', { unit, slot: 'with' }));
}
