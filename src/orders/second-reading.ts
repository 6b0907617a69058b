/** A line that is no order as it stands, looked at again: several orders in one line, the unit named first, words dictated. */
import type { Json } from '../engine/contract.ts';
import { dictated } from './dictated.ts';
import { findSpelling } from './lexicon.ts';
import type { Token } from './lines.ts';
import { type Looking, listed, MOST_PARTS, type Part, type SecondReading } from './listed.ts';
import { ANY_UNIT, readName } from './names.ts';
import { readOrder } from './parse.ts';
import { complain, noStops, type Scan } from './scan.ts';
import type { ReadOrder } from './types.ts';
import { IF, JOINTS, ONE, STANDING } from './words.ts';

/** Longer lines are looked at once. */
const MOST_WORDS = 60;
const POLITE = ['please', 'pls', 'plz', 'svp', 'stp'];
/** What is said before an order and is no part of it. */
const INTRODUCTIONS = new Set([...JOINTS, ...POLITE, 'aussi', 'tambien']);
/** What is said behind one. */
const THANKS = [
  ...POLITE,
  'thanks',
  'thank you',
  'merci',
  'gracias',
  'por favor',
  's il vous plait',
  's il te plait',
  'aussi',
  'tambien',
  'too',
];

/** Looks again at the words from `begin`. Orders are taken only where they can be read in one way. */
export function secondReading(tokens: readonly Token[], begin: number, looking: Looking): SecondReading {
  if (tokens.length > MOST_WORDS) return null;
  const words = withOnes(withoutThanks(introduced(tokens.slice(begin))), looking);
  const asTyped = lookAt(words, looking);
  if (asTyped !== null && ('parts' in asTyped || isOfSeveral(asTyped))) return asTyped;
  const spoken = dictated(words);
  const asSpoken = spoken.isSpoken ? lookAt(spoken.tokens, looking) : null;
  // What is wrong with a line is said of it as it was typed.
  return asSpoken !== null && 'parts' in asSpoken ? asSpoken : (asTyped ?? asSpoken);
}

/** Whether all of it is understood, and only which orders are meant is in doubt. */
const isOfSeveral = ({ doubt: { diagnostics } }: { readonly doubt: Scan }): boolean =>
  diagnostics.some(({ code }) => code === 'several-orders');

/** `a frigate` is one of them where kinds are counted. */
function withOnes(words: readonly Token[], { lexicon }: Looking): readonly Token[] {
  const slots = findSpelling(lexicon.verbs, words, 0, words.length)?.value.verb.slots ?? [];
  const kinds = slots.filter(({ type, values }) => (type === 'choice' || type === 'order-of') && values.size > 0);
  if (!slots.some(({ type, heading }) => type === 'count' && heading === '')) return words;
  const isKind = (at: number): boolean =>
    kinds.some(({ values }) => findSpelling(values, words, at, words.length) !== null);
  return words.map((word, at) => (ONE.has(word.key) && isKind(at + 1) ? { ...word, key: '1', text: '1' } : word));
}

/** From the first word that introduces nothing. */
function introduced(words: readonly Token[]): readonly Token[] {
  const first = words.findIndex(({ key }) => !INTRODUCTIONS.has(key));
  return first > 0 ? words.slice(first) : words;
}

/** Up to the polite words at the end. */
export function withoutThanks(words: readonly Token[]): readonly Token[] {
  const said = words.map(({ key }) => key);
  const thanks = THANKS.map((one) => one.split(' ')).find((one) =>
    one.every((word, n) => said.at(n - one.length) === word),
  );
  return thanks && thanks.length < words.length ? words.slice(0, -thanks.length) : words;
}

function lookAt(words: readonly Token[], looking: Looking): SecondReading {
  const cuts = words.flatMap((_, at) => (at === 0 || isVerb(words, at, looking) ? [at] : []));
  if (cuts.length === 0 || cuts.length > MOST_PARTS) return null;
  const ways = waysFrom(words, cuts, 0, looking).slice(0, 2);
  const [way] = ways;
  if (way === undefined) return listed(words, looking) ?? shared(words, cuts, looking) ?? turned(words, cuts, looking);
  if (ways.length > 1 || isDoubtful(way)) return doubt(words, way, looking);
  return { parts: way };
}

const isVerb = (words: readonly Token[], at: number, { lexicon }: Looking): boolean =>
  findSpelling(lexicon.verbs, words, at, words.length) !== null;

/** The ways to cut the words, from one verb on, into whole orders. */
function waysFrom(words: readonly Token[], cuts: readonly number[], first: number, looking: Looking): Part[][] {
  const from = cuts[first] as number;
  const ways: Part[][] = [];
  for (let next = first + 1; next <= cuts.length && ways.length < 2; next++) {
    const part = partOf(words.slice(from, cuts[next] ?? words.length), next < cuts.length, looking);
    if (part === null) continue;
    if (next === cuts.length) ways.push([part]);
    else for (const way of waysFrom(words, cuts, next, looking)) ways.push([part, ...way]);
  }
  return ways;
}

function partOf(words: readonly Token[], goesOn: boolean, { scanOf, lexicon, terms }: Looking): Part | null {
  let end = words.length;
  while (goesOn && end > 1 && JOINTS.has(words[end - 1]?.key ?? '')) end--;
  const own = words.slice(0, end);
  const [head] = own;
  const last = own.at(-1);
  if (head === undefined || last === undefined) return null;
  const scan = scanOf(own);
  const read = readOrder(scan, lexicon, terms);
  return read && { read, scan, from: head.column, to: last.column + last.length };
}

/** A condition may mean the first order or all, as may what lets one stand; two for one unit are opposites, verbs alone talk. */
function isDoubtful(way: readonly Part[]): boolean {
  if (way.length === 1) return false;
  const named = way.flatMap(({ read }) => [...new Set(unitsOf(read))]);
  const isBare = ({ read }: Part): boolean => Object.values(read.spans).length === 0;
  const standing = new Set(way.map(({ read }) => read.standing));
  return (
    standing.size > 1 || way.some((part) => isBare(part) || part.read.order.when) || new Set(named).size < named.length
  );
}

/** Every name among the arguments that is a unit's: ids of places are numbers. */
function unitsOf({ order }: ReadOrder): string[] {
  const texts = (value: Json): string[] =>
    typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(texts) : [];
  return Object.entries(order.args).flatMap(([slot, value]) =>
    slot === 'units' || slot === 'unit' ? texts(value as Json) : [],
  );
}

function doubt(words: readonly Token[], way: readonly Part[], { scanOf, spoken }: Looking): SecondReading {
  const scan = scanOf(words);
  const each = way.map(({ read }) => spoken(read.order)).join(' / ');
  complain(scan, 'several-orders', 0, words.length, { didYouMean: each });
  return { doubt: scan };
}

/** `GARRISON soldiers-11 AT 3625, soldiers-10 AT 0419`, `ENTER huger and horry`: orders that share the verb at the head. */
function shared(words: readonly Token[], cuts: readonly number[], looking: Looking): SecondReading {
  const verbAt = words.findIndex(({ key }) => !STANDING.has(key));
  const verb = findSpelling(looking.lexicon.verbs, words, verbAt, words.length);
  if (verb === null || cuts.some((at) => at > verbAt)) return null;
  const count = verbAt + verb.count;
  const isOne = verb.value.verb.slots[0]?.type === 'unit';
  const isNext = ({ comma }: Token, at: number): boolean => comma || (isOne && JOINTS.has(words[at - 1]?.key ?? ''));
  const ends = words.flatMap((word, at) => (at > count && isNext(word, at) ? [at] : [])).concat(words.length);
  const parts: Part[] = [];
  let from = count;
  for (const end of ends) {
    const part = partOf([...words.slice(0, count), ...words.slice(from, end)], end < words.length, looking);
    if (part === null) continue;
    parts.push({ ...part, from: words[from]?.column ?? part.from });
    from = end;
  }
  // Each says where: what only the last one says may hold for all.
  const said = new Set(parts.map(({ read }) => Object.keys(read.order.args).join()));
  const isEach = said.size === 1 && [...said].every((slots) => isOne || slots.includes(','));
  const isWhole = from === words.length && isEach && parts.length > 1 && parts.length <= MOST_PARTS;
  return isWhole && !isDoubtful(parts) ? { parts } : null;
}

/** `fraser-2: MOVE TO 1403`, read as `MOVE fraser-2 TO 1403`; without the colon it is only asked about. */
function turned(words: readonly Token[], cuts: readonly number[], looking: Looking): SecondReading {
  const [, verbAt] = cuts;
  if (verbAt === undefined || cuts.length > 2 || STANDING.has(words[0]?.key ?? '') || IF.has(words[0]?.key ?? '')) {
    return null;
  }
  const verb = findSpelling(looking.lexicon.verbs, words, verbAt, words.length);
  const line = { ...looking.scanOf(words), end: verbAt, stops: noStops };
  if (verb === null || readName(line, 0, ANY_UNIT).kind === 'none') return null;
  const from = verbAt + verb.count;
  const order = [...words.slice(verbAt, from), ...words.slice(0, verbAt), ...words.slice(from)];
  const scan = looking.scanOf(order);
  const read = readOrder(scan, looking.lexicon, looking.terms);
  const last = words.at(-1) as Token;
  if (read === null) return null;
  const to = last.column + last.length;
  if (isPointed(line, words[verbAt - 1] as Token)) return { parts: [{ read, scan, from: 1, to }] };
  const told = looking.scanOf(words);
  complain(told, 'unit-before-verb', 0, words.length, { didYouMean: looking.spoken(read.order) });
  return { doubt: told };
}

/** A colon or a dash stands behind the word. */
function isPointed(scan: Scan, { line, column, length, text }: Token): boolean {
  const source = scan.source(line);
  const raw = source.slice(column - 1, column - 1 + length);
  return (length > text.length && raw.endsWith(':')) || /^\s*(?::|[-–—]+\s)/u.test(source.slice(column - 1 + length));
}
