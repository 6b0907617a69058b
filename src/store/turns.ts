/** The turns of a game and what became of each run. */
import type { Reader, Tables, Tx } from './schema.ts';

export type TurnRow = Tables['turns'];

/** Notes a turn as it now is; its opening time stays the first. */
export async function noteTurn(tx: Tx, turn: TurnRow): Promise<void> {
  const { status, closedAt } = turn;
  await tx
    .insertInto('turns')
    .values(turn)
    .onConflict((conflict) => conflict.columns(['game', 'ordinal', 'epoch']).doUpdateSet({ status, closedAt }))
    .execute();
}

export function turnsOf(db: Reader, game: string): Promise<TurnRow[]> {
  return db.selectFrom('turns').selectAll().where('game', '=', game).orderBy('ordinal').orderBy('epoch').execute();
}
