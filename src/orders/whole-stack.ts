/** `all in 2306`, `everyone at 1707`, `huger's whole stack`: words for all own units of one hex, however they are put. */
import type { Named } from '../engine/contract.ts';
import { readName } from './names.ts';
import { findPlace, isHexNumber, type Scan, wordAt } from './scan.ts';
import { ALL, ARTICLES, ENTIRE, FROM, HEX, PARTICLES, STACK, TROOPS } from './words.ts';

/** Where the words stand for, and how many they are. */
export interface Together {
  readonly place: string;
  readonly count: number;
}

/** The hex whose own units are all meant by the words here; null where they mean no such thing. */
export function togetherAt(scan: Scan, from: number, verb: string): Together | null {
  const words = allWords(scan, from);
  return inHex(scan, words, from) ?? withNamed(scan, words, from, verb) ?? ofNamed(scan, from, verb);
}

/** How many words from here say `all`, whether one of them says it alone, and whether one says what they all are, `stack`. */
interface AllSaid {
  readonly count: number;
  readonly isSaid: boolean;
  readonly isNoun: boolean;
}

function allWords(scan: Scan, from: number): AllSaid {
  let count = 0;
  let isSaid = false;
  let isNoun = false;
  for (let key = keyAt(scan, from); key !== ''; key = keyBehind(scan, from + count)) {
    const isName = STACK.has(key) || TROOPS.has(key);
    const says = isName || ALL.has(key) || EVERYONE.has(key);
    if (!says && !ENTIRE.has(key) && !ARTICLES.has(key)) break;
    isNoun ||= isName;
    isSaid ||= says;
    count++;
  }
  return { count, isSaid, isNoun };
}

const EVERYONE: ReadonlySet<string> = new Set(['everyone', 'everybody']);

/** `all the units in hex 1707`, `everything at Havana`; a word that leads to where they go is meant so only before another: `all at 1707 to 1706`. */
function inHex(scan: Scan, { count, isSaid }: AllSaid, from: number): Together | null {
  let at = from + count;
  const key = keyBehind(scan, at);
  if (!isSaid || key === '') return null;
  const isLed = FROM.has(key) || IN.has(key);
  if (isLed) at++;
  while (HEX.has(keyAt(scan, at)) || ARTICLES.has(keyAt(scan, at))) at++;
  const place = isLed || isHexNumber(keyAt(scan, at)) ? findPlace(scan, at) : null;
  if (!place || (scan.stops(key) && !scan.stops(keyAt(scan, at + place.count)))) return null;
  return { place: place.named.id, count: at + place.count - from };
}

const IN: ReadonlySet<string> = new Set(['in', 'on', 'dans']);

/** `la pile de huger`, `the stack with huger` */
function withNamed(scan: Scan, { count, isSaid }: AllSaid, from: number, verb: string): Together | null {
  const key = keyBehind(scan, from + count);
  const isStack = isSaid && STACK.has(keyAt(scan, from + count - 1));
  const links = PARTICLES.has(key) || WITH.has(key) ? 1 : 0;
  const named = isStack ? ownAt(scan, from + count + links) : null;
  const place = named && scan.standsFor(named.named, verb);
  return place ? { place, count: count + links + named.count } : null;
}

const WITH: ReadonlySet<string> = new Set(['with', 'avec', 'con', 'under', 'del']);

/** `huger's whole stack` */
function ofNamed(scan: Scan, from: number, verb: string): Together | null {
  const named = ownAt(scan, from);
  if (!named || keyBehind(scan, from + named.count) === '') return null;
  const { count, isNoun } = allWords(scan, from + named.count);
  const place = isNoun ? scan.standsFor(named.named, verb) : null;
  return place ? { place, count: named.count + count } : null;
}

function ownAt(scan: Scan, from: number): { named: Named; count: number } | null {
  const found = readName(scan, from, { type: 'unit', whose: 'own' });
  return found.kind === 'one' && found.named.own ? found : null;
}

const keyAt = (scan: Scan, at: number): string => wordAt(scan, at)?.key ?? '';

/** The word there, where no comma parts it from the one before. */
const keyBehind = (scan: Scan, at: number): string => (wordAt(scan, at)?.comma ? '' : keyAt(scan, at));
