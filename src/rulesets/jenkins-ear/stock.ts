/** Kinds of counters by the words of orders, and what an order names. */
import type { Json, Order } from '../../engine/contract.ts';
import type { CounterId, Field, Kind } from './field.ts';

/** Kind of each word for several counters of it; what is not here is no kind. */
const STOCK: Readonly<Record<string, Kind>> = {
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

/** Every kind of counter. */
export const KINDS: readonly Kind[] = Object.values(STOCK);

export function kindCalled(word: Json | undefined): Kind | null {
  return typeof word === 'string' ? (STOCK[word] ?? null) : null;
}

/** The kind an order asks for and how many of it; null where it names none. */
export function stockIn({ kind, count }: Order['args']): { kind: Kind; count: number } | null {
  const called = kindCalled(kind);
  return called === null ? null : { kind: called, count: typeof count === 'number' ? count : 1 };
}

/** Of these counters those of the kind an order names: as many as it says, the most worth first, or all. */
export function countedIn(
  { counters }: Field,
  { kind, who, count }: Order['args'],
  of: readonly CounterId[],
): CounterId[] {
  const called = kindCalled(kind ?? (who === 'soldiers' ? who : undefined));
  const there = of.filter((id) => counters.get(id)?.kind === called);
  if (typeof count !== 'number') return there;
  const worth = (id: CounterId): number => (counters.get(id)?.land ?? 0) * 100 + (counters.get(id)?.cost ?? 99);
  return there.toSorted((a, b) => worth(b) - worth(a)).slice(0, count);
}

/** The ids an argument holds, be it one or many. */
export function listOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
