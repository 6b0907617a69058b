/** Mail that came too late for its call: when that closed, what ran in its place, and who is asked now. */
import type { Address } from '../../../engine/contract.ts';
import type { Content } from '../../../engine/journal.ts';
import type { AskedNow, Late } from '../../../reports/index.ts';
import type { BookRow } from '../../../store/books.ts';
import type { DeadlineRow } from '../../../store/deadlines.ts';
import type { MessageRow } from '../../../store/messages.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { ranFor } from '../../../table/calls.ts';
import { echoed } from '../../../table/echo.ts';
import { fold, type GameRecord } from '../../../table/record.ts';
import { seatName } from '../../../table/telling.ts';
import { lastMoment } from '../../clock/grace.ts';
import type { LoadedGame } from '../../house/loaded-game.ts';
import { optionsOf } from '../../house/options.ts';
import { localTime } from '../../house/time.ts';

type Reader = Pick<SeatedRow, 'seat' | 'language' | 'zone'>;
type At = Pick<LoadedGame, 'row' | 'record'>;
type Lock = Extract<Content, { kind: 'lock' }>;
type InBook = Pick<BookRow, 'orders' | 'receivedAt'>;

/**
 * Whether a mail came after the last moment of the open call, or between the close of the call before and its opening;
 * null where it is in time.
 */
export function lateFor(
  { receivedAt }: MessageRow,
  deadline: DeadlineRow,
  { row, record }: At,
  reader: Reader,
  book: BookRow | undefined,
): Late | null {
  const came = localTime(receivedAt, reader.zone);
  const last = lastMoment(deadline, optionsOf(row));
  if (receivedAt > last) {
    const onFile = book?.call === deadline.call ? book : { orders: null, receivedAt: null };
    const isAsked = deadline.needs.some(({ seat, call }) => seat === reader.seat && call !== null);
    const ran = isAsked ? ranIn(onFile, [deadline.call], record, reader) : null;
    return { closed: localTime(last, reader.zone), came, ran };
  }
  if (receivedAt >= deadline.openedAt) return null;
  const away = ({ at }: Lock) => Math.abs(new Date(at).getTime() - receivedAt.getTime());
  const lock = locksOf(record).toSorted((a, b) => away(a) - away(b))[0];
  return lock ? lateBehind(lock, receivedAt, record, reader) : null;
}

/** The call of this turn that closed before the mail came, where the mail has orders for it; null where it has not. */
export function lateForCall(
  call: string,
  turn: number,
  { receivedAt }: MessageRow,
  record: GameRecord,
  reader: Reader,
): Late | null {
  const isIt = ({ turn: of, addresses, books }: Lock): boolean =>
    of === turn &&
    addresses.some((address) => address.includes(`/${call}@`)) &&
    books.some(({ seat }) => seat === reader.seat);
  const lock = locksOf(record).findLast(isIt);
  return lock ? lateBehind(lock, receivedAt, record, reader) : null;
}

function lateBehind(lock: Lock, receivedAt: Date, record: GameRecord, reader: Reader): Late {
  const book = lock.books.find(({ seat }) => seat === reader.seat);
  const at = new Date(lock.at);
  const mailed = book && {
    orders: book.orders,
    receivedAt: book.receivedAt === null ? null : new Date(book.receivedAt),
  };
  return {
    closed: at <= receivedAt ? localTime(at, reader.zone) : null,
    came: localTime(receivedAt, reader.zone),
    ran: mailed ? ranIn(mailed, lock.addresses, record, reader) : null,
  };
}

function ranIn(
  { orders, receivedAt }: InBook,
  addresses: readonly Address[],
  { game, entries }: GameRecord,
  { language, zone }: Reader,
): Late['ran'] {
  const { tempo } = fold(entries);
  const ran = orders && ranFor(game, tempo, addresses, orders);
  return {
    orders: ran && echoed(game, ran, language).map(({ canonical }) => canonical),
    came: receivedAt && localTime(receivedAt, zone),
  };
}

function locksOf({ entries }: GameRecord): Lock[] {
  return entries.flatMap(({ content }) => (content.kind === 'lock' ? [content] : []));
}

/** Who owes what for the open call, and until when it is taken; null once that is over. */
export function askedNow(
  { needs, dueAt, excusedUntil, printed }: DeadlineRow,
  { row, record }: At,
  { seat, language, zone }: Reader,
  now: Date,
): AskedNow | null {
  const until = now > dueAt ? lastMoment({ dueAt, excusedUntil }, optionsOf(row)) : dueAt;
  if (now > until) return null;
  const own = needs.find((need) => need.seat === seat);
  const calls = [...new Set(needs.map(({ call }) => call))];
  const others = calls.map((call) => ({
    seats: [
      ...new Set(needs.flatMap((need) => (need.call === call ? [seatName(record.game, need.seat, language)] : []))),
    ],
    call,
  }));
  return { others, ...(own && { own: own.call }), turn: printed, until: localTime(until, zone) };
}
