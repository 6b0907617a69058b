/** What seats wrote to each other: kept until somebody asks to be forgotten, when the journal's hash of it is all that stays. */
import type { Reader, Tables, Tx } from './schema.ts';

export type PressRow = Tables['press'];

export async function keepPress(tx: Tx, rows: readonly PressRow[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('press').values(rows).execute();
}

/** The seat that wrote one message of a mail of this game, and whether under its name. */
export async function pressWriter(
  db: Reader,
  game: string,
  of: { mail: string; number: number },
): Promise<{ seat: string; signed: boolean } | undefined> {
  const row = await db
    .selectFrom('press')
    .select(['fromSeat', 'anonymous'])
    .where('game', '=', game)
    .where('message', '=', of.mail)
    .where('number', '=', of.number)
    .executeTakeFirst();
  return row && { seat: row.fromSeat, signed: !row.anonymous };
}

/** All messages of a game that nobody asked to forget, in the order they were written. */
export function pressOf(db: Reader, game: string): Promise<PressRow[]> {
  return db
    .selectFrom('press')
    .selectAll()
    .where('game', '=', game)
    .where('text', 'is not', null)
    .orderBy('writtenAt')
    .orderBy('message')
    .orderBy('number')
    .execute();
}
