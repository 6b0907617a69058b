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
  /** The last number that a standing order of the seat was given. */
  numbered: number;
  /** Replies to the questions of this call, by address. */
  replies: Readonly<Record<string, Json>>;
  ready: boolean;
  /** READY was said beside an error: it counts with the next mail that has none. */
  readyKept: boolean;
  /** Id of the mail that wrote this version; null for a version the table wrote. */
  message: string | null;
  /** SHA-256 of the mails the orders in force came from. */
  mails: readonly string[];
  receivedAt: Date | null;
}

export function addBook(tx: Tx, book: BookRow): Promise<void> {
  return addBooks(tx, [book]);
}

export async function addBooks(tx: Tx, books: readonly BookRow[]): Promise<void> {
  if (books.length === 0) return;
  const rows = books.map(({ orders, standing, replies, mails, ...book }) => ({
    ...book,
    orders: orders === null ? null : encode(orders),
    standing: encode(standing),
    replies: encode(replies),
    mails: encode(mails),
  }));
  await tx.insertInto('books').values(rows).execute();
}

/** Each seat's newest book, whatever call it was written for. */
export async function newestBooks(db: Reader, game: string): Promise<Map<string, BookRow>> {
  return new Map((await newestBooksIn(db, [game])).map((book) => [book.seat, book]));
}

/** The newest book of every seat of these games that has one. */
export async function newestBooksIn(db: Reader, games: readonly string[]): Promise<BookRow[]> {
  const rows = await newestIn(db, games).selectAll('newest').execute();
  return rows.map((row) => ({
    ...row,
    orders: row.orders === null ? null : decode<Order[]>(row.orders),
    standing: decode<Order[]>(row.standing),
    replies: decode<Record<string, Json>>(row.replies),
    mails: decode<string[]>(row.mails),
  }));
}

/** The newest version of each book of these games, by `game/seat`. */
export async function bookVersions(db: Reader, games: readonly string[]): Promise<Map<string, number>> {
  const rows = await newestIn(db, games).select(['newest.game', 'newest.seat', 'newest.version']).execute();
  return new Map(rows.map(({ game, seat, version }) => [`${game}/${seat}`, version]));
}

/** One step into the index for each seat, however many versions lie below the newest. */
function newestIn(db: Reader, games: readonly string[]) {
  return db
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
    .where('seats.game', 'in', games);
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
