/** The council of war: is the assault worth making, is this its eve, and is it to be declared before its day (S 1.6)? */

import { isReady, troops, troopsOf } from '../../../series/boar/doctrine/staff.ts';
import { campaignIn } from '../campaign/state.ts';
import type { Staff } from './staff.ts';

/** Would the columns of the Allies go in at all, as things stand? In the assault of the day they always do. */
export function isResolved(staff: Staff): boolean {
  const campaign = campaignIn(staff.position);
  if (campaign === null) return true;
  const { least, morale, lead } = staff.tuning.council;
  const { rules, position, enemy } = staff;
  const ours = rules.field.armies.filter((army) => army.side !== enemy).map((army) => army.id);
  if (staff.siege && ours.some((army) => (position.morale[army] ?? 0) <= morale)) return false;
  return leadOf(staff) < lead && oddsOf(staff) >= least;
}

/** Do the columns gather before the lines: on the last days, or because the hour is favourable before? */
export function isEve(staff: Staff): boolean {
  return isResolved(staff) && (staff.position.turn >= staff.tuning.council.eve || isFavourable(staff));
}

/** Declared early only when the columns stand ready and the hour is favourable still. */
export function declares(staff: Staff): boolean {
  return isResolved(staff) && isFavourable(staff) && gathered(staff) >= staff.tuning.council.gathered;
}

/** The garrison is shaken, or few behind unfinished lines. */
function isFavourable(staff: Staff): boolean {
  const { early, shaken, from } = staff.tuning.council;
  const { rules, position, enemy } = staff;
  if (position.turn < from) return false;
  const theirs = rules.field.armies.filter((army) => army.side === enemy).map((army) => army.id);
  if (theirs.some((army) => (position.morale[army] ?? 0) <= shaken)) return true;
  return (campaignIn(position)?.unfinished ?? 0) > 0 && oddsOf(staff) >= early;
}

/** Strength of the columns for every hundred of the garrison within the lines. */
function oddsOf(staff: Staff): number {
  const { rules, position, tuning, enemy } = staff;
  const going = tuning.allies.columns.flatMap(({ units }) => units.filter((unit) => isReady(staff, unit)));
  const garrison = [...rules.field.counters.values()].filter(
    ({ id, side }) => side === enemy && (rules.field.hexes.get(position.units[id]?.hex ?? '')?.perimeter ?? false),
  );
  const within = troopsOf(
    staff,
    garrison.map(({ id }) => id),
  );
  return Math.trunc((troopsOf(staff, going) * 100) / Math.max(1, within));
}

/** Hundredths of the columns' strength that stand where the night before the assault should find them. */
function gathered(staff: Staff): number {
  let there = 0;
  let all = 0;
  for (const { units, eve } of staff.tuning.allies.columns) {
    for (const unit of units) {
      const strength = troops(staff, unit);
      all += strength;
      if (eve.includes(staff.position.units[unit]?.hex ?? '')) there += strength;
    }
  }
  return Math.trunc((there * 100) / Math.max(1, all));
}

/** Halves of a victory point by which the side leads, where the view tells. */
function leadOf({ rules, position, enemy }: Staff): number {
  const victory = (position as { victory?: Readonly<Record<string, number>> }).victory ?? {};
  return rules.field.armies.reduce((lead, { id, side }) => lead + (side === enemy ? -1 : 1) * (victory[id] ?? 0), 0);
}
