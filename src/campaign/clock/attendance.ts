/** Who of those that owe orders has sent them, who is away, and who is missing. */
import { absencesOf } from '../../store/absences.ts';
import { type BookRow, newestBooks } from '../../store/books.ts';
import type { DeadlineRow } from '../../store/deadlines.ts';
import type { Reader } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { type Away, awayFrom, isAway } from './absence.ts';

/** Ids of seats that are due and that somebody sits in, in the order of the game. */
export interface Attendance {
  sent: readonly string[];
  away: readonly string[];
  missing: readonly string[];
}

export function attendanceOf(
  deadline: Pick<DeadlineRow, 'call' | 'needs'>,
  books: ReadonlyMap<string, BookRow>,
  seats: readonly SeatedRow[],
  away: readonly Away[],
  at: Date,
): Attendance {
  const due = new Set(deadline.needs.map((need) => need.seat));
  const present: Record<keyof Attendance, string[]> = { sent: [], away: [], missing: [] };
  for (const { seat, person } of seats) {
    if (person === null || !due.has(seat)) continue;
    present[isIn(books.get(seat), deadline.call) ? 'sent' : isAway(away, seat, at) ? 'away' : 'missing'].push(seat);
  }
  return present;
}

/** Whether a book has orders or replies for the call, or its seat said that nothing more will come; a mere version is none. */
function isIn(book: BookRow | undefined, call: string): boolean {
  if (book?.call !== call) return false;
  return book.ready || book.orders !== null || Object.keys(book.replies).length > 0;
}

/** The attendance of an open call as it stands now. */
export async function attendanceNow(db: Reader, deadline: DeadlineRow, at: Date): Promise<Attendance> {
  const seats = await seatsOf(db, deadline.game);
  const away = awayFrom(await absencesOf(db, deadline.game), seats);
  return attendanceOf(deadline, await newestBooks(db, deadline.game), seats, away, at);
}
