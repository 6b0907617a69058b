/** Who pays first: candidates sorted by the kinds that an order of losses names. */
import type { Kind } from './field.ts';

/** What the sorting reads of a candidate. `rank`: how much it is missed where the order says no more. */
interface Payer {
  readonly kind: Kind;
  readonly cost: number | null;
  readonly laden: boolean;
  readonly rank: number;
}

/** The kinds by the words of orders. */
const KINDS: Readonly<Record<string, Kind>> = {
  soldiers: 'soldiers',
  ships: 'ship-of-the-line',
  frigates: 'frigate',
  merchants: 'merchant',
  'fire-ships': 'fire-ship',
  'bomb-ships': 'bomb-ship',
  cannons: 'cannons',
  'heavy-guns': 'heavy-guns',
  'boom-chains': 'boom-chain',
  supplies: 'supplies',
  leaders: 'leader',
  deceptions: 'deception',
};

/** Counters of these costs may come back by the die of 9.3. */
const LAST_TO_RETURN = 5;

/** The candidates, those of the first kind first; those of none last. Null when the order names none of them. */
export function tollOf<T extends string>(
  of: readonly T[],
  kinds: readonly string[],
  payer: (one: T) => Payer,
): T[] | null {
  const sorted: T[] = [];
  const byRank = (a: T, b: T): number => payer(a).rank - payer(b).rank || (a < b ? -1 : 1);
  for (const kind of kinds) {
    const left = of.filter((one) => !sorted.includes(one));
    const cost = (one: T): number => payer(one).cost ?? LAST_TO_RETURN * 2;
    if (kind === 'cheapest') sorted.push(...left.toSorted((a, b) => cost(a) - cost(b) || byRank(a, b)));
    else if (kind === 'dearest') sorted.push(...left.toSorted((a, b) => cost(b) - cost(a) || byRank(a, b)));
    else sorted.push(...left.filter((one) => isOf(payer(one), kind)).toSorted(byRank));
  }
  if (sorted.length === 0) return null;
  return [...sorted, ...of.filter((one) => !sorted.includes(one)).toSorted(byRank)];
}

function isOf({ kind, cost, laden }: Payer, word: string): boolean {
  switch (word) {
    case 'empty':
      return !laden;
    case 'laden':
      return laden;
    case 'returning':
      return cost !== null && cost <= LAST_TO_RETURN;
    default:
      return KINDS[word] === kind;
  }
}
