/** Mail of strangers: what they were answered within a time, so that nobody can make us write to many. */
import type { Reader } from './schema.ts';

/** Addresses that refusals have gone to since `since`, one for each letter. */
export async function strangersAnswered(db: Reader, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('game', 'is', null)
    .where('owedAt', '>=', since)
    .where('purpose', 'like', 'refused/%')
    .execute();
  return rows.flatMap(({ recipient }) => recipient ?? []);
}

/** Mails of strangers that were refused since `since` and not answered, because too many had been. */
export async function strangersUnanswered(db: Reader, since: Date): Promise<number> {
  const row = await db
    .selectFrom('readings')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('game', 'is', null)
    .where('readAt', '>=', since)
    .where('outcome', '=', 'refused')
    .where('facts', 'like', '%"limit"%')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
