/** Snapshots: the bytes that open a turn, kept to save a replay. Caches, told apart by the journal they belong to. */
import type { Reader, Tx } from './schema.ts';

export interface Snapshot {
  ordinal: number;
  /** Hash of the entry that closed the turn before: a snapshot of a withdrawn run is never taken for this one. */
  head: string;
  bytes: string;
}

export async function keepSnapshot(tx: Tx, game: string, snapshot: Snapshot): Promise<void> {
  await tx
    .insertInto('snapshots')
    .values({ game, ...snapshot })
    .onConflict((conflict) =>
      conflict.columns(['game', 'ordinal']).doUpdateSet({ head: snapshot.head, bytes: snapshot.bytes }),
    )
    .execute();
}

/** Forgets the openings of turns after this one: they were taken back. */
export async function dropSnapshots(tx: Tx, game: string, after: number): Promise<void> {
  await tx.deleteFrom('snapshots').where('game', '=', game).where('ordinal', '>', after).execute();
}

/** The newest snapshots of a game, latest first. */
export function latestSnapshots(db: Reader, game: string, count: number): Promise<Snapshot[]> {
  return db
    .selectFrom('snapshots')
    .select(['ordinal', 'head', 'bytes'])
    .where('game', '=', game)
    .orderBy('ordinal', 'desc')
    .limit(count)
    .execute();
}

/** The bytes kept as the opening of this turn, if any. */
export async function snapshotAt(db: Reader, game: string, ordinal: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('snapshots')
    .select('bytes')
    .where('game', '=', game)
    .where('ordinal', '=', ordinal)
    .executeTakeFirst();
  return row?.bytes;
}
