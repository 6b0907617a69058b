/** What an act names: each slot is one value that says how it is written and what an order's argument comes to. */
import type { Json, Slot } from '../engine/contract.ts';

/** A slot; its name is its key among those of the act. */
export interface SlotOf<T> extends Omit<Slot, 'name'> {
  /** Never throws: of what is no T, and of nothing, the empty T. */
  readonly from: (value: Json | undefined) => T;
}

export type Slots = Readonly<Record<string, SlotOf<unknown>>>;

/** What an order of these slots names. */
export type Args<S extends Slots> = { readonly [K in keyof S]: S[K] extends SlotOf<infer T> ? T : never };

type How = Pick<Slot, 'after' | 'whose' | 'stays' | 'arrives' | 'shoots'>;
/** The spellings of each value. */
type Spellings = Readonly<Record<string, readonly string[]>>;
type ValueOf<W extends Spellings> = keyof W & string;

export function unit(how: How = {}): SlotOf<string> {
  return { ...how, type: 'unit', from: textIn };
}

export function units(how: How = {}): SlotOf<readonly string[]> {
  return { ...how, type: 'units', from: textsIn };
}

export function place(how: How = {}): SlotOf<string> {
  return { ...how, type: 'hex', from: textIn };
}

export function places(how: How = {}): SlotOf<readonly string[]> {
  return { ...how, type: 'hexes', from: textsIn };
}

/** `usual`: the number that is meant where it is left out. */
export function count(how: How & Pick<Slot, 'usual'> = {}): SlotOf<number | undefined> {
  return { ...how, type: 'count', from: (value) => (typeof value === 'number' ? value : undefined) };
}

export function flag(how: How = {}): SlotOf<boolean> {
  return { ...how, type: 'flag', from: (value) => value === true };
}

/** One of these values, each with its spellings. */
export function choice<const W extends Spellings>(words: W, how: How = {}): SlotOf<ValueOf<W> | undefined> {
  const isOne = among(words);
  return {
    ...how,
    type: 'choice',
    of: Object.keys(words),
    words,
    from: (value) => (isOne(value) ? value : undefined),
  };
}

/** Some of these values, in the order written. */
export function orderOf<const W extends Spellings>(words: W, how: How = {}): SlotOf<readonly ValueOf<W>[]> {
  const isOne = among(words);
  return {
    ...how,
    type: 'order-of',
    of: Object.keys(words),
    words,
    from: (value) => textsIn(value).filter(isOne),
  };
}

/** It may be left out; a list is empty then. */
export function optional<T>(slot: SlotOf<readonly T[]>): SlotOf<readonly T[]>;
export function optional<T>(slot: SlotOf<T>): SlotOf<T | undefined>;
export function optional<T>(slot: SlotOf<T>): SlotOf<T | undefined> {
  const isEmpty = (value: Json | undefined): boolean => value === undefined && !isList(slot);
  return { ...slot, optional: true, from: (value) => (isEmpty(value) ? undefined : slot.from(value)) };
}

const LISTS: ReadonlySet<Slot['type']> = new Set(['units', 'hexes', 'order-of']);

export function isList({ type }: Pick<Slot, 'type'>): boolean {
  return LISTS.has(type);
}

function among<W extends Spellings>(words: W): (value: Json | undefined) => value is ValueOf<W> {
  return (value): value is ValueOf<W> => typeof value === 'string' && Object.hasOwn(words, value);
}

/** The text an argument holds; empty where it holds none. */
export function textIn(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The texts an argument holds, be it one or many. */
export function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
