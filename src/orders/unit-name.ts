/** The name of one unit in a line: who is meant by it, and what is wrong where nobody is. */
import type { Named } from '../engine/contract.ts';
import { editDistance, tolerance } from './distance.ts';
import { keyOf } from './fold.ts';
import { findSpelling, type KnownSlot } from './lexicon.ts';
import { calledAlike, calledSo, nearest, readName, type Wanted } from './names.ts';
import {
  candidatesOf,
  complain,
  findPlace,
  isHexNumber,
  isIntroducer,
  keyOfWords,
  nameLength,
  type Scan,
  wordAt,
  writtenAt,
} from './scan.ts';
import { ALL, ARTICLES, HIS, LINKS, OTHERS, PARTICLES } from './words.ts';

export const WHOLE = /^\d{1,6}$/;

const wantedBy = ({ whose = 'own' }: KnownSlot): Wanted => ({ type: 'unit', whose });

export function findUnit(scan: Scan, slot: KnownSlot, from: number): ReturnType<typeof readName> {
  return readName(scan, from, wantedBy(slot));
}

/** The unit named next, an article, `his` or the number of one before it passed over. */
export function nextUnit(scan: Scan, slot: KnownSlot): ReturnType<typeof readName> {
  const found = findUnit(scan, slot, scan.at);
  if (found.kind === 'one') return found;
  const { text, key = '' } = wordAt(scan, scan.at) ?? {};
  const isPassed = text === '1' || ARTICLES.has(key) || PARTICLES.has(key) || HIS.has(key);
  const behind = isPassed ? findUnit(scan, slot, scan.at + 1) : found;
  const isNamed = behind.kind === 'one' && (found.kind === 'none' || isNameBehind(scan, behind));
  const isAmongSeveral = behind.kind === 'several' && found.kind === 'none' && ARTICLES.has(key);
  if (!isNamed && !isAmongSeveral) return found;
  scan.at++;
  return behind;
}

/** A whole name, `orford`, behind a number: of what has a name there is one. */
function isNameBehind(scan: Scan, behind: ReturnType<typeof readName>): boolean {
  const [number, name] = [wordAt(scan, scan.at), wordAt(scan, scan.at + 1)];
  if (!number || !WHOLE.test(number.text) || !name || name.comma || WHOLE.test(name.text)) return false;
  return behind.kind === 'one' && behind.exact;
}

/** A number where each is named, or before a name: gives how many words are wrong with it, 0 where it is no such thing. */
export function complainOfNumber(
  scan: Scan,
  slot: KnownSlot,
  units: readonly Named[],
  found: ReturnType<typeof readName>,
): number {
  const behind = findUnit(scan, slot, scan.at + 1);
  if (behind.kind === 'one' && isNameBehind(scan, behind)) {
    complain(scan, 'one-by-name', scan.at, 1, { facts: { unit: behind.named.id } });
    return behind.count + 1;
  }
  const isCounted = slot.isCounted && slot.heading === '';
  return isCounted || found.kind !== 'several' ? 0 : complainOfCount(scan, units);
}

/** `3 frigates` where nobody is counted: says whom to name instead; gives the number of words, 0 where it is no such thing. */
function complainOfCount(scan: Scan, [first]: readonly Named[]): number {
  if (!WHOLE.test(wordAt(scan, scan.at)?.text ?? '')) return 0;
  const from = scan.at + 1;
  const word = wordAt(scan, from);
  if (word === null || word.comma || WHOLE.test(word.text) || LINKS.has(word.key) || scan.stops(word.key)) return 0;
  const count = nameLength(scan, from);
  const all = calledSo(scan.names, keyOfWords(scan, from, count));
  const onMap = all.filter(({ place }) => place !== undefined);
  const beside = onMap.filter(({ place }) => place === first?.place);
  const here = beside.length > 0 ? beside : onMap;
  const coming = all.filter(({ place, gone }) => place === undefined && !gone);
  const facts =
    here.length > 0
      ? { candidates: candidatesOf(scan, here, '') }
      : { none: all.length > 0, coming: candidatesOf(scan, coming, '') };
  complain(scan, 'named-not-counted', scan.at, count + 1, { facts });
  return count + 1;
}

/** Of several with such a name the only one that is where those already named are: `MOVE boyne, soldiers`. */
export function besideOthers(
  found: Extract<ReturnType<typeof readName>, { kind: 'several' }>,
  [first]: readonly Named[],
): ReturnType<typeof readName> {
  if (first?.place === undefined) return found;
  const [one, ...more] = found.candidates.filter(({ own, place }) => own === first.own && place === first.place);
  if (one === undefined || more.length > 0) return found;
  return { kind: 'one', named: one, count: found.count, exact: false };
}

/** Behind a comma a word of another of the verb's slots, or a number of such, that is nobody's whole name: `LAND knowles, 2 soldiers`. */
export function isKind(scan: Scan, slot: KnownSlot): boolean {
  const word = wordAt(scan, scan.at);
  if (!word?.comma || isPlainUnit(scan, slot, scan.at)) return false;
  const isCounted = slot.isCounted && slot.heading === '' && WHOLE.test(word.text);
  const from = isCounted ? scan.at + 1 : scan.at;
  return slot.kinds.some(({ values }) => findSpelling(values, scan.tokens, from, scan.end) !== null);
}

/** A whole name or id, a particle before it or not: pieces need a comma before them, or `into` would be somebody. */
export function isPlainUnit(scan: Scan, slot: KnownSlot, from: number): boolean {
  const isWhole = (at: number): boolean => {
    const found = findUnit(scan, slot, at);
    return found.kind === 'one' && found.exact;
  };
  return isWhole(from) || (PARTICLES.has(wordAt(scan, from)?.key ?? '') && isWhole(from + 1));
}

/** A word of one unit's name behind `and`, `soria y rangers`: shorter ones, and those like it, may be meant otherwise. */
export function isWordOfName(scan: Scan, slot: KnownSlot, from: number): boolean {
  const found = findUnit(scan, slot, from);
  const { key = '' } = wordAt(scan, from) ?? {};
  if (found.kind !== 'one' || key.length < LEAST_WORD) return false;
  return [found.named.id, ...found.named.names].some((name) => keyOf(name).split(/[ -]/).includes(key));
}

/** `dillon and his irish` */
export const isHis = (scan: Scan, slot: KnownSlot, from: number): boolean =>
  HIS.has(wordAt(scan, from)?.key ?? '') && findUnit(scan, slot, from + 1).kind === 'one';

const LEAST_WORD = 4;

/** Says why no unit was understood; gives the number of words that were meant to name it. */
export function complainOfName(scan: Scan, slot: KnownSlot, found: ReturnType<typeof readName>): number {
  if (
    found.kind === 'several' &&
    slot.isCounted &&
    slot.heading === '' &&
    WHOLE.test(wordAt(scan, scan.at)?.text ?? '')
  ) {
    // A number is no piece of a name: something to count was meant to follow it.
    complain(scan, 'count-of-what', scan.at, 1);
    return 1;
  }
  if (found.kind === 'several') {
    const longer = nameLength(scan, scan.at);
    const meant = longer > found.count ? nearest(scan.names, keyOfWords(scan, scan.at, longer), wantedBy(slot)) : null;
    if (meant && found.candidates.includes(meant)) {
      complain(scan, 'unknown-unit', scan.at, longer, { didYouMean: meant.id, facts: { place: meant.place ?? null } });
      return longer;
    }
    const ids = { candidates: candidatesOf(scan, found.candidates, keyOfWords(scan, scan.at, found.count)) };
    complain(scan, 'ambiguous-name', scan.at, found.count, { facts: ids });
    return found.count;
  }
  const place = findPlace(scan, scan.at);
  if (place) {
    const code = isHexNumber(wordAt(scan, scan.at)?.key ?? '') ? 'nobody-there' : 'place-not-unit';
    complain(scan, code, scan.at, place.count, { facts: { place: place.named.id } });
    return place.count;
  }
  const words = ARTICLES.has(wordAt(scan, scan.at)?.key ?? '') ? 2 : 1;
  const last = wordAt(scan, scan.at + words - 1)?.key ?? '';
  if (OTHERS.has(last) || (words === 1 && ALL.has(last))) {
    complainOfAll(scan, slot, words);
    return words;
  }
  const count = nameLength(scan, scan.at);
  const key = keyOfWords(scan, scan.at, count);
  const kind = slot.isCounted ? null : nearestKind(slot, key);
  const near = kind === null ? nearest(scan.names, key, wantedBy(slot)) : null;
  const several = near ? calledAlike(scan.names, near, key, wantedBy(slot)) : [];
  if (several.length > 1) {
    complain(scan, 'ambiguous-name', scan.at, count, { facts: { candidates: candidatesOf(scan, several, key) } });
    return count;
  }
  const meant = kind === null && near === null ? choiceMeant(scan, slot) : null;
  if (meant) {
    complain(scan, 'unknown-unit', scan.at, meant.count, { didYouMean: meant.written, facts: { place: null } });
    return meant.count;
  }
  complain(scan, 'unknown-unit', scan.at, count, {
    didYouMean: kind ?? near?.id,
    facts: { place: near?.place ?? null },
  });
  return count;
}

/** `ATTACK 1404 WITH all`: at the end of a line that need not say with whom, the line without it is shown. */
function complainOfAll(scan: Scan, slot: KnownSlot, words: number): void {
  const from = scan.at - 1;
  const isLast = scan.at + words === scan.end && slot.optional && from > 0 && isIntroducer(scan, from);
  const written = writtenAt(scan, scan.at, words);
  if (!isLast) complain(scan, 'all-of-whom', scan.at, words);
  else complain(scan, 'all-of-whom', 0, scan.end, { didYouMean: writtenAt(scan, 0, from), facts: { written } });
}

/** The word for a kind of units that is most like one where a name or a kind may stand: `LOSSES milita`. */
export function nearestKind({ kinds }: KnownSlot, key: string): string | null {
  const words = kinds.flatMap(({ values }) => [...values.values()].flat().map((spelling) => spelling.words.join(' ')));
  const most = tolerance(key.length);
  return words.find((word) => editDistance(key, word, most) <= most) ?? null;
}

/** Shorter words are in too many choices. */
const LEAST_OF_CHOICE = 5;

/** Another choice of the verb that the words up to the comma say badly, `attaque frontale`: the last of them that is of one alone tells which. */
function choiceMeant(
  { tokens, at, end, speech }: Scan,
  { kinds }: KnownSlot,
): { readonly written: string; readonly count: number } | null {
  const comma = tokens.findIndex(({ comma }, n) => n > at && comma);
  const words = tokens.slice(at, comma < 0 ? end : Math.min(comma, end));
  for (const { key } of words.toReversed())
    for (const kind of kinds) {
      const spelt = [...kind.values.values()].flat();
      const near = spelt.filter((one) => one.words.some((word) => isNearly(word, key))).map(({ value }) => value);
      const [value, ...more] = new Set(near);
      if (value === undefined || more.length > 0) continue;
      return { written: `${speech.heading(kind)} ${speech.choice(kind, value)}`.trim(), count: words.length };
    }
  return null;
}

const isNearly = (word: string, key: string): boolean =>
  word.length >= LEAST_OF_CHOICE && key.length >= LEAST_OF_CHOICE && editDistance(word, key, 1) <= 1;
