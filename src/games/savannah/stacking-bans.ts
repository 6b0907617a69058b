/** Who may not stand together at Savannah (S 4.1, 4.18), besides the limits of the series. */
import { isInForce } from '../../series/boar/cards/in-force.ts';
import type { At, Fault, Moment } from '../../series/boar/rules/house.ts';
import type { Position } from '../../series/boar/rules/position.ts';
import type { UnitId } from '../../series/boar/rules/state.ts';
import { commands, counterOf, leaderOf } from '../../series/boar/rules/units.ts';
import type { Counter, FieldHex, LeaderCounter } from '../../series/boar/scenario/field.ts';
import { agreed } from './cards/movement-cards.ts';

/** Bans broken by these counters in one hex. Some hold always, most only where units come to rest of their own will. */
export function stackingBans(
  { field, position }: At,
  hex: FieldHex,
  units: readonly UnitId[],
  leaders: readonly UnitId[],
  moment: Moment,
): readonly Fault[] {
  if (units.length < 2 && leaders.length === 0) return [];
  const counters = units.map((unit) => counterOf(field, unit));
  const faults: Fault[] = [];
  const facts = { hex: hex.id };
  // Where a retreat cannot help it they are captured there.
  if (moment === 'retreat') return faults;
  if (mixesVolunteers(counters)) faults.push({ code: 'savannah.stack-volunteers', facts, rule: 'S 4.1(2)' });
  if (moment === 'passing') return faults;
  if (isMixed(position, counters)) faults.push({ code: 'savannah.stack-allies', facts, rule: 'S 4.1(1)' });
  if (mixesMilitia(counters)) faults.push({ code: 'savannah.stack-militia', facts, rule: 'S 4.1(3)' });
  for (const id of leaders) {
    const leader = leaderOf(field, id);
    if (isAmongStrangers(leader, counters)) {
      faults.push({ code: 'savannah.stack-leader', facts: { ...facts, leader: id }, rule: 'S 4.18' });
    }
  }
  return faults;
}

/** French and American units together, while their generals have not agreed on it. */
export function isMixed(position: Position, counters: readonly Counter[]): boolean {
  return mixesAllies(counters) && !isInForce(position, agreed.number);
}

/** French and American units together; Pulaski's Legion is with both (S 4.1(1)). */
export function mixesAllies(counters: readonly Counter[]): boolean {
  const free = counters.filter((counter) => !counter.marks.includes('with-french'));
  return free.some((counter) => counter.army === 'french') && free.some((counter) => counter.army === 'american');
}

/** French Regulars and French Colonial Militia together; guns are with both (S 4.1(3)). */
export function mixesMilitia(counters: readonly Counter[]): boolean {
  return (
    counters.some((counter) => counter.class === 'french-regular') &&
    counters.some((counter) => counter.class === 'french-colonial-militia')
  );
}

/** Black Volunteers and southern loyalists together (S 4.1(2), O23). */
export function mixesVolunteers(counters: readonly Counter[]): boolean {
  return (
    counters.some((counter) => counter.marks.includes('never-with-southern')) &&
    counters.some((counter) => counter.marks.includes('southern'))
  );
}

/** A leader bound to some classes of his army stands only with these (Huger, S 4.18). */
function isAmongStrangers(leader: LeaderCounter, counters: readonly Counter[]): boolean {
  return leader.commands !== 'all' && counters.some((counter) => !commands(leader, counter));
}
