/** Where the reading of an order stands: its words, the names it may use, and what has been found wrong. */
import type { Diagnostic, Json, Named, Span } from '../engine/contract.ts';
import { keyOf } from './fold.ts';
import type { Token } from './lines.ts';
import { ANY_PLACE, ANY_UNIT, hexesAround, type Names, nearest, nearestInPart, readName, spelledAs } from './names.ts';
import type { Speech } from './speech.ts';
import { ARTICLES, ELSE, HEX, IF, LINKS } from './words.ts';

export interface Scan {
  readonly tokens: readonly Token[];
  /** Next word, and the word before which the order ends. */
  at: number;
  end: number;
  readonly names: Names;
  /** Where a unit stands when an order of this verb runs: the marches of the lines above may come before. */
  readonly standsFor: (unit: Named, verb: string) => string | undefined;
  /** Whether an order of a line above is about it. */
  readonly isSent: (unit: Named) => boolean;
  readonly diagnostics: Diagnostic[];
  /** Those who hold a place and are named by the place alone. */
  holders: readonly Named[];
  /** How words of the grammar are named in complaints. */
  readonly speech: Speech;
  /** The player's line of this number. */
  readonly source: (line: number) => string;
  /** Words that end a name: those that introduce slots of the verb being read. */
  stops: (key: string) => boolean;
  /** Parentheses of the present word already opened, of the last word already closed, and still to close. */
  opened: number;
  closed: number;
  depths: number;
}

export const noStops = (key: string): boolean => IF.has(key) || ELSE.has(key);

/** The word at a place of the order, null behind its end. */
export function wordAt(scan: Scan, index: number): Token | null {
  return index < scan.end ? (scan.tokens[index] ?? null) : null;
}

/** Where `count` words from `from` stand; behind the last word when there are none. */
export function spanOf(scan: Scan, from: number, count: number): Span {
  const first = scan.tokens[from];
  if (first === undefined || from >= scan.end || count === 0) {
    const last = scan.tokens[Math.min(from, scan.end) - 1];
    if (last === undefined) return { line: 1, column: 1, length: 0, source: scan.source(1) };
    return { line: last.line, column: last.column + last.length, length: 0, source: scan.source(last.line) };
  }
  let last = first;
  for (let index = from + 1; index < from + count; index++) {
    const token = scan.tokens[index];
    if (token?.line === first.line) last = token;
  }
  return {
    line: first.line,
    column: first.column,
    length: last.column + last.length - first.column,
    source: scan.source(first.line),
  };
}

/** The player's own spelling of some words. */
export function writtenAt(scan: Scan, from: number, count: number): string {
  const span = spanOf(scan, from, count);
  return span.source.slice(span.column - 1, span.column - 1 + span.length);
}

export interface Complaint {
  facts?: { readonly [key: string]: Json };
  expected?: readonly string[];
  didYouMean?: string | undefined;
}

/** Says what is wrong with `count` words from `from`. */
export function complain(scan: Scan, code: string, from: number, count: number, complaint: Complaint = {}): void {
  const diagnostic: Diagnostic = {
    severity: 'error',
    code,
    span: spanOf(scan, from, count),
    facts: { written: writtenAt(scan, from, count), ...complaint.facts },
  };
  if (complaint.expected && complaint.expected.length > 0) diagnostic.expected = complaint.expected;
  if (complaint.didYouMean !== undefined) diagnostic.didYouMean = complaint.didYouMean;
  scan.diagnostics.push(diagnostic);
}

const NUMBERED = /^\d{4}$/;

/** Whether a word is written like a hex, on the map or not. */
export function isHexNumber(key: string): boolean {
  return NUMBERED.test(key);
}

const HALVES = /^\d\d$/;
const PARTED = /^(\d\d) (\d\d)$/;

const LETTERED = /^(?=(?:\D*\d){2})[\doil]{4}$/;
const asDigits = (key: string): string => key.replaceAll('o', '0').replaceAll(/[il]/g, '1');

/**
 * A hex whose columns and rows are written apart, `14 03` or `14-03`, or with letters that look like digits, `15O5`: its
 * number and how many words it takes.
 */
export function partedHex({ tokens, end }: { tokens: readonly Token[]; end: number }, from: number) {
  const head = tokens[from];
  if (head === undefined || from >= end) return null;
  const parted = PARTED.exec(head.key);
  if (parted) return { key: `${parted[1]}${parted[2]}`, count: 1 };
  if (LETTERED.test(head.key) && !isHexNumber(head.key)) return { key: asDigits(head.key), count: 1 };
  const next = tokens[from + 1];
  if (next === undefined || from + 1 >= end || next.comma || !HALVES.test(head.key) || !HALVES.test(next.key))
    return null;
  return { key: `${head.key}${next.key}`, count: 2 };
}

/** A place that starts here, without complaint. */
export function findPlace(scan: Scan, from: number): { named: Named; count: number } | null {
  const found = readName(scan, from, ANY_PLACE);
  if (found.kind === 'one') return found;
  const parted = partedHex(scan, from);
  const named = parted && scan.names.byId.get(parted.key);
  return parted && named ? { named, count: parted.count } : null;
}

/** How many words from `from` look like one name: up to a comma or a word of the grammar. */
export function nameLength(scan: Scan, from: number): number {
  let count = 1;
  for (let token = wordAt(scan, from + 1); token !== null; token = wordAt(scan, from + count)) {
    if (token.comma || token.operator || scan.stops(token.key) || isHexNumber(token.key)) break;
    count++;
  }
  return Math.min(count, scan.end - from);
}

/** A letter of the map or of a list in a letter, with the number behind it that tells cards of one hex apart. */
const LISTED = /^[a-z]\d?$/;

/** A place that must start here; null after saying why there is none. An article before it is passed over. */
export function readPlace(scan: Scan, from: number): { named: Named; count: number } | null {
  const token = wordAt(scan, from);
  if (token === null || token.operator) {
    complain(scan, 'missing-place', from, token ? 1 : 0, { expected: ['1404'] });
    return null;
  }
  const found = readName(scan, from, ANY_PLACE);
  if (found.kind === 'one') return { named: found.named, count: found.count };
  const length = nameLength(scan, from);
  if (length === 1 && LISTED.test(token.key)) {
    complain(scan, 'letter-not-place', from, 1);
    return null;
  }
  const { language } = scan.speech;
  const key = keyOfWords(scan, from, length);
  if (found.kind === 'several') {
    const meant = length > found.count ? nearestInPart(scan.names, key, ANY_PLACE) : null;
    const candidates = candidatesOf(scan, found.candidates, keyOfWords(scan, from, found.count));
    if (meant) complainOfName(scan, { from, least: found.count, most: length }, meant, key);
    else complain(scan, 'ambiguous-name', from, found.count, { facts: { candidates } });
    return null;
  }
  if (ARTICLES.has(token.key) || HEX.has(token.key)) {
    const behind = findPlace(scan, from + 1);
    if (behind) return { named: behind.named, count: behind.count + 1 };
  }
  const parted = partedHex(scan, from);
  const onMap = parted && scan.names.byId.get(parted.key);
  if (parted && onMap) return { named: onMap, count: parted.count };
  const number = parted ?? (isHexNumber(token.key) ? { key: token.key, count: 1 } : null);
  if (number !== null) {
    const { nearest, ...facts } = hexesAround(scan.names, number.key);
    const swapped = hexSwapped(scan.names, number.key);
    const all = { ...facts, ...(swapped && { swapped: true }) };
    complain(scan, 'hex-off-map', from, number.count, { facts: all, didYouMean: (swapped ?? nearest)?.id });
    return null;
  }
  if (unitForPlace(scan, from)) return null;
  // Behind the name may stand a word of another slot: `Martinque attack`.
  for (let words = length; words > 0; words--) {
    const written = keyOfWords(scan, from, words);
    const near = words === length || written.length > LEAST_NAME ? nearest(scan.names, written, ANY_PLACE) : null;
    if (!near) continue;
    complain(scan, 'unknown-place', from, words, { didYouMean: spelledAs(near, written, language) });
    return null;
  }
  const meant = meantByWord(scan.names, key);
  if (meant) complainOfName(scan, { from, least: 1, most: length }, meant, key);
  else complain(scan, 'unknown-place', from, length);
  return null;
}

/** Whether somebody is named where a place is wanted, `the Choctaws`: it is told where he stands, or all who may be meant do. */
function unitForPlace(scan: Scan, from: number): boolean {
  const first = ARTICLES.has(wordAt(scan, from)?.key ?? '') ? from + 1 : from;
  const unit = readName(scan, first, ANY_UNIT);
  if (unit.kind === 'none') return false;
  const named = unit.kind === 'one' ? [unit.named] : unit.candidates.filter(({ place }) => place !== undefined);
  const places = new Set(named.map(({ place }) => place));
  const [one] = named;
  if (one === undefined) return false;
  const count = first - from + unit.count;
  if (places.size > 1) {
    const candidates = candidatesOf(scan, named, keyOfWords(scan, first, unit.count));
    complain(scan, 'ambiguous-name', from, count, { facts: { candidates } });
    return true;
  }
  const facts = { unit: one.id, place: one.place ?? null };
  complain(scan, 'unit-not-place', from, count, { facts, expected: ['1404'], didYouMean: one.place });
  return true;
}

/** The one hex that the number is with two of its figures swapped: 1405 of 1045. */
function hexSwapped({ byId }: Names, key: string): Named | null {
  const swaps = [0, 1, 2].map((at) => `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`);
  const known = [...new Set(swaps)].flatMap((one) => byId.get(one) ?? []);
  return known.length === 1 && known[0]?.type === 'hex' ? known[0] : null;
}

/** A place that one long word of another name for it is like: `saint-domingue`. */
function meantByWord(names: Names, key: string): Named | null {
  const words = key.split(' ').filter((word) => word.length > LONG_WORD);
  return words.reduce<Named | null>((found, word) => found ?? nearest(names, word, ANY_PLACE), null);
}

/** Shorter words, `port`, are of many names. */
const LONG_WORD = 6;

/**
 * Of the words a place is meant by at first as many as its name has: those behind may be of another slot,
 * `st christophe attack`.
 */
function complainOfName(
  scan: Scan,
  { from, least, most }: { from: number; least: number; most: number },
  meant: Named,
  key: string,
): void {
  const name = spelledAs(meant, key, scan.speech.language);
  let count = Math.min(most, Math.max(least, keyOf(name).split(' ').length));
  while (count < most && nearestInPart(scan.names, keyOfWords(scan, from, count), ANY_PLACE) !== meant) count++;
  complain(scan, 'unknown-place', from, count, { didYouMean: name });
}

/** Fewer letters at the head of a longer name are like too many others. */
const LEAST_NAME = 4;

/** The words from one place on as one key. */
export function keyOfWords(scan: Scan, from: number, count: number): string {
  let key = wordAt(scan, from)?.key ?? '';
  for (let index = from + 1; index < from + count; index++) key += ` ${wordAt(scan, index)?.key ?? ''}`;
  return key;
}

/** Candidates of an ambiguous name as facts: units by id and where each is, places by name and number. */
export function candidatesOf({ speech }: Scan, candidates: readonly Named[], written: string): Json {
  return candidates
    .slice(0, 8)
    .map((named) =>
      named.type === 'hex'
        ? { id: spelledAs(named, written, speech.language), place: named.id }
        : { id: named.id, place: named.place ?? null },
    );
}

/** Whether a list goes on: behind a comma or `and`, or because one more of its things stands there. */
export function goesOn(scan: Scan, more: (from: number) => boolean): boolean {
  const word = wordAt(scan, scan.at);
  if (word === null || noStops(word.key) || word.operator) return false;
  if (isIntroducer(scan, scan.at)) return false;
  if (LINKS.has(word.key) && wordAt(scan, scan.at + 1) !== null && more(scan.at + 1)) {
    scan.at++;
    return true;
  }
  if (word.comma) return true;
  return more(scan.at);
}

/** Whether a word introduces a slot. */
export function isIntroducer(scan: Scan, from: number): boolean {
  return scan.stops(wordAt(scan, from)?.key ?? '');
}
