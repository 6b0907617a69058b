/** What seats wrote to each other: kept until somebody asks to be forgotten, when the journal's hash of it is all that stays. */
import type { Tables, Tx } from './schema.ts';

export type PressRow = Tables['press'];

export async function keepPress(tx: Tx, rows: readonly PressRow[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('press').values(rows).execute();
}
