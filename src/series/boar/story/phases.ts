/** What happened phase by phase: movements gathered into sentences, withdrawals, rally, fire and fights in brief. */
import { phaseByPhase } from '../../../engine/chapters.ts';
import { oncePer } from '../../../engine/once.ts';
import { type Facts, halves, opened, pause } from '../../../engine/phrase.ts';
import type { Chapter, Words } from '../../../engine/story.ts';
import type { Effect } from '../rules/events.ts';
import { around } from '../rules/stacks.ts';
import type { Army, HexId, Side, UnitId } from '../rules/state.ts';
import { chronicled, isNews, isOfSeries } from './chronicle.ts';
import { combatsOf, headline } from './combat-card.ts';
import { holders } from './combat-issue.ts';
import { effectSentences, isFelt, trackSentence } from './effects.ts';
import { follow, type Places, placesBefore } from './places.ts';
import {
  armyOf,
  isLeader,
  isOurs,
  labelled,
  named,
  namedAll,
  placedFully,
  sideOf,
  subject,
  type Tale,
  type Teller,
  winnerFacts,
} from './teller.ts';
import { isHomeward, unorderedLines } from './unordered-moves.ts';

/** A body of counters that went from one hex to another in one phase. */
export interface March {
  readonly units: UnitId[];
  readonly from: HexId;
  readonly to: HexId;
  readonly army: Army;
  /** Enemy hexes it came to stand next to. */
  readonly facing: readonly HexId[];
}

/** What happened, in the order of play. */
export function phases(teller: Teller): Chapter[] {
  const found: { title: string; lines: readonly Words[]; brief: readonly Words[]; quiet?: true }[] = [];
  const places = placesBefore(teller);
  const labels = new Map(combatsOf(teller).map((combat) => [combat.tale.address, combat]));
  for (const phase of phasesOf(teller)) {
    const fresh = phase.tales.filter((tale) => !teller.told.has(tale));
    const shown = teller.telling.anew ? fresh : phase.tales;
    const told = (tales: readonly Tale[]): Words[] =>
      tales.flatMap((tale) => (tale.kind === 'boar.move' || isMiss(tale) ? [] : linesOf(teller, tale, labels)));
    const first = shown.findIndex(({ kind }) => kind === 'boar.move');
    const marched = Math.max(0, first);
    const [before, after] = [shown.slice(0, marched), shown.slice(marched)];
    const bodies = MARCHING.has(phase.kind) ? marchesOf(teller, shown, places) : [];
    const unordered = MARCHING.has(phase.kind) ? unorderedLines(teller, shown, places) : [];
    const lines = [...told(before), ...movementLines(teller, bodies), ...unordered, ...told(after)];
    const news = (tales: readonly Tale[]): Words[] =>
      tales.flatMap((tale) => (isNews(tale) && !teller.told.has(tale) ? briefOf(teller, tale) : []));
    const missed = missesLine(teller, fresh, true);
    const seen = fresh.length === 0 ? [] : enemyMarches(teller, bodies);
    const brief = [...news(before), ...seen, ...unordered, ...news(after), ...missed];
    lines.push(...missesLine(teller, shown));
    for (const tale of phase.tales) follow(places, tale);
    found.push({
      title: teller.say(`phase.${phase.kind}`, {
        side: teller.say(`side.${phase.side}`),
        ours: isOurs(teller, phase.side),
      }),
      lines,
      brief,
      ...(fresh.length === 0 && { quiet: true as const }),
    });
  }
  return phaseByPhase(found);
}

/** All bodies that marched this turn, all movement phases together, worked out once for each telling. */
export const marches = oncePer((teller: Teller): readonly March[] => {
  const places = placesBefore(teller);
  const found: March[] = [];
  for (const phase of phasesOf(teller)) {
    if (MARCHING.has(phase.kind)) found.push(...marchesOf(teller, phase.tales, places));
    for (const tale of phase.tales) follow(places, tale);
  }
  return found;
});

type Kind = 'opening' | 'arrival' | 'movement' | 'raid' | 'rally' | 'fire' | 'combat' | 'end';
const MARCHING: ReadonlySet<Kind> = new Set(['movement', 'raid']);
interface Phase {
  kind: Kind;
  side: Side;
  tales: Tale[];
}

function phasesOf(teller: Teller): Phase[] {
  const found: Phase[] = [];
  for (const tale of teller.tales) {
    const last = found.at(-1);
    const opens = opening(teller, tale);
    if (opens === null) {
      if (last) last.tales.push(tale);
      else found.push({ kind: 'opening', side: teller.side, tales: [tale] });
    } else if (last && last.kind === opens.kind && last.side === opens.side) {
      last.tales.push(tale);
    } else {
      found.push({ ...opens, tales: [tale] });
    }
  }
  return found;
}

/** The phase an event belongs to, by its place in the sequence of play; null: the one that is open. */
function opening(teller: Teller, tale: Tale): { kind: Kind; side: Side } | null {
  if (tale.kind === 'boar.turn-end' || tale.kind === 'boar.over') return { kind: 'end', side: teller.side };
  const [, side = '', phase = ''] = tale.address.split('/');
  if (!teller.field.sides.some((one) => one.id === side)) return { kind: 'opening', side: teller.side };
  if (phase === 'spike') return { kind: 'rally', side };
  if (phase === 'fire' || phase === 'howitzer') {
    const [gun] = tale.kind === 'boar.fire' ? tale.facts.batteries : [];
    const battery = tale.kind === 'boar.mortar' ? tale.facts.battery : gun?.unit;
    return battery === undefined ? null : { kind: 'fire', side: sideOf(teller, battery) };
  }
  const kind = (['arrival', 'movement', 'raid', 'rally', 'combat'] as const).find((one) => one === phase);
  return kind === undefined ? null : { kind, side };
}

function linesOf(
  teller: Teller,
  tale: Tale,
  combats: ReadonlyMap<string, ReturnType<typeof combatsOf>[number]>,
): Words[] {
  const { say } = teller;
  const told = (key: string, units: readonly UnitId[], facts: Facts = {}, effects: readonly Effect[] = []): Words[] => [
    sentences(say(key, { ...subject(teller, ...units), ...facts }), trackSentence(teller, effects)),
  ];
  if (!isOfSeries(tale)) return chronicled(teller, tale);
  switch (tale.kind) {
    case 'boar.weather':
      return [[say('tale.weather', { weather: say(`weather.${tale.facts.weather}`) })]];
    case 'boar.initiative': {
      // In a letter in the midst of the turn, how it opens is told with its dice.
      if (teller.later.some(({ address }) => address === tale.address)) return [];
      const { first } = tale.facts;
      return [sentences(say('tale.first', { side: say(`side.${first}.the`), ours: isOurs(teller, first) }))];
    }
    case 'boar.rally':
      return told(tale.facts.success ? 'tale.rallied' : 'tale.not-rallied', [tale.facts.unit], {
        half: tale.facts.effects.some((one) => one.kind === 'formation' && one.to === 'disrupted'),
      });
    case 'boar.withdraw': {
      const { units, from, to, effects } = tale.facts;
      return told('tale.withdrew', units, { from, to: placedFully(teller, to) }, effects);
    }
    case 'boar.pin-broken':
      return told('tale.pin-broken', tale.facts.units, {}, tale.facts.effects);
    case 'boar.captured':
      return told('effect.captured', [tale.facts.unit], { hex: tale.facts.hex }, tale.facts.effects);
    case 'boar.leader-displaced': {
      const { leader, from, to } = tale.facts;
      const effects = tale.facts.effects.filter((effect) => effect.kind !== 'leader-moves');
      if (to !== null && tale.rule === 'R13')
        return [sentences(say('tale.joined', { ...subject(teller, leader), from, to }))];
      const said =
        to === null
          ? say('tale.leader-lost', { ...subject(teller, leader), from })
          : say('tale.leader-displaced', { ...subject(teller, leader), from, to });
      return [sentences(said, ...effectSentences(teller, effects))];
    }
    case 'boar.fire': {
      const { batteries, target, hex } = tale.facts;
      const guns = batteries.map(({ unit }) => unit);
      return [shotLine(teller, guns, target, hex)];
    }
    case 'boar.mortar':
      return tale.facts.victim === null
        ? []
        : [shotLine(teller, [tale.facts.battery], tale.facts.victim, tale.facts.impact)];
    case 'boar.combat': {
      const combat = combats.get(tale.address);
      if (!combat) return [];
      // What came of it stands on its card.
      const place = headline(teller, tale.facts);
      const strong = say(`tale.combat.${combat.issue}`, { label: combat.label, place, ...holders(teller, tale.facts) });
      return [[{ strong }]];
    }
    case 'boar.attack-void':
      return [[say('tale.void', { hex: tale.facts.on.join(', ') })]];
    case 'boar.placed':
      return told('tale.placed', [tale.facts.unit], { hex: placedFully(teller, tale.facts.hex) });
    case 'boar.lost-way': {
      const { units, hex, die, lost } = tale.facts;
      return told('tale.lost-way', units, { hex, die, lost });
    }
    case 'boar.over': {
      const { result, reason, facts, effects } = tale.facts;
      // What the end itself has counted.
      const said = sentences(reasonOf(teller, reason, facts), trackSentence(teller, effects));
      return [[{ strong: say(`result.${result}`, winnerFacts(teller)) }, ' ', ...said]];
    }
    default:
      return [];
  }
}

/** Without fights, which have cards, and marches, which the map shows; of shots those that did something, with that. */
function briefOf(teller: Teller, tale: Tale): Words[] {
  switch (tale.kind) {
    case 'boar.move':
    case 'boar.combat':
      return [];
    case 'boar.fire':
    case 'boar.mortar': {
      const felt = effectSentences(teller, tale.facts.effects.filter(isFelt));
      const hit = tale.facts.hit ? linesOf(teller, tale, new Map()) : [];
      return hit.length + felt.length === 0 ? [] : [[...hit.flat(), ` ${felt.join(' ')}`]];
    }
    default:
      return linesOf(teller, tale, new Map());
  }
}

/** Why the game ended, in a sentence. */
export function reasonOf(teller: Teller, reason: string, facts: Readonly<Record<string, unknown>>): string {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    words[name] = typeof value === 'string' ? inWords(teller, value) : reason === 'points' ? halves(value) : value;
  }
  return opened(teller.say(`reason.${reason}`, words));
}

function inWords(teller: Teller, id: string): string {
  for (const key of [`unit.${id}`, `army.${id}.the`, `side.${id}.the`]) if (teller.say.has(key)) return teller.say(key);
  return teller.field.hexes.has(id) ? placedFully(teller, id) : id;
}

function isMiss(tale: Tale): boolean {
  return (tale.kind === 'boar.fire' || tale.kind === 'boar.mortar') && !tale.facts.hit;
}

/** All shots without effect in one line, `inBrief` by the codes of guns and their hex: the chapter on fire has them one by one. */
function missesLine(teller: Teller, tales: readonly Tale[], inBrief = false): Words[] {
  const { say } = teller;
  const shots = tales.flatMap((tale) => {
    if (!(tale.kind === 'boar.fire' || tale.kind === 'boar.mortar') || tale.facts.hit) return [];
    const { facts } = tale;
    // A bomb is told by where it was aimed, and where it fell instead.
    const [guns, hex, target, fell] =
      'batteries' in facts
        ? [facts.batteries.map(({ unit }) => unit), facts.hex, named(teller, facts.target), facts.hex]
        : [[facts.battery], facts.aimed, placedFully(teller, facts.aimed), facts.impact];
    const shot = inBrief ? `${guns.join(', ')} ${hex}` : say('tale.miss', { unit: namedAll(teller, guns), target });
    return [fell === hex ? shot : say('tale.miss.fell', { shot, fell })];
  });
  const told = shots.join(inBrief ? pause(say.language) : say('tale.then'));
  return shots.length === 0 ? [] : [[say('tale.misses', { n: shots.length, shots: told })]];
}

/** What a hit did stands beside its dice. */
const shotLine = (teller: Teller, from: readonly UnitId[], target: UnitId, hex: HexId): Words => [
  opened(teller.say('tale.hit', { ...subject(teller, ...from), target: named(teller, target), hex })),
];

function sentences(...said: string[]): Words {
  return [said.flatMap((one) => (one === '' ? [] : [opened(one)])).join(' ')];
}

/** One phase's moves with what each counter did in all, those who end next to the enemy first. */
function marchesOf(teller: Teller, tales: readonly Tale[], places: Places): March[] {
  const went = new Map<UnitId, { from: HexId; to: HexId }>();
  for (const tale of tales) {
    if (tale.kind !== 'boar.move' || isHomeward(teller, tale)) continue;
    const to = tale.facts.path.at(-1);
    if (to === undefined) continue;
    for (const unit of tale.facts.units)
      went.set(unit, { from: went.get(unit)?.from ?? places.get(unit) ?? tale.facts.path[0] ?? to, to });
  }
  const bodies = new Map<string, March & { units: UnitId[] }>();
  for (const [unit, { from, to }] of went) {
    if (from === to) continue;
    const army = armyOf(teller, unit);
    const key = `${army}/${from}/${to}`;
    const body = bodies.get(key);
    if (body) body.units.push(unit);
    else bodies.set(key, { units: [unit], from, to, army, facing: facingFrom(teller, places, to, unit) });
  }
  for (const body of bodies.values())
    body.units.sort((a, b) => Number(isLeader(teller, a)) - Number(isLeader(teller, b)));
  return [...bodies.values()].sort((a, b) => Number(b.facing.length > 0) - Number(a.facing.length > 0));
}

function facingFrom(teller: Teller, places: Places, hex: HexId, unit: UnitId): HexId[] {
  const here = teller.field.hexes.get(hex);
  if (!here) return [];
  const near = new Set(around(here));
  const side = sideOf(teller, unit);
  const facing = new Set<HexId>();
  for (const [id, where] of places) {
    if (near.has(where) && !isLeader(teller, id) && sideOf(teller, id) !== side) facing.add(where);
  }
  return [...facing].sort((a, b) => (a < b ? -1 : 1));
}

/** Those who came up to the enemy a sentence each; the rest of each army in one. */
function movementLines(teller: Teller, bodies: readonly March[]): Words[] {
  const lines: Words[] = [];
  for (const body of bodies) if (body.facing.length > 0) lines.push(contactLine(teller, body));
  for (const army of teller.field.armies) {
    const rest = bodies.filter((body) => body.facing.length === 0 && body.army === army.id);
    if (rest.length > 0) lines.push(restLine(teller, army.id, rest));
  }
  return lines;
}

function contactLine(teller: Teller, { units, from, to, army, facing }: March): Words {
  const { say } = teller;
  const troops = units.filter((unit) => !isLeader(teller, unit));
  const leaders = units.filter((unit) => isLeader(teller, unit));
  const who = troops.length > 0 ? troops : leaders;
  const facts = {
    ...subject(teller, ...who),
    from: placedFully(teller, from),
    to: placedFully(teller, to),
    leaders: troops.length > 0 ? namedAll(teller, leaders) : '',
    facing: say.list(facing.map((hex) => placedFully(teller, hex))),
  };
  return [{ side: army, text: opened(namedAll(teller, who)) }, ` ${say('tale.came-up', facts)}`];
}

/** Bodies of the enemy whose marches a letter's log tells of a phase, one less for each fight it tells; all that came beside us or fought. */
const MOST_SEEN = 6;

/** Where the enemy's bodies marched, by the codes of the letter's tables: an army a line. */
function enemyMarches(teller: Teller, bodies: readonly March[]): Words[] {
  const fights = combatsOf(teller);
  const fought = new Set(
    fights.flatMap(({ tale: { facts } }) => [...facts.attackers, ...facts.defenders]).map(({ unit }) => unit),
  );
  const isClose = ({ facing, units }: March): number => +(facing.length > 0 || units.some((unit) => fought.has(unit)));
  const theirs = bodies.filter(({ army }) => !isOurs(teller, army)).toSorted((a, b) => isClose(b) - isClose(a));
  const most = Math.max(1, MOST_SEEN - fights.length, theirs.filter(isClose).length);
  const armies = [...Map.groupBy(theirs.slice(0, most), ({ army }) => army)];
  const lines = armies.map(([army, some]) => shortLine(teller, army, some, inShort));
  return theirs.length > most ? lines.with(-1, [...(lines.at(-1) ?? []), ` (+${theirs.length - most}, PDF)`]) : lines;
}

/** `champagne (3)`: as the map's stacks are called. */
const inShort = ([first = '', ...more]: readonly UnitId[]): string =>
  more.length > 1 ? `${first} (${more.length + 1})` : [first, ...more].join(', ');

function shortLine(
  teller: Teller,
  army: Army,
  bodies: readonly March[],
  called: (units: readonly UnitId[]) => string,
): Words {
  const { say } = teller;
  const parts = bodies.map(({ units, from, to }) => say('tale.short-march', { units: called(units), from, to }));
  const facts = { army: opened(say(`army.${army}.the`)), ours: isOurs(teller, army) };
  return [say('tale.short-rest', { ...facts, parts: parts.join(pause(say.language)) })];
}

/** More bodies than these are told by the names on their counters. */
const MANY = 3;

function restLine(teller: Teller, army: Army, bodies: readonly March[]): Words {
  const { say } = teller;
  if (teller.after.campaign !== null && bodies.length > MANY)
    return shortLine(teller, army, bodies, (units) => units.map((unit) => labelled(teller, unit)).join(', '));
  const parts = bodies.map(({ units, from, to }) =>
    say('tale.shift', { units: namedAll(teller, units), from, to: placedFully(teller, to) }),
  );
  return [
    say('tale.rest', {
      army: say(`army.${army}.the`),
      ours: isOurs(teller, army),
      parts: parts.join(say('tale.then')),
    }),
  ];
}
