/** What letters of a seat and mails from it said, as they were sent. */
import { sql } from 'kysely';
import type { Reader } from './schema.ts';

/** Letters of which a seat mostly answers one, and bytes of each in which its texts stand. */
const NEWEST_LETTERS = 4;
const BYTES_OF_TEXTS = 131_072;

/**
 * The beginnings of letters as they were sent, in which their texts stand: of a seat those that bear one of these
 * Message-IDs, and its newest.
 */
export async function lettersSentTo(
  db: Reader,
  { game, seat }: { game: string; seat: string },
  ids: readonly string[],
): Promise<Uint8Array[]> {
  const letters = db
    .selectFrom('outbox')
    .select(sql<Uint8Array>`substring(bytes from 1 for ${sql.lit(BYTES_OF_TEXTS)})`.as('beginning'))
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('bytes', 'is not', null);
  const latest = letters.orderBy('owedAt', 'desc').limit(NEWEST_LETTERS);
  const newest = await latest.execute();
  // Those that bear a form, however many answers came after them.
  const calling = await latest.where('kind', 'in', ['call', 'report', 'take-over']).execute();
  const named = ids.length === 0 ? [] : await letters.where('messageId', 'in', ids).execute();
  return [...named, ...calling, ...newest].map(({ beginning }) => beginning);
}

/** The beginnings of the mails of a seat that bear one of these Message-IDs. */
export async function mailsNamed(
  db: Reader,
  { game, seat }: { game: string; seat: string },
  ids: readonly string[],
): Promise<Uint8Array[]> {
  if (ids.length === 0) return [];
  const mails = await db
    .selectFrom('messages')
    .innerJoin('readings', 'readings.message', 'messages.id')
    .select(sql<Uint8Array>`substring(raw from 1 for ${sql.lit(BYTES_OF_TEXTS)})`.as('beginning'))
    .where('readings.game', '=', game)
    .where('readings.seat', '=', seat)
    .where(
      'messages.messageId',
      'in',
      ids.map((id) => `<${id}>`),
    )
    .where('raw', 'is not', null)
    .execute();
  return mails.map(({ beginning }) => beginning);
}

/** The newest answers to mails of a seat, the last first: those that left no earlier than one of these letters, where it has any. */
export async function newestAnswers(
  db: Reader,
  { game, seat }: { game: string; seat: string },
  since: readonly string[],
): Promise<{ purpose: string; facts: string }[]> {
  const answers = db
    .selectFrom('outbox')
    .innerJoin('messages', (on) => on.on(sql<boolean>`outbox.purpose = 'ack/' || messages.id`))
    .select(['outbox.purpose', 'outbox.facts'])
    .where('outbox.game', '=', game)
    .where('outbox.seat', '=', seat)
    .where('outbox.kind', '=', 'ack');
  const named = await db
    .selectFrom('outbox')
    .select('owedAt')
    .where('messageId', 'in', [...since, ''])
    .where('game', '=', game)
    .where('seat', '=', seat)
    .orderBy('owedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const later = named ? answers.where('outbox.owedAt', '>=', named.owedAt) : answers;
  return later.orderBy('outbox.owedAt', 'desc').orderBy('messages.arrival', 'desc').limit(NEWEST_LETTERS).execute();
}
