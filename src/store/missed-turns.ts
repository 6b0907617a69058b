/** Turns that seats have missed, in a row and in all. */
import type { Reader, Tables, Tx } from './schema.ts';

export type MissedRow = Tables['missedTurns'];

export async function missedOf(db: Reader, game: string): Promise<Map<string, MissedRow>> {
  const rows = await db.selectFrom('missedTurns').selectAll().where('game', '=', game).execute();
  return new Map(rows.map((row) => [row.seat, row]));
}

export async function keepMissed(tx: Tx, row: MissedRow): Promise<void> {
  const { ordinal, inRow, inAll } = row;
  await tx
    .insertInto('missedTurns')
    .values(row)
    .onConflict((conflict) => conflict.columns(['game', 'seat']).doUpdateSet({ ordinal, inRow, inAll }))
    .execute();
}
