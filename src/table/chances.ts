/** What the dice and others decide while an order is carried out: by address as play came to it, few words for a letter. */
import type { Address, Settled } from '../engine/contract.ts';

/** Addresses of a rehearsal: dice thrown, questions that others answered, calls for the orders of others. */
export interface Chances {
  readonly thrown: Set<Address>;
  readonly asked: Set<Address>;
  readonly called: Set<Address>;
}

/** One kind of die or decision: how often, and at which places. A type, for it is a fact of a diagnostic. */
export type Chance = { readonly chance: string; readonly n: number; readonly at: readonly string[] };

/**
 * The chances of an order: those below the place that said what became of it, since it was due; before that the orders of
 * others, and dice thrown for all at a place round it. What becomes of it as the turn closes is no part of carrying it out.
 */
export function chancesOf(
  { trail, settled }: { trail: readonly Address[]; settled: readonly Settled[] },
  { thrown, asked, called }: Chances,
  isOf: (said: Settled) => boolean,
): ReadonlySet<Address> {
  const found = settled
    .filter((one) => one.by === 'rules' && one.place.includes('/') && isOf(one))
    .flatMap(({ place, due, said }) => [
      ...trail.slice(0, due).filter((at) => called.has(at) || (thrown.has(at) && isWithin(place, above(at)))),
      ...trail.slice(due, said).filter((at) => (thrown.has(at) || asked.has(at)) && isWithin(at, place)),
    ]);
  return new Set(found);
}

/** Chances in few words, in the order in which play comes to them. */
export function kindsOf(chances: ReadonlySet<Address>): readonly Chance[] {
  const kinds = Map.groupBy(chances, kindOf);
  return [...kinds].map(([chance, of]) => ({ chance, n: of.length, at: [...new Set(of.map(placeOf))] }));
}

/**
 * What may take its target from an order that aims before its turn: the orders of others, and what was thrown in the same
 * step before. What is thrown for it by itself is no part of that.
 */
export function chancesOfAim(
  { trail, settled }: { trail: readonly Address[]; settled: readonly Settled[] },
  { thrown, called }: Chances,
  isOf: (said: Settled) => boolean,
): ReadonlySet<Address> {
  const [first] = settled.filter((one) => one.by === 'rules' && one.place.includes('/') && isOf(one));
  if (!first) return new Set();
  const step = above(first.place);
  const before = trail.slice(0, first.due);
  return new Set(before.filter((at) => called.has(at) || (thrown.has(at) && isWithin(at, step))));
}

const isWithin = (address: Address, place: string): boolean => address.startsWith(`${place}/`);

const above = (address: Address): string => address.slice(0, address.lastIndexOf('/'));

/** `!perilous`, `!status.en-boyne`, `tactic@british` */
const kindOf = (address: Address): string => /([^/!@.]+)[^/]*$/.exec(address)?.[1] ?? '';

/** The hex, or what else the place is called. */
const placeOf = (address: Address): string => address.split('/').at(-2) ?? '';
