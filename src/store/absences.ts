/** Absences: the days on which a seat is away, by its own zone. */
import type { Reader, Tables, Tx } from './schema.ts';

export type AbsenceRow = Tables['absences'];

/** All absences of a game, past ones too, by first day. */
export function absencesOf(db: Reader, game: string): Promise<AbsenceRow[]> {
  return absencesIn(db, [game]);
}

export function absencesIn(db: Reader, games: readonly string[]): Promise<AbsenceRow[]> {
  return db.selectFrom('absences').selectAll().where('game', 'in', games).orderBy('first').orderBy('seat').execute();
}

/** Puts these absences of a seat in place of those on file. */
export async function keepAbsences(
  tx: Tx,
  game: string,
  seat: string,
  days: readonly Pick<AbsenceRow, 'first' | 'last'>[],
): Promise<void> {
  await tx.deleteFrom('absences').where('game', '=', game).where('seat', '=', seat).execute();
  if (days.length === 0) return;
  const rows = days.map(({ first, last }) => ({ game, seat, first, last }));
  await tx.insertInto('absences').values(rows).execute();
}
