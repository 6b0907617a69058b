/** What is noted of the house as a whole: that it is a rehearsal, which takes and sends no mail. */
import type { Reader, Tx } from './schema.ts';

const REHEARSAL = 'rehearsal';

export async function markRehearsal(tx: Tx, at: Date): Promise<void> {
  await tx.insertInto('marks').values({ name: REHEARSAL, at }).execute();
}

export async function isRehearsal(db: Reader): Promise<boolean> {
  return (await db.selectFrom('marks').select('name').where('name', '=', REHEARSAL).executeTakeFirst()) !== undefined;
}
