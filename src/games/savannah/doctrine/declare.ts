/** The council of war: is the assault worth making, is this its eve, and is it to be declared before its day (S 1.6)? */
import { isReady, troopsOf } from '../../../series/boar/doctrine/staff.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { codesOf } from '../../../series/boar/rules/units.ts';
import { campaignIn } from '../campaign/state.ts';
import type { Staff } from './staff.ts';

/** Would the columns of the Allies go in at all, as things stand? In the assault of the day they do until it is won. */
export function isResolved(staff: Staff): boolean {
  const { least, morale, lead, press } = staff.tuning.council;
  if (isLate(staff) && leadOf(staff) >= press.win) return false;
  if (campaignIn(staff.at.position) === null) return true;
  const { at, enemy } = staff;
  const ours = at.field.armies.filter((army) => army.side !== enemy).map((army) => army.id);
  if (staff.siege && ours.some((army) => (at.position.morale[army] ?? 0) <= morale)) return false;
  return leadOf(staff) < lead && oddsOf(staff) >= least;
}

/** In the last turns, while it might yet win the game, nothing is kept back and an assault may cost what it will. */
export function pressed(staff: Staff): Staff {
  const { win, reach, aversion, ...press } = staff.tuning.council.press;
  const lacking = win - leadOf(staff);
  const { field, position } = staff.at;
  if (staff.side === field.worksOf || !isLate(staff) || lacking <= 0 || lacking > reach) return staff;
  const { worth, attack, allies, ...tuning } = staff.tuning;
  const isLast = position.turn === field.scenario.turns[1] && position.first === staff.enemy;
  const gain = isLast ? press.last : press.gain;
  return {
    ...staff,
    tuning: {
      ...tuning,
      worth: { ...worth, aversion: { ...worth.aversion, [staff.side]: aversion } },
      attack: { ...attack, allies: { '0': gain } },
      allies: {
        ...allies,
        feint: gain,
        storms: { '0': allies.columns.length },
        exposed: isLast ? {} : allies.exposed,
        spent: 1,
      },
    },
  };
}

function isLate({ at, tuning }: Staff): boolean {
  return at.field.scenario.turns[1] - at.position.turn < tuning.council.press.turns;
}

/** Do the columns gather before the lines: on the last days, or because the hour is favourable before? */
export function isEve(staff: Staff): boolean {
  return isResolved(staff) && (staff.at.position.turn >= staff.tuning.council.eve || isFavourable(staff));
}

/** Declared early only when the columns stand ready and the hour is favourable still. */
export function declares(staff: Staff): boolean {
  return isResolved(staff) && isFavourable(staff) && gathered(staff) >= staff.tuning.council.gathered;
}

/** The garrison is shaken, or few behind unfinished lines. */
function isFavourable(staff: Staff): boolean {
  const { early, shaken, from } = staff.tuning.council;
  const { at, enemy } = staff;
  const { position } = at;
  if (position.turn < from) return false;
  const theirs = at.field.armies.filter((army) => army.side === enemy).map((army) => army.id);
  if (theirs.some((army) => (position.morale[army] ?? 0) <= shaken)) return true;
  return (campaignIn(position)?.unfinished ?? 0) > 0 && oddsOf(staff) >= early;
}

/** Strength of the columns for every hundred of the garrison within the lines. */
function oddsOf(staff: Staff): number {
  const { at, tuning, enemy } = staff;
  const going = tuning.allies.columns.flatMap(({ units }) => units.filter((unit) => isReady(staff, unit)));
  const garrison = [...at.field.counters.values()].filter(
    ({ id, side }) => side === enemy && (at.field.hexes.get(at.position.units[id]?.hex ?? '')?.perimeter ?? false),
  );
  const within = troopsOf(staff, codesOf(garrison));
  return Math.trunc((troopsOf(staff, going) * 100) / Math.max(1, within));
}

/** Hundredths of the columns' strength that stand where the night before the assault should find them. */
function gathered(staff: Staff): number {
  const { columns } = staff.tuning.allies;
  const all = columns.flatMap(({ units }) => units);
  const isUp = (unit: UnitId, eve: readonly HexId[]) => eve.includes(staff.at.position.units[unit]?.hex ?? '');
  const there = columns.flatMap(({ units, eve }) => units.filter((unit) => isUp(unit, eve)));
  return Math.trunc((troopsOf(staff, there) * 100) / Math.max(1, troopsOf(staff, all)));
}

/** Halves of a victory point by which the side leads, where the view tells. */
function leadOf({ at: { field, position }, enemy }: Staff): number {
  const victory = (position as { victory?: Readonly<Record<string, number>> }).victory ?? {};
  return field.armies.reduce((lead, { id, side }) => lead + (side === enemy ? -1 : 1) * (victory[id] ?? 0), 0);
}
