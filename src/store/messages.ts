/** Mails as they came in, and the one outcome of each. */
import { type Selectable, sql } from 'kysely';
import type { Outcome, Reader, Statement, Tables, Tx } from './schema.ts';

export type MessageRow = Selectable<Tables['messages']>;
export type NewMessage = Omit<MessageRow, 'arrival' | 'notBefore' | 'unread'>;

/** Stores a mail unless it, or its place in the mailbox, is known already; true when it is new. */
export async function addMessage(tx: Statement, message: NewMessage): Promise<boolean> {
  const result = await tx
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** A mail with its outcome, null while it has none. `releasedAt`: since when one that was held may be read. */
export type MessageToRead = MessageRow & { outcome: Outcome | null; releasedAt: Date | null };

/** A mail and what became of it so far. */
export async function messageToRead(db: Reader, id: string): Promise<MessageToRead | undefined> {
  return (await messagesToRead(db, [id]))[0];
}

/** These mails, in the order they were received. */
export async function messagesToRead(db: Reader, ids: readonly string[]): Promise<MessageToRead[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('messages')
    .leftJoin('readings', 'readings.message', 'messages.id')
    .leftJoin('heldMails', 'heldMails.message', 'messages.id')
    .selectAll('messages')
    .select(['readings.outcome', 'heldMails.releasedAt'])
    .where('messages.id', 'in', ids)
    .orderBy('messages.receivedAt')
    .orderBy('messages.arrival')
    .execute();
}

/** What an address has written since. */
export function mailsSince(db: Reader, sender: string, since: Date): Promise<MessageRow[]> {
  const of = db.selectFrom('messages').selectAll().where('sender', '=', sender);
  return of.where('receivedAt', '>=', since).orderBy('receivedAt').execute();
}

/** A mail without an outcome: its place in the order they are read in, and its size. */
export interface Unread {
  id: string;
  receivedAt: Date;
  arrival: number;
  bytes: number;
}

/** Mails without an outcome, in the order they were received; with `now`, without those that wait beyond it. */
export function unreadMessages(
  db: Reader,
  limit: number,
  now: Date | null = null,
  after: Pick<Unread, 'receivedAt' | 'arrival'> | null = null,
): Promise<Unread[]> {
  return db
    .selectFrom('messages')
    .select(['messages.id', 'messages.receivedAt', 'messages.arrival'])
    .select(sql<number>`coalesce(octet_length(raw), 0)`.as('bytes'))
    .where('messages.unread', '=', sql.lit(true))
    .$if(now !== null, (all) =>
      all.where((is) => is.or([is('messages.notBefore', 'is', null), is('messages.notBefore', '<=', now)])),
    )
    .$if(after !== null, (all) =>
      all.where((is) =>
        is(
          is.refTuple('messages.receivedAt', 'messages.arrival'),
          '>',
          is.tuple(after?.receivedAt as Date, after?.arrival as number),
        ),
      ),
    )
    .orderBy('messages.receivedAt')
    .orderBy('messages.arrival')
    .limit(limit)
    .execute();
}

/** A mail over its sender's limit is looked at again then. */
export async function waitWith(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.updateTable('messages').set({ notBefore: until }).where('id', '=', id).execute();
}

/** A call closes: what was received by `at` waits no longer. */
export async function waitNoLonger(tx: Statement, at: Date): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ notBefore: null })
    .where('notBefore', 'is not', null)
    .where('receivedAt', '<=', at)
    .execute();
}

/** Mails received by `at` that have no outcome yet. */
export async function unreadBefore(db: Reader, at: Date): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('unread', '=', sql.lit(true))
    .where('receivedAt', '<=', at)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export interface ReadingRow {
  message: string;
  game: string | null;
  seat: string | null;
  outcome: Outcome;
  /** Canonical JSON: why refused, what was answered. */
  facts: string;
  readAt: Date;
}

/** Notes the outcome; false when another worker has noted one before. */
export async function addReading(tx: Tx, reading: ReadingRow): Promise<boolean> {
  return (await addReadings(tx, [reading])) > 0;
}

/** Notes outcomes; says of how many mails none was noted before. */
export async function addReadings(tx: Tx, readings: readonly ReadingRow[]): Promise<number> {
  const result = await tx
    .insertInto('readings')
    .values(readings)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const messages = readings.map(({ message }) => message);
  await tx.updateTable('messages').set({ unread: false }).where('id', 'in', messages).execute();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

export function findReading(db: Reader, message: string): Promise<ReadingRow | undefined> {
  return db.selectFrom('readings').selectAll().where('message', '=', message).executeTakeFirst();
}

/** Refusals sent to this address for this reason since `since`: nobody is told the same twice a day. */
export async function refusalsSince(db: Reader, sender: string, code: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('readings')
    .innerJoin('messages', 'messages.id', 'readings.message')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('messages.sender', '=', sender)
    .where('readings.outcome', '=', 'refused')
    .where('readings.facts', 'like', `%"code":${JSON.stringify(code)}%`)
    .where('readings.readAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Every mail of a game that was read as a seat's, in the order they came: whose, when, what became of it. */
export function readMails(
  db: Reader,
  game: string,
): Promise<{ seat: string | null; receivedAt: Date; sha256: string; outcome: Outcome }[]> {
  return db
    .selectFrom('messages')
    .innerJoin('readings', 'readings.message', 'messages.id')
    .select(['readings.seat', 'messages.receivedAt', 'messages.sha256', 'readings.outcome'])
    .where('readings.game', '=', game)
    .where('readings.seat', 'is not', null)
    .orderBy('messages.receivedAt')
    .orderBy('messages.arrival')
    .execute();
}

/** The mails that were read as one seat's, whole as far as nobody asked to forget them. */
export function mailsFrom(
  db: Reader,
  game: string,
  seat: string,
): Promise<{ receivedAt: Date; raw: Uint8Array | null; outcome: Outcome }[]> {
  return db
    .selectFrom('messages')
    .innerJoin('readings', 'readings.message', 'messages.id')
    .select(['messages.receivedAt', 'messages.raw', 'readings.outcome'])
    .where('readings.game', '=', game)
    .where('readings.seat', '=', seat)
    .orderBy('messages.receivedAt')
    .orderBy('messages.arrival')
    .execute();
}

/** The newest mail of a seat that was refused whole for one of these reasons; its bytes are null where they were erased. */
export async function lastRefused(
  db: Reader,
  game: string,
  seat: string,
  codes: readonly string[],
): Promise<{ id: string; raw: Uint8Array | null } | null> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('readings', 'readings.message', 'messages.id')
    .select(['messages.id', 'messages.raw'])
    .where('readings.game', '=', game)
    .where('readings.seat', '=', seat)
    .where((is) => is.or(codes.map((code) => is('readings.facts', 'like', `%"refusal":${JSON.stringify(code)}%`))))
    .orderBy('messages.receivedAt', 'desc')
    .orderBy('messages.arrival', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
