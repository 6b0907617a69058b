/** Kinds of counters by the words of orders, and what an order names. */
import type { Json } from '../../engine/contract.ts';
import type { Counter, CounterId, FaceId, Field, Kind } from './field.ts';
import { type StockWord, stockWords } from './kind-words.ts';

/** Counters that go by one word: all of a kind, or those of it whose fronts have a name of their own. */
export interface Called {
  readonly kind: Kind;
  readonly face?: FaceId;
}

/** Counters by the word for several of them. */
const STOCK: Readonly<Record<StockWord, Called>> = {
  soldiers: { kind: 'soldiers' },
  grenadiers: { kind: 'soldiers', face: 'en-grenadiers' },
  ships: { kind: 'ship-of-the-line' },
  frigates: { kind: 'frigate' },
  merchants: { kind: 'merchant' },
  'fire-ships': { kind: 'fire-ship' },
  'bomb-ships': { kind: 'bomb-ship' },
  cannons: { kind: 'cannons' },
  'heavy-guns': { kind: 'heavy-guns' },
  'boom-chains': { kind: 'boom-chain' },
  supplies: { kind: 'supplies' },
  leaders: { kind: 'leader' },
  deceptions: { kind: 'deception' },
};

/** Every kind of counter, with the word for several of it. */
export const kindStock: ReadonlyMap<Kind, StockWord> = new Map(
  Object.entries(STOCK).flatMap(([word, { kind, face }]) => (face || !isStockWord(word) ? [] : [[kind, word]])),
);

export const KINDS: readonly Kind[] = [...kindStock.keys()];

/** What a kind may be called where a condition compares it. */
export const kindWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...kindStock].map(([kind, word]) => [kind, stockWords[word]]),
);

function isStockWord(word: unknown): word is StockWord {
  return typeof word === 'string' && Object.hasOwn(stockWords, word);
}

/** Whether a counter goes by a word for several. */
export function isCalled(one: { kind: Kind; face: FaceId | null }, word: string): boolean {
  return isStockWord(word) && isAmong(one, STOCK[word]);
}

export function isAmong(one: { kind: Kind; face: FaceId | null }, { kind, face }: Called): boolean {
  return one.kind === kind && (face === undefined || one.face === face);
}

/** What an order may say of counters without their names. */
interface Counted {
  readonly kind?: Json | undefined;
  readonly also?: Json | undefined;
  readonly who?: Json | undefined;
  readonly count?: Json | undefined;
}

/** What an order asks for and how many of it; null where it names none. */
export function stockIn({ kind, count }: Counted): (Called & { count: number }) | null {
  return isStockWord(kind) ? { ...STOCK[kind], count: typeof count === 'number' ? count : 1 } : null;
}

/**
 * Of these counters those of the kinds an order names: of the first as many as it says, the most worth first, or all;
 * the others come whole.
 */
export function countedIn(
  { counters }: Field,
  { kind, also, who, count }: Counted,
  of: readonly CounterId[],
): CounterId[] {
  const called = (word: Json | undefined): CounterId[] =>
    of.filter((id) => {
      const counter = counters.get(id);
      return counter !== undefined && typeof word === 'string' && isCalled(counter, word);
    });
  const soldiers = who === 'soldiers' ? called(who) : [];
  const [others, more] = [called(kind), called(also)];
  if (typeof count !== 'number') return [...soldiers, ...others, ...more];
  if (who === 'soldiers') return [...mostWorth(counters, soldiers, count), ...others, ...more];
  return [...mostWorth(counters, others, count), ...more];
}

export function mostWorth(counters: Field['counters'], of: readonly CounterId[], count = of.length): CounterId[] {
  const worth = (id: CounterId): number => worthOf(counters.get(id) ?? { land: null, cost: null });
  return of.toSorted((a, b) => worth(b) - worth(a)).slice(0, count);
}

/** By the land value, then by the points; who is never bought is missed most. */
export const worthOf = ({ land, cost }: Pick<Counter, 'land' | 'cost'>): number => (land ?? 0) * 100 + (cost ?? 99);
