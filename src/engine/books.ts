/** The books of a turn as they are locked: which answers a call, and which orders answer its questions. */
import type { Call, Order, Role } from './contract.ts';

/** A role's book; `orders` null: its seat sent none. */
export interface RoleBook {
  orders: readonly Order[] | null;
  standing: readonly Order[];
  /** Lines kept for calls still to come: a question before those hears what they imply. */
  ahead?: readonly Order[];
  /** Calls it was sent for; without, it stands for all that come. */
  serves?: readonly string[];
  /** Of a joint role: what each of its seats sent, in the scenario's order. */
  shares?: readonly Share[];
}

/** One seat's part of a joint role's book. */
export interface Share {
  seat: string;
  members: readonly Role[];
  orders: readonly Order[] | null;
  standing: readonly Order[];
  ahead?: readonly Order[];
  /** False of a seat that was not called, having nothing to order yet: what it does not say it does not agree to. */
  called: boolean;
}

/**
 * Books in the order they were locked. One that was sent for certain calls lies upon those before it; any other takes
 * their place. What of an earlier book still stands is in the later one too.
 */
export class BooksInForce {
  readonly #layers: Map<Role, readonly RoleBook[]>;

  constructor(layers: Iterable<readonly [Role, readonly RoleBook[]]> = []) {
    this.#layers = new Map(layers);
  }

  copy(): BooksInForce {
    return new BooksInForce(this.#layers);
  }

  /** Books by role, fixed at one place. */
  take(books: Readonly<Record<Role, RoleBook>>): void {
    for (const [role, book] of Object.entries(books)) {
      const before = book.serves ? this.#layersOf(role) : [];
      this.#layers.set(role, [...before, book]);
    }
  }

  /** New orders are due from here: books keep only their standing orders. */
  close(): void {
    for (const [role, layers] of this.#layers) this.#layers.set(role, layers.map(closed));
  }

  /** The newest book that was sent for a call. */
  for({ role, name }: Call): RoleBook | undefined {
    return newest(this.#layersOf(role).filter(({ serves }) => serves === undefined || serves.includes(name)));
  }

  /** What a role says now, for its questions. */
  of(role: Role): RoleBook | undefined {
    return newest(this.#layersOf(role));
  }

  #layersOf(role: Role): readonly RoleBook[] {
    return this.#layers.get(role) ?? [];
  }
}

const closed = ({ shares, ...book }: RoleBook): RoleBook => ({
  ...book,
  orders: null,
  ...(shares && { shares: shares.map((share) => ({ ...share, orders: null })) }),
});

/** The newest of these books that holds orders, the standing orders of the last; of each seat that shares it likewise. */
function newest(books: readonly RoleBook[]): RoleBook | undefined {
  const last = books.at(-1);
  if (!last || books.length === 1) return last;
  const shares = sharesOf(books);
  const { orders, ahead } = books.findLast((book) => book.orders !== null) ?? last;
  return { orders, standing: last.standing, ...(ahead && { ahead }), ...(shares.length > 0 && { shares }) };
}

/** What each seat of a joint role said last, the seats in the order of the book that has most of them. */
function sharesOf(books: readonly RoleBook[]): readonly Share[] {
  const said = books.flatMap(({ shares }) => shares ?? []);
  const most = books.toSorted((a, b) => (b.shares?.length ?? 0) - (a.shares?.length ?? 0))[0]?.shares ?? [];
  return most.map(({ seat }) => {
    const own = said.filter((share) => share.seat === seat);
    return own.findLast(({ orders }) => orders !== null) ?? (own.at(-1) as Share);
  });
}
