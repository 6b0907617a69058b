/** The whole database as rows, for an operator's backup: every table but sign-ins, in an order in which it can be filled. */
import type { Reader, Tables, Tx } from './schema.ts';

/** Sessions and links to sign in are nobody's to carry away. */
type Kept = Exclude<keyof Tables, 'sessions' | 'signInLinks'>;

/** Each table after those it refers to; a new one that is missing here does not compile. */
const ORDER: Readonly<Record<Kept, true>> = {
  blobs: true,
  people: true,
  games: true,
  entries: true,
  snapshots: true,
  turns: true,
  seats: true,
  secrets: true,
  sources: true,
  messages: true,
  readings: true,
  books: true,
  deadlines: true,
  umpires: true,
  outbox: true,
  codes: true,
  absences: true,
  missedTurns: true,
  holds: true,
  calendars: true,
  posts: true,
  bounces: true,
  invitations: true,
  confirmations: true,
  surrenders: true,
  drawOffers: true,
  press: true,
  codeSeats: true,
  heldMails: true,
  seatCodes: true,
  wrongCodes: true,
  revokedTokens: true,
  accounts: true,
};
const TABLES = Object.keys(ORDER) as Kept[];

type Row = Readonly<Record<string, unknown>>;

/** Every row of every table, by table. */
export async function allRows(db: Reader): Promise<Map<string, readonly Row[]>> {
  const all = new Map<string, readonly Row[]>();
  for (const table of TABLES) {
    const rows = (await db.selectFrom(table).selectAll().execute()) as Row[];
    // Mails are numbered again as they are put back, in the order they came.
    if (table === 'messages') rows.sort((a, b) => Number(a.arrival) - Number(b.arrival));
    all.set(table, rows);
  }
  return all;
}

const AT_ONCE = 200;

/** Fills an empty database. */
export async function putRows(tx: Tx, all: ReadonlyMap<string, readonly Row[]>): Promise<void> {
  for (const table of TABLES) {
    const rows = (all.get(table) ?? []).map(({ arrival: _, ...row }) => row);
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await tx
        .insertInto(table)
        .values(rows.slice(at, at + AT_ONCE) as never)
        .execute();
  }
}
