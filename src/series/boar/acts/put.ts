/** A question as a letter puts it: what it asks, what it is about, and its legal answers in words. */

import { encode } from '../../../engine/canonical.ts';
import type { Json, PutQuestion, Question } from '../../../engine/contract.ts';
import { listing, type Phrasebook, signed } from '../../../engine/phrase.ts';
import { isLegal } from '../../../engine/run.ts';
import type { BoarView } from '../frame/view.ts';
import { readAttacks, writeAttacks } from '../rules/close-combat.ts';
import { type Attack, attackOptions, forcedAttacks, judgeAttack } from '../rules/declare.ts';
import type { Rules } from '../rules/house.ts';
import type { Struck } from '../rules/losses.ts';
import { type Code, readCode, readResult } from '../rules/results.ts';
import { stacksOf } from '../rules/stacks.ts';
import { clash } from '../rules/tactics.ts';
import { counterOf, pieceOf, printedStrength } from '../rules/units.ts';

type Facts = Readonly<Record<string, Json>>;

/** Everything that putting one question needs. */
interface Putting {
  readonly rules: Rules;
  readonly view: BoarView;
  readonly say: Phrasebook;
  readonly need: Question;
  readonly about: Facts;
}

/** A letter offers no more answers than these; others are written as orders. */
const MOST_OPTIONS = 12;
/** Answers drawn of a space that lists none. */
const SAMPLES = 8;

export function put(
  books: Readonly<Record<'en' | 'fr', Phrasebook>>,
  rules: Rules,
  view: BoarView,
  need: Question,
  language: 'en' | 'fr',
): PutQuestion {
  const putting: Putting = { rules, view, say: books[language], need, about: factsOf(need.about) };
  // Answers that differ only in what the words leave out (who rallies third) are one option, and the same one in every
  // language: a number means the same answer whoever reads the menu.
  const different = new Map(
    optionsOf(putting)
      .toReversed()
      .map((answer) => [wordsOf({ ...putting, say: books.en }, answer), answer]),
  );
  const options = [...different.values()]
    .toReversed()
    .map((answer) => ({ answer, words: optionIn(putting, answer), ...otherWords(putting, answer) }));
  return {
    asks: putting.say(`question.${need.kind}`),
    about: aboutIn(putting),
    options,
    words: (answer) => wordsOf(putting, answer),
  };
}

/** An answer as it is offered: of a tactic with what it does. */
function optionIn(putting: Putting, answer: Json): string {
  const words = wordsOf(putting, answer);
  return putting.need.kind === 'tactic'
    ? putting.say('put.tactic', { tactic: words, ...clashes(putting, String(answer)) })
    : words;
}

/** The best and the worst that a chit may come to, by the enemy's: what it adds to the attacker's die. */
function clashes({ rules, about, say }: Putting, chit: string): Readonly<Record<string, string>> {
  const isAttacker = about.as === 'attacker';
  const against = rules.field.tables.tactics.chits.map((other) => ({
    other: say(`tactic.${other}`),
    value: isAttacker ? clash(rules, chit, other) : clash(rules, other, chit),
  }));
  const numbers = against.flatMap(({ value }) => (value === 'NC' ? [] : [value]));
  const [best, worst] = isAttacker
    ? [Math.max(...numbers), Math.min(...numbers)]
    : [Math.min(...numbers), Math.max(...numbers)];
  const those = (wanted: number | 'NC'): string =>
    listing(
      against.flatMap(({ other, value }) => (value === wanted ? [other] : [])),
      say.language,
    );
  return { best: signed(best), good: those(best), worst: signed(worst), bad: those(worst), none: those('NC') };
}

/** What else a reply may call an answer: a tactic by its bare name, doing and leaving alone by yes and no. */
function otherWords(putting: Putting, answer: Json): { also?: readonly string[] } {
  return putting.need.kind === 'tactic' ? { also: [wordsOf(putting, answer)] } : yesOrNo(putting, answer);
}

/** Of a question between doing and leaving alone: a plain yes or no answers it too. */
function yesOrNo({ say, need: { space } }: Putting, answer: Json): { also?: readonly string[] } {
  if (space.kind !== 'one' || space.of.length !== 2 || typeof answer !== 'string') return {};
  const key = DOES.has(answer) ? 'also.yes' : LEAVES.has(answer) ? 'also.no' : null;
  return key === null ? {} : { also: say(key).split(', ') };
}

const DOES: ReadonlySet<string> = new Set(['advance', 'buy', 'declare', 'fire', 'on', 'reroll']);
const LEAVES: ReadonlySet<string> = new Set(['hold', 'keep', 'stay', 'stop', 'wait']);

function factsOf(value: Json): Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {};
}

// What may be answered.

function optionsOf(putting: Putting): readonly Json[] {
  const { need, about } = putting;
  if (need.space.kind === 'one') return need.space.of;
  const own = need.kind === 'attack-declare' ? declarable(putting) : proposed(need, about);
  const found = (need.kind === 'mortar-fire' ? aims(putting) : [...own, ...sampled(need)]).filter((answer) =>
    isLegal(need.space, answer),
  );
  const different = new Map(found.map((answer) => [encode(answer), answer]));
  return [...different.values()].slice(0, MOST_OPTIONS);
}

/** Answers of a space that is judged, by the facts of its question. */
function proposed({ kind }: Question, about: Facts): readonly Json[] {
  switch (kind) {
    case 'fire':
      return [...idsOf(about.targets, 'unit').map((target) => ({ target, with: [] })), { target: null, with: [] }];
    case 'rally-order':
      return eachFirst(idsOf(about.units, 'unit'));
    case 'attack-order':
      return eachFirst(idsOf(about.attacks, 'id'));
    case 'advance-others': {
      const able = [...listOf(about.units), ...listOf(about.leaders)];
      return [able, [], ...able.map((one) => [one])];
    }
    default:
      return [];
  }
}

/** Hexes in which the enemy stands, the strongest first; and none. */
function aims({ rules, view, need: { role } }: Putting): readonly Json[] {
  const side = rules.field.armies.find(({ id }) => id === role)?.side ?? role;
  const enemies = [...stacksOf(rules.field, view)].filter(([, stack]) => stack.side !== side);
  const strength = (units: readonly string[]) =>
    units.reduce((sum, unit) => sum + printedStrength(counterOf(rules.field, unit), pieceOf(view, unit)), 0);
  const strongest = enemies.toSorted(([, a], [, b]) => strength(b.units) - strength(a.units));
  return [...strongest.map(([hex]) => hex), 'hold'];
}

/** What the rules would fill in; each attack that may be made, with what must then be; and nothing. */
function declarable({ rules, view, need, about }: Putting): readonly Json[] {
  const side = rules.field.armies.find(({ id }) => id === need.role)?.side ?? need.role;
  const ordered = readAttacks(side, about.ordered ?? []);
  const complete = (attacks: readonly Attack[]): Json => writeAttacks(forcedAttacks(rules, view, side, attacks));
  const wider = attackOptions(rules, view, side)
    .filter((option) => judgeAttack(rules, view, option, ordered).length === 0)
    .map((option) => complete([...ordered, option]));
  return [about.forced ?? [], ...wider, []];
}

const eachFirst = (ids: readonly string[]): string[][] => ids.map((id) => [id, ...ids.filter((other) => other !== id)]);

/** The same answers whenever the letter is written. */
function sampled({ space }: Question): readonly Json[] {
  if (space.kind === 'one') return [];
  return Array.from({ length: SAMPLES }, (_, n) => space.sample((count) => (n * 7 + 3) % Math.max(count, 1)));
}

// In words.

function wordsOf(putting: Putting, answer: Json): string {
  const { say, need } = putting;
  switch (need.kind) {
    case 'fire': {
      const { target } = answer as { target: string | null };
      if (target === null) return say('answer.fire.hold');
      const place = placed(putting, putting.view.units[target]?.hex ?? '');
      return say('answer.fire.at', { unit: named(putting, target), place });
    }
    case 'rally-order':
    case 'attack-order':
      return say('answer.first', { unit: one(putting, (answer as readonly string[])[0] ?? '') });
    case 'initiative-momentum':
      return answer === 0 ? say('answer.none') : say('answer.chits', { n: Number(answer) });
    case 'attack-declare':
      return lines(putting, answer as readonly Json[]);
    default:
      return plain(putting, answer);
  }
}

/** As order lines: sent back, on one line or on several, they are read as this answer. */
function lines({ say }: Putting, attacks: readonly Json[]): string {
  if (attacks.length === 0) return say('answer.nothing');
  const each = attacks.map((attack) => {
    const { on, with: units, divert = [] } = attack as { on: string[]; with: string[]; divert?: string[] };
    return say('answer.attack', { on: on.join(', '), units: units.join(', '), others: divert.join(', ') });
  });
  return each.join('; ');
}

function plain(putting: Putting, answer: Json): string {
  const { say } = putting;
  if (answer === null || (Array.isArray(answer) && answer.length === 0)) {
    const empty = `answer.${putting.need.kind}.empty`;
    return say(say.has(empty) ? empty : 'answer.nobody');
  }
  if (typeof answer === 'boolean') return say(answer ? 'answer.yes' : 'answer.no');
  if (typeof answer === 'object') {
    const { units, to } = answer as { units?: readonly string[]; to?: string };
    if (units && to) return say('answer.to', { units: some(putting, units), place: placed(putting, to) });
  }
  return Array.isArray(answer) ? some(putting, answer.map(String)) : one(putting, answer);
}

function some(putting: Putting, ids: readonly string[]): string {
  return listing(
    ids.map((id) => one(putting, id)),
    putting.say.language,
  );
}

/** A word of the rules, a unit, a place; else as it is. */
function one(putting: Putting, value: Json): string {
  const { say, need, rules } = putting;
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((each) => one(putting, each))
      .join(' ');
  const id = String(value);
  const keys = [
    `answer.${need.kind}.${id}`,
    need.kind === 'pin-response' && id === 'attack' ? 'answer.attack-pinners' : '',
  ];
  const known = [...keys, `answer.${id}`, `tactic.${id}`].find((key) => say.has(key));
  if (known !== undefined) return say(known);
  return rules.field.hexes.has(id) ? placed(putting, id) : named(putting, id);
}

function named({ say, rules }: Putting, id: string): string {
  if (say.has(`unit.${id}`)) return say(`unit.${id}`);
  return (rules.field.counters.get(id) ?? rules.field.leaders.get(id))?.name[say.language] ?? id;
}

function placed({ say, rules }: Putting, hex: string): string {
  const key = `place.${rules.field.hexes.get(hex)?.name ?? ''}`;
  return say.has(key) ? `${say(key)} (${hex})` : hex;
}

// What it is about.

function aboutIn(putting: Putting): PutQuestion['about'] {
  const { about, say, need } = putting;
  const rows: { key: string; text: string }[] = [];
  const row = (key: string, ids: readonly string[]): void => {
    if (ids.length > 0) rows.push({ key: say(`put.${key}`), text: some(putting, ids) });
  };
  const isFight = about.attackers !== undefined;
  row('where', listOf(about.on ?? about.hex ?? about.from));
  if (!isFight) row('who', listOf(about.unit ?? about.leader ?? about.battery ?? about.lead ?? about.units));
  row('attackers', listOf(about.attackers));
  row('defenders', listOf(about.defenders));
  if (typeof about.attack === 'number' && typeof about.defence === 'number') {
    const { attack, defence } = about;
    rows.push({ key: say('put.strength'), text: say('put.against', { attack, defence }) });
  }
  if (typeof about.momentum === 'number')
    rows.push({ key: say('put.momentum'), text: say('answer.chits', { n: about.momentum }) });
  if (need.kind === 'event-buy-card')
    rows.push({ key: say('put.deck'), text: say('put.left', { n: Number(about.left) }) });
  if (typeof about.result === 'string') rows.push({ key: say('put.result'), text: resultIn(putting, about.result) });
  rows.push(...blowIn(putting));
  if (need.kind === 'retreat-path' && Number(about.left) > 1)
    rows.push({ key: say('put.way'), text: say('put.hexes', { n: Number(about.left) }) });
  const explained = `put.${need.kind}.means`;
  if (say.has(explained)) rows.push({ key: say('put.means'), text: say(explained, numbersIn(about)) });
  return rows;
}

/** `attacker: falls back; defender: nothing (R / -)`; of a shot the one half. */
function resultIn({ say }: Putting, cell: string): string {
  const { attacker, defender } = readResult(cell);
  const word = (code: Code): string => say(`blow.${code.word}`);
  if (!cell.includes('/')) return say(`blow.${readCode(cell).word}`);
  return say('put.halves', { attacker: word(attacker), defender: word(defender), cell: cell.replace('/', ' / ') });
}

/** What struck those who must choose: the fight with its odds, or the shot, and its result. */
function blowIn(putting: Putting): PutQuestion['about'] {
  const { about, say } = putting;
  const struck = factsOf(about.struck ?? null) as Partial<Struck>;
  if (struck.result === undefined || struck.on === undefined) return [];
  const on = some(putting, struck.on);
  const facts = { on, result: resultIn(putting, struck.result) };
  const { odds = null, target = null } = struck;
  const text = odds
    ? say('put.struck.fight', { ...facts, attack: odds.attack, defence: odds.defence })
    : say('put.struck.shot', { ...facts, target: named(putting, String(target)) });
  return [{ key: say('put.struck'), text }];
}

function numbersIn(about: Facts): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(about).filter((fact): fact is [string, number] => typeof fact[1] === 'number'),
  );
}

function idsOf(value: Json | undefined, name: string): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each) => {
    const id = factsOf(each)[name];
    return typeof id === 'string' ? [id] : [];
  });
}

function listOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
