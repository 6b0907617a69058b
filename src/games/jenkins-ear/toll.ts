/** Who pays first: candidates sorted by the kinds that an order of losses names. */
import type { FaceId, Kind } from './field.ts';
import { isCalled } from './stock.ts';

/** What the sorting reads of a candidate. `missed`: how much, the weightiest first, where the order says no more. */
export interface Payer {
  readonly kind: Kind;
  readonly face: FaceId | null;
  readonly cost: number | null;
  readonly laden: boolean;
  /** How late `cheapest` takes it beyond its cost: a leader after all others, and who carries one after him. */
  readonly spared?: number;
  /** The die of 9.3 may bring it back. */
  readonly returns: boolean;
  readonly missed: readonly number[];
}

/** The candidates, those of the first kind first; those of none last. Null when the order names none of them. */
export function tollOf<T extends string>(
  of: readonly T[],
  kinds: readonly string[],
  payer: (one: T) => Payer,
): T[] | null {
  const sorted: T[] = [];
  const byRank = (a: T, b: T): number => byMissed(payer(a).missed, payer(b).missed) || (a < b ? -1 : 1);
  for (const kind of kinds) {
    const left = of.filter((one) => !sorted.includes(one));
    if (kind === 'cheapest') sorted.push(...left.toSorted((a, b) => bySparing(payer(a), payer(b)) || byRank(a, b)));
    else if (kind === 'dearest') sorted.push(...left.toSorted((a, b) => byCost(payer(b), payer(a)) || byRank(a, b)));
    else sorted.push(...left.filter((one) => isOf(payer(one), kind)).toSorted(byRank));
  }
  if (sorted.length === 0) return null;
  return [...sorted, ...of.filter((one) => !sorted.includes(one)).toSorted(byRank)];
}

const bySparing = (a: Payer, b: Payer): number => (a.spared ?? 0) - (b.spared ?? 0) || byCost(a, b);

/** A starting counter costs what its like does; one without its like is dearer than any other. */
function byCost(a: Payer, b: Payer): number {
  return Number(a.cost === null) - Number(b.cost === null) || (a.cost ?? 0) - (b.cost ?? 0);
}

/** Least missed first. */
export function byMissed(a: readonly number[], b: readonly number[]): number {
  for (const [n, weight] of a.entries()) {
    const other = b[n] ?? 0;
    if (weight !== other) return weight < other ? -1 : 1;
  }
  return 0;
}

function isOf(payer: Payer, word: string): boolean {
  switch (word) {
    case 'empty':
      return !payer.laden;
    case 'laden':
      return payer.laden;
    case 'returning':
      return payer.returns;
    default:
      return isCalled(payer, word);
  }
}
