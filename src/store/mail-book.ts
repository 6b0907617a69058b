/** The mails of one game, in and out, for those who look into them: newest first, a page at a time, without their bytes. */
import { sql } from 'kysely';
import { decode } from '../engine/canonical.ts';
import type { MessageRow } from './messages.ts';
import type { OutboxRow } from './outbox.ts';
import type { Outcome, Reader } from './schema.ts';

interface Part {
  limit: number;
  offset: number;
}

/** A mail that came for the game, with what became of it. */
export interface MailIn {
  id: string;
  sender: string;
  source: string;
  receivedAt: Date;
  seat: string | null;
  outcome: Outcome;
  /** Why, in the words of the program: `{code: 'too-late'}`. */
  facts: unknown;
  readAt: Date;
}

export async function mailsIn(db: Reader, game: string, { limit, offset }: Part): Promise<MailIn[]> {
  const rows = await readFor(db, game)
    .orderBy('messages.receivedAt', 'desc')
    .orderBy('messages.arrival', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ facts, ...row }) => ({ ...row, facts: decode(facts) }));
}

/** One mail that came for this game; undefined for those of others. */
export async function mailIn(
  db: Reader,
  game: string,
  id: string,
): Promise<(MailIn & Pick<MessageRow, 'raw' | 'envelope'>) | undefined> {
  const row = await readFor(db, game)
    .select(['messages.raw', 'messages.envelope'])
    .where('messages.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, facts: decode(row.facts) };
}

function readFor(db: Reader, game: string) {
  return db
    .selectFrom('readings')
    .innerJoin('messages', 'messages.id', 'readings.message')
    .select(['messages.id', 'messages.sender', 'messages.source', 'messages.receivedAt'])
    .select(['readings.seat', 'readings.outcome', 'readings.facts', 'readings.readAt'])
    .where('readings.game', '=', game);
}

/** A mail that nobody has read yet, whole: which game it is for stands in it alone. */
export interface WaitingMail {
  id: string;
  sender: string;
  receivedAt: Date;
  raw: Uint8Array;
}

/** The newest mails without an outcome, of all games. */
export async function mailsWaiting(db: Reader, limit: number): Promise<WaitingMail[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'sender', 'receivedAt', 'raw'])
    .where('unread', '=', sql.lit(true))
    .orderBy('receivedAt', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ raw, ...row }) => (raw === null ? [] : [{ ...row, raw }]));
}

export type LetterOut = Omit<OutboxRow, 'bytes' | 'facts' | 'made' | 'sha256'>;

export function lettersOut(db: Reader, game: string, { limit, offset }: Part): Promise<LetterOut[]> {
  return withoutBytes(db, game).orderBy('owedAt', 'desc').orderBy('purpose').limit(limit).offset(offset).execute();
}

/** Letters that answered this mail, first to last. */
export function answersTo(db: Reader, game: string, message: string): Promise<LetterOut[]> {
  return withoutBytes(db, game).where('purpose', 'like', `%/${message}`).orderBy('owedAt').orderBy('purpose').execute();
}

function withoutBytes(db: Reader, game: string) {
  return db
    .selectFrom('outbox')
    .select(['purpose', 'messageId', 'game', 'seat', 'kind', 'recipient', 'sender', 'status', 'attempts', 'dueAt'])
    .select(['claimedBy', 'owedAt', 'sentAt', 'trouble', 'stalledAt'])
    .where('game', '=', game);
}
