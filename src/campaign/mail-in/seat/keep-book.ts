/** What a mail makes of its seat's book, and whether the game still stands where the mail was judged. */
import { TryAgain } from '../../../engine/errors.ts';
import { addBooks, type BookRow, bookVersions } from '../../../store/books.ts';
import { type DeadlineRow, deadlinesOf, setReady } from '../../../store/deadlines.ts';
import { lockGames } from '../../../store/games.ts';
import type { Tx } from '../../../store/schema.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { isInPart, repliesIn, type SeatDraft } from '../../../table/draft.ts';
import { awayFrom, isAway } from '../../clock/absence.ts';
import type { House } from '../../house/house.ts';
import { optionsOf } from '../../house/options.ts';
import type { Asking } from '../wishes/wish.ts';
import type { Affairs } from './affairs.ts';

/** A mail as it was judged: in the affairs of its game, with the book it makes, null where that stays as it is. */
export interface Judged {
  affairs: Affairs;
  deadline: DeadlineRow;
  book: BookRow | null;
  /** Since when all are ready once it is kept. */
  readyAt: Date | null;
}

/** The next version of the seat's book; the affairs of the game have it from now on. */
export function nextBook(asking: Asking, affairs: Affairs): Judged {
  const { house, deadline, message, made } = asking;
  const { game, seat } = asking.seat;
  const { drafted } = made;
  const replied = repliesIn(made);
  const open = made.questions[0]?.need.address ?? '';
  const { books } = affairs;
  const before = books.get(seat);
  const isSameCall = before?.call === deadline.call;
  const replies = { ...(isSameCall && before.replies), ...replied };
  const earlier = isSameCall && drafted.book !== 'replaced' ? before.mails : [];
  const book: BookRow = {
    game,
    seat,
    version: (before?.version ?? 0) + 1,
    call: deadline.call,
    orders: drafted.orders,
    standing: drafted.standing,
    numbered: drafted.numbered,
    replies,
    // Who has answered has nothing more to say, unless a part of his answer was not understood; what else his letter put is
    // asked again when it comes.
    ready: drafted.ready || (replied !== null && open in replies && !isInPart(made)),
    readyKept: drafted.readyKept && replied === null,
    message: message.id,
    mails: [...earlier, message.sha256],
    receivedAt: drafted.book === 'kept' && isSameCall ? before.receivedAt : message.receivedAt,
  };
  books.set(seat, book);
  const waited = waitedFor(house, affairs, deadline);
  const isReady = waited.length > 0 && waited.every((one) => isSeatReady(affairs.books.get(one.seat), deadline));
  affairs.readyAt = isReady ? readyTime(house, affairs, waited, made) : null;
  return { affairs, deadline, book, readyAt: affairs.readyAt };
}

/** The seats besides this one that are waited for. */
export function othersWaitedFor(house: House, affairs: Affairs, deadline: DeadlineRow, seat: string): string[] {
  const others = waitedFor(house, affairs, deadline).filter((one) => one.seat !== seat);
  return others.flatMap((one) => (isSeatReady(affairs.books.get(one.seat), deadline) ? [] : [one.seat]));
}

/**
 * Until when orders may change once the seats that are waited for are ready, as the call's next book finds them; null
 * where they run at once.
 */
export function changesUntil(
  house: House,
  affairs: Affairs,
  deadline: DeadlineRow,
  made: SeatDraft,
): Asking['changesUntil'] {
  const waited = waitedFor(house, affairs, deadline);
  const at = readyTime(house, affairs, waited, made);
  if (at.getTime() - house.clock().getTime() <= ALONE_SECONDS * 1000) return null;
  const forWarning = made.drafted.warnsAnew && isAlone(waited);
  return { at: at < deadline.dueAt ? at : deadline.dueAt, forWarning };
}

/** When a call closes whose seats that are waited for are ready with this mail: READY said again puts off nothing. */
function readyTime(house: House, { readyAt }: Affairs, waited: readonly SeatedRow[], { drafted }: SeatDraft): Date {
  const { warnsAnew, verdict, lines } = drafted;
  const closes = new Date(house.clock().getTime() + secondThoughts(house, waited, warnsAnew) * 1000);
  if (readyAt === null || warnsAnew) return closes;
  const saysReady = verdict === 'counts' && lines.some(({ act }) => act?.verb === 'ready');
  return saysReady && closes < readyAt ? closes : readyAt;
}

/** Where one person alone is waited for, his READY keeps nobody else from writing. */
const ALONE_SECONDS = 3;

/** How long a call stays open once these seats are ready; who is warned has time to mend that, though nobody else be waited for. */
function secondThoughts({ patience }: House, waited: readonly SeatedRow[], warnsAnew: boolean): number {
  return isAlone(waited) && !warnsAnew ? Math.min(patience.ready, ALONE_SECONDS) : patience.ready;
}

const isAlone = (waited: readonly SeatedRow[]): boolean =>
  new Set(waited.map(({ person, address }) => address ?? person)).size <= 1;

/** Seats that are due and waited for: not whoever is away and plays by doctrine meanwhile. */
function waitedFor(house: House, { row, seats, absences }: Affairs, { needs }: DeadlineRow): SeatedRow[] {
  const due = new Set(needs.map((need) => need.seat));
  const away = optionsOf(row).vacation === 'doctrine' ? awayFrom(absences, seats) : [];
  return seats.filter(({ seat, person }) => person !== null && due.has(seat) && !isAway(away, seat, house.clock()));
}

const isSeatReady = (book: BookRow | undefined, { call }: DeadlineRow): boolean =>
  book?.call === call && book.ready === true;

/** Keeps the books of mails that were judged. Throws TryAgain where a game has moved on since: they are read again then. */
export async function keepBooks(tx: Tx, judged: readonly Judged[]): Promise<void> {
  if (judged.length === 0) return;
  const games = new Map(judged.map((one) => [one.affairs.row.id, one]));
  const ids = [...games.keys()];
  const rows = await lockGames(tx, ids);
  const deadlines = await deadlinesOf(tx, ids);
  const versions = await bookVersions(tx, ids);
  for (const [game, { affairs, deadline }] of games) {
    const row = rows.find(({ id }) => id === game);
    const now = deadlines.find((one) => one.game === game);
    const isSame =
      row?.head === affairs.row.head &&
      row.status === affairs.row.status &&
      now?.call === deadline.call &&
      now.lockedAt === null &&
      affairs.seats.every(({ seat }) => versions.get(`${game}/${seat}`) === affairs.stored.get(seat));
    if (!isSame) throw new TryAgain('game-moved-on', { game });
  }
  await addBooks(
    tx,
    judged.flatMap(({ book }) => book ?? []),
  );
  for (const [game, readyAt] of new Map(judged.flatMap((one) => (one.book ? [[one.book.game, one.readyAt]] : [])))) {
    const stored = deadlines.find((one) => one.game === game)?.readyAt ?? null;
    if (stored?.getTime() !== readyAt?.getTime()) await setReady(tx, game, readyAt);
  }
}
