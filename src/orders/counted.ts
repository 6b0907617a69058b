/** `MOVE 2 frigates FROM port royal`: own units counted by their kind, where each could be named; all of one place. */
import type { Named } from '../engine/contract.ts';
import { readName } from './names.ts';
import { candidatesOf, complain, findPlace, keyOfWords, readPlace, type Scan, wordAt } from './scan.ts';
import { ALL, ARTICLES, FROM, PARTICLES } from './words.ts';

/** So many of a kind, and where a line says so. */
export interface Counted {
  readonly alike: readonly Named[];
  /** Null for all there are. */
  readonly wanted: number | null;
  readonly from: number;
  readonly count: number;
}

const NUMBER = /^[1-9]\d{0,2}$/;
/** `ship of the line` */
const LONGEST_KIND = 4;

/** A number, or ALL, and a kind of own units on the map that start here; null where there is no such thing. */
export function countedAt(scan: Scan, from: number): Counted | null {
  const number = ARTICLES.has(wordAt(scan, from)?.key ?? '') ? from + 1 : from;
  const word = wordAt(scan, number);
  const wanted = word && NUMBER.test(word.text) ? Number(word.text) : null;
  if (!word || (wanted === null && !ALL.has(word.key)) || wordAt(scan, number + 1)?.comma) return null;
  let kind = number + 1;
  while (ARTICLES.has(wordAt(scan, kind)?.key ?? '')) kind++;
  for (let words = Math.min(LONGEST_KIND, scan.end - kind); words > 0; words--) {
    const alike = scan.names.counted.get(keyOfWords(scan, kind, words));
    if (alike) return { alike, wanted, from, count: kind + words - from };
  }
  return null;
}

/** `MOVE boyne, frigates`: the word alone means all of the kind; for whoever has found nobody of such a name. */
export function kindAlone(scan: Scan, from: number): Counted | null {
  for (let words = Math.min(LONGEST_KIND, scan.end - from); words > 0; words--) {
    const alike = scan.names.counted.get(keyOfWords(scan, from, words));
    if (alike) return { alike, wanted: null, from, count: words };
  }
  return null;
}

/** `FROM` and a place, unless FROM is another thing in this order: undefined where none is said, null after saying what is wrong. */
export function fromAt(scan: Scan): string | undefined | null {
  const { key = '' } = wordAt(scan, scan.at) ?? {};
  if (!FROM.has(key) || scan.stops(key) || (PARTICLES.has(key) && isOfName(scan))) return undefined;
  scan.at++;
  const place = readPlace(scan, scan.at);
  scan.at += place?.count ?? 0;
  return place === null ? null : place.named.id;
}

/** `de Noailles`: whom the word behind names, and no place. */
function isOfName(scan: Scan): boolean {
  if (findPlace(scan, scan.at + 1) !== null) return false;
  return [scan.at, scan.at + 1].some((at) => readName(scan, at, { type: 'unit', whose: 'own' }).kind === 'one');
}

/** What stands beside a number of a kind: whom the line names, of whom it leaves some out, and FROM where. */
interface Beside {
  readonly named: readonly Named[];
  readonly among: readonly Named[];
  readonly from: string | undefined;
}

/** Those meant of a kind: who is named by no line above comes first. Null after saying why they cannot be told. */
export function meantBy(scan: Scan, { alike, wanted, from, count }: Counted, { named, among, from: place }: Beside) {
  const free = alike.filter((one) => !named.includes(one) && (among.length === 0 || among.includes(one)));
  const where = place ?? named.find((one) => one.place !== undefined)?.place ?? onlyPlace(scan, free, wanted);
  const there = free.filter((one) => one.place === where);
  if (where === undefined) {
    complain(scan, 'counted-where', from, count, {
      facts: { known: [...new Set(free.flatMap((one) => one.place ?? []))] },
    });
    return null;
  }
  if (there.length === 0 || there.length < (wanted ?? 0)) {
    const facts = { n: there.length, others: candidatesOf(scan, there.length > 0 ? there : free, '') };
    complain(scan, 'counted-short', from, count, { facts: { ...facts, place: where } });
    return null;
  }
  return there.toSorted((a, b) => Number(scan.isSent(a)) - Number(scan.isSent(b))).slice(0, wanted ?? there.length);
}

/** The one place that has as many of them whom no line above sends, else the one that has any. */
function onlyPlace(scan: Scan, free: readonly Named[], wanted: number | null): string | undefined {
  const idle = free.filter((one) => !scan.isSent(one));
  const many = [...Map.groupBy(idle, ({ place }) => place)].filter(([, there]) => there.length >= (wanted ?? 1));
  const places = many.length > 0 ? many.map(([place]) => place) : [...new Set(free.map(({ place }) => place))];
  return places.length === 1 ? places[0] : undefined;
}
