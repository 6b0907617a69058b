/** Reads what a line asks besides orders. */

import { NUMBERED, takenBack } from './called-off.ts';
import { keyOf } from './fold.ts';
import { findSpelling, type KnownVerb, type Lexicon, type Spelling, type Spellings } from './lexicon.ts';
import { parted } from './lines.ts';
import { COURTESY, MAIL_WORDS } from './mail-words.ts';
import { ANY_PLACE, readName } from './names.ts';
import { isHexNumber, noStops, type Scan, wordAt, writtenAt } from './scan.ts';
import type { Act, Cancels } from './types.ts';
import { ALL, ARTICLES, IF, STANDING } from './words.ts';

type MailWord = (typeof MAIL_WORDS)[number];

const spelt: Spellings<MailWord> = (() => {
  const index = new Map<string, Spelling<MailWord>[]>();
  for (const word of MAIL_WORDS) {
    for (const spelling of word.words) {
      const words = keyOf(spelling).split(' ');
      const head = words[0] as string;
      const there = index.get(head) ?? [];
      there.push({ words, value: word });
      there.sort((a, b) => b.words.length - a.words.length);
      index.set(head, there);
    }
  }
  return index;
})();

const ANONYMOUS = new Set(['anon', 'anonymous', 'anonyme', 'anonimo', 'anonima']);

const WHOLE = /^\d{1,9}$/;
const CLOSES_PRESS = new Set(['endpress', 'end press', 'finpresse', 'fin presse', 'finprensa', 'fin prensa']);

/** A line read as an act; `leads` when an order may follow from there. Null when it is none. */
export function readAct(scan: Scan, lexicon: Lexicon): { act: Act; leads: boolean } | null {
  const line = wordAt(scan, scan.at)?.line ?? 0;
  const found = findSpelling(spelt, scan.tokens, scan.at, scan.end);
  if (found === null) return null;
  const { verb, takes, gm, fits } = found.value;
  const from = scan.at + found.count;
  const rest = scan.end - from;
  if (takes === 'alone' && !isPolite(scan, from)) return null;
  const args: string[] = [];
  const numbers: number[] = [];
  for (let index = from; index < scan.end; index++) {
    const word = wordAt(scan, index);
    if (word === null) break;
    args.push(writtenAt(scan, index, 1));
    if (WHOLE.test(word.text)) numbers.push(Number(word.text));
  }
  const act: Act = { verb, line, args: takes === 'leads' ? [] : args, numbers: takes === 'leads' ? [] : numbers };
  if (gm) act.gm = true;
  if (takes === 'leads') {
    // `AMEND? No, that was it` is talk.
    if (isAsked(scan, from - 1)) return null;
    scan.at = from;
    return { act, leads: !isPolite(scan, from) };
  }
  if (verb === 'cancel') {
    const tokens = parted(scan.tokens.slice(0, scan.end));
    const cancels = readCancels({ ...scan, tokens, end: tokens.length }, lexicon, from);
    if (cancels === null) return null;
    act.cancels = cancels;
  }
  const first = wordAt(scan, from)?.key ?? '';
  const whole = (): string => (rest > 0 ? writtenAt(scan, from, rest) : '');
  return fits && !fits({ args, numbers, first, whole }) ? null : { act, leads: false };
}

/** Does a question mark follow this word? */
function isAsked(scan: Scan, at: number): boolean {
  const word = scan.tokens[at];
  return (
    word !== undefined && /\w\s?\?/.test(scan.source(word.line).slice(word.column - 1, word.column + word.length + 1))
  );
}

/** Nothing, or `merci`. */
function isPolite(scan: Scan, from: number): boolean {
  return scan.tokens.slice(from, scan.end).every(({ key }) => COURTESY.has(key));
}

function readCancels(scan: Scan, lexicon: Lexicon, from: number): Cancels | null {
  const back = takenBack(scan.tokens.slice(from, scan.end));
  if (back) return { ...back, verbs: [], names: [], isAll: false, byPlace: false, whole: null, isUnclear: false };
  let index = behindArticle(scan, from);
  const standing = isOf(STANDING, scan, index);
  if (standing) index++;
  const none = { standing, ids: [], verbs: [], names: [], isAll: false, byPlace: false, whole: null };
  if (isOf(ALL, scan, index) && index + 1 === scan.end) return { ...none, isUnclear: false };
  const byLine = lineNamed(scan, index);
  if (byLine !== null) return { ...none, byLine, isUnclear: true };
  // A condition stands in no list of names: only as the whole order says it is one meant.
  if (isOf(IF, scan, index)) return { ...none, isUnclear: true };
  const { verbs, isAll, at } = verbsNamed(scan, lexicon, index);
  const { ids, names, places, beyond, isStrange } = named(scan, lexicon.byId.get(verbs[0] ?? ''), at);
  if (beyond > 0 && verbs.length === 0) return null;
  const isUnclear = beyond > 0 && ids.length + names.length === 0;
  const byPlace = names.length > 0 && places === names.length && ids.length === 0 && !isStrange;
  return { standing, ids, verbs, names, isAll, byPlace, isUnclear, whole: null };
}

const isOf = (words: ReadonlySet<string>, scan: Scan, at: number): boolean => words.has(wordAt(scan, at)?.key ?? '');

/** The verbs that a CANCEL speaks of, whether of all their orders, and where it goes on. */
function verbsNamed(scan: Scan, lexicon: Lexicon, from: number): { verbs: string[]; isAll: boolean; at: number } {
  const isAllFirst = isOf(ALL, scan, from);
  const at = isAllFirst ? behindArticle(scan, from + 1) : from;
  const spoken = findSpelling(lexicon.verbs, scan.tokens, at, scan.end);
  const behind = at + (spoken?.count ?? 1);
  const isAllLast = isOf(ALL, scan, behind) && behind + 1 === scan.end;
  const isAll = isAllFirst || isAllLast;
  const end = isAllLast ? scan.end : behind;
  if (spoken) return { verbs: [spoken.value.verb.verb.id], isAll, at: end };
  // `MOMENTUM` begins several.
  const begun = end === scan.end ? (lexicon.verbs.get(wordAt(scan, at)?.key ?? '') ?? []) : [];
  const verbs = [...new Set(begun.map(({ value }) => value.verb.verb.id))];
  return verbs.length > 0 ? { verbs, isAll, at: end } : { verbs, isAll: false, at: from };
}

const OWN = { type: 'unit', whose: 'own' } as const;

/** What of a book a CANCEL names behind its verb. */
interface Said {
  readonly ids: string[];
  readonly names: string[];
  /** How many of the names are places. */
  places: number;
  /** Words that say nothing about which order is meant; `isStrange`: one of them introduces nothing either. */
  beyond: number;
  isStrange: boolean;
}

/** Behind a word of its verb that introduces a place a place is named: `AT Port Royal`, whose cannon are called so too. */
function named(scan: Scan, verb: KnownVerb | undefined, from: number): Said {
  const line = { ...scan, stops: noStops };
  const said: Said = { ids: [], names: [], places: 0, beyond: 0, isStrange: false };
  let isPlace = false;
  for (let index = from; index < scan.end; ) {
    const { key } = wordAt(scan, index) ?? { key: '' };
    const slot = verb && findSpelling(verb.introduced, scan.tokens, index, scan.end);
    const found = readName(line, index, isPlace || isHexNumber(key) ? ANY_PLACE : OWN);
    const name = found.kind === 'one' ? found : readName(line, index, ANY_PLACE);
    if (NUMBERED.test(key)) said.ids.push(key);
    else if (slot) {
      said.beyond++;
      isPlace = slot.value.every(({ type }) => type.startsWith('hex'));
    } else if (name.kind === 'one') {
      said.names.push(name.named.id);
      if (name.named.type !== 'unit') said.places++;
      index += name.count;
      continue;
    } else if (!(ARTICLES.has(key) && index + 1 < scan.end)) {
      said.beyond++;
      said.isStrange = true;
    }
    index += slot?.count ?? 1;
  }
  return said;
}

/** `annuler la consigne`, `cancel the standing fire` */
export const behindArticle = (scan: Scan, at: number): number =>
  ARTICLES.has(wordAt(scan, at)?.key ?? '') ? at + 1 : at;

const LINE = new Set(['line', 'ligne', 'linea']);
const LINE_NUMBER = /^\d{1,3}$/;

/** The number of `line 12`, or of a number alone; null for anything else. */
function lineNamed(scan: Scan, from: number): number | null {
  const at = LINE.has(wordAt(scan, from)?.key ?? '') ? from + 1 : from;
  const { key = '' } = wordAt(scan, at) ?? {};
  return LINE_NUMBER.test(key) && at + 1 === scan.end ? Number(key) : null;
}

/** Whether a line closes a PRESS block. */
export function closesPress(key: string): boolean {
  return CLOSES_PRESS.has(key);
}

/** To whom a PRESS goes, and whether unsigned, from its arguments. */
export function pressHeading(args: readonly string[]): { to: string; anonymous: boolean } {
  const words = args.slice(1).map(keyOf);
  const anonymous = words.some((word) => ANONYMOUS.has(word));
  return { to: words.filter((word) => !ANONYMOUS.has(word)).join(' '), anonymous };
}

const ONE_LINE = /^\s*(?:press|presse|prensa)\s+(?:to|à|a|pour|para)\s+([^:]{1,40}?)\s*:\s*(\S.*)$/iu;

/** Whether a line is the head of a message. */
export const opensPress = (source: string): boolean =>
  /^\s*(?:press|presse|prensa)\s+(?:to|à|a|pour|para)\s/iu.test(source);

/** `PRESS TO spanish: give up Santiago!`: a message on the line that says whom it is for; null for any other line. */
export function pressOfLine(source: string, line: number): (Act & Required<Pick<Act, 'press'>>) | null {
  const [, heading = '', text = ''] = ONE_LINE.exec(source) ?? [];
  if (text === '') return null;
  const args = ['to', ...heading.split(/\s+/u)];
  return { verb: 'press', line, args, numbers: [], press: { ...pressHeading(args), text: text.trim() } };
}
