/** What is noted of the house as a whole: that it is a rehearsal, which takes and sends no mail; when it was last backed up; who does what alone. */
import type { Reader, Statement, Tx } from './schema.ts';

const REHEARSAL = 'rehearsal';
const BACKED_UP = 'backed up';

export async function markRehearsal(tx: Tx, at: Date): Promise<void> {
  await tx.insertInto('marks').values({ name: REHEARSAL, at }).execute();
}

export async function isRehearsal(db: Reader): Promise<boolean> {
  return (await db.selectFrom('marks').select('name').where('name', '=', REHEARSAL).executeTakeFirst()) !== undefined;
}

export async function markBackedUp(tx: Statement, at: Date): Promise<void> {
  await tx
    .insertInto('marks')
    .values({ name: BACKED_UP, at })
    .onConflict((known) => known.column('name').doUpdateSet({ at }))
    .execute();
}

export async function lastBackedUp(db: Reader): Promise<Date | null> {
  const mark = await db.selectFrom('marks').select('at').where('name', '=', BACKED_UP).executeTakeFirst();
  return mark?.at ?? null;
}

/** Whether this is ours to do until then: nobody else has it, or not any more. */
export async function claimUntil(tx: Statement, name: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('marks')
    .values({ name, at: until })
    .onConflict((known) => known.column('name').doUpdateSet({ at: until }).where('marks.at', '<=', now))
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
