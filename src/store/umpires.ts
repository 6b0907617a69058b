/** Umpires' addresses and the one-time codes of their letters. A token or code that was replaced or used opens nothing. */
import type { Reader, Tables, Tx } from './schema.ts';

export type UmpireRow = Tables['umpires'];

/** An umpire with the person he is. */
export interface SeatedUmpire extends UmpireRow {
  name: string | null;
  address: string | null;
}

/** Makes the game's umpire known, or gives him another token, language or zone. */
export async function keepUmpire(tx: Tx, umpire: UmpireRow): Promise<void> {
  const { game, ...row } = umpire;
  await tx
    .insertInto('umpires')
    .values(umpire)
    .onConflict((conflict) => conflict.column('game').doUpdateSet(row))
    .execute();
}

export function umpireOf(db: Reader, game: string): Promise<SeatedUmpire | undefined> {
  return named(db).where('umpires.game', '=', game).executeTakeFirst();
}

export function umpireByToken(db: Reader, token: string): Promise<SeatedUmpire | undefined> {
  return named(db).where('token', '=', token.toLowerCase()).executeTakeFirst();
}

function named(db: Reader) {
  return db
    .selectFrom('umpires')
    .innerJoin('games', 'games.id', 'umpires.game')
    .leftJoin('people', 'people.id', 'games.umpire')
    .selectAll('umpires')
    .select(['people.name', 'people.address']);
}

/** Keeps the hash of the code a letter bears. */
export async function keepCode(tx: Tx, code: Omit<Tables['codes'], 'usedBy'>): Promise<void> {
  await tx
    .insertInto('codes')
    .values({ ...code, usedBy: null })
    .execute();
}

/** Uses a code of the game for one mail; false when there is none, it has ended, or it was used. */
export async function useCode(tx: Tx, game: string, hash: string, message: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('codes')
    .set({ usedBy: message })
    .where('game', '=', game)
    .where('hash', '=', hash)
    .where('usedBy', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** No code of the game's letters so far serves any more. */
export async function endCodes(tx: Tx, game: string, now: Date): Promise<void> {
  await tx.updateTable('codes').set({ expiresAt: now }).where('game', '=', game).where('expiresAt', '>', now).execute();
}

/** Whether a code of the game would serve now. */
export async function codeServes(db: Reader, game: string, hash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select('letter')
    .where('game', '=', game)
    .where('hash', '=', hash)
    .where('usedBy', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Mails of a game's umpire with this code as their outcome since `since`. */
export async function umpireOutcomesSince(db: Reader, game: string, code: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('readings')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('game', '=', game)
    .where('seat', 'is', null)
    .where('facts', '=', `{"code":${JSON.stringify(code)}}`)
    .where('readAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
