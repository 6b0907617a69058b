/** What may have ended a process: work that was begun and never ended, and whether a process is at work under a name. */
import { sql } from 'kysely';
import type { Statement, Tx } from './schema.ts';

/** Notes that work is begun; how often it has been since it was last ended, this time included. */
export async function beginTry(tx: Statement, what: string, at: Date): Promise<number> {
  const row = await tx
    .insertInto('tries')
    .values({ what, times: 1, at })
    .onConflict((known) => known.column('what').doUpdateSet({ times: sql<number>`tries.times + 1`, at }))
    .returning('times')
    .executeTakeFirstOrThrow();
  return row.times;
}

export async function endTry(tx: Statement, what: string): Promise<void> {
  await tx.deleteFrom('tries').where('what', '=', what).execute();
}

/** Forgets what was begun before and never taken up again. */
export async function dropTries(tx: Statement, before: Date): Promise<void> {
  await tx.deleteFrom('tries').where('at', '<', before).execute();
}

const nameOf = (worker: string): string => `at work ${worker}`;

/** Notes that a process works under this name; whether one did before that never said that it ended. */
export async function beginWork(tx: Tx, worker: string, at: Date): Promise<boolean> {
  const name = nameOf(worker);
  const before = await tx.selectFrom('marks').select('at').where('name', '=', name).executeTakeFirst();
  await tx
    .insertInto('marks')
    .values({ name, at })
    .onConflict((known) => known.column('name').doUpdateSet({ at }))
    .execute();
  return before !== undefined;
}

export async function endWork(tx: Statement, worker: string): Promise<void> {
  await tx.deleteFrom('marks').where('name', '=', nameOf(worker)).execute();
}
