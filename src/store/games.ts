/** Games as the server knows them: status, head of the journal, and when what is due. */
import type { Updateable } from 'kysely';
import { RecordBroken } from '../engine/errors.ts';
import type { Reader, Tables, Tx } from './schema.ts';

export type GameRow = Tables['games'];

export async function addGame(tx: Tx, game: GameRow): Promise<void> {
  await tx.insertInto('games').values(game).execute();
}

export function findGame(db: Reader, id: string): Promise<GameRow | undefined> {
  return db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A game that must be there. Throws RecordBroken. */
export async function gameOf(db: Reader, id: string): Promise<GameRow> {
  const game = await findGame(db, id);
  if (!game) throw new RecordBroken('no-such-game', { game: id });
  return game;
}

/** Those of these games that are there. */
export function gamesOf(db: Reader, ids: readonly string[]): Promise<GameRow[]> {
  return db.selectFrom('games').selectAll().where('id', 'in', ids).execute();
}

/** The game's row, locked until the transaction ends: whoever changes a game takes this first. */
export async function lockGame(tx: Tx, id: string): Promise<GameRow> {
  const [game] = await lockGames(tx, [id]);
  if (!game) throw new RecordBroken('no-such-game', { game: id });
  return game;
}

/** Several games, locked in one order by whoever takes them, so that no two wait for each other. */
export function lockGames(tx: Tx, ids: readonly string[]): Promise<GameRow[]> {
  return tx.selectFrom('games').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export async function changeGame(tx: Tx, id: string, change: Updateable<GameRow>): Promise<void> {
  await tx.updateTable('games').set(change).where('id', '=', id).execute();
}

/** Ids of games of this status, oldest first. */
export async function idsOf(db: Reader, status: GameRow['status']): Promise<string[]> {
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('status', '=', status)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function allGames(db: Reader): Promise<GameRow[]> {
  return db.selectFrom('games').selectAll().orderBy('createdAt').orderBy('id').execute();
}
