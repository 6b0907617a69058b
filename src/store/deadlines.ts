/** Deadlines: what each game waits for, and until when. One row a game. */
import type { Selectable } from 'kysely';
import { decode, encode } from '../engine/canonical.ts';
import type { Reader, Statement, Tables, Tx } from './schema.ts';

/** Nobody's business but the workers'. */
type Claim = 'claimedBy' | 'claimedUntil';

/** Who owes what: the stage's needs as the table named them. */
export interface NeedRow {
  seat: string;
  role: string;
  address: string;
  call: string | null;
  question: string | null;
}

export interface DeadlineRow extends Omit<Selectable<Tables['deadlines']>, 'needs' | Claim> {
  needs: readonly NeedRow[];
}

/** A deadline as it is set: nothing excuses mail that comes after it. */
export type NewDeadline = Omit<DeadlineRow, 'excusedUntil' | 'unmoved'> & Partial<Pick<DeadlineRow, 'unmoved'>>;

/** Sets what a game waits for, in place of what it waited for before. */
export async function setDeadline(tx: Tx, deadline: NewDeadline): Promise<void> {
  const { game, ...row } = { unmoved: null, ...deadline, excusedUntil: null, needs: encode(deadline.needs) };
  await tx
    .insertInto('deadlines')
    .values({ game, ...row })
    .onConflict((conflict) => conflict.column('game').doUpdateSet(row))
    .execute();
}

export async function clearDeadline(tx: Tx, game: string): Promise<void> {
  await tx.deleteFrom('deadlines').where('game', '=', game).execute();
}

/** When the wait may end because all seats are ready; null while one is not. */
export async function setReady(tx: Tx, game: string, at: Date | null): Promise<void> {
  await tx.updateTable('deadlines').set({ readyAt: at }).where('game', '=', game).execute();
}

/** Moves a deadline that is not locked. `unmoved`: where it would be but for absences. */
export async function moveDeadline(
  tx: Tx,
  game: string,
  { wall, zone, dueAt }: Pick<DeadlineRow, 'wall' | 'zone' | 'dueAt'>,
  unmoved: string | null = null,
): Promise<void> {
  const to = { wall, zone, dueAt, unmoved };
  await tx.updateTable('deadlines').set(to).where('game', '=', game).where('lockedAt', 'is', null).execute();
}

/** Mail counts as in time until then. */
export async function excuseUntil(tx: Tx, game: string, until: Date): Promise<void> {
  await tx.updateTable('deadlines').set({ excusedUntil: until }).where('game', '=', game).execute();
}

/** Takes a game in hand until `until`; false while another worker has it. */
export async function claimGame(tx: Statement, game: string, by: string, now: Date, until: Date): Promise<boolean> {
  const result = await tx
    .updateTable('deadlines')
    .set({ claimedBy: by, claimedUntil: until })
    .where('game', '=', game)
    .where((is) => is.or([is('claimedUntil', 'is', null), is('claimedUntil', '<=', now), is('claimedBy', '=', by)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Lets go of a game, or of all that this worker has in hand. */
export async function freeGames(tx: Statement, by: string, game: string | null = null): Promise<void> {
  await tx
    .updateTable('deadlines')
    .set({ claimedBy: null, claimedUntil: null })
    .where('claimedBy', '=', by)
    .$if(game !== null, (all) => all.where('game', '=', game as string))
    .execute();
}

/** Fixes the books of the open call as of `at`. */
export async function lockDeadline(tx: Tx, game: string, at: Date): Promise<void> {
  await tx.updateTable('deadlines').set({ lockedAt: at }).where('game', '=', game).execute();
}

export async function deadlineOf(db: Reader, game: string): Promise<DeadlineRow | null> {
  return (await deadlinesOf(db, [game]))[0] ?? null;
}

/** What each of these games waits for, where it waits for anything. */
export async function deadlinesOf(db: Reader, games: readonly string[]): Promise<DeadlineRow[]> {
  const rows = await db.selectFrom('deadlines').selectAll().where('game', 'in', games).execute();
  return rows.map(withNeeds);
}

/** Deadlines that are past at `now`, or whose seats are all ready, or that are locked, earliest first. */
export async function deadlinesDue(db: Reader, now: Date): Promise<DeadlineRow[]> {
  const rows = await inPlay(db)
    .where((where) =>
      where.or([where('dueAt', '<=', now), where('readyAt', '<=', now), where('lockedAt', 'is not', null)]),
    )
    .execute();
  return rows.map(withNeeds);
}

/** Deadlines that are not locked and end by `until`, earliest first. */
export async function deadlinesOpen(db: Reader, until: Date): Promise<DeadlineRow[]> {
  const rows = await inPlay(db).where('dueAt', '<=', until).where('lockedAt', 'is', null).execute();
  return rows.map(withNeeds);
}

/** Deadlines of running games whose letters do not wait for the umpire. */
function inPlay(db: Reader) {
  return db
    .selectFrom('deadlines')
    .innerJoin('games', 'games.id', 'deadlines.game')
    .leftJoin('holds', 'holds.game', 'deadlines.game')
    .selectAll('deadlines')
    .where('games.status', '=', 'running')
    .where('holds.heldAt', 'is', null)
    .orderBy('dueAt');
}

function withNeeds({ claimedBy: _, claimedUntil: __, ...row }: Selectable<Tables['deadlines']>): DeadlineRow {
  return { ...row, needs: decode<NeedRow[]>(row.needs) };
}
