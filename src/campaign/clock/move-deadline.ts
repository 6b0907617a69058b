/** Moves the open deadline behind the absences of who is due, or back when there are fewer of them, and says so. */
import { encode } from '../../engine/canonical.ts';
import { Journal } from '../../engine/journal.ts';
import { letterWords } from '../../reports/index.ts';
import { absencesOf } from '../../store/absences.ts';
import { type DeadlineRow, deadlineOf, moveDeadline } from '../../store/deadlines.ts';
import { appendEntries, entriesOf } from '../../store/entries.ts';
import type { Tx } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import type { House } from '../house/house.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import type { Due } from '../house/time.ts';
import { appointmentsFor } from '../letters/appointments.ts';
import { dueFacts } from '../letters/owe-letters.ts';
import type { Notice } from '../letters/seat-notice.ts';
import { awayFrom, withoutAbsences } from './absence.ts';

/** A deadline that was moved, with the entry that says so in the journal. */
export interface Moved {
  deadline: DeadlineRow;
  due: Due;
  journal: Journal;
}

/** In a transaction that holds the game. Null where the deadline stays; the entry names no seat. */
export async function moveForAbsences(
  tx: Tx,
  { row, seed }: LoadedGame,
  seats: readonly SeatedRow[],
  at: Date,
): Promise<Moved | null> {
  const deadline = await deadlineOf(tx, row.id);
  if (!deadline || deadline.lockedAt || deadline.dueAt <= at) return null;
  const away = awayFrom(await absencesOf(tx, row.id), seats);
  const { due, unmoved } = withoutAbsences(row, deadline, away, at);
  if (due.dueAt.getTime() === deadline.dueAt.getTime()) return null;
  await moveDeadline(tx, row.id, due, unmoved && encode(dueFacts(unmoved)));
  const journal = new Journal(row.id, seed, await entriesOf(tx, row.id));
  const facts = { wall: due.wall, zone: due.zone };
  journal.append(at.toISOString(), 'table', { kind: 'table', act: 'move', facts });
  await appendEntries(tx, row.id, journal.added);
  return { deadline, due, journal };
}

/** What each seat is told: that the deadline has moved, and nothing of why. */
export async function movedNotices(
  house: House,
  tx: Tx,
  { row }: LoadedGame,
  { deadline, due, journal }: Moved,
  seats: readonly SeatedRow[],
  at: Date,
): Promise<Map<SeatedRow, Notice>> {
  const notices = new Map<SeatedRow, Notice>();
  const { length } = journal.entries;
  for (const seat of seats.filter(({ address }) => address !== null)) {
    const isDue = deadline.needs.some((need) => need.seat === seat.seat);
    const open = isDue ? { call: deadline.call, dueAt: due.dueAt } : null;
    const { by, title, text } = letterWords(seat.language).steering.moved;
    notices.set(seat, {
      purpose: `notice/${row.id}/${length - 1}/${seat.seat}`,
      title,
      by,
      text: [text],
      due,
      head: journal.head,
      at,
      appointments: await appointmentsFor(house, tx, seat, { label: row.label, open, length, at }),
    });
  }
  return notices;
}
