/** A question as a letter puts it: what it asks, what it is about, and its legal answers in words. */
import { encode } from '../../engine/canonical.ts';
import type { Json, PutQuestion, Question } from '../../engine/contract.ts';
import { listing, opened, type Phrasebook, pause, phrasebook } from '../../engine/phrase.ts';
import { isLegal } from '../../engine/run.ts';
import { distance } from '../../places/hex/grid.ts';
import { byMost } from './doctrine/staff.ts';
import { laid } from './doctrine/stowage.ts';
import type { Field, Side } from './field.ts';
import { messages } from './messages/messages.ts';
import type { LyingDie } from './questions.ts';
import { saidIn } from './said.ts';
import type { OpenedWar } from './scenario/open.ts';
import { byText, partsOf } from './stacks.ts';
import { listOf } from './stock.ts';
import type { EarView } from './view.ts';

interface Putting {
  readonly field: Field;
  readonly say: Phrasebook;
  readonly need: Question;
  readonly about: Readonly<Record<string, Json>>;
}

const books = { en: phrasebook('en', messages.en), fr: phrasebook('fr', messages.fr) };

/** A letter offers no more answers than these; others are written as orders. */
const MOST_OPTIONS = 12;
/** Answers drawn of a space that lists none. */
const SAMPLES = 8;

export function put(war: OpenedWar, view: EarView, need: Question, language: 'en' | 'fr'): PutQuestion {
  const about = (
    typeof need.about === 'object' && need.about !== null && !Array.isArray(need.about) ? need.about : {}
  ) as Putting['about'];
  const putting: Putting = { field: war.field, say: books[language], need, about };
  // The same answer has the same number in every language.
  const plain: Putting = { ...putting, say: books.en };
  const offered = optionsOf(war, putting, view);
  const different = new Map(offered.map((answer) => [wordsOf(plain, answer), answer]));
  const why = need.kind === 'setup-garrison' ? ['answer.richest', 'answer.foremost'] : [];
  const options = [...different.values()].map((answer, at) => ({
    answer,
    words: `${why[at] === undefined ? '' : putting.say(why[at])}${wordsOf(putting, answer)}`,
    ...alsoCalled(putting, answer),
  }));
  return {
    asks: [`question.${need.kind}`, `question.${need.kind}.more`]
      .filter(putting.say.has)
      .map((key) => putting.say(key, figures(putting)))
      .join(' '),
    about: aboutIn(putting, view),
    options,
    words: (answer) => (need.kind === 'stack-order' ? wholeStacks(putting, answer) : wordsOf(putting, answer)),
  };
}

/** Figures that a question may name. */
function figures({ about, field }: Putting): Readonly<Record<string, number>> {
  const { most = 0, needed = 0 } = about;
  const { fails } = field.tables.interception;
  return { most: Number(most), needed: Math.min(Number(needed), fails - 1), fails };
}

/** What the doctrine would do first, then everything and nothing, each alone, and some drawn. */
function optionsOf(war: OpenedWar, putting: Putting, view: EarView): readonly Json[] {
  const { need, about } = putting;
  const advised = saidIn(war).answer(need, () => view);
  if (need.kind === 'isidro-box' && need.space.kind === 'one') return need.space.of;
  if (need.space.kind === 'one') return [advised, ...need.space.of];
  if (need.kind === 'setup-garrison') return differing(need, [advised, foremost(putting)]);
  if (need.kind === 'stack-order') {
    const meant = (answers: readonly Json[]): readonly Json[] =>
      differing(
        need,
        answers.map((stacks) => relaid(view, stacks)),
      );
    const plain = meant([advised, {}]);
    const isSingle = listOf(about.stacks).length === 1;
    return plain.length > 1 && !isSingle
      ? plain
      : meant([...plain, ...otherTops(putting, view)]).slice(0, MOST_OPTIONS);
  }
  const { space } = need;
  const of = listOf(about.candidates ?? about.ships ?? about.counters ?? about.hexes);
  // All of them to one place, whichever it is.
  const [counters, hexes] = [listOf(about.counters), listOf(about.hexes)];
  const together = hexes.map((hex) => Object.fromEntries(counters.map((counter) => [counter, hex])));
  // Each counter on another ship than advised.
  const aboard =
    need.kind === 'carry'
      ? counters.flatMap((id) => listOf(about.ships).map((ship) => ({ ...(advised as object), [id]: ship })))
      : [];
  const proposed: Json[] = [advised, ...aboard, ...together, [...of], [], ...of.map((one) => [one]), {}];
  const meant = differing(need, proposed);
  if (meant.length > 1) return meant.slice(0, MOST_OPTIONS);
  const drawn = Array.from({ length: SAMPLES }, (_, n) => space.sample((count) => (n * 7 + 3) % Math.max(count, 1)));
  return differing(need, [...meant, ...drawn]).slice(0, MOST_OPTIONS);
}

/** The stacks of an answer that lie otherwise then; those it leaves as they are it need not name. */
function relaid({ stacks }: EarView, answer: Json): Json {
  const laid = Object.entries(answer as Readonly<Record<string, Json>>);
  return Object.fromEntries(laid.filter(([key, ids]) => listOf(ids).join() !== stacks[key]?.units?.join()));
}

/** Stack by stack, each other counter on top that may lie there. */
function otherTops({ field, about }: Putting, view: EarView): readonly Json[] {
  return listOf(about.stacks).flatMap((key) => {
    const units = view.stacks[key]?.units ?? [];
    return units.map((top) => ({ [key]: laid({ field, view }, [top, ...units.filter((id) => id !== top)]) }));
  });
}

/** The strongest soldiers in the ports that lie nearest to those of the enemy. */
function foremost({ field, need, about }: Putting): Json {
  const hostile = [...field.ports.values()].filter(
    ({ flag }) => flag !== need.role && field.sides.includes(flag as Side),
  );
  const reach = (id: string): number =>
    Math.min(...hostile.map(({ hex }) => distance(field.grid, hex, field.ports.get(id)?.hex ?? hex)));
  const ports = byMost(listOf(about.ports), (id) => -reach(id));
  const soldiers = byMost(listOf(about.counters), (id) => field.counters.get(id)?.land ?? 0);
  return Object.fromEntries(soldiers.map((id, n) => [id, ports[n] ?? '']));
}

/** The legal ones, each once. Who is chosen counts, not in which order, but for the order of combats. */
function differing({ kind, space }: Question, answers: readonly Json[]): readonly Json[] {
  const isSet = kind !== 'combat-order';
  const keyOf = (answer: Json): string =>
    encode(isSet && Array.isArray(answer) ? answer.map(String).toSorted(byText) : answer);
  const first = new Map(answers.toReversed().map((answer) => [keyOf(answer), answer]));
  return answers.filter((answer) => first.get(keyOf(answer)) === answer && isLegal(space, answer));
}

// In words.

/** Other words for an answer, which are orders or a plain yes and no elsewhere. */
function alsoCalled({ say, need }: Putting, answer: Json): { also?: readonly string[] } {
  const key = `also.${need.kind}.${String(answer)}`;
  return say.has(key) ? { also: say(key).split(', ') } : {};
}

function wordsOf(putting: Putting, answer: Json): string {
  const { say, need } = putting;
  if (need.kind === 'isidro-box') return boxWords(putting, Number(answer));
  if (need.kind === 'reroll') return answer === 'pass' ? say('answer.pass') : dieWords(putting, String(answer));
  if (need.kind === 'fortunes-victim') return topWords(putting, String(answer));
  if (typeof answer === 'string') {
    const key = say.has(`answer.${need.kind}.${answer}`) ? `answer.${need.kind}.${answer}` : `answer.${answer}`;
    return say.has(key) ? say(key) : one(putting, answer);
  }
  if (Array.isArray(answer)) {
    if (answer.length === 0) return say('answer.none');
    if (need.kind === 'combat-order') return say('answer.first', { place: one(putting, String(answer[0])) });
    return some(putting, answer.map(String));
  }
  return recordWords(putting, answer as Readonly<Record<string, Json>>);
}

/** A box with the faces of the die that bring her there: below its number. */
function boxWords({ say, field }: Putting, box: number): string {
  const faces = Math.min(box - 1, field.tables.dice.sides);
  return say('answer.box', { n: box, faces, sure: faces === field.tables.dice.sides });
}

/** Places, ships, stacks: who goes together, in one clause each. */
function recordWords(putting: Putting, answer: Readonly<Record<string, Json>>): string {
  const { say, need } = putting;
  const entries = Object.entries(answer);
  if (entries.length === 0) return say(need.kind === 'stack-order' ? 'answer.as-it-is' : 'answer.none');
  if (need.kind === 'stack-order') {
    return entries
      .map(([key, ids]) =>
        say('answer.top', { unit: one(putting, listOf(ids)[0] ?? ''), place: one(putting, partsOf(key).hex) }),
      )
      .join(pause(putting.say.language));
  }
  if (need.kind === 'leader-dice') {
    return entries
      .map(([leader, dealt]) =>
        say('answer.dice', { leader: one(putting, leader), units: some(putting, Object.keys(dealt as object)) }),
      )
      .join(pause(putting.say.language));
  }
  const groups = new Map<string, string[]>();
  for (const [id, where] of entries) groups.set(String(where), [...(groups.get(String(where)) ?? []), id]);
  return [...groups]
    .map(([where, ids]) =>
      need.kind === 'carry'
        ? say('answer.aboard', { units: some(putting, ids), ship: one(putting, where) })
        : say('answer.at', { units: some(putting, ids), place: one(putting, where) }),
    )
    .join(pause(putting.say.language));
}

/** Stacks that were told in an order of their own: each whole, as what is said on top may not be all that was wished. */
function wholeStacks(putting: Putting, answer: Json): string {
  const stacks = Object.entries(answer as Readonly<Record<string, Json>>);
  if (stacks.length === 0) return putting.say('answer.as-it-is');
  return stacks
    .map(([key, ids]) =>
      putting.say('answer.stack', { units: some(putting, listOf(ids)), place: one(putting, partsOf(key).hex) }),
    )
    .join(pause(putting.say.language));
}

/** The topmost counter of a stack, and where it lies. */
function topWords(putting: Putting, key: string): string {
  const tops = (putting.about.tops ?? {}) as Readonly<Record<string, string>>;
  return putting.say('answer.at', { units: one(putting, tops[key] ?? key), place: one(putting, key) });
}

function dieWords(putting: Putting, id: string): string {
  const die = dice(putting).find((lying) => lying.id === id);
  if (die === undefined) return id;
  if (die.unit === null)
    return putting.say('answer.reroll.land', { side: opened(putting.say(`side.${die.side}.the`)), die: die.die });
  return putting.say('answer.reroll', { who: one(putting, die.unit), die: die.die });
}

/** Soldiers with their land values, ports with what they are worth, the greatest first. */
function withWorth(putting: Putting, ids: readonly string[]): string {
  const { counters, ports } = putting.field;
  const worth = (id: string): number => counters.get(id)?.land ?? ports.get(id)?.value ?? 0;
  const told = byMost(ids, worth).map((id) => putting.say('put.worth', { name: one(putting, id), worth: worth(id) }));
  return listing(told, putting.say.language);
}

function dice({ about }: Putting): readonly LyingDie[] {
  return Array.isArray(about.dice) ? (about.dice as unknown as readonly LyingDie[]) : [];
}

function some(putting: Putting, ids: readonly string[]): string {
  return listing(
    ids.map((id) => one(putting, id)),
    putting.say.language,
  );
}

/** A counter, a port, a stack or a hex by its name. */
function one({ field, say }: Putting, id: string): string {
  const { language } = say;
  const named = field.counters.get(id) ?? field.ports.get(id) ?? field.faces.get(id);
  if (named) return named.name[language];
  const hex = id.includes('/') ? partsOf(id).hex : id;
  const port = field.hexes.get(hex)?.port ?? null;
  return port === null ? hex : `${port.name[language]} (${hex})`;
}

// What it is about.

function aboutIn(putting: Putting, view: EarView): PutQuestion['about'] {
  const { about, say, need } = putting;
  const rows: { key: string; text: string }[] = [];
  const row = (key: string, text: string): void => {
    if (text !== '') rows.push({ key: say(`put.${key}`), text });
  };
  const where = about.hex ?? about.at ?? about.here;
  if (typeof where === 'string') row('hex', one(putting, where));
  if (typeof about.ahead === 'string') row('ahead', one(putting, about.ahead));
  if (typeof about.height === 'number')
    row('enemy', say('put.height', { height: about.height, top: one(putting, String(about.top)) }));
  if (need.kind === 'isidro-box') row('isidro', isidroWords(putting));
  if (need.kind === 'stack-order')
    for (const key of listOf(about.stacks))
      rows.push({ key: one(putting, key), text: some(putting, view.stacks[key]?.units ?? []) });
  const who = need.kind === 'carry' ? about.counters : (about.candidates ?? about.ships ?? about.counters);
  if (need.kind === 'setup-garrison') {
    row('garrisons', withWorth(putting, listOf(who)));
    row('ports', withWorth(putting, listOf(about.ports)));
  } else row('candidates', some(putting, listOf(who)));
  if (typeof about.count === 'number') row('count', `${about.count}`);
  if (typeof about.room === 'number') row('room', `${about.room}`);
  if (typeof about.deceptions === 'number') row('deceptions', `${about.deceptions}`);
  return [...rows, ...diceRows(putting)];
}

/** Dice as they lie: at sea each with its counter and what it hits with, ashore those of a side together. */
function diceRows(putting: Putting): PutQuestion['about'] {
  const { say, field } = putting;
  const lying = dice(putting);
  const atSea = lying.flatMap(({ unit, die, need, hit }) =>
    unit === null ? [] : [say('put.die', { who: one(putting, unit), die, need: need ?? 0, hit })],
  );
  if (atSea.length > 0) return [{ key: say('put.dice'), text: atSea.join(pause(say.language)) }];
  const ashore = field.sides.flatMap((side) => {
    const faces = lying.flatMap((one) => (one.side === side ? [one.die] : []));
    return faces.length === 0
      ? []
      : [{ key: say('put.dice.of', { who: say(`side.${side}.the`) }), text: faces.join(', ') }];
  });
  return ashore.length === 0 ? [] : [...ashore, { key: say('put.hits'), text: say('put.hits.land') }];
}

/** What the ship is that the box is chosen for. */
function isidroWords({ field, say }: Putting): string {
  const { counter, hex } = field.tables.isidro;
  return say('put.isidro.ship', { gun: field.counters.get(counter)?.gun ?? 0, hex });
}
