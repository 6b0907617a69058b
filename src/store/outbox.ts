/** The outbox: every letter we owe, one row per purpose, rendered once and sent as stored until it is gone. */
import { type Selectable, sql } from 'kysely';
import { sha256 } from '../engine/digest.ts';
import type { LetterKind, LetterStatus, Reader, Statement, Tables, Tx } from './schema.ts';

export type OutboxRow = Selectable<Tables['outbox']>;

export interface OwedLetter {
  /** `ack/<message>`, `report/<game>/<ordinal>/<epoch>/<seat>` */
  purpose: string;
  /** Derived from the purpose, without brackets. */
  messageId: string;
  game: string | null;
  seat: string | null;
  kind: LetterKind;
  /** Canonical JSON of all that rendering needs beside the record. */
  facts: string;
  /** Where it goes when no seat says so: a refusal to a stranger. */
  recipient: string | null;
}

/** Owes letters, or holds them until they are released; one that is owed already stays as it is. */
export async function oweLetters(
  tx: Tx,
  letters: readonly OwedLetter[],
  at: Date,
  status: 'owed' | 'held' = 'owed',
): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map((letter) => ({
    ...letter,
    sender: null,
    bytes: null,
    status,
    dueAt: at,
    claimedBy: null,
    owedAt: at,
    sentAt: null,
    trouble: null,
    stalledAt: null,
    made: null,
    sha256: null,
  }));
  await tx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
}

export function findLetter(db: Reader, purpose: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('purpose', '=', purpose).executeTakeFirst();
}

/** The letter owed last of those whose purposes begin so. */
export function latestLetter(db: Reader, beginning: string): Promise<OutboxRow | undefined> {
  const of = db.selectFrom('outbox').selectAll().where('purpose', 'like', `${beginning}%`);
  return of.orderBy('owedAt', 'desc').limit(1).executeTakeFirst();
}

/** Which of these purposes have a letter already. */
export async function knownPurposes(db: Reader, purposes: readonly string[]): Promise<Set<string>> {
  if (purposes.length === 0) return new Set();
  const rows = await db.selectFrom('outbox').select('purpose').where('purpose', 'in', purposes).execute();
  return new Set(rows.map((row) => row.purpose));
}

/** Purposes of letters to be rendered by `now`, oldest first. */
export async function owedDue(db: Reader, now: Date, limit: number): Promise<string[]> {
  return (await dueIn(db, ['owed'], now, limit).execute()).map(({ purpose }) => purpose);
}

/** Claims owed letters until `until`, to be made; those of them that no other worker is making. */
export async function claimOwed(
  tx: Statement,
  purposes: readonly string[],
  by: string,
  now: Date,
  until: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('outbox')
    .set({ claimedBy: by, dueAt: until })
    .where('purpose', 'in', purposes)
    .where('status', '=', 'owed')
    .where('dueAt', '<=', now)
    .returning('purpose')
    .execute();
  const claimed = new Set(rows.map(({ purpose }) => purpose));
  return purposes.filter((purpose) => claimed.has(purpose));
}

/** Letters to be sent by `now`, oldest first, with their sizes. A claim that ran out is due again. */
export function renderedDue(db: Reader, now: Date, limit: number): Promise<{ purpose: string; bytes: number }[]> {
  return dueIn(db, ['rendered', 'sending'], now, limit)
    .select(sql<number>`coalesce(octet_length(bytes), 0)`.as('bytes'))
    .execute();
}

function dueIn(db: Reader, statuses: readonly LetterStatus[], now: Date, limit: number) {
  return db
    .selectFrom('outbox')
    .select('purpose')
    .where('status', 'in', statuses)
    .where('dueAt', '<=', now)
    .orderBy('owedAt')
    .orderBy('purpose')
    .limit(limit);
}

/** A letter as it will be sent, and the addresses on its envelope. */
export interface RenderedLetter {
  purpose: string;
  bytes: Uint8Array;
  recipient: string;
  sender: string;
  /** What it can be made with again; of most letters with codes nothing. */
  made?: string | null;
}

/** Stores letters; purposes of those that were not rendered before: the bytes of the others stay. */
export async function keepRendered(tx: Tx, letters: readonly RenderedLetter[]): Promise<Set<string>> {
  const rows = letters.map(
    ({ purpose, bytes, recipient, sender, made = null }) =>
      sql`(${purpose}::text, ${bytes}::bytea, ${recipient}::text, ${sender}::text, ${made}::text, ${sha256(bytes)}::text)`,
  );
  const kept = await tx
    .updateTable('outbox')
    .from(
      sql<{
        purpose: string;
        bytes: Uint8Array;
        recipient: string;
        sender: string;
        made: string | null;
        sha256: string;
      }>`(values ${sql.join(rows)})`.as<'letter'>(sql`letter(purpose, bytes, recipient, sender, made, sha256)`),
    )
    .set((of) => ({
      bytes: of.ref('letter.bytes'),
      recipient: of.ref('letter.recipient'),
      sender: of.ref('letter.sender'),
      made: of.ref('letter.made'),
      // Of the bytes that were sent first, should others come out now.
      sha256: of.fn.coalesce('outbox.sha256', 'letter.sha256'),
      status: 'rendered',
      // Sending counts its own.
      attempts: 0,
      claimedBy: null,
      dueAt: of.ref('outbox.owedAt'),
    }))
    .whereRef('outbox.purpose', '=', 'letter.purpose')
    .where('outbox.status', '=', 'owed')
    .returning('outbox.purpose')
    .execute();
  return new Set(kept.map(({ purpose }) => purpose));
}

/** All that sending a letter needs. */
export type LetterToSend = Pick<OutboxRow, 'purpose' | 'bytes' | 'recipient' | 'sender' | 'attempts' | 'owedAt'>;

/** Claims rendered letters until `until`, but for those that another worker has or that are gone. */
export function claimLetters(
  tx: Statement,
  purposes: readonly string[],
  by: string,
  now: Date,
  until: Date,
): Promise<LetterToSend[]> {
  return tx
    .updateTable('outbox')
    .set({ status: 'sending', claimedBy: by, dueAt: until, attempts: sql<number>`attempts + 1` })
    .where('purpose', 'in', purposes)
    .where('status', 'in', ['rendered', 'sending'])
    .where('dueAt', '<=', now)
    .returning(['purpose', 'bytes', 'recipient', 'sender', 'attempts', 'owedAt'])
    .execute();
}

/** Lets go of letters that a worker had claimed: to be sent, or to be made. */
export async function freeClaims(tx: Statement, by: string, now: Date, of: 'sending' | 'owed'): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: of === 'sending' ? 'rendered' : 'owed', claimedBy: null, dueAt: now })
    .where('status', '=', of)
    .where('claimedBy', '=', by)
    .execute();
}

export async function markSent(tx: Statement, purposes: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: 'sent', sentAt: at, claimedBy: null, trouble: null })
    .where('purpose', 'in', purposes)
    .execute();
}

/** Notes why a letter did not go; `again` null gives it up. */
export async function markTrouble(tx: Tx, purpose: string, trouble: string, again: Date | null): Promise<void> {
  const change = again === null ? { status: 'failed' as const } : { dueAt: again };
  const back = sql<OutboxRow['status']>`case when bytes is null then 'owed' else 'rendered' end`;
  await tx
    .updateTable('outbox')
    .set({ trouble, claimedBy: null, ...(again === null ? change : { ...change, status: back }) })
    .where('purpose', '=', purpose)
    .execute();
}

/** Notes that the server in trouble has not taken a letter. */
export async function markStalled(
  tx: Statement,
  purpose: string,
  trouble: string,
  at: Date,
  again: Date,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({
      status: 'rendered',
      trouble,
      claimedBy: null,
      dueAt: again,
      stalledAt: sql<Date>`coalesce(stalled_at, ${at})`,
    })
    .where('purpose', '=', purpose)
    .execute();
}

/** Letters leave again: those that waited for it are due, as if they had not been tried. */
export async function freeStalled(tx: Statement, now: Date): Promise<number> {
  const freed = await tx
    .updateTable('outbox')
    .set((now_) => ({
      stalledAt: null,
      attempts: 0,
      dueAt: now_.case().when('status', '=', 'rendered').then(now).else(now_.ref('dueAt')).end(),
    }))
    .where('stalledAt', 'is not', null)
    .executeTakeFirst();
  return Number(freed.numUpdatedRows);
}

/** Since when letters wait because the server that sends them is in trouble, and what it said last; null while none does. */
export async function stalledSince(db: Reader): Promise<{ since: Date; trouble: string; letters: number } | null> {
  const letters = await db
    .selectFrom('outbox')
    .select(['stalledAt', 'trouble'])
    .where('stalledAt', 'is not', null)
    .where('status', 'in', ['rendered', 'sending'])
    .orderBy('stalledAt')
    .execute();
  const [first] = letters;
  if (!first?.stalledAt) return null;
  return { since: first.stalledAt, trouble: letters.at(-1)?.trouble ?? '', letters: letters.length };
}

/** Notes why a letter could not be made; `again` null gives it up. Says how often that has been tried. */
export async function markUnmade(tx: Tx, purpose: string, trouble: string, again: Date | null): Promise<number> {
  const row = await tx
    .updateTable('outbox')
    .set({
      trouble,
      claimedBy: null,
      attempts: sql<number>`attempts + 1`,
      ...(again === null ? { status: 'failed' } : { dueAt: again }),
    })
    .where('purpose', '=', purpose)
    .where('status', '=', 'owed')
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? 0;
}

/**
 * What a mail that answers a letter of ours is judged by: its kind, and the facts of one that calls for orders. Of another
 * that answers a mail, like the noted phrase, those of the acknowledgement that left with it: the reader may answer either.
 */
export type AnsweredLetter = Pick<OutboxRow, 'messageId' | 'kind' | 'purpose'> & { called: string | null };

/** The letters of ours that bear these Message-IDs, without all that makes them heavy. */
export async function lettersAnswered(db: Reader, ids: readonly string[]): Promise<Map<string, AnsweredLetter>> {
  if (ids.length === 0) return new Map();
  const beside = sql`(select facts from outbox as ack where ack.purpose = 'ack/' || split_part(outbox.purpose, '/', 2))`;
  const called = sql<string | null>`case
    when kind in ('start', 'report', 'call', 'ack') then facts
    when purpose like '%/%' and purpose not like '%/%/%' then ${beside} end`;
  const rows = await db
    .selectFrom('outbox')
    .select(['messageId', 'kind', 'purpose', called.as('called')])
    .where('messageId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.messageId, row]));
}

/** Of the letters that bear these Message-IDs, to which seat of which game each went; null where to no seat. */
export async function addresseesOf(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, Pick<OutboxRow, 'game' | 'seat'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .select(['messageId', 'game', 'seat'])
    .where('messageId', 'in', ids)
    .execute();
  return new Map(rows.map(({ messageId, game, seat }) => [messageId, { game, seat }]));
}

/** The purposes of a game's letters that bear these Message-IDs. */
export async function purposesOf(db: Reader, game: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .select(['messageId', 'purpose'])
    .where('game', '=', game)
    .where('messageId', 'in', ids)
    .execute();
  return new Map(rows.map(({ messageId, purpose }) => [messageId, purpose]));
}

/** Letters to umpires since `since` whose purposes match a pattern of SQL, and their games. */
export function umpireLettersLike(
  db: Reader,
  pattern: string,
  since: Date,
): Promise<Pick<OutboxRow, 'purpose' | 'game'>[]> {
  return db
    .selectFrom('outbox')
    .select(['purpose', 'game'])
    .where('kind', '=', sql.lit('umpire'))
    .where('owedAt', '>=', since)
    .where('purpose', 'like', pattern)
    .execute();
}

const COURSE = ['start', 'report', 'call'] as const;

/** A letter to be rendered, and the Message-ID of the letter of the course that its reader got before it. */
export type LetterToRender = OutboxRow & { before: string | null };

/** Those of these letters that are owed, in the order they were. */
export function lettersToRender(db: Reader, purposes: readonly string[]): Promise<LetterToRender[]> {
  return db
    .selectFrom('outbox as letter')
    .selectAll('letter')
    .select((from) =>
      from
        .selectFrom('outbox as course')
        .select('course.messageId')
        .whereRef('course.game', '=', 'letter.game')
        .whereRef('course.seat', '=', 'letter.seat')
        .where('course.kind', 'in', COURSE)
        .whereRef('course.owedAt', '<=', 'letter.owedAt')
        .where((is) => is.or([is('letter.kind', 'not in', COURSE), is('course.owedAt', '<', is.ref('letter.owedAt'))]))
        .orderBy('course.owedAt', 'desc')
        .orderBy('course.purpose')
        .limit(1)
        .as('before'),
    )
    .where('letter.purpose', 'in', purposes)
    .where('letter.status', '=', 'owed')
    .orderBy('letter.owedAt')
    .orderBy('letter.purpose')
    .execute();
}

/** All reports owed to a seat, oldest first, whoever sat in it. */
export async function reportsOf(
  db: Reader,
  game: string,
  seat: string,
  kinds: readonly LetterKind[] = ['report'],
): Promise<Reported[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['purpose', 'kind', 'facts', 'recipient', 'status'])
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('kind', 'in', kinds)
    .orderBy('owedAt')
    .orderBy('purpose')
    .execute();
  return rows.map(({ facts, ...row }) => {
    const { ordinal, asks = null } = JSON.parse(facts) as { ordinal: number; asks?: string };
    return { ...row, ordinal, asks };
  });
}

/** A letter of the game's course as it lies in the outbox; `asks`: address of the call it asks for, if any. */
interface Reported {
  purpose: string;
  ordinal: number;
  asks: string | null;
  kind: LetterKind;
  recipient: string | null;
  status: LetterStatus;
}

/** A letter that was sent goes out once more, byte for byte; one whose bytes were let go of is made again first. */
export async function sendAgain(tx: Tx, purpose: string, now: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: sql<LetterStatus>`case when bytes is null then 'owed' else 'rendered' end`, dueAt: now })
    .where('purpose', '=', purpose)
    .where('status', '=', 'sent')
    .where((is) => is.or([is('bytes', 'is not', null), is('made', 'is not', null)]))
    .execute();
}

/** Letters of a game's course that have not been handed over: their commitments must arrive before dice fall. */
export async function lettersUnderWay(db: Reader, game: string): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('game', '=', game)
    .where('kind', 'in', ['start', 'report', 'call', 'notice'])
    .where('status', 'in', ['owed', 'rendered', 'sending', 'held'])
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Reports and calls of these turns that have not been handed over are never sent: what they tell of was taken back. */
export async function dropUnsent(tx: Tx, game: string, fromOrdinal: number): Promise<void> {
  const rows = await tx
    .selectFrom('outbox')
    .select(['purpose', 'facts'])
    .where('game', '=', game)
    .where('kind', 'in', ['report', 'call'])
    .where('status', 'in', ['owed', 'rendered', 'held'])
    .execute();
  const taken = rows.filter(({ facts }) => (JSON.parse(facts) as { ordinal: number }).ordinal >= fromOrdinal);
  await dropLetters(
    tx,
    taken.map(({ purpose }) => purpose),
  );
}

/** The trouble of letters that were to be told no more. */
export const TAKEN_BACK = 'taken back';

/** Letters that wait for the umpire are never sent: what they tell of does not count any more. */
export async function dropHeld(tx: Tx, game: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: 'failed', trouble: TAKEN_BACK })
    .where('game', '=', game)
    .where('status', '=', 'held')
    .execute();
}

/** Letters that are never sent: what they tell of is told by others. */
export async function dropLetters(tx: Tx, purposes: readonly string[]): Promise<void> {
  if (purposes.length === 0) return;
  await tx
    .updateTable('outbox')
    .set({ status: 'failed', trouble: TAKEN_BACK })
    .where('purpose', 'in', purposes)
    .execute();
}

/** Letters of a game that wait for its umpire, in the order they were owed. */
export function heldLetters(db: Reader, game: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('game', '=', game)
    .where('status', '=', 'held')
    .orderBy('owedAt')
    .orderBy('purpose')
    .execute();
}

/** A held letter is owed from now on, with facts as they are now. */
export async function releaseLetter(tx: Tx, purpose: string, facts: string, at: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ facts, status: 'owed', dueAt: at, owedAt: at })
    .where('purpose', '=', purpose)
    .where('status', '=', 'held')
    .execute();
}

export function lettersOf(db: Reader, game: string): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().where('game', '=', game).orderBy('owedAt').orderBy('purpose').execute();
}
