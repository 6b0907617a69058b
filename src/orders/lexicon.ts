/** The verbs and terms of a game, indexed by their words once for all mails. */

import type { Language, Slot, Term, Verb } from '../engine/contract.ts';
import { LANGUAGES } from '../engine/phrase.ts';
import { fold, keyOf, keyOfFolded } from './fold.ts';
import type { Token } from './lines.ts';
import { ELSE, IF } from './words.ts';

/** A term as far as reading and writing need it. */
export type TermWords = Pick<Term<never>, 'id' | 'words' | 'takes' | 'of' | 'spellings'>;

/** Something found by one or several words, which begin with the key it is listed under. */
export interface Spelling<T> {
  readonly words: readonly string[];
  readonly value: T;
}

export type Spellings<T> = ReadonlyMap<string, readonly Spelling<T>[]>;

export interface KnownSlot extends Slot {
  /** Id of its verb. */
  readonly verb: string;
  /** What it is written after, upper case, or empty. */
  readonly heading: string;
  /** Values of a choice by their words. */
  readonly values: Spellings<string>;
  /** How each value is written. */
  readonly printed: ReadonlyMap<string, string>;
  /** Its verb counts things of a kind: `BUY 2 cannons`. */
  readonly isCounted: boolean;
  /** Its verb's other slots whose words none need introduce: behind a comma they end a list of names. */
  readonly kinds: readonly ChoiceWords[];
  /** Its verb's slots for one of those it names, by their words: behind a name and with nothing after, `marines lead`, they mean that one. */
  readonly heads: Spellings<string>;
}

/** A choice as its words are found and written. */
export type ChoiceWords = Pick<KnownSlot, 'verb' | 'heading' | 'values' | 'printed'>;

export interface KnownVerb {
  readonly verb: Verb;
  /** `MOVE` */
  readonly name: string;
  readonly slots: readonly KnownSlot[];
  /** Slots by the words that introduce them; several slots may share a word. */
  readonly introduced: Spellings<readonly KnownSlot[]>;
  /** Whether a word ends a name: it introduces a slot, or a condition. */
  readonly stops: (key: string) => boolean;
}

export interface Lexicon {
  readonly byId: ReadonlyMap<string, KnownVerb>;
  readonly verbs: Spellings<{ verb: KnownVerb; languages: readonly Language[] }>;
  /** Every word that introduces a slot of any verb. */
  readonly introducers: ReadonlySet<string>;
  /** All spellings of verbs, for guesses. */
  readonly spellings: readonly { key: string; verb: KnownVerb }[];
}

export interface Terms {
  readonly byId: ReadonlyMap<string, TermWords>;
  readonly spelt: Spellings<TermWords>;
}

const lexicons = new WeakMap<readonly Verb[], Lexicon>();
const termIndexes = new WeakMap<readonly TermWords[], Terms>();

/** The index of a game's verbs; made once for each array. */
export function lexiconOf(verbs: readonly Verb[]): Lexicon {
  const known = lexicons.get(verbs);
  if (known) return known;
  const byId = new Map<string, KnownVerb>();
  const spelt = new Map<string, Spelling<{ verb: KnownVerb; languages: Language[] }>[]>();
  const introducers = new Set<string>();
  const spellings: { key: string; verb: KnownVerb }[] = [];
  for (const verb of verbs) {
    const compiled = compile(verb);
    byId.set(verb.id, compiled);
    for (const first of compiled.introduced.keys()) introducers.add(first);
    const languages = new Map<string, Language[]>();
    for (const language of LANGUAGES) {
      for (const word of verb.words[language] ?? []) {
        const key = keyOf(word);
        const there = languages.get(key);
        if (there) there.push(language);
        else languages.set(key, [language]);
      }
    }
    for (const [key, spoken] of languages) {
      spell(spelt, key, { verb: compiled, languages: spoken });
      spellings.push({ key, verb: compiled });
    }
  }
  const lexicon: Lexicon = { byId, verbs: spelt, introducers, spellings };
  lexicons.set(verbs, lexicon);
  return lexicon;
}

/** The index of a game's terms; made once for each array. */
export function termsOf(terms: readonly TermWords[]): Terms {
  const known = termIndexes.get(terms);
  if (known) return known;
  const spelt = new Map<string, Spelling<TermWords>[]>();
  for (const term of terms) for (const word of term.words) spell(spelt, keyOf(word), term);
  const index: Terms = { byId: new Map(terms.map((term) => [term.id, term])), spelt };
  termIndexes.set(terms, index);
  return index;
}

const valueIndexes = new WeakMap<TermWords, Spellings<string>>();

/** The values that a term takes, by their spellings; made once for each term. */
export function valuesOf(term: TermWords): Spellings<string> {
  const known = valueIndexes.get(term);
  if (known) return known;
  const values = new Map<string, Spelling<string>[]>();
  for (const value of term.of ?? [])
    for (const spelling of new Set([value, ...(term.spellings?.[value] ?? [])].map(choiceKey)))
      spell(values, spelling, value);
  valueIndexes.set(term, values);
  return values;
}

/** The name an order is printed under, `MOVE`. */
export function nameOf(verb: Verb): string {
  return (verb.words.en[0] ?? verb.id).toUpperCase();
}

function compile(verb: Verb): KnownVerb {
  const compiled = verb.slots.map((slot) => compileSlot(verb, slot));
  const bare = compiled.filter(({ type, heading, values }) => (heading === '' || type === 'choice') && values.size > 0);
  const slots = compiled.map(
    (slot): KnownSlot => ({
      ...slot,
      kinds: bare.filter(({ name }) => name !== slot.name),
      heads: slot.type === 'units' ? headsOf(compiled) : new Map(),
    }),
  );
  const shared = new Map<string, KnownSlot[]>();
  for (const slot of slots) {
    for (const word of slot.after ?? []) {
      const key = keyOf(word);
      const there = shared.get(key);
      if (!there) shared.set(key, [slot]);
      else if (!there.includes(slot)) there.push(slot);
    }
  }
  const introduced = new Map<string, Spelling<readonly KnownSlot[]>[]>();
  for (const [key, introduces] of shared) spell(introduced, key, introduces);
  const stops = (key: string): boolean => introduced.has(key) || IF.has(key) || ELSE.has(key);
  return { verb, name: nameOf(verb), slots, introduced, stops };
}

function headsOf(slots: readonly Slot[]): Spellings<string> {
  const heads = new Map<string, Spelling<string>[]>();
  for (const { name, type, whose = 'own', stays, after = [] } of slots)
    if (type === 'unit' && whose === 'own' && !stays) for (const word of after) spell(heads, keyOf(word), name);
  return heads;
}

function compileSlot(verb: Verb, slot: Slot): Omit<KnownSlot, 'kinds' | 'heads'> {
  const values = new Map<string, Spelling<string>[]>();
  const printed = new Map<string, string>();
  for (const value of slot.of ?? []) {
    const spellings = slot.words?.[value] ?? [value];
    printed.set(value, spellings[0] ?? value);
    for (const spelling of new Set([...spellings, value].map(choiceKey))) spell(values, spelling, value);
  }
  const isCounted = verb.slots.some(({ type, after }) => type === 'count' && after === undefined);
  return { ...slot, verb: verb.id, heading: (slot.after?.[0] ?? '').toUpperCase(), values, printed, isCounted };
}

/** Choices may be signs, `R/-`, which the key of a name would lose. */
export function choiceKey(text: string): string {
  const folded = fold(text);
  return folded.includes('/') ? folded.trim() : keyOfFolded(folded);
}

/** The word of a line as choices are looked up by. */
function choiceWord(token: Token): string {
  return token.text.includes('/') ? token.text : token.key;
}

function spell<T>(index: Map<string, Spelling<T>[]>, key: string, value: T): void {
  if (key === '') return;
  const words = key.split(' ');
  const head = words[0] as string;
  const there = index.get(head) ?? [];
  there.push({ words, value });
  there.sort((a, b) => b.words.length - a.words.length);
  index.set(head, there);
}

/** The longest spelling that starts at word `from`, with how many words of the line it takes; null when there is none. */
export function findSpelling<T>(
  index: Spellings<T>,
  tokens: readonly Token[],
  from: number,
  to: number,
): { value: T; count: number } | null {
  const head = tokens[from];
  if (head === undefined || from >= to) return null;
  const key = choiceWord(head);
  const blank = key.indexOf(' ');
  const candidates = index.get(blank < 0 ? key : key.slice(0, blank));
  if (candidates === undefined) return null;
  for (const candidate of candidates) {
    const count = spans(candidate.words, tokens, from, to);
    if (count > 0) return { value: candidate.value, count };
  }
  return null;
}

/** How many words of the line spell exactly these, 0 when they do not; `stand-fast` spells two in one. */
function spans(words: readonly string[], tokens: readonly Token[], from: number, to: number): number {
  let spelt = 0;
  for (let index = from; index < to; index++) {
    const token = tokens[index] as Token;
    if (index > from && token.comma) return 0;
    const key = choiceWord(token);
    if (key === words[spelt]) spelt++;
    else {
      for (const part of key.split(' ')) {
        if (part !== words[spelt]) return 0;
        spelt++;
      }
    }
    if (spelt === words.length) return index - from + 1;
  }
  return 0;
}
