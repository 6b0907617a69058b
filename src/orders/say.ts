/** Says diagnostics as sentences, from the catalogues of the order language and of the game. */

import type { AnyGame, Diagnostic, Json, Language } from '../engine/contract.ts';
import { type Facts, isPlural, opened, type Phrasebook, phrasebook } from '../engine/phrase.ts';
import type { Words } from '../engine/story.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr, es };
const books = new WeakMap<AnyGame['messages'], Partial<Record<Language, Phrasebook>>>();

/** The words for diagnostics in a language: the game's own first. */
export function diagnosticWords(language: Language, game: AnyGame['messages']): Phrasebook {
  const known = books.get(game) ?? {};
  books.set(game, known);
  const made = known[language] ?? phrasebook(language, { ...catalogues[language], ...game[language] });
  known[language] = made;
  return made;
}

/** A diagnostic as one or two sentences; the suggestion is strong. */
export function sayDiagnostic(say: Phrasebook, diagnostic: Diagnostic): Words {
  const didYouMean = diagnostic.didYouMean && codeOf(diagnostic.didYouMean, say);
  const sentence = sentenceOf(say, diagnostic);
  if (didYouMean === undefined) {
    if (diagnostic.code === 'unknown-verb' || diagnostic.code === 'no-order-read')
      return [`${sentence} ${say('hint.help')}`];
    return [diagnostic.facts.fits === false ? `${sentence} ${say('hint.none-fits')}` : sentence];
  }
  const place = diagnostic.facts.place;
  const where = typeof place === 'string' && diagnostic.code === 'unknown-unit' ? say('hint.at', { place }) : '';
  if (diagnostic.facts.slot === 'to') return [`${sentence} ${say('hint.fits')}`, { strong: didYouMean }, '.'];
  if (diagnostic.code === 'hex-off-map' && diagnostic.facts.swapped !== true)
    return [`${sentence} ${say('hint.nearest')}`, { strong: didYouMean }, '.'];
  return [`${sentence} ${say('hint.did-you-mean')}`, { strong: didYouMean }, `${where}${say('hint.end')}`];
}

/**
 * Diagnostics of one line: what is so where its condition does not hold comes last, and is said to be so once. What is said of one
 * unit and of another is said once, behind what is said of each alone.
 */
export function sayTogether(say: Phrasebook, diagnostics: readonly Diagnostic[]): Words[] {
  const isElse = ({ facts }: Diagnostic): boolean => facts.otherwise !== undefined;
  const sorted = diagnostics.toSorted((a, b) => Number(isElse(a)) - Number(isElse(b)));
  const said = sorted.map((one, n) => {
    const { otherwise, ...facts } = one.facts;
    const isSaid = isElse(one) && sorted[n - 1]?.facts.otherwise === otherwise;
    return sayDiagnostic(say, isSaid ? { ...one, facts } : one);
  });
  const ofOne = said.map((words, n) =>
    sorted[n + 1]?.code === sorted[n]?.code ? withoutEndOf(words, said[n + 1] ?? []) : words,
  );
  return ofOne.filter((words, n) => ofOne.findIndex((one) => isAlike(one, words)) === n);
}

const isAlike = (one: Words, other: Words): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Sentences without those at their end that the next ones end in too; what is the same all through stays. */
function withoutEndOf(words: Words, next: Words): Words {
  const [own, others] = [words, next].map((one) => (one.length === 1 && typeof one[0] === 'string' ? one[0] : ''));
  const sentences = (own ?? '').split(BETWEEN);
  const behind = (others ?? '').split(BETWEEN);
  let alike = 0;
  while (alike < sentences.length && sentences.at(-1 - alike) === behind.at(-1 - alike)) alike++;
  return alike === 0 || alike >= Math.min(sentences.length, behind.length)
    ? words
    : [sentences.slice(0, sentences.length - alike).join(' ')];
}

const BETWEEN = /(?<=[.!?]) /u;

/** As `sayDiagnostic`, without its suggestion. */
export function sentenceOf(say: Phrasebook, diagnostic: Diagnostic): string {
  const { code, expected, facts, rule } = diagnostic;
  const told: Record<string, string | number | boolean> = { expected: expected?.join(', ') ?? '' };
  for (const [name, value] of Object.entries(facts)) {
    const word = (one: Json): string => `${name === 'open' ? 'call' : name}.${String(one)}`;
    const worded = (one: Json): Json => (say.has(word(one)) ? say(word(one)) : one);
    told[name] = say.has(word(value))
      ? say(word(value))
      : plain(Array.isArray(value) ? value.map(worded) : value, say, ONE_OF.has(name) ? 'hint.or' : 'hint.and');
  }
  if (typeof told.unit === 'string') told.many ??= isPlural(told.unit, say.language);
  // What becomes of a line already while it is tried may be worded as its fate alone.
  const key = [`diagnostic.${code}`, `fate.${code}`].find((known) => say.has(known));
  if (key !== undefined) {
    const plainly = say(key, told as Facts);
    const isMany = told.many === false && beginsInPlural(say, plainly, facts, told as Facts);
    const said = isMany ? say(key, { ...told, many: true } as Facts) : plainly;
    const waits = typeof facts.waits === 'string' ? `hint.waits.${facts.waits}` : 'hint.as-things-stand';
    const hint = facts.divided === true ? 'hint.may-fail' : waits;
    if (typeof facts.otherwise === 'string') return ended(`${say(`hint.otherwise.${facts.otherwise}`)} ${said}`);
    return ended(
      facts.unsure === true || facts.waits !== undefined ? `${say(hint)} ${said}` : begun(say, said, facts, told),
    );
  }
  return `${code}${rule ? ` (${rule})` : ''}`;
}

/** Whether the name that one of the facts' units is told by, where a sentence begins with it, is in the plural: `Les mortiers`. */
function beginsInPlural(say: Phrasebook, sentence: string, { units }: Diagnostic['facts'], told: Facts): boolean {
  const [only, ...more] = Array.isArray(units) ? units : [];
  const name = `unit.${String(only)}`;
  const isName = only !== undefined && more.length === 0 && say.has(name) && sentence.startsWith(String(told.units));
  return isName && isPlural(say(name), say.language);
}

/** With a capital, unless it begins with an id; units that it begins with by their names. The slot of an order is a word as others. */
function begun(say: Phrasebook, sentence: string, facts: Diagnostic['facts'], { slot: _, ...told }: Facts): string {
  for (const [name, value] of Object.entries(facts)) {
    const codes = told[name];
    const names = Array.isArray(value) ? value.map((one) => `unit.${String(one)}`) : [];
    if (typeof codes !== 'string' || names.length === 0 || !names.every((one) => say.has(one))) continue;
    if (!sentence.startsWith(codes)) continue;
    const called = linked(
      names.map((one) => say(one)),
      say('hint.and'),
    );
    return opened(`${called}${sentence.slice(codes.length)}`);
  }
  const head = sentence.split(' ')[0] ?? '';
  return Object.values(told).includes(head) ? sentence : opened(sentence);
}

/** Games say what is wrong as a clause; here it stands alone. */
function ended(sentence: string): string {
  return /[.!?:]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Facts of which one is meant; of all others everyone is. */
const ONE_OF: ReadonlySet<string> = new Set(['candidates', 'known', 'languages']);

type Link = 'hint.or' | 'hint.and';

function plain(value: Json, say: Phrasebook, link: Link): string | number | boolean {
  if (value === null) return '';
  if (Array.isArray(value)) {
    const items = value.map((one) => String(plain(one as Json, say, link)));
    return linked(together(items), say(link));
  }
  if (typeof value === 'object') return named(value as Readonly<Record<string, Json>>, say);
  if (typeof value !== 'string') return value;
  return say.has(`place.${value}`) ? say(`place.${value}`) : codeOf(value, say);
}

/** Several of one name, which have no other, as `3 × Frigate`. */
function together(items: readonly string[]): readonly string[] {
  const counted = Map.groupBy(items, (item) => item);
  return [...counted].map(([item, { length }]) => (length === 1 ? item : `${length} × ${item}`));
}

/** `a, b or c` */
function linked(items: readonly string[], link: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${link} ${last}`;
}

/** A chance in the game's words, an order as it is written, a unit with its place, `fraser-1 (1503)`. */
function named({ chance, n, at = [], id, place, canonical }: Readonly<Record<string, Json>>, say: Phrasebook): string {
  if (typeof canonical === 'string') return canonical;
  if (typeof chance === 'string') return say(`chance.${chance}`, { n: Number(n), at: plain(at, say, 'hint.and') });
  if (typeof id !== 'string') return '';
  const code = codeOf(id, say);
  return typeof place === 'string' ? `${code}${say('hint.at', { place })}` : code;
}

/** What orders in the reader's language call a unit, where it is not its id. */
export function codeOf(id: string, say: Phrasebook): string {
  return say.has(`code.${id}`) ? say(`code.${id}`) : id;
}
