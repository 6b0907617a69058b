/** The whole database as rows, for an operator's backup: every table but sign-ins, in an order in which it can be filled. */
import { sql } from 'kysely';
import type { Tables, Tx } from './schema.ts';

/** Sessions and links to sign in are nobody's to carry away, and what is noted of this house is of no other. */
type Kept = Exclude<keyof Tables, 'sessions' | 'signInLinks' | 'marks' | 'tries'>;

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

/** A row with the table it is of. */
export type Row = [table: Kept, row: Readonly<Record<string, unknown>>];

/** Tables whose rows bear whole mails: few are held at once. */
const HEAVY: ReadonlySet<Kept> = new Set(['messages', 'outbox', 'blobs', 'snapshots']);
const FEW = 10;
const MANY = 500;

/** Every row of every table; only a few are in memory at once. */
export async function* allRows(tx: Tx): AsyncIterable<Row> {
  for (const table of TABLES) {
    // Mails are numbered again as they are put back, in the order they came.
    const rows = tx
      .selectFrom(table)
      .selectAll()
      .$if(table === 'messages', (all) => all.orderBy(sql`arrival`));
    await sql`declare every_row no scroll cursor for ${rows}`.execute(tx);
    const fetch = sql.raw<Row[1]>(`fetch forward ${HEAVY.has(table) ? FEW : MANY} from every_row`);
    for (let part = await fetch.execute(tx); part.rows.length > 0; part = await fetch.execute(tx))
      for (const row of part.rows) yield [table, row];
    await sql`close every_row`.execute(tx);
  }
}

const AT_ONCE = 200;
/** Of mails and letters put back together. */
const MOST_BYTES = 2 * 1_048_576;

/** Fills an empty database. */
export async function putRows(tx: Tx, all: AsyncIterable<Row>): Promise<void> {
  let rows: Row[1][] = [];
  let of: Kept | null = null;
  let bytes = 0;
  const put = async () => {
    if (of !== null && rows.length > 0)
      await tx
        .insertInto(of)
        .values(rows as never)
        .execute();
    rows = [];
    bytes = 0;
  };
  for await (const [table, { arrival: _, ...row }] of all) {
    if (!Object.hasOwn(ORDER, table)) continue;
    if (table !== of || rows.length >= AT_ONCE || bytes >= MOST_BYTES) await put();
    of = table;
    rows.push(row);
    for (const value of Object.values(row)) if (value instanceof Uint8Array) bytes += value.length;
  }
  await put();
}

/** What follows from other tables, and what older backups do not tell. */
export async function settleRows(tx: Tx): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ unread: false })
    .where('unread', '=', true)
    .where('id', 'in', (all) => all.selectFrom('readings').select('message'))
    .execute();
}
