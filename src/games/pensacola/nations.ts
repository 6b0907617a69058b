/** French beside Spanish, and who commands whom: stacking and what it costs in close combat (P 3.7.1, 3.15). */
import type { Addition, At, Fault, Fight, Moment } from '../../series/boar/rules/house.ts';
import { combatValue } from '../../series/boar/rules/modifiers.ts';
import { unitsIn } from '../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../series/boar/rules/state.ts';
import { commands, counterOf, hexOf, leaderOf, sideOf } from '../../series/boar/rules/units.ts';
import type { Field, FieldHex, LeaderCounter } from '../../series/boar/scenario/field.ts';

/** Spanish and French end no march in one hex but under a leader of both; leaders stand with whom they may command. */
export function stackingBans(
  { field }: At,
  hex: FieldHex,
  units: readonly UnitId[],
  leaders: readonly UnitId[],
  moment: Moment,
): readonly Fault[] {
  if (moment === 'passing' || moment === 'retreat') return [];
  const facts = { hex: hex.id };
  const isUnited = moment !== 'advance' && leaders.some((id) => leaderOf(field, id).commands === 'all');
  return isMixed(field, units) && !isUnited
    ? [{ code: 'pensacola.stack-nations', facts, rule: 'P 3.15' }]
    : leaders.some(
          (id) => units.length > 0 && !units.some((unit) => commands(leaderOf(field, id), counterOf(field, unit))),
        )
      ? [{ code: 'pensacola.stack-leader', facts, rule: 'P 3.7.1' }]
      : [];
}

/** Does he command these alone: the French, or Indians? */
export const leadsOnly = (leader: LeaderCounter, nation: string): boolean =>
  leader.commands !== 'all' && leader.commands.some((one) => one.startsWith(nation)) && leader.commands.length < 4;

/** Do French and Spanish stand together? */
function isMixed(field: Field, units: readonly UnitId[]): boolean {
  const own = units.filter((unit) => sideOf(field, unit) === field.siegeOf);
  const french = own.filter((unit) => counterOf(field, unit).marks.includes('french'));
  return french.length > 0 && french.length < own.length;
}

/** Mixed nations fight worse, whether they attack or are attacked. */
export const mixedNations: Addition<Fight> = {
  name: 'drm.mixed-nations',
  rule: 'P 3.15',
  value: (at, { lead }) => penalty(at, lead.attacker) - penalty(at, lead.defender),
};

function penalty(at: At, lead: UnitId | null): number {
  const hex: HexId | null = lead === null ? null : hexOf(at.position, lead);
  return hex !== null && isMixed(at.field, unitsIn(at.position, hex)) ? combatValue(at, 'mixedNations') : 0;
}
