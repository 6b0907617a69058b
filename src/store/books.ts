/** Books: each seat's accepted orders, every version kept; standing orders live on in the newest. */
import { decode, encode } from '../engine/canonical.ts';
import type { Json, Order } from '../engine/contract.ts';
import type { Reader, Tables, Tx } from './schema.ts';

/** One version of a seat's book; `orders` null while the seat has sent none for this call. */
export interface BookRow {
  game: string;
  seat: string;
  version: number;
  /** Address of the call it was written for. */
  call: string;
  orders: readonly Order[] | null;
  standing: readonly Order[];
  /** Replies to the questions of this call, by address. */
  replies: Readonly<Record<string, Json>>;
  ready: boolean;
  /** Id of the mail that wrote this version; null for a version the table wrote. */
  message: string | null;
  /** SHA-256 of the mails the orders in force came from. */
  mails: readonly string[];
  receivedAt: Date | null;
}

export async function addBook(tx: Tx, book: BookRow): Promise<void> {
  const { orders, standing, replies, mails } = book;
  const row = {
    ...book,
    orders: orders === null ? null : encode(orders),
    standing: encode(standing),
    replies: encode(replies),
    mails: encode(mails),
  };
  await tx.insertInto('books').values(row).execute();
}

/** Each seat's newest book, whatever call it was written for. */
export async function newestBooks(db: Reader, game: string): Promise<Map<string, BookRow>> {
  // One step into the index for each seat, however many versions lie below the newest.
  const rows = await db
    .selectFrom('seats')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('books')
          .selectAll()
          .whereRef('books.game', '=', 'seats.game')
          .whereRef('books.seat', '=', 'seats.seat')
          .orderBy('version', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest')
    .where('seats.game', '=', game)
    .execute();
  return new Map(
    rows.map((row) => [
      row.seat,
      {
        ...row,
        orders: row.orders === null ? null : decode<Order[]>(row.orders),
        standing: decode<Order[]>(row.standing),
        replies: decode<Record<string, Json>>(row.replies),
        mails: decode<string[]>(row.mails),
      },
    ]),
  );
}

/** Every version of a seat's book, first to last, as it is stored. */
export function booksOf(db: Reader, game: string, seat: string): Promise<Tables['books'][]> {
  return db
    .selectFrom('books')
    .selectAll()
    .where('game', '=', game)
    .where('seat', '=', seat)
    .orderBy('version')
    .execute();
}
