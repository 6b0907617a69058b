/** Turns whose letters wait for the umpire: asked for before the turn is resolved, then in force until he lets them go. */
import type { Reader, Tables, Tx } from './schema.ts';

export type HoldRow = Tables['holds'];

export function holdOf(db: Reader, game: string): Promise<HoldRow | undefined> {
  return db.selectFrom('holds').selectAll().where('game', '=', game).executeTakeFirst();
}

export function holdsOf(db: Reader, games: readonly string[]): Promise<HoldRow[]> {
  return db.selectFrom('holds').selectAll().where('game', 'in', games).execute();
}

/** Asks for the letters of the next turn to be held; one asked for, or held, already stays as it is. */
export async function askHold(tx: Tx, game: string, at: Date): Promise<void> {
  await tx
    .insertInto('holds')
    .values({ game, askedAt: at, ordinal: null, heldAt: null })
    .onConflict((conflict) => conflict.column('game').doNothing())
    .execute();
}

/** The letters of this turn are held from now on. */
export async function holdTurn(tx: Tx, game: string, ordinal: number, at: Date): Promise<void> {
  await askHold(tx, game, at);
  await tx.updateTable('holds').set({ ordinal, heldAt: at }).where('game', '=', game).execute();
}

export async function endHold(tx: Tx, game: string): Promise<void> {
  await tx.deleteFrom('holds').where('game', '=', game).execute();
}
