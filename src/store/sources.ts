/** Mail sources and how far each has been read: no call closes while one may still hold a mail from before it. */
import type { Selectable } from 'kysely';
import type { Reader, Statement, Tables, Tx } from './schema.ts';

export type SourceRow = Selectable<Tables['sources']>;

/** Makes a source known; one known already stays as it is. */
export async function addSource(tx: Statement, name: string): Promise<void> {
  await tx
    .insertInto('sources')
    .values({ name, uidValidity: null, readThrough: null, failingSince: null, trouble: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export function findSource(db: Reader, name: string): Promise<SourceRow | undefined> {
  return db.selectFrom('sources').selectAll().where('name', '=', name).executeTakeFirst();
}

/** These sources, as far as they are known, by name. */
export async function sourcesOf(db: Reader, names: readonly string[]): Promise<SourceRow[]> {
  if (names.length === 0) return [];
  return db.selectFrom('sources').selectAll().where('name', 'in', names).orderBy('name').execute();
}

/** Since when and why it cannot be read; nulls once it can. */
export async function noteFailing(
  tx: Tx,
  name: string,
  failing: Pick<SourceRow, 'failingSince' | 'trouble'>,
): Promise<void> {
  await tx.updateTable('sources').set(failing).where('name', '=', name).execute();
}

/** Where reading goes on: mailbox generation and the last message of it that is stored. */
export async function markRead(tx: Tx, name: string, uidValidity: number, lastUid: number): Promise<void> {
  await tx.updateTable('sources').set({ uidValidity, lastUid }).where('name', '=', name).execute();
}

/** All mail up to `at` is stored. Never moves back. */
export async function readThrough(tx: Tx, name: string, at: Date): Promise<void> {
  await tx
    .updateTable('sources')
    .set({ readThrough: at })
    .where('name', '=', name)
    .where((where) => where.or([where('readThrough', 'is', null), where('readThrough', '<', at)]))
    .execute();
}

/** The moment up to which all these sources have been read; null while one has never been. */
export async function allReadThrough(db: Reader, names: readonly string[]): Promise<Date | null> {
  if (names.length === 0) return null;
  const rows = await db.selectFrom('sources').select('readThrough').where('name', 'in', names).execute();
  if (rows.length < names.length) return null;
  let least: Date | null = null;
  for (const { readThrough: at } of rows) {
    if (at === null) return null;
    if (least === null || at < least) least = at;
  }
  return least;
}
