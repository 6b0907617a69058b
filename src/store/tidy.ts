/** What nobody needs any more: sign-ins that have ended, and the words of strangers. */
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
