/** Army morale as tracks, victory points as bars, momentum and the way to each instant victory. */
import { chapter } from '../../../engine/chapters.ts';
import { halves, opened, pause } from '../../../engine/phrase.ts';
import type { Addend, Chapter, Fact, Score, Tally, Track } from '../../../engine/story.ts';
import type { CardEffect } from '../cards/events.ts';
import type { Army, UnitId } from '../rules/state.ts';
import { isOpening } from './briefing.ts';
import { combatsOf } from './combat-card.ts';
import { armiesFor } from './reader.ts';
import { effectsOf, levelOf, named, type Tale, type Teller } from './teller.ts';

/** Where orders are asked for, morale and points are told above them. */
const isPlanned = ({ telling }: Teller): boolean => (telling.next?.calls.length ?? 0) > 0;

export function morale(teller: Teller): Chapter[] {
  const told = tracks(teller);
  return chapter('morale', 'summary', [{ kind: 'tracks', tracks: told }], isPlanned(teller) ? { quiet: true } : {});
}

export function score(teller: Teller): Chapter[] {
  const { say } = teller;
  const block: Score = { kind: 'score', name: say('score.points'), tallies: tallies(teller), facts: told(teller) };
  return chapter('score', 'summary', [block], { title: say('chapter.score') });
}

/** Twenty cells an army, heavy rules where a level ends, the causes of every change. */
function tracks(teller: Teller): Track[] {
  const { field, before, now, say } = teller;
  const { levels, maximum } = field.tables.armyMorale;
  const marks = levels.flatMap(({ to }) => (to > 0 && to < maximum ? [to] : [])).sort((a, b) => a - b);
  return armiesFor(teller).map((army) => {
    const [value, was] = [now.morale[army.id] ?? 0, before.morale[army.id] ?? 0];
    return {
      name: say(`army.${army.id}`),
      side: army.id,
      value,
      was,
      of: maximum,
      marks,
      level: say(`level.${levelOf(field, value)}`),
      changes: changesOf(teller, 'morale', army.id),
    };
  });
}

/** Every change of a track by cause; what no event told is named as such, so that the sum always fits. */
function changesOf(teller: Teller, kind: 'morale' | 'victory', army: Army, nameOf: Named = causeText): Addend[] {
  const byCause = new Map<string, number>();
  let untold = (teller.now[kind][army] ?? 0) - (teller.before[kind][army] ?? 0);
  eachEffect(teller, (effect, unit, tale) => {
    if (effect.kind !== kind || effect.army !== army) return;
    const cause = nameOf(teller, effect.cause, unit, tale);
    byCause.set(cause, (byCause.get(cause) ?? 0) + effect.to - effect.from);
    untold -= effect.to - effect.from;
  });
  const changes = [...byCause].map(([name, value], index) => ({ name: index === 0 ? opened(name) : name, value }));
  // In the midst of a fight its blows are told when it is over.
  const open = teller.telling.next?.chooses === true;
  if (untold !== 0) changes.push({ name: teller.say('cause.other', { open }), value: untold });
  return changes;
}

/** `Army morale: British 13 -> 10: combat A -1, …`, of all that changed, be it back to where it was, where a letter has no tracks. */
export function reckoning(teller: Teller): Chapter[] {
  const { say, before, now, telling } = teller;
  const heads = { morale: say('plan.morale'), victory: say('score.points') };
  // In a letter that tells of the next turn too, the tracks are that turn's; at the end they tell of all but points.
  const [isLast, isAhead] = [telling.outcome !== null, isPlanned(teller) || telling.next?.apart];
  const kinds: ('morale' | 'victory')[] = isLast ? ['victory'] : isAhead ? ['morale', 'victory'] : [];
  const lines = kinds.flatMap((kind) => {
    const figure = (value: number): string => (kind === 'victory' ? halves(value) : `${value}`);
    const told = armiesFor(teller).flatMap(({ id }) => {
      const [was, is] = [before[kind][id] ?? 0, now[kind][id] ?? 0];
      const changes = changesOf(teller, kind, id, byFight(teller)).filter(({ value }) => value !== 0);
      const causes = changes.map(({ name, value }) => `${name} ${value > 0 ? '+' : ''}${figure(value)}`).join(', ');
      return causes === ''
        ? []
        : [`${say(`army.${id}`)} ${figure(was)} -> ${figure(is)}${say('fights.colon')}${causes}`];
    });
    return told.length === 0 ? [] : [[`${heads[kind]}${say('fights.colon')}${told.join(pause(say.language))}.`]];
  });
  if (lines.length === 0) return [];
  return chapter('reckoning', 'summary', [{ kind: 'lines', lines }], {
    title: say.list(kinds.map((kind) => heads[kind])),
  });
}

/** A fight told on a card of its own is one cause. */
function byFight(teller: Teller): Named {
  const fights = new Map(combatsOf(teller).map(({ tale, label }) => [tale.address, label]));
  return (_, cause, unit, tale) => {
    const label = fights.get(tale.address);
    return label === undefined ? causeText(teller, cause, unit, tale) : `${teller.say('cause.combat')} ${label}`;
  };
}

/** Victory points in halves on a bar of ten. */
function tallies(teller: Teller): Tally[] {
  const { now, say } = teller;
  return armiesFor(teller).map((army) => {
    const value = now.victory[army.id] ?? 0;
    const causes: string[] = [];
    eachEffect(teller, (effect, ...of) => {
      if (effect.kind === 'victory' && effect.army === army.id) causes.push(causeText(teller, effect.cause, ...of));
    });
    return {
      name: say(`army.${army.id}`),
      side: army.id,
      value: value < BAR ? value : BAR,
      of: BAR,
      text: halves(value),
      causes,
      ...(isPlanned(teller) && { quiet: true }),
    };
  });
}

/** Ten points, in halves. */
const BAR = 20;

/** Momentum of both sides and the pool; what each side still lacks for an instant victory. */
function facts(teller: Teller): readonly Fact[] {
  const { field, now, say } = teller;
  const chits = field.sides.map(({ id }) => `${say(`side.${id}`)} ${now.momentum[id] ?? 0}`);
  const momentum = { label: say('fact.momentum'), text: [...chits, say('fact.pool', { n: now.pool })].join(', ') };
  return [momentum, ...teller.own.goals(teller)];
}

/**
 * What is no news is quiet: in a letter that asks, whose lines say how the game is won, all but chits that went from hand to
 * hand; in any other what stands as it did when the turn opened.
 */
function told(teller: Teller): readonly Fact[] {
  const { at, before } = teller;
  const opened = new Set(facts({ ...teller, now: before, at: { ...at, position: before } }).map(({ text }) => text));
  let isSpent = false;
  eachEffect(teller, ({ kind }) => {
    isSpent ||= kind === 'momentum';
  });
  // A chit that was won and spent is news, though as many are held as before.
  const isOld = ({ text }: Fact, n: number): boolean => opened.has(text) && !(n === 0 && isSpent);
  const isQuiet = (fact: Fact, n: number): boolean =>
    isOpening(teller) ? isPlanned(teller) : isOld(fact, n) || (n > 0 && isPlanned(teller));
  return facts(teller).map((fact, n) => (isQuiet(fact, n) ? { ...fact, quiet: true } : fact));
}

/** Calls `see` with every effect of the turn and the unit it followed from. */
function eachEffect(teller: Teller, see: (effect: CardEffect, unit: UnitId | null, tale: Tale) => void): void {
  // What the opening of the next turn did is in the values too.
  for (const tale of teller.now === teller.after ? teller.tales : [...teller.tales, ...teller.later]) {
    let unit: UnitId | null = subjectOf(tale.facts);
    for (const effect of effectsOf(tale)) {
      if ('unit' in effect) unit = effect.unit;
      else if (effect.kind === 'leader') unit = effect.leader;
      see(effect, unit, tale);
    }
  }
}

function subjectOf(facts: object): UnitId | null {
  if ('unit' in facts && typeof facts.unit === 'string') return facts.unit;
  if ('target' in facts && typeof facts.target === 'string') return facts.target;
  return null;
}

type Named = typeof causeText;

function causeText(teller: Teller, cause: string, unit: UnitId | null, { kind }: Tale): string {
  const key = teller.say.has(cause) ? cause : `cause.${cause}`;
  if (!teller.say.has(key)) return cause;
  return teller.say(key, { unit: unit === null ? '' : named(teller, unit), fought: kind === 'boar.combat' }).trim();
}
