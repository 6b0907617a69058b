/** Lets go of the letters of a turn that waited for the umpire; the call they open has its full time from now. */
import { decode, encode } from '../../engine/canonical.ts';
import { DataBroken } from '../../engine/errors.ts';
import { absencesOf } from '../../store/absences.ts';
import { type DeadlineRow, setDeadline } from '../../store/deadlines.ts';
import type { GameRow } from '../../store/games.ts';
import { endHold, holdOf } from '../../store/holds.ts';
import { heldLetters, type OutboxRow, releaseLetter } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { noteTurn, turnsOf } from '../../store/turns.ts';
import { awayFrom, openUntil } from '../clock/absence.ts';
import type { House } from '../house/house.ts';
import type { Due } from '../house/time.ts';
import { appointmentsFor } from '../letters/appointments.ts';
import { type CourseFacts, dueFacts } from '../letters/owe-letters.ts';

interface Held {
  row: GameRow;
  deadline: DeadlineRow | null;
  seats: readonly SeatedRow[];
  /** Of the journal with the umpire's word in it: the letters speak of the game up to there. */
  length: number;
  at: Date;
}

export async function releaseTurn(house: House, tx: Tx, held: Held): Promise<Due | null> {
  const { row, deadline, seats, at } = held;
  const hold = await holdOf(tx, row.id);
  if (!hold?.heldAt) throw new DataBroken('nothing-held', { game: row.id });
  const due = deadline && (await openAgain(tx, row, deadline, seats, at));
  for (const letter of await heldLetters(tx, row.id)) {
    const facts = await factsNow(house, tx, held, letter, due);
    await releaseLetter(tx, letter.purpose, facts, at);
  }
  for (const turn of await turnsOf(tx, row.id)) {
    if (turn.status === 'held') await noteTurn(tx, { ...turn, status: 'released' });
  }
  await endHold(tx, row.id);
  return due;
}

async function openAgain(
  tx: Tx,
  row: GameRow,
  deadline: DeadlineRow,
  seats: readonly SeatedRow[],
  at: Date,
): Promise<Due> {
  const away = awayFrom(await absencesOf(tx, row.id), seats);
  const { due, unmoved } = openUntil(row, deadline.needs, away, at);
  await setDeadline(tx, { ...deadline, ...due, unmoved, openedAt: at, readyAt: null });
  return due;
}

async function factsNow(house: House, tx: Tx, held: Held, letter: OutboxRow, due: Due | null): Promise<string> {
  const { row, deadline, seats, length, at } = held;
  const seat = seats.find((one) => one.seat === letter.seat);
  if (!seat || (letter.kind !== 'report' && letter.kind !== 'call')) return letter.facts;
  const isDue = deadline?.needs.some((need) => need.seat === seat.seat) ?? false;
  const open = deadline && due && isDue ? { call: deadline.call, dueAt: due.dueAt } : null;
  const appointments = await appointmentsFor(house, tx, seat, { label: row.label, open, length, at });
  const facts: CourseFacts = { ...decode<CourseFacts>(letter.facts), length, due: due && dueFacts(due), appointments };
  return encode(facts);
}
