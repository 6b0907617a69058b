/** What waits to be done in the whole house, and what has been given up. */
import { type Selectable, sql } from 'kysely';
import type { GameRow } from './games.ts';
import { TAKEN_BACK } from './outbox.ts';
import type { GameStatus, LetterStatus, Reader, Tables, Tx } from './schema.ts';

/** Letters of one state: how many there are, and since when the oldest has been owed. */
export interface Queue {
  status: LetterStatus;
  letters: number;
  oldest: Date;
}

/** Letters that have not left, those given up among them, by state; those that were taken back are none. */
export async function lettersNotSent(db: Reader): Promise<Queue[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'status',
      (of) => of.fn.countAll<number | string>().as('letters'),
      (of) => of.fn.min('owedAt').as('oldest'),
    ])
    .where('status', '!=', 'sent')
    .where('trouble', 'is distinct from', TAKEN_BACK)
    .groupBy('status')
    .orderBy('status')
    .execute();
  return rows.map(({ status, letters, oldest }) => ({ status, letters: Number(letters), oldest: new Date(oldest) }));
}

/** All letters, those that left too. */
export async function lettersByStatus(db: Reader): Promise<{ status: LetterStatus; letters: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', (of) => of.fn.countAll<number | string>().as('letters')])
    .groupBy('status')
    .execute();
  return rows.map(({ status, letters }) => ({ status, letters: Number(letters) }));
}

export type DeadLetter = Pick<
  Selectable<Tables['outbox']>,
  'purpose' | 'game' | 'kind' | 'recipient' | 'trouble' | 'attempts' | 'owedAt'
>;

/** Letters given up, the newest first, as `lettersNotSent` counts them. */
export function deadLetters(db: Reader, limit: number): Promise<DeadLetter[]> {
  return db
    .selectFrom('outbox')
    .select(['purpose', 'game', 'kind', 'recipient', 'trouble', 'attempts', 'owedAt'])
    .where('status', '=', 'failed')
    .where('trouble', 'is distinct from', TAKEN_BACK)
    .orderBy('owedAt', 'desc')
    .orderBy('purpose')
    .limit(limit)
    .execute();
}

/** Letters given up are due again, as if they had never been tried: one, or all; what was erased or taken back is not. Says whose. */
export function reviveLetters(
  tx: Tx,
  purpose: string | null,
  now: Date,
): Promise<Pick<Selectable<Tables['outbox']>, 'purpose' | 'game' | 'seat'>[]> {
  return tx
    .updateTable('outbox')
    .set({
      status: sql<LetterStatus>`case when bytes is null then 'owed' else 'rendered' end`,
      attempts: 0,
      dueAt: now,
      trouble: null,
    })
    .where('status', '=', 'failed')
    .where('trouble', 'is distinct from', TAKEN_BACK)
    .where('facts', '!=', '{}')
    .$if(purpose !== null, (all) => all.where('purpose', '=', purpose))
    .returning(['purpose', 'game', 'seat'])
    .execute();
}

export async function gamesByStatus(db: Reader): Promise<{ status: GameStatus; games: number }[]> {
  const rows = await db
    .selectFrom('games')
    .select(['status', (of) => of.fn.countAll<number | string>().as('games')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  return rows.map(({ status, games }) => ({ status, games: Number(games) }));
}

/** The server's version, and the bytes of the whole database. */
export async function databaseFacts(db: Reader): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number | string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes
  `.execute(db);
  const [row] = rows;
  return { version: row?.version ?? '', bytes: Number(row?.bytes ?? 0) };
}

/** Mails in doubt that wait for an umpire, by game. */
export async function mailsInDoubt(db: Reader): Promise<{ game: string; mails: number }[]> {
  const rows = await db
    .selectFrom('heldMails')
    .select(['game', (of) => of.fn.countAll<number | string>().as('mails')])
    .where('releasedAt', 'is', null)
    .groupBy('game')
    .orderBy('game')
    .execute();
  return rows.map(({ game, mails }) => ({ game, mails: Number(mails) }));
}

export function haltedGames(db: Reader): Promise<Pick<GameRow, 'id' | 'label' | 'length' | 'haltedBecause'>[]> {
  return db
    .selectFrom('games')
    .select(['id', 'label', 'length', 'haltedBecause'])
    .where('status', '=', 'halted')
    .orderBy('id')
    .execute();
}
