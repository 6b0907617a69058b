/** Calendars: whether a seat wants appointments, and the one its calendar shows. */
import type { Reader, Tx } from './schema.ts';

export interface Appointment {
  call: string;
  dueAt: Date;
}

export interface CalendarRow {
  wanted: boolean;
  shown: Appointment | null;
}

/** The seat's calendar; one that was never written to is wanted and empty. */
export async function calendarOf(db: Reader, game: string, seat: string): Promise<CalendarRow> {
  const row = await db
    .selectFrom('calendars')
    .selectAll()
    .where('game', '=', game)
    .where('seat', '=', seat)
    .executeTakeFirst();
  const { call = null, dueAt = null } = row ?? {};
  return { wanted: row?.wanted ?? true, shown: call === null || dueAt === null ? null : { call, dueAt } };
}

export async function showAppointment(tx: Tx, game: string, seat: string, shown: Appointment | null): Promise<void> {
  const row = { call: shown?.call ?? null, dueAt: shown?.dueAt ?? null };
  await tx
    .insertInto('calendars')
    .values({ game, seat, ...row })
    .onConflict((conflict) => conflict.columns(['game', 'seat']).doUpdateSet(row))
    .execute();
}

export async function wantCalendar(tx: Tx, game: string, seat: string, wanted: boolean): Promise<void> {
  await tx
    .insertInto('calendars')
    .values({ game, seat, wanted, call: null, dueAt: null })
    .onConflict((conflict) => conflict.columns(['game', 'seat']).doUpdateSet({ wanted }))
    .execute();
}
