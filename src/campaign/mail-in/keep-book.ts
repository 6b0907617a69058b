/** Keeps what a mail changed of its seat's book, if the game still stands where the mail was judged. */
import { TryAgain } from '../../engine/errors.ts';
import { absencesOf } from '../../store/absences.ts';
import { addBook, type BookRow, newestBooks } from '../../store/books.ts';
import { type DeadlineRow, deadlineOf, setReady } from '../../store/deadlines.ts';
import { gameOf, lockGame } from '../../store/games.ts';
import type { MessageRow } from '../../store/messages.ts';
import type { Tx } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import type { SeatDraft } from '../../table/draft.ts';
import { awayFrom, isAway } from '../absence.ts';
import type { House } from '../house.ts';
import type { LoadedGame } from '../load-game.ts';
import { optionsOf } from '../options.ts';

/** The game must stand where it stood when the mail was judged: else the mail is read again. */
export async function stillStands(tx: Tx, loaded: LoadedGame, deadline: DeadlineRow): Promise<void> {
  const row = await lockGame(tx, loaded.record.id);
  const now = await deadlineOf(tx, loaded.record.id);
  const isSame = row.head === loaded.head && row.status === loaded.row.status && now?.call === deadline.call;
  if (!isSame || now.lockedAt !== null) throw new TryAgain('game-moved-on', { game: loaded.record.id });
}

export async function keepBook(
  house: House,
  tx: Tx,
  message: MessageRow,
  deadline: DeadlineRow,
  seat: SeatedRow,
  { drafted }: SeatDraft,
  replied: BookRow['replies'] | null,
  seats: readonly SeatedRow[],
): Promise<void> {
  const books = await newestBooks(tx, seat.game);
  const before = books.get(seat.seat);
  const isKept = drafted.book === 'kept';
  const earlier = before?.call === deadline.call && drafted.book !== 'replaced' ? before.mails : [];
  const book: BookRow = {
    game: seat.game,
    seat: seat.seat,
    version: (before?.version ?? 0) + 1,
    call: deadline.call,
    orders: drafted.orders,
    standing: drafted.standing,
    replies: replied ?? (before?.call === deadline.call ? before.replies : {}),
    // Who has answered has nothing more to say.
    ready: drafted.ready || replied !== null,
    message: message.id,
    mails: [...earlier, message.sha256],
    receivedAt: isKept && before?.call === deadline.call ? before.receivedAt : message.receivedAt,
  };
  await addBook(tx, book);
  books.set(seat.seat, book);
  const isReady = everyoneReady(deadline, books, await waitedFor(tx, seat.game, seats, house.clock()));
  const readyAt = new Date(house.clock().getTime() + house.patience.ready * 1000);
  await setReady(tx, seat.game, isReady ? (deadline.readyAt ?? readyAt) : null);
}

/** Seats that somebody sits in and that play waits for: who is away and plays by doctrine meanwhile is not waited for. */
async function waitedFor(tx: Tx, game: string, seats: readonly SeatedRow[], now: Date): Promise<SeatedRow[]> {
  const seated = seats.filter(({ person }) => person !== null);
  if (optionsOf(await gameOf(tx, game)).vacation !== 'doctrine') return seated;
  const away = awayFrom(await absencesOf(tx, game), seats);
  return seated.filter(({ seat }) => !isAway(away, seat, now));
}

/** Whether all of these seats that are due are ready. */
function everyoneReady(
  deadline: DeadlineRow,
  books: ReadonlyMap<string, BookRow>,
  seats: readonly SeatedRow[],
): boolean {
  const due = new Set(deadline.needs.map((need) => need.seat));
  const waited = seats.filter(({ seat }) => due.has(seat));
  const isReady = ({ seat }: SeatedRow) => books.get(seat)?.call === deadline.call && books.get(seat)?.ready === true;
  return waited.length > 0 && waited.every(isReady);
}
