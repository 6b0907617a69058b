/** Who goes where before and after a fight (series 12.9, 13). */
import { drawn } from '../../../acts/put.ts';
import type { Question } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { pause } from '../../../engine/phrase.ts';
import { isLegal } from '../../../engine/run.ts';
import { question } from '../acts/act.ts';
import { optionsOf } from '../acts/chosen.ts';
import { isInCompany } from '../doctrine/company.ts';
import { groundWorth } from '../doctrine/prospect.ts';
import { type Staff, troopsOf } from '../doctrine/staff.ts';
import { printedWorth } from '../doctrine/worth.ts';
import { facts, named, one, placed } from '../put.ts';
import type { At } from '../rules/house.ts';
import { bestWays, farFromRefuge, lesserWays } from '../rules/retreat.ts';
import { fits } from '../rules/stacking.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import type { Questions } from './kinds.ts';

/** Of a game whose works may spare who stands in them a retreat, or let him halt there. */
export const sheltered = [
  question({ kind: 'leave-works', merge: 'last', doctrine: () => 'keep' }),
  question({ kind: 'retreat-halt', merge: 'last', doctrine: () => 'halt' }),
];

export const retreats = [
  question({
    kind: 'cavalry-withdraw',
    merge: 'last',
    still: 'stand',
    /** They go before odds as bad as this; at a price, before worse. */
    doctrine(staff, { attackers, defenders }, need) {
      const own = staff();
      const isPinned = defenders.some((unit) => (own.at.position.units[unit]?.pinnedBy.length ?? 0) > 0);
      if (troopsOf(own, attackers) < (isPinned ? 3 : 2) * troopsOf(own, defenders)) return 'stand';
      const ways = optionsOf(need).filter((one) => one !== 'stand');
      return nearestHome(own, defenders[0] ?? '', ways);
    },
  }),
  question({
    kind: 'retreat-path',
    merge: 'last',
    doctrine: (staff, { unit }, need) => nearestHome(staff(), unit, optionsOf(need)),
    /** With the hexes that better ones leave out, and why. */
    rows(telling) {
      const { at, about, say } = telling;
      const ways = lesserWays(at, about.unit, [about.from], about.left === 1);
      const lesser = [...Map.groupBy(ways, ({ why }) => why)].map(([why, alike]) =>
        say('put.lesser', { hexes: say.list(alike.map(({ to }) => placed(telling, to))), [why]: true }),
      );
      const row = { key: say('put.lesser.key'), text: lesser.join(pause(say.language)) };
      return [...facts(telling), ...(lesser.length === 0 ? [] : [row])];
    },
    /** With the way on from there, which is asked no more: out of a full hex one further. */
    words(hex, telling) {
      const { at, about, say } = telling;
      const full = about.left === 1 && !fits(at, hex, [about.unit], 'retreat');
      const on = wayOn(at, about.unit, [about.from, hex], full ? 1 : about.left - 1);
      const lost = full && on.length === 0 && at.position.units[about.unit]?.hex === about.from;
      const then = say.list(on.map((next) => placed(telling, next)));
      return say('answer.way', { hex: placed(telling, hex), full, on: then, lost });
    },
  }),
  question({
    kind: 'leader-displace',
    merge: 'last',
    doctrine: (staff, _about, need) => optionsOf(need).find((hex) => isInCompany(staff(), hex)) ?? optionsOf(need)[0],
  }),
  question({
    kind: 'leader-accompany',
    merge: 'last',
    /** With the first that went; a leader not while others hold the hex still, and are company enough. */
    doctrine: (staff, { leader, held, from }, need) =>
      held && staff().at.field.leaders.has(leader) && isInCompany(staff(), from) ? 'stay' : optionsOf(need)[0],
    /** With those who went there. */
    words(answer, telling) {
      const { about, say } = telling;
      if (answer === 'stay') return one(telling, answer);
      const units = about.went.flatMap(({ unit, to }) => (to === answer ? [named(telling, unit)] : []));
      return say('answer.leader-accompany.to', { hex: placed(telling, answer), units: say.list(units) });
    },
    /** Where they all went to one hex, to go is to go there. */
    also(answer, { say, need }) {
      if (answer === 'stay') return say('also.no').split(', ');
      const [to = '', ...others] = optionsOf(need).filter((one) => one !== 'stay');
      return to === answer && others.length === 0 ? say('also.leader-accompany').split(', ') : [];
    },
  }),
  /** Where the defending lead stood. */
  question({ kind: 'advance-hex', merge: 'last' }),
  question({
    kind: 'advance-lead',
    merge: 'last',
    /** Forward when the ground is worth it; a side never leaves its own works for open ground. */
    doctrine(staff, { from, to }) {
      const own = staff();
      const isHome = own.at.field.worksOf === own.side && own.at.field.hexes.get(from)?.perimeter;
      return groundWorth(own, to) > 0 && !isHome ? 'advance' : 'stay';
    },
  }),
  question({
    kind: 'advance-others',
    merge: 'list',
    doctrine: (staff, about, need) => followers(staff(), about, need),
    /** All, none, each alone, and some drawn. */
    options(_advised, { about, need }) {
      const able = [...about.units, ...about.leaders];
      return [able, [], ...able.map((each) => [each]), ...drawn<readonly UnitId[]>(need)];
    },
  }),
];

/** Where a unit goes on to of itself. */
function wayOn(at: At, unit: UnitId, path: readonly HexId[], left: number): readonly HexId[] {
  const ways = left > 0 ? bestWays(at, unit, path, left === 1).map(({ to }) => to) : [];
  const to = nearestHome({ at }, unit, ways);
  if (to === undefined) return [];
  const isFull = left === 1 && !fits(at, to, [unit], 'retreat');
  return [to, ...wayOn(at, unit, [...path, to], isFull ? left : left - 1)];
}

/** Of these hexes the one nearest to where the unit falls back to. */
export function nearestHome({ at }: Pick<Staff, 'at'>, unit: UnitId, hexes: readonly HexId[]): HexId | undefined {
  return leastOf(hexes, (hex) => farFromRefuge(at, unit, [], hex));
}

/** The leader goes with his men; into ground worth having, as many as there is room for, strongest first. */
function followers(
  staff: Staff,
  { hex, lead, units, leaders }: Questions['advance-others']['about'],
  need: Question,
): readonly UnitId[] {
  const { field } = staff.at;
  const chosen = leaders.filter((leader) => field.leaders.get(leader)?.army === field.counters.get(lead)?.army);
  if (groundWorth(staff, hex) <= 0) return chosen;
  const strongest = [...units].sort((a, b) => printedWorth(staff, b) - printedWorth(staff, a));
  for (const unit of strongest) if (isLegal(need.space, [...chosen, unit])) chosen.push(unit);
  return chosen;
}
