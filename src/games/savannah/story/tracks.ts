/** Army morale as tracks, victory points as bars, momentum and the way to each instant victory. */

import { type Facts, listing, opened } from '../../../engine/phrase.ts';
import type { Addend, Story, Tally, Track } from '../../../engine/story.ts';
import { distanceBetween } from '../../../places/hex/grid.ts';
import type { Effect } from '../../../series/boar/events.ts';
import type { Army, Side, UnitId } from '../../../series/boar/state.ts';
import { enemyOf, printedStrength } from '../../../series/boar/units.ts';
import type { SavannahScenario } from '../schema.ts';
import { holderOf } from '../victory.ts';
import { halves } from './effects.ts';
import { armiesFor } from './reader.ts';
import { levelOf, named, placedFully, type Teller } from './teller.ts';

/** Twenty cells an army, heavy rules where a level ends, the causes of every change. */
export function tracks(teller: Teller): Track[] {
  const { field, before, now, say } = teller;
  const { levels, maximum } = field.tables.armyMorale;
  const marks = levels
    .map((level) => level.to)
    .filter((to) => to > 0 && to < maximum)
    .sort((a, b) => a - b);
  return armiesFor(teller).map((army) => {
    const value = now.morale[army.id] ?? 0;
    const was = before.morale[army.id] ?? 0;
    return {
      name: say(`army.${army.id}`),
      side: army.id,
      value,
      was,
      of: maximum,
      marks,
      level: say(`level.${levelOf(field, value)}`),
      changes: changesOf(teller, army.id, value - was),
    };
  });
}

/** Every change of the track by cause; what no event told is named as such, so that the sum always fits. */
function changesOf(teller: Teller, army: Army, total: number): Addend[] {
  const byCause = new Map<string, number>();
  let told = 0;
  eachEffect(teller, (effect, unit) => {
    if (effect.kind !== 'morale' || effect.army !== army) return;
    const cause = causeText(teller, effect.cause, unit);
    byCause.set(cause, (byCause.get(cause) ?? 0) + effect.to - effect.from);
    told += effect.to - effect.from;
  });
  const changes = [...byCause].map(([name, value], index) => ({ name: index === 0 ? opened(name) : name, value }));
  if (told !== total) changes.push({ name: teller.say('cause.other'), value: total - told });
  return changes;
}

/** Victory points in halves on a bar of ten. */
export function tallies(teller: Teller): Tally[] {
  const { now, say } = teller;
  return armiesFor(teller).map((army) => {
    const value = now.victory[army.id] ?? 0;
    const causes: string[] = [];
    eachEffect(teller, (effect, unit) => {
      if (effect.kind === 'victory' && effect.army === army.id) causes.push(causeText(teller, effect.cause, unit));
    });
    return {
      name: say(`army.${army.id}`),
      side: army.id,
      value: value < BAR ? value : BAR,
      of: BAR,
      text: halves(value),
      causes,
    };
  });
}

/** Ten points, in halves. */
const BAR = 20;

/** Momentum of both sides and the pool; what each side still lacks for an instant victory. */
export function facts(teller: Teller): Story['facts'] {
  const { field, now, say } = teller;
  const chits = field.sides
    .map((side) => `${say(`side.${side.id}`)} ${now.momentum[side.id] ?? 0}`)
    .concat(say('fact.pool', { n: now.pool }))
    .join(', ');
  const momentum = { label: say('fact.momentum'), text: chits };
  return [momentum, ...progress(teller)];
}

type Victory = SavannahScenario['scenario']['victory'];

/** What each instant victory still lacks, and the lead that decides at the end. */
function progress(teller: Teller): Story['facts'] {
  const { say, now, field, savannah } = teller;
  const surrender = savannah.campaign?.surrender;
  const { city, destruction, lead } = field.scenario.special.victory as Victory;
  const goal = (id: string, side: string, words: Facts) => ({
    label: opened(say(`goal.${id}.label`, { side: say(`side.${side}.the`) })),
    text: say(`goal.${id}`, words),
  });
  return [
    ...destruction.map(({ winner, leader, classes, strength, among }) =>
      leader === undefined
        ? goal('force', winner, {
            now: strengthGone(teller, classes),
            of: strength,
            among: among ? strengthGone(teller, among.classes) : 0,
            least: among?.strength ?? 0,
          })
        : goal('destruction', winner, {
            leader: opened(named(teller, leader)),
            met: now.leaders[leader]?.hex === null,
            now: strengthGone(teller, classes),
            of: strength,
            others: listing(uncounted(teller, winner, classes), say.language),
          }),
    ),
    ...(city ? [goal('city', city.winner, { n: wayToTown(teller, city.winner) })] : []),
    ...(surrender
      ? [goal('surrender', enemyOf(field, surrender.side), { n: wayToTown(teller, enemyOf(field, surrender.side)) })]
      : []),
    goal('collapse', '', { armies: standings(teller) }),
    goal('lead', lead.winner, atTheEnd(teller)),
  ];
}

/** The lead as it is, and what it would be if the last turn were over: the hex that scores then has still to be paid. */
function atTheEnd(teller: Teller): Facts {
  const { say, now, field, rules } = teller;
  const { lead, hold } = field.scenario.special.victory as Victory;
  const ahead = leadOf(teller, lead.winner);
  const holder = holderOf(rules, now, hold.hex);
  const gains = field.armies.find(({ id }) => id === holder)?.side === lead.winner;
  return {
    need: halves(lead.halves),
    now: halves(ahead),
    other: say(`side.${lead.otherwise}.the`),
    over: now.over !== null,
    place: placedFully(teller, hold.hex),
    pays: halves(hold.halves),
    holder: holder === null ? '' : say(`army.${holder}.the`),
    atEnd: halves(ahead + (gains ? hold.halves : -hold.halves)),
  };
}

/** Who of the loser has lost strength that is of no such class: his losses are more than what is counted. */
function uncounted(teller: Teller, winner: string, classes: readonly string[]): readonly string[] {
  const { field, now } = teller;
  return Object.entries(now.strengthAtStart).flatMap(([id, start]) => {
    const counter = field.counters.get(id);
    const piece = now.units[id];
    if (!counter || !piece || counter.side === winner || piece.fate === 'reserve' || classes.includes(counter.class))
      return [];
    return (piece.hex === null ? 0 : printedStrength(counter, piece)) < start ? [named(teller, id)] : [];
  });
}

/** Printed strength of these classes less what still stands (R7). */
function strengthGone({ field, now }: Teller, classes: readonly string[]): number {
  let gone = 0;
  for (const [id, start] of Object.entries(now.strengthAtStart)) {
    const counter = field.counters.get(id);
    const piece = now.units[id];
    if (!counter || !piece || !classes.includes(counter.class)) continue;
    if (piece.fate === 'reserve') continue;
    gone += start - (piece.hex === null ? 0 : printedStrength(counter, piece));
  }
  return gone;
}

/** Hexes from the nearest unit of the side in Parade Order to the town. */
function wayToTown({ field, now }: Teller, side: Side): number {
  const town = [...field.hexes.values()].filter((hex) => hex.city);
  let least = Number.MAX_SAFE_INTEGER;
  for (const piece of Object.values(now.units)) {
    const from = field.hexes.get(piece.hex ?? '');
    if (!from || piece.formation !== 'parade' || field.counters.get(piece.id)?.side !== side) continue;
    for (const hex of town) {
      const far = distanceBetween(field.grid, from.index, hex.index);
      if (far < least) least = far;
    }
  }
  return least;
}

function standings({ field, now, say }: Teller): string {
  return field.armies.map((army) => `${say(`army.${army.id}`)} ${now.morale[army.id] ?? 0}`).join(', ');
}

/** Victory points of the side's armies less the enemy's, in halves. */
function leadOf({ field, now }: Teller, side: Side): number {
  return field.armies.reduce((sum, army) => sum + (army.side === side ? 1 : -1) * (now.victory[army.id] ?? 0), 0);
}

/** Calls `see` with every effect of the turn and the unit it followed from. */
function eachEffect(teller: Teller, see: (effect: Effect, unit: UnitId | null) => void): void {
  // What the opening of the next turn did is in the values too.
  for (const tale of teller.now === teller.after ? teller.tales : [...teller.tales, ...teller.later]) {
    if (!('effects' in tale.facts)) continue;
    let unit: UnitId | null = subjectOf(tale.facts);
    for (const effect of tale.facts.effects) {
      if ('unit' in effect) unit = effect.unit;
      else if (effect.kind === 'leader') unit = effect.leader;
      see(effect, unit);
    }
  }
}

function subjectOf(facts: object): UnitId | null {
  if ('unit' in facts && typeof facts.unit === 'string') return facts.unit;
  if ('target' in facts && typeof facts.target === 'string') return facts.target;
  return null;
}

function causeText(teller: Teller, cause: string, unit: UnitId | null): string {
  const key = teller.say.has(cause) ? cause : `cause.${cause}`;
  if (!teller.say.has(key)) return cause;
  return teller.say(key, { unit: unit === null ? '' : named(teller, unit) }).trim();
}
