/** Kinds of counters by the words of orders, and what an order names. */
import type { Json, Order } from '../../engine/contract.ts';
import type { Kind } from './field.ts';

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

/** The ids an argument holds, be it one or many. */
export function listOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
