/** How combats are fought, and where the beaten go (19 to 23, 25, 28, 30). */
import type { Rows, Telling } from '../../../acts/put.ts';
import type { Question } from '../../../engine/contract.ts';
import { opened, pause } from '../../../engine/phrase.ts';
import { distance } from '../../../places/hex/grid.ts';
import { question, type War } from '../acts/act.ts';
import { leaderDice } from '../doctrine/leader-dice.ts';
import { byMost, costOf, isHeldBy, type Staff, shipsAt } from '../doctrine/staff.ts';
import type { HexId } from '../field.ts';
import { clauses, one, row, some, whereRows } from '../put.ts';
import type { Abouts, Answers } from '../questions.ts';
import { counterOf, isShip } from '../units.ts';
import { bestMiss, hittingFaces, worstHit } from '../worth-rerolling.ts';

export const combat = [
  question({
    kind: 'combat-order',
    merge: 'list',
    doctrine: (_staff, { hexes }) => hexes,
    isOrdered: true,
    words: ([first], telling) =>
      first === undefined ? telling.say('answer.none') : telling.say('answer.first', { place: one(telling, first) }),
  }),
  question({
    kind: 'fire-ships-used',
    merge: 'union',
    doctrine: (_staff, { ships }) => ships,
    silence: (staff, { hex, ships }) => (isWorthFire(staff(), hex) ? ships : []),
  }),
  question({
    kind: 'shore-guns',
    merge: 'union',
    doctrine(staff, { counters }) {
      const { field } = staff();
      return counters.filter((id) => counterOf(field, id).kind !== 'boom-chain' || counters.length === 1);
    },
  }),
  question({
    kind: 'leader-dice',
    merge: 'entries',
    doctrine: (staff, about, need) => leaderDice(staff(), about, need),
    /** Other leaders' dice as the doctrine would deal them. */
    fill: (said, advised) => ({ ...advised(), ...said }),
    words(answer, telling) {
      const leaders = Object.entries(answer);
      if (leaders.length === 0) return telling.say('answer.none');
      return clauses(telling, leaders, ([leader, dealt]) =>
        telling.say('answer.dice', { leader: one(telling, leader), units: some(telling, Object.keys(dealt)) }),
      );
    },
  }),
  question({ kind: 'bomb-ship-joins', merge: 'union', doctrine: (_staff, { ships }) => ships }),
  question({
    kind: 'reroll',
    merge: 'last',
    doctrine: (staff, about) => reroll(staff(), about),
    words: (answer, telling) => (answer === 'pass' ? telling.say('answer.pass') : dieWords(telling, answer)),
    rows: (telling) => [
      ...whereRows(telling),
      ...row(telling, 'deceptions', `${telling.about.deceptions}`),
      ...diceRows(telling),
    ],
  }),
  question({
    kind: 'deception-spent',
    merge: 'last',
    /** The one that costs least comes back soonest (9.3). */
    doctrine: (staff, { counters }) => byMost(counters, (id) => -costOf(staff(), id))[0],
    options: (advised, { about }) => [advised, ...about.counters.filter((id) => id !== advised)],
  }),
  question({
    kind: 'naval-retreat',
    merge: 'last',
    doctrine: (staff, { from }, need) => retreat(staff(), from, need),
  }),
  question({ kind: 'land-retreat', merge: 'last', doctrine: (staff, _about, need) => retreat(staff(), null, need) }),
];

/** Fire ships go into an enemy seaport, or against more ships than one's own. */
function isWorthFire(staff: Staff, hex: HexId): boolean {
  const { field, enemy, seen } = staff;
  const port = field.hexes.get(hex)?.port ?? null;
  if (port !== null && (port.flag === enemy || isHeldBy(staff, port, enemy))) return true;
  const theirs = (seen.get(hex) ?? []).reduce((sum, { open, height }) => {
    const ships = open.flatMap((id) => field.faces.get(id) ?? []).filter(isShip);
    return sum + (open.length > 0 ? ships.length : height);
  }, 0);
  return theirs > shipsAt(staff, hex).length;
}

/** Ashore whatever may still turn; at sea an own miss with good guns, or a hit of the enemy's poor ones. */
function reroll({ field, view, side, tuning }: Staff, thrown: Abouts['reroll']): Answers['reroll'] {
  const { combat, dice } = thrown;
  if (combat === 'land')
    return (bestMiss(field, view, side, thrown) ?? worstHit(field, view, side, thrown))?.id ?? 'pass';
  const hitters = new Set(dice.filter((die) => die.side === side && die.hit).map(({ unit }) => unit));
  const misses = dice.filter(
    (die) => die.side === side && !die.hit && !hitters.has(die.unit) && hittingFaces(die) >= tuning.reroll.miss,
  );
  const enemyHits = dice.filter((die) => die.side !== side && die.hit && hittingFaces(die) <= tuning.reroll.hit);
  const [miss] = byMost(misses, hittingFaces);
  return (miss ?? enemyHits[0])?.id ?? 'pass';
}

/** A port of ours, else back where they came from, else away from the enemy. */
function retreat(staff: Staff, from: HexId | null, { space }: Question): HexId | undefined {
  if (space.kind !== 'one') return undefined;
  const hexes = space.of as readonly HexId[];
  const home = hexes.find((hex) => isOurPort(staff, hex)) ?? hexes.find((hex) => hex === from);
  return home ?? byMost(hexes, (hex) => awayFrom(staff, hex))[0];
}

function isOurPort(staff: Staff, hex: HexId): boolean {
  const port = staff.field.hexes.get(hex)?.port ?? null;
  return port !== null && isHeldBy(staff, port, staff.side);
}

function awayFrom({ field, seen }: Staff, hex: HexId): number {
  // Where no enemy is seen, every hex is as good.
  return seen.size === 0 ? 0 : Math.min(...[...seen.keys()].map((enemy) => distance(field.grid, hex, enemy)));
}

function dieWords(telling: Telling<War, 'reroll'>, id: string): string {
  const { say, about } = telling;
  const die = about.dice.find((lying) => lying.id === id);
  if (die === undefined) return id;
  if (die.unit === null) return say('answer.reroll.land', { side: opened(say(`side.${die.side}.the`)), die: die.die });
  return say('answer.reroll', { who: one(telling, die.unit), die: die.die });
}

/** Dice as they lie: at sea each with its counter and what it hits with, ashore those of a side together. */
function diceRows(telling: Telling<War, 'reroll'>): Rows {
  const { say, field, about } = telling;
  const atSea = about.dice.flatMap(({ unit, die, need, hit }) =>
    unit === null ? [] : [say('put.die', { who: one(telling, unit), die, need: need ?? 0, hit })],
  );
  if (atSea.length > 0) return row(telling, 'dice', atSea.join(pause(say.language)));
  const ashore = field.sides.flatMap((side) => {
    const faces = about.dice.flatMap((one) => (one.side === side ? [one.die] : []));
    return faces.length === 0
      ? []
      : [{ key: say('put.dice.of', { who: say(`side.${side}.the`) }), text: faces.join(', ') }];
  });
  return ashore.length === 0 ? [] : [...ashore, ...row(telling, 'hits', say('put.hits.land'))];
}
