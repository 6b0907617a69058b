/** Finds the unit or place a player means: by id, by full name, or by any piece that only one of them has. */
import type { Language, Named } from '../engine/contract.ts';
import { editDistance, tolerance } from './distance.ts';
import { keyOf } from './fold.ts';
import type { Token } from './lines.ts';
import { ARTICLES, FROM, LINKS, OR } from './words.ts';

export type Whose = 'own' | 'enemy' | 'any';

/** What words at a place in a line name. `count` is how many words were read. */
export type Found =
  | { kind: 'one'; named: Named; count: number; exact: boolean }
  | { kind: 'several'; candidates: readonly Named[]; count: number }
  | { kind: 'none' };

/** A name taken apart into its words. */
interface Piece {
  readonly named: Named;
  readonly words: readonly string[];
}

/** A list of names, indexed once. */
export interface Names {
  readonly all: readonly Named[];
  readonly byId: ReadonlyMap<string, Named>;
  readonly byKey: ReadonlyMap<string, readonly Named[]>;
  /** Longest name in words that starts with this word. */
  readonly longest: ReadonlyMap<string, number>;
  /** Names with a word that is this, or begins so. */
  readonly pieces: ReadonlyMap<string, readonly Piece[]>;
  /** Those who may be counted by a word, most worth first. */
  readonly counted: ReadonlyMap<string, readonly Named[]>;
  /** Names of several words by what they are without their blanks: `charlestown`. */
  readonly joined: ReadonlyMap<string, readonly Named[]>;
  /** What has been looked for as a piece. */
  readonly known: Map<string, readonly Named[]>;
  /** What was found to be spelt most like something written. */
  readonly likest: Map<string, Named | null>;
}

/** Names up to this many words are looked for. */
const LONGEST_PIECE = 5;
/** Shortest beginning of a word that stands for it. */
const SHORTEST_PREFIX = 3;
/** Fewer letters are no name written in one word. */
const SHORTEST_JOINED = 5;
/** Pieces remembered by an index, so that no mail can fill the memory. */
const REMEMBERED = 4096;

const indexes = new WeakMap<readonly Named[], Names>();

/** The index of a list of names; made once for each array. */
export function indexNames(all: readonly Named[]): Names {
  const known = indexes.get(all);
  if (known) return known;
  const byId = new Map<string, Named>();
  const byKey = new Map<string, Named[]>();
  const longest = new Map<string, number>();
  const pieces = new Map<string, Piece[]>();
  const kinds = all.flatMap((named) => (named.counted?.by ?? []).map((word) => ({ word: keyOf(word), named })));
  const inTurn = kinds.toSorted((a, b) => (b.named.counted?.worth ?? 0) - (a.named.counted?.worth ?? 0));
  for (const named of all) {
    const id = keyOf(named.id);
    byId.set(id, named);
    enter(byKey, longest, id, named);
    for (const name of named.names) {
      const key = keyOf(name);
      if (key === '' || byKey.get(key)?.includes(named)) continue;
      enter(byKey, longest, key, named);
      takeApart(pieces, { named, words: key.split(' ').map(withoutOrdinal) });
    }
    if (named.type === 'unit') takeApart(pieces, { named, words: id.split(' ') });
  }
  const byKind = Map.groupBy(inTurn, ({ word }) => word);
  const counted = new Map([...byKind].map(([word, there]) => [word, there.map(({ named }) => named)]));
  const parted = [...byKey].filter(([key]) => key.includes(' '));
  const byJoined = Map.groupBy(parted, ([key]) => key.replaceAll(' ', ''));
  const joined = new Map([...byJoined].map(([key, there]) => [key, [...new Set(there.flatMap(([, named]) => named))]]));
  const index: Names = { all, byId, byKey, longest, pieces, counted, joined, known: new Map(), likest: new Map() };
  indexes.set(all, index);
  return index;
}

function takeApart(pieces: Map<string, Piece[]>, piece: Piece): void {
  for (const word of piece.words) {
    for (let length = Math.min(SHORTEST_PREFIX, word.length); length <= word.length; length++) {
      const beginning = word.slice(0, length);
      const there = pieces.get(beginning);
      if (!there) pieces.set(beginning, [piece]);
      else if (there.at(-1) !== piece) there.push(piece);
    }
  }
}

function enter(byKey: Map<string, Named[]>, longest: Map<string, number>, key: string, named: Named): void {
  const there = byKey.get(key);
  if (!there) byKey.set(key, [named]);
  else if (!there.includes(named)) there.push(named);
  const words = key.split(' ');
  const head = words[0] as string;
  if ((longest.get(head) ?? 0) < words.length) longest.set(head, words.length);
}

/** A line in which names are looked for. */
export interface NamedLine {
  readonly names: Names;
  readonly tokens: readonly Token[];
  /** The word before which it ends. */
  readonly end: number;
  /** Words of the grammar that end a name unless a whole name contains them. */
  readonly stops: (key: string) => boolean;
}

/** What is looked for. */
export interface Wanted {
  readonly type: Named['type'];
  readonly whose: Whose;
}

export const ANY_UNIT: Wanted = { type: 'unit', whose: 'any' };
export const ANY_PLACE: Wanted = { type: 'hex', whose: 'any' };

/** Reads the longest name that starts at word `from`, of the type and side wanted. */
export function readName(line: NamedLine, from: number, wanted: Wanted): Found {
  const head = line.tokens[from];
  if (head === undefined || head.operator || from >= line.end) return { kind: 'none' };
  const whole = readWhole(line, from, wanted);
  if (whole.kind === 'one') return whole;
  const piece = readPiece(line, from, wanted);
  if (piece.kind === 'none') return whole.kind === 'none' ? readJoined(line, head, wanted) : whole;
  if (whole.kind === 'several' && piece.kind === 'several') {
    return piece.count > whole.count ? piece : whole;
  }
  return piece.kind === 'one' || whole.kind === 'none' ? piece : whole;
}

const readJoined = ({ names }: NamedLine, { key }: Token, wanted: Wanted): Found =>
  key.length > SHORTEST_JOINED ? choose(sift(names.joined.get(key) ?? [], wanted), 1, true) : { kind: 'none' };

function readWhole({ names, tokens, end: to }: NamedLine, from: number, wanted: Wanted): Found {
  const head = tokens[from] as Token;
  const headKey = head.key;
  const blank = headKey.indexOf(' ');
  const most = names.longest.get(blank < 0 ? headKey : headKey.slice(0, blank));
  if (most === undefined) return { kind: 'none' };
  const limit = Math.min(to, from + most);
  let key = headKey;
  let best: Found = { kind: 'none' };
  for (let end = from + 1; ; end++) {
    const identified = names.byId.get(key);
    if (identified?.type === wanted.type) {
      best = { kind: 'one', named: identified, count: end - from, exact: true };
    } else {
      const there = names.byKey.get(key);
      const found = there && choose(withNamesakes(names, key, sift(there, wanted), wanted), end - from, true);
      if (found && (found.kind === 'one' || best.kind === 'none')) best = found;
    }
    const next = tokens[end];
    if (end >= limit || next === undefined || next.comma || next.operator) return best;
    key = `${key} ${next.key}`;
  }
}

/** A short name of one word that others on the map have in theirs, `Grenadiers`, says nothing of which is meant: an id does. */
function withNamesakes(names: Names, key: string, fitting: readonly Named[], wanted: Wanted): readonly Named[] {
  if (wanted.type !== 'unit' || fitting.length !== 1 || key.includes(' ')) return fitting;
  const whole = (names.pieces.get(key) ?? []).flatMap(({ named, words }) =>
    words.includes(key) && named.place !== undefined ? [named] : [],
  );
  return sift([...new Set([...fitting, ...whole])], wanted);
}

/** One, several or none. */
function choose(fitting: readonly Named[], count: number, exact: boolean): Found {
  const only = fitting[0];
  if (only === undefined) return { kind: 'none' };
  return fitting.length === 1
    ? { kind: 'one', named: only, count, exact }
    : { kind: 'several', candidates: fitting, count };
}

/** Those of the wanted type, and of the wanted side if any is. */
function sift(there: readonly Named[], { type, whose }: Wanted): readonly Named[] {
  const typed = there.filter((named) => named.type === type);
  if (type === 'hex' || whose === 'any') return typed;
  const sided = typed.filter((named) => named.own === (whose === 'own'));
  return sided.length > 0 ? sided : typed;
}

function readPiece({ names, tokens, end: to, stops }: NamedLine, from: number, wanted: Wanted): Found {
  let end = from + 1;
  while (end < to && end - from < LONGEST_PIECE) {
    const next = tokens[end] as Token;
    if (next.comma || next.operator || stops(next.key)) break;
    end++;
  }
  let several: Found = { kind: 'none' };
  for (; end > from; end--) {
    const found = choose(sift(matching(names, keyBetween(tokens, from, end)), wanted), end - from, false);
    if (found.kind === 'one') return found;
    if (found.kind === 'several' && several.kind === 'none') several = found;
  }
  return several;
}

/** The words from one place to another as one key. */
export function keyBetween(tokens: readonly Token[], from: number, to: number): string {
  let key = (tokens[from] as Token).key;
  for (let index = from + 1; index < to; index++) key += ` ${(tokens[index] as Token).key}`;
  return key;
}

/** Words that name nothing by themselves, whatever name has them in it: `and` is not La Guaira and Puerto Cabello. */
const SMALL: ReadonlySet<string> = new Set([...ARTICLES, ...FROM, ...LINKS, ...OR]);

/** Everything of which each word of `key` is a word, or the beginning of one; `hugers` is Huger's where nobody else is called so. */
function matching(names: Names, key: string): readonly Named[] {
  const known = names.known.get(key);
  if (known) return known;
  const wanted = key.split(' ').map(withoutOrdinal);
  if (wanted.every((word) => SMALL.has(word))) return [];
  const all = withWords(names, wanted);
  const his = all.length > 0 ? [] : withWords(names, wanted.map(withoutGenitive));
  // More than one are a kind: `frigates`.
  const found = his.length === 1 ? his : all;
  if (names.known.size < REMEMBERED) names.known.set(key, found);
  return found;
}

function withWords(names: Names, wanted: readonly string[]): readonly Named[] {
  const whole = new Set<Named>();
  const begun = new Set<Named>();
  for (const { named, words } of names.pieces.get(wanted[0] as string) ?? []) {
    // `2 soldiers` are two of them, not `soldiers-2`.
    if (wanted.length > 1 && COUNT.test(wanted[0] as string) && words.at(-1) === wanted[0]) continue;
    if (hasAll(words, wanted, equals)) whole.add(named);
    else if (hasAll(words, wanted, begins)) begun.add(named);
  }
  return [...(whole.size > 0 ? whole : begun)];
}

const GENITIVE = /^(\p{L}{4,})s$/u;

const withoutGenitive = (word: string): string => GENITIVE.exec(word)?.[1] ?? word;

const COUNT = /^\d{1,2}$/;

function hasAll(
  words: readonly string[],
  wanted: readonly string[],
  fits: (word: string, want: string) => boolean,
): boolean {
  if (wanted.length > words.length) return false;
  let used = 0;
  for (const want of wanted) {
    let at = -1;
    for (let index = 0; index < words.length; index++) {
      if ((used & (1 << index)) === 0 && fits(words[index] as string, want)) {
        at = index;
        break;
      }
    }
    if (at < 0) return false;
    used |= 1 << at;
  }
  return true;
}

function equals(word: string, want: string): boolean {
  return word === want;
}

function begins(word: string, want: string): boolean {
  return word === want || (want.length >= SHORTEST_PREFIX && word.startsWith(want));
}

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|ere|e|eme|nde|do|ro|to)$/;

function withoutOrdinal(word: string): string {
  return ORDINAL.exec(word)?.[1] ?? word;
}

/** Own units whose name has another's id in it: `dillon` is the leader, but also Dillon's regiment. */
export function namesakes(names: Names, named: Named): readonly Named[] {
  const id = keyOf(named.id);
  if (id.includes(' ')) return [];
  const others = new Set<Named>();
  for (const { named: other, words } of names.pieces.get(id) ?? []) {
    const another = other !== named && other.type === 'unit' && other.own;
    if (another && (words.includes(id) || words.includes(`${id}s`))) others.add(other);
  }
  return [...others];
}

/** Own units whose names have these words in them, be it for one or for several: `fire ships`. */
export function calledSo({ all }: Names, key: string): readonly Named[] {
  const wanted = key.split(' ').map(forOne);
  const fits = (name: string): boolean => {
    const words = keyOf(name).split(' ').map(forOne);
    return wanted.every((word) => words.includes(word));
  };
  return all.filter(({ type, own, names }) => type === 'unit' && own && names.some(fits));
}

const forOne = (word: string): string => word.replace(/s$/, '');

/** The known thing spelt most like `written`, or null when nothing is near. */
export function nearest(names: Names, written: string, wanted: Wanted): Named | null {
  const key = written.slice(0, 40);
  const asked = `${wanted.type} ${wanted.whose} ${key}`;
  const known = names.likest.get(asked);
  if (known !== undefined) return known;
  const found = likest(names, key, wanted);
  if (names.likest.size < REMEMBERED) names.likest.set(asked, found);
  return found;
}

function likest(names: Names, key: string, { type, whose }: Wanted): Named | null {
  let best: Named | null = null;
  let least = tolerance(key.length) + 1;
  const fits = (named: Named): boolean =>
    named.type === type &&
    named.gone !== true &&
    (type === 'hex' || whose === 'any' || named.own === (whose === 'own'));
  for (const [candidate, there] of names.byKey) {
    if (Math.abs(candidate.length - key.length) >= least || isNumber(candidate)) continue;
    const named = there.find(fits);
    if (named === undefined) continue;
    const distance = editDistance(key, candidate, least - 1);
    if (distance < least) {
      least = distance;
      best = named;
    }
  }
  if (best !== null) return best;
  for (const [word, there] of names.pieces) {
    if (word.length <= SHORTEST_PREFIX || Math.abs(word.length - key.length) >= least) continue;
    const piece = there.find(({ named, words }) => fits(named) && words.includes(word));
    if (piece === undefined) continue;
    const distance = editDistance(key, word, least - 1);
    if (distance < least) {
      least = distance;
      best = piece.named;
    }
  }
  return best;
}

/** Of a name that is spelt nearly like one word of somebody's: all on the map whose names have that word, `milita`. */
export function calledAlike({ byKey, pieces }: Names, near: Named, written: string, wanted: Wanted): readonly Named[] {
  const most = tolerance(written.length);
  const isWhole = [...byKey].some(([key, there]) => there.includes(near) && editDistance(key, written, most) <= most);
  const words = [near.id, ...near.names].flatMap((name) => keyOf(name).split(' '));
  const word = words.toSorted((a, b) => editDistance(a, written, MOST_EDITS) - editDistance(b, written, MOST_EDITS))[0];
  if (isWhole || word === undefined) return [near];
  const whole = (pieces.get(word) ?? []).flatMap(({ named, words }) => (words.includes(word) ? [named] : []));
  return sift([...new Set(whole)], wanted).filter(({ place }) => place !== undefined);
}

/** As `nearest`; where nothing is spelt so as a whole, what one of its longer words is meant for. */
export function nearestInPart(names: Names, written: string, wanted: Wanted): Named | null {
  const words = written.split(' ').filter((word) => word.length > SHORTEST_PREFIX);
  const inTurn = [written, ...words.toSorted((a, b) => b.length - a.length)];
  return inTurn.reduce<Named | null>((found, key) => found ?? nearest(names, key, wanted), null);
}

/** What a thing is called in a language; where no language has its own name for it, the one most like what was written. */
export function spelledAs({ id, names, called }: Named, written: string, language: Language): string {
  const own = called?.[language];
  if (own !== undefined) return own;
  const key = keyOf(written);
  const away = (name: string): number =>
    editDistance(keyOf(name), key, MOST_EDITS) - (keyOf(name).includes(key) ? MOST_EDITS : 0);
  return names.toSorted((a, b) => away(a) - away(b))[0] ?? id;
}

const MOST_EDITS = 40;

/** Numbers are ids of hexes, which nobody misspells into another by chance. */
function isNumber(key: string): boolean {
  const code = key.charCodeAt(0);
  return code >= 48 && code <= 57 && PLACE_NUMBER.test(key);
}

const PLACE_NUMBER = /^\d{4}$/;

/** How far beside the map a number may be and still be taken for a slip of the pen: columns and rows apart, added. */
const SLIP = 4;

/** What there is in the place of a number that is no hex of the map. */
interface Around {
  /** The first and the last hex of its column; of the map, where that has no such column. */
  readonly first: string;
  readonly last: string;
  readonly column?: string;
  /** The nearest hex, where it is a slip away. */
  readonly nearest: Named | null;
}

export function hexesAround(names: Names, written: string): Around {
  const column = written.slice(0, 2);
  const hexes = names.all.filter(({ type, id }) => type === 'hex' && PLACE_NUMBER.test(id));
  const away = ({ id }: Named): number =>
    Math.abs(Number(id.slice(0, 2)) - Number(column)) + Math.abs(Number(id.slice(2)) - Number(written.slice(2)));
  const ids = hexes.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b));
  const own = ids.filter((id) => id.startsWith(column));
  const [first = '', ...others] = own.length > 0 ? own : ids;
  const near = hexes.filter((one) => away(one) <= SLIP).toSorted((a, b) => away(a) - away(b))[0] ?? null;
  return { first, last: others.at(-1) ?? first, ...(own.length > 0 && { column }), nearest: near };
}
