import type { InLanguages, Language } from './contract.ts';
import type { Die, Words } from './story.ts';

/**
 * Messages as functions: templates with named facts, compiled once and kept.
 *
 * `{name}` a fact · `{value+}` a number with its sign · `{n|step|steps}` by number, `#` inside is the number itself ·
 * `{ours?we|they}` by truth (nothing, 0 and '' are false) · `{place:de}` a fact behind a little word, joined as the
 * language demands (`du fort`, `d'Estaing`, `Dillon's`). Branches may hold further braces.
 */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Languages that the house knows. */
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'es'];

/** The words of one language. An unknown key speaks for itself: a report is never lost to a missing word. */
export interface Phrasebook<L extends Language = Language> {
  readonly language: L;
  (key: string, facts?: Facts): string;
  has(key: string): boolean;
  /** `one, two and three`. */
  list(items: readonly string[]): string;
}

type Piece = (facts: Facts) => string;

const NO_FACTS: Facts = {};

/** A phrasebook over a catalogue of templates. */
export function phrasebook<L extends Language>(
  language: L,
  templates: Readonly<Record<string, string>>,
): Phrasebook<L> {
  const compiled = new Map<string, Piece>();
  const say = (key: string, facts: Facts = NO_FACTS): string => {
    let piece = compiled.get(key);
    if (!piece) {
      piece = compile(templates[key] ?? key, language);
      compiled.set(key, piece);
    }
    return piece(facts);
  };
  const has = (key: string): boolean => Object.hasOwn(templates, key);
  return Object.assign(say, { language, has, list: (items: readonly string[]) => listing(items, language) });
}

/** A phrasebook for each of these languages, over its catalogue. */
export function phrasebooks<L extends Language>(
  languages: readonly L[],
  catalogues: Readonly<Record<L, Readonly<Record<string, string>>>>,
): { readonly [K in L]: Phrasebook<K> } {
  const books = languages.map((language) => [language, phrasebook(language, catalogues[language])]);
  return Object.fromEntries(books) as { readonly [K in L]: Phrasebook<K> };
}

/** One template as a function. Throws SyntaxError on a brace that never closes. */
export function compile(template: string, language: Language): Piece {
  const pieces: (string | Piece)[] = [];
  let text = '';
  for (let i = 0; i < template.length; i++) {
    const char = template[i] as string;
    if (char !== '{') {
      text += char;
      continue;
    }
    const end = closing(template, i);
    if (text !== '') pieces.push(text);
    text = '';
    pieces.push(slot(template.slice(i + 1, end), language));
    i = end;
  }
  if (text !== '') pieces.push(text);
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return typeof only === 'string' ? () => only : only;
  return (facts) => {
    let said = '';
    for (const piece of pieces) {
      const next = typeof piece === 'string' ? piece : piece(facts);
      // A title that asks, `Who let them in?`, ends its sentence itself.
      said += next.startsWith('.') && (said.endsWith('?') || said.endsWith('!')) ? next.slice(1) : next;
    }
    return said;
  };
}

/** Words of a game in the reader's language, in English where it has none in that. */
export function inLanguage<T>(words: InLanguages<T>, language: Language): T {
  return words[language] ?? words.en;
}

/** Words in each of these languages, of which English is one. */
export function inLanguages<T, L extends Language>(languages: readonly L[], say: (language: L) => T): InLanguages<T> {
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as InLanguages<T>;
}

const PLURAL: Readonly<Record<Language, RegExp>> = { en: /^the .*[^'’s]s$/i, fr: /^les /i, es: /^l[oa]s /i };

/** Is one thing called in the plural, as `the Florida Rangers` and `les grenadiers`? */
export const isPlural = (name: string, language: Language): boolean => PLURAL[language].test(name);

/** `one, two and three`. */
export function listing(items: readonly string[], language: Language): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(', ')} ${andBefore(last, language)} ${last}`;
}

/** Spanish says `e` before the sound of an i: `Vernon e Inglaterra`, but `agua y hielo`. */
function andBefore(word: string, language: Language): string {
  if (language === 'es') return /^(?:i|í|hi(?!e))/i.test(word) ? 'e' : 'y';
  return language === 'fr' ? 'et' : 'and';
}

/** What stands between the parts of a sentence: French sets a blank before it. */
export function pause(language: Language): string {
  return language === 'fr' ? ' ; ' : '; ';
}

/** What stands between a name and what it says. */
export function colon(language: Language): string {
  return language === 'fr' ? '\u00a0: ' : ': ';
}

/** What something is called, and what is said of it: the words of a key, and of its `.text`. */
export function titled(say: Phrasebook, key: string, facts: Facts = {}): { label: string; text: string } {
  return { label: say(key), text: say(`${key}.text`, facts) };
}

/** `Spring Hill (1404)`, or the number alone where the place has no name. */
export function numbered(name: string, number: string): string {
  return name === number ? number : `${name} (${number})`;
}

/** Words as a catalogue holds those of one kind: `code.en-boyne`. */
export function prefixed(prefix: string, words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [`${prefix}.${name}`, word]));
}

/** With a capital first letter, as a sentence opens. */
export function opened(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Words as bare text, a die as `[7]`. */
export function plainWords(words: Words): string {
  return words.map(bare).join('');
}

/** The other way about: a sentence that says `[7]` of each die in turn, with the dice in their places. */
export function withDice(sentence: string, dice: readonly Die[]): Words {
  return sentence.split(/\[\d+\]/).flatMap((text, n): Words => {
    const die = dice[n - 1];
    return die === undefined ? [text] : [{ die }, text];
  });
}

function bare(word: Words[number]): string {
  if (typeof word === 'string') return word;
  if ('strong' in word) return word.strong;
  return 'die' in word ? `[${word.die.face}]` : word.text;
}

/** `+1`, `0`, `-1`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`;
}

/** Halves: `1`, `1 1/2`, `-1/2`. */
export function halves(count: number): string {
  const size = count < 0 ? -count : count;
  const whole = (size - (size % 2)) / 2;
  const text = size % 2 === 0 ? `${whole}` : `${whole === 0 ? '' : `${whole} `}1/2`;
  return count < 0 ? `-${text}` : text;
}

/** From one to another: `3-5`, `3`. */
export const range = ([from, to]: readonly [number, number]): string => (from === to ? `${from}` : `${from}-${to}`);

function closing(template: string, open: number): number {
  let depth = 0;
  for (let i = open; i < template.length; i++) {
    if (template[i] === '{') depth++;
    if (template[i] === '}' && --depth === 0) return i;
  }
  throw new SyntaxError(`a brace never closes in: ${template}`);
}

function slot(body: string, language: Language): Piece {
  const query = body.indexOf('?');
  const bar = splitAt(body, '|');
  if (query > 0 && (bar.length === 1 || query < (bar[0] as string).length)) {
    const name = body.slice(0, query);
    const [yes = '', no = ''] = splitAt(body.slice(query + 1), '|').map((branch) => compile(branch, language));
    return (facts) => {
      const branch = facts[name] ? yes : no;
      return branch === '' ? '' : branch(facts);
    };
  }
  if (bar.length > 1) return byNumber(bar[0] as string, bar.slice(1), language);
  const colon = body.indexOf(':');
  if (colon > 0) {
    const name = body.slice(0, colon);
    const word = body.slice(colon + 1);
    return (facts) => joined(word, `${facts[name] ?? ''}`, language);
  }
  if (body.endsWith('+')) {
    const name = body.slice(0, -1);
    return (facts) => signed(Number(facts[name] ?? 0));
  }
  return (facts) => `${facts[body] ?? ''}`;
}

function byNumber(name: string, branches: readonly string[], language: Language): Piece {
  const [one, many = one] = branches.map((branch) => compile(branch, language)) as [Piece, Piece?];
  return (facts) => {
    const n = Number(facts[name] ?? 0);
    const said = (isSingular(n, language) ? one : (many as Piece))(facts);
    // Nought is singular in French, but no `un`.
    return n === 0 && language === 'fr' ? said.replace(ONE, '0') : said.replace('#', `${n}`);
  };
}

const ONE = /#|(?<![\p{L}\p{N}])une?(?![\p{L}\p{N}])/iu;

/**
 * Whether a number stands with the singular, by the rule of the language (Unicode CLDR): nought is singular in French.
 * French has a third form for whole millions (`un million de pas`), which no count of a letter reaches.
 */
export function isSingular(n: number, language: Language): boolean {
  const size = Math.abs(n);
  return language === 'fr' ? size < 2 : size === 1;
}

/** Splits at `mark` outside of inner braces. */
function splitAt(body: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < body.length; i++) {
    if (body[i] === '{') depth++;
    else if (body[i] === '}') depth--;
    else if (depth === 0 && body[i] === mark) {
      parts.push(body.slice(from, i));
      from = i + 1;
    }
  }
  parts.push(body.slice(from));
  return parts;
}

const WITH_ARTICLE = /^(?:la |l[’'])/;
const VOWEL = /^[aeiouyâàéèêîôû]/i;

/** A name behind `de` or `à` in French (`en` before the number of a hex), `de` or `a` in Spanish, in the possessive (`s`) in English. */
export function joined(word: string, name: string, language: Language): string {
  if (language === 'fr') return joinedInFrench(word, name);
  if (language === 'es') return joinedInSpanish(word, name);
  return word === 's' ? `${name}'${name.endsWith('s') ? '' : 's'}` : name;
}

/** Islands that stand bare in a list, and behind a little word with their article: `à la Martinique`. */
const ISLANDS = /^(?:Martinique|Guadeloupe)\b/;

function joinedInFrench(word: string, name: string): string {
  if (ISLANDS.test(name) && (word === 'de' || word === 'à')) return `${word} la ${name}`;
  if (word === 'de') {
    if (name.startsWith('le ')) return `du ${name.slice(3)}`;
    if (name.startsWith('les ')) return `des ${name.slice(4)}`;
    if (WITH_ARTICLE.test(name)) return `de ${name}`;
    return VOWEL.test(name) ? `d'${name}` : `de ${name}`;
  }
  if (word === 'à') {
    if (/^\d{4}\b/.test(name)) return `en ${name}`;
    if (name.startsWith('le ')) return `au ${name.slice(3)}`;
    if (name.startsWith('les ')) return `aux ${name.slice(4)}`;
    return `à ${name}`;
  }
  return name;
}

/** `del fuerte`, `al puerto`; an article with a capital is part of a name and stays: `de El Ferrol`. */
function joinedInSpanish(word: string, name: string): string {
  const bare = name.startsWith('el ') ? name.slice(3) : null;
  if (word === 'de') return bare === null ? `de ${name}` : `del ${bare}`;
  if (word === 'a') return bare === null ? `a ${name}` : `al ${bare}`;
  return name;
}
