/** `BUY orford, 4 soldiers, supplies AT HAVANA`: behind one verb a list of names and kinds, and what holds for all of them. */
import type { Order, Verb } from '../engine/contract.ts';
import { findSpelling, type KnownVerb, type Lexicon, type Terms } from './lexicon.ts';
import type { Token } from './lines.ts';
import { readOrder } from './parse.ts';
import type { Scan } from './scan.ts';
import type { ReadOrder } from './types.ts';
import { JOINTS } from './words.ts';

/** Orders in one line, at most. */
export const MOST_PARTS = 8;

/** An order of a line that holds several, and the column where its words begin and end. */
export interface Part {
  readonly read: ReadOrder;
  readonly scan: Scan;
  readonly from: number;
  readonly to: number;
}

/** What a line is on the second look: its orders, or what is wrong with it; null when it is no better understood. */
export type SecondReading = { readonly parts: readonly Part[] } | { readonly doubt: Scan } | null;

export interface Looking {
  readonly scanOf: (tokens: readonly Token[]) => Scan;
  readonly lexicon: Lexicon;
  readonly terms: Terms;
  /** The call that is open asks for marches. */
  readonly marches: boolean;
  /** An order as its writer may write it. */
  readonly spoken: (order: Order) => string;
}

/** A list as one order for each kind and each run of names; else what is wrong with an item, where the others are understood. */
export function listed(words: readonly Token[], looking: Looking): SecondReading {
  const found = findSpelling(looking.lexicon.verbs, words, 0, words.length);
  const { slots = [] } = found?.value.verb.verb ?? {};
  const count = slots.find(({ type, after }) => type === 'count' && after === undefined);
  const first = found?.count ?? words.length;
  const heads = words.flatMap((_, at) => (at === first || (at > first && opensItem(words, at)) ? [at] : []));
  const last = heads.at(-1) ?? 0;
  // Where a kind alone is one of it, `BUY soldiers, supplies` says too little: something in the list is counted.
  const isCounted = count && (count.usual === undefined || heads.some((at) => COUNT.test(words[at]?.key ?? '')));
  if (!isCounted || heads.length < 2 || heads.length > MOST_ITEMS) return null;
  let best: readonly Scan[] = [];
  for (const tail of tailsOf(words, last, found?.value.verb)) {
    const frame = { before: words.slice(0, first), behind: words.slice(tail) };
    const items = heads.map((from, n) => itemOf(words, from, from === last ? tail : (heads[n + 1] ?? tail)));
    const tried = items.map((item) => tryItem(words, item, frame, looking));
    const parts = tried.flatMap(({ part }) => part ?? []);
    const said = new Set(parts.map(({ read }) => saidForAll(read.order.args, slots)));
    if (parts.length === items.length && said.size === 1) return { parts: inRuns(words, parts, frame, looking) };
    const wrong = tried.flatMap(({ part, scan }) => (part ? [] : [scan]));
    // Of ends where as many things are wrong the likelier one tells what is.
    if (wrong.length > 0 && wrong.length < (best.length || heads.length)) best = wrong;
  }
  const [doubt] = best;
  return doubt ? { doubt: { ...doubt, diagnostics: best.flatMap(({ diagnostics }) => diagnostics) } } : null;
}

/** Where the last thing may end: before a word that introduces what holds for all, or with the line, is likelier than elsewhere. */
function tailsOf(words: readonly Token[], last: number, verb: KnownVerb | undefined): readonly number[] {
  // A number is no thing without the kind behind it.
  const first = last + (COUNT.test(words[last]?.key ?? '') ? 2 : 1);
  const all = words.flatMap((_, at) => (at + 1 >= first ? [at + 1] : []));
  const isLikely = (at: number): boolean =>
    at === words.length || (verb !== undefined && findSpelling(verb.introduced, words, at, words.length) !== null);
  return [...all.filter(isLikely), ...all.filter((at) => !isLikely(at))];
}

/** Things in a list, at most. */
const MOST_ITEMS = 20;
const COUNT = /^\d{1,3}$/;

/** A word that opens a further item: behind a comma or `and`. */
function opensItem(words: readonly Token[], at: number): boolean {
  const isJoint = (index: number): boolean => JOINTS.has(words[index]?.key ?? '');
  return !isJoint(at) && (words[at]?.comma === true || isJoint(at - 1));
}

/** Where the words of a thing listed begin and end. */
interface Item {
  readonly first: number;
  readonly end: number;
}

/** Without an `and` behind it. */
function itemOf(words: readonly Token[], first: number, to: number): Item {
  let end = to;
  while (end > first + 1 && JOINTS.has(words[end - 1]?.key ?? '')) end--;
  return { first, end };
}

interface Frame {
  readonly before: readonly Token[];
  readonly behind: readonly Token[];
}

function tryItem(words: readonly Token[], { first, end }: Item, { before, behind }: Frame, looking: Looking) {
  const scan = looking.scanOf([...before, ...words.slice(first, end), ...behind]);
  const read = readOrder(scan, looking.lexicon, looking.terms);
  const [head, last] = [words[first], words[end - 1]];
  const part = read && head && last && { read, scan, from: head.column, to: last.column + last.length };
  return { scan, part: part ? { ...part, first, end } : null };
}

/** What an order says besides the things listed. */
function saidForAll(args: Readonly<Record<string, unknown>>, slots: Verb['slots']): string {
  const isListed = (name: string): boolean => slots.some((slot) => slot.name === name && slot.after === undefined);
  return Object.keys(args)
    .filter((name) => !isListed(name))
    .join();
}

/** Names that follow one another go in one order. */
function inRuns(words: readonly Token[], parts: readonly (Part & Item)[], frame: Frame, looking: Looking): Part[] {
  const isNames = ({ read }: Part): boolean => Object.values(read.order.args).some(Array.isArray);
  const runs: (Part & Item)[] = [];
  for (const part of parts) {
    const before = runs.at(-1);
    const isRun = before && isNames(before) && isNames(part);
    const run = isRun ? tryItem(words, { first: before.first, end: part.end }, frame, looking).part : null;
    if (run) runs.pop();
    runs.push(run ?? part);
  }
  return runs;
}
