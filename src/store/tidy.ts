/** What nobody needs any more: sign-ins that have ended, old mails, and the bytes of letters that can be made again. */
import { sql } from 'kysely';
import type { Statement } from './schema.ts';

/** Deletes sessions that have ended, and links to sign in that are used up or too old; says how many. */
export async function dropSignIns(tx: Statement, now: Date): Promise<number> {
  const sessions = await tx.deleteFrom('sessions').where('expiresAt', '<=', now).executeTakeFirst();
  const links = await tx
    .deleteFrom('signInLinks')
    .where((is) => is.or([is('expiresAt', '<=', now), is('usedAt', 'is not', null)]))
    .executeTakeFirst();
  return Number(sessions.numDeletedRows + links.numDeletedRows);
}

/** Empties mails of no game that were read between these moments; that they came, and what became of them, stays known. */
export async function emptyStrangers(tx: Statement, from: Date, to: Date): Promise<number> {
  const emptied = await tx
    .updateTable('messages')
    .set({ raw: null })
    .where('raw', 'is not', null)
    .where('id', 'in', (all) =>
      all
        .selectFrom('readings')
        .select('message')
        .where('game', 'is', null)
        .where('readAt', '>=', from)
        .where('readAt', '<', to),
    )
    .executeTakeFirst();
  return Number(emptied.numUpdatedRows);
}

/** Empties mails of games that are over that were read before; that they came, and what became of them, stays known. */
export async function emptyPlayed(tx: Statement, before: Date): Promise<number> {
  const emptied = await tx
    .updateTable('messages')
    .set({ raw: null })
    .where('raw', 'is not', null)
    .where('id', 'in', (all) =>
      all
        .selectFrom('games')
        .innerJoin('readings', 'readings.game', 'games.id')
        .select('readings.message')
        .where('games.status', '=', 'over')
        .where('readings.readAt', '<', before),
    )
    .executeTakeFirst();
  return Number(emptied.numUpdatedRows);
}

/**
 * Lets go of the bytes of letters that were sent before and can be made again, but for each seat's `newest` that call for
 * orders and `newest` others: a mail that answers one of those is read beside it.
 */
export async function shedLetters(tx: Statement, before: Date, newest: number): Promise<number> {
  const shed = await sql`
    update outbox set bytes = null where purpose in (
      select purpose from (
        select purpose, sent_at, row_number() over (
          partition by game, seat, kind in ('call', 'report', 'take-over') order by owed_at desc
        ) as nth
        from outbox where status = 'sent' and bytes is not null and made is not null
      ) as whole
      where nth > ${newest} and sent_at < ${before}
    )`.execute(tx);
  return Number(shed.numAffectedRows ?? 0);
}
