/** The journal's entries, the only truth about a game: appended, read, never changed. */
import { decode, encode } from '../engine/canonical.ts';
import type { Content, Entry } from '../engine/journal.ts';
import { changeGame } from './games.ts';
import type { Reader, Tx } from './schema.ts';

/** Adds entries to a journal whose game row is locked, and moves its head. */
export async function appendEntries(tx: Tx, game: string, entries: readonly Entry[]): Promise<void> {
  const last = entries.at(-1);
  if (!last) return;
  const rows = entries.map(({ content, hash }) => ({ game, seq: content.seq, content: encode(content), hash }));
  await tx.insertInto('entries').values(rows).execute();
  await changeGame(tx, game, { head: last.hash, length: last.content.seq + 1 });
}

/** All entries in order. */
export async function entriesOf(db: Reader, game: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['content', 'hash'])
    .where('game', '=', game)
    .orderBy('seq')
    .execute();
  return rows.map(({ content, hash }) => ({ content: decode<Content>(content), hash }));
}

/** The newest entries, last first; `offset` newer ones are left out. */
export async function lastEntries(db: Reader, game: string, count: number, offset = 0): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['content', 'hash'])
    .where('game', '=', game)
    .orderBy('seq', 'desc')
    .limit(count)
    .offset(offset)
    .execute();
  return rows.map(({ content, hash }) => ({ content: decode<Content>(content), hash }));
}
