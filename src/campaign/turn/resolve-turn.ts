/** T4: takes a game on from where it stands, in memory, and writes the outcome in one short transaction. */
import type { Order } from '../../engine/contract.ts';
import { absencesOf } from '../../store/absences.ts';
import { addBooks, type BookRow, newestBooks } from '../../store/books.ts';
import { clearDeadline, type DeadlineRow, deadlineOf, setDeadline } from '../../store/deadlines.ts';
import { appendEntries } from '../../store/entries.ts';
import { changeGame, lockGame } from '../../store/games.ts';
import { holdOf, holdTurn } from '../../store/holds.ts';
import { knownPurposes, type OwedLetter, oweLetters } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { keepSnapshot } from '../../store/snapshots.ts';
import { noteTurn } from '../../store/turns.ts';
import { type Advance, advance, type Books, callLetter, type Letter } from '../../table/advance.ts';
import { repliesGoingOn } from '../../table/affairs.ts';
import { carriedOver } from '../../table/calls.ts';
import { epochOf, fold } from '../../table/record.ts';
import type { Waiting } from '../../table/stage.ts';
import { seatName, unspent } from '../../table/telling.ts';
import { type Away, awayFrom, openUntil } from '../clock/absence.ts';
import { type Attendance, attendanceOf } from '../clock/attendance.ts';
import { roundAhead, withBeacon } from '../house/beacon.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { optionsOf } from '../house/options.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import type { Due } from '../house/time.ts';
import { appointmentsFor } from '../letters/appointments.ts';
import { owed } from '../letters/owe-letters.ts';
import { countMissed } from './count-missed.ts';
import { phrasesOf, roundLetters } from './seeding.ts';

/**
 * `resolved`: written. `overtaken`: the game changed meanwhile, nothing was written. `not-due`: it is neither locked nor
 * about to open. Throws RulesBroken, RecordBroken.
 */
export async function resolveTurn(house: House, id: string): Promise<'resolved' | 'overtaken' | 'not-due'> {
  const { db } = house.store;
  const deadline = await deadlineOf(db, id);
  const loaded = await withBeacon(house, await loadGame(house, id));
  const at = deadline === null ? house.clock() : deadline.lockedAt;
  if (at === null || !isDue(loaded, deadline)) return 'not-due';
  const books = await newestBooks(db, id);
  const submitted = deadline && submittedTo(deadline, books);
  const seats = await seatsOf(db, id);
  const { record, seed, openings } = loaded;
  const ahead = { ...record, beacon: roundAhead(house) };
  const outcome = advance(ahead, seed, submitted, at.toISOString(), openings, phrasesOf(seats));
  house.fault?.('T4 before');
  const written = await transact(house, (tx) => write(house, tx, deadline, { loaded, outcome, seats, books, at }));
  house.fault?.('T4 after');
  if (!written) return 'overtaken';
  const closed = outcome.closed.map((turn) => turn.printed);
  house.log.info({ game: id, closed, waiting: outcome.waiting?.address ?? null, over: outcome.over }, 'game taken on');
  return 'resolved';
}

function isDue({ row }: LoadedGame, deadline: DeadlineRow | null): boolean {
  return deadline === null ? row.status === 'seeding' : row.status === 'running';
}

/** The books as the lock fixed them: orders written for the open call, standing orders whenever they were written. */
export function submittedTo(deadline: DeadlineRow, books: ReadonlyMap<string, BookRow>): Books {
  return Object.fromEntries(
    [...books].map(([seat, book]) => {
      const isForThis = book.call === deadline.call;
      return [
        seat,
        {
          orders: isForThis ? book.orders : null,
          standing: book.standing,
          ...(isForThis && { replies: book.replies }),
          mails: isForThis ? book.mails : [],
          receivedAt: isForThis && book.receivedAt !== null ? book.receivedAt.toISOString() : null,
        },
      ];
    }),
  );
}

/** What play has come to, and whom it is told. */
export interface PlayedOn {
  loaded: LoadedGame;
  outcome: Advance;
  seats: readonly SeatedRow[];
  books: ReadonlyMap<string, BookRow>;
  away: readonly Away[];
  /** Its letters wait for the umpire. */
  isHeld: boolean;
  /** Why its letters take the place of others that nobody had yet. */
  corrected?: readonly string[];
  at: Date;
}

type Resolved = Omit<PlayedOn, 'away' | 'isHeld'>;

async function write(house: House, tx: Tx, deadline: DeadlineRow | null, resolved: Resolved): Promise<boolean> {
  const { loaded, outcome, seats, books, at } = resolved;
  const { id } = loaded.record;
  const row = await lockGame(tx, id);
  if (row.head !== loaded.head || row.status !== loaded.row.status) return false;
  // The deadline was read before the game: another worker may have taken the game on between the two.
  const now = await deadlineOf(tx, id);
  if (now?.call !== deadline?.call || now?.lockedAt?.getTime() !== deadline?.lockedAt?.getTime()) return false;
  await appendEntries(tx, id, outcome.entries);
  house.fault?.('T4 within');
  const away = awayFrom(await absencesOf(tx, id), seats);
  const attendance = deadline && attendanceOf(deadline, books, seats, away, at);
  const isHeld = deadline !== null && (await mustWait(tx, loaded));
  const carried = deadline === null ? [] : carriedBooks(deadline, resolved);
  await addBooks(tx, carried);
  const onFile = new Map([...books, ...carried.map((book) => [book.seat, book] as const)]);
  const { due, letters } = await writePlay(house, tx, { ...resolved, books: onFile, away, isHeld });
  if (isHeld) await holdTurn(tx, id, deadline.ordinal, at);
  const missed = deadline && attendance ? await countMissed(house, tx, loaded, deadline, attendance, seats) : [];
  await oweLetters(tx, [...letters, ...missed], at, isHeld ? 'held' : 'owed');
  if (deadline && attendance) {
    const preview = isHeld ? letters.filter(({ kind }) => kind !== 'answer').map(({ purpose }) => purpose) : null;
    await tellOfTurn(house, tx, resolved, { deadline, attendance, due, preview });
  }
  return true;
}

/** Writes what play has come to, but for its entries: turns, the next deadline, the status; gives the letters it owes. */
export async function writePlay(
  house: House,
  tx: Tx,
  played: PlayedOn,
): Promise<{ due: Due | null; letters: OwedLetter[] }> {
  const { loaded, outcome, seats } = played;
  await noteTurns(tx, played);
  const due = await wait(tx, played);
  await changeGame(tx, loaded.record.id, { status: outcome.over ? 'over' : 'running' });
  const letters = await courseLetters(house, tx, played, due);
  return { due, letters: [...letters, ...roundLetters(house, loaded, outcome, seats)] };
}

/** Whether the letters of what was resolved wait for the umpire: always, or because he asked for it. */
export async function mustWait(tx: Tx, { row }: LoadedGame): Promise<boolean> {
  if (row.umpire === null) return false;
  return optionsOf(row).moderation === 'hold' || (await holdOf(tx, row.id)) !== undefined;
}

async function courseLetters(house: House, tx: Tx, played: PlayedOn, due: Due | null): Promise<OwedLetter[]> {
  const { loaded, outcome, seats, books, isHeld, corrected = [], at } = played;
  const { row } = loaded;
  const { record, waiting } = outcome;
  const { length } = record.entries;
  const opens = waiting?.printed ?? null;
  const course: OwedLetter[] = [];
  for (const letter of await notSentYet(tx, outcome)) {
    const seat = seats.find((one) => one.seat === letter.seat);
    if (seat?.address == null) continue;
    const isDue = waiting?.needs.some((need) => need.seat === seat.seat) ?? false;
    const open = isDue && waiting && due ? { call: waiting.address, dueAt: due.dueAt } : null;
    // A held letter tells its reader's calendar when it is let go.
    const appointments = isHeld ? [] : await appointmentsFor(house, tx, seat, { label: row.label, open, length, at });
    const standing = standingOf(books, seat.seat);
    const onFile = open ? onFileOf(books.get(seat.seat), open.call) : [];
    course.push(
      owed(house, row.id, letter, {
        length,
        opens,
        ...(open && { asks: open.call }),
        due,
        standing,
        onFile,
        corrected,
        appointments,
      }),
    );
  }
  return course;
}

/** A report that left when its turn closed, in a tempo or a release where it did, is not sent with the call that comes later. */
async function notSentYet(tx: Tx, { letters, record, waiting }: Advance): Promise<readonly Letter[]> {
  const sent = await knownPurposes(
    tx,
    letters.map(({ purpose }) => purpose),
  );
  const revision = fold(record.entries).withdrawals.length;
  return letters.map((letter) =>
    sent.has(letter.purpose) && waiting ? callLetter(record.id, waiting, revision, letter.seat) : letter,
  );
}

/**
 * The umpire is told of each turn that closed, of letters that wait for him, and of who was silent when orders were due:
 * who sent orders, who did not, who is due next. What else goes on within a turn, STATUS tells him.
 */
async function tellOfTurn(
  house: House,
  tx: Tx,
  { loaded, outcome, seats }: Pick<PlayedOn, 'loaded' | 'outcome' | 'seats'>,
  call: { deadline: DeadlineRow; attendance: Attendance; due: Due | null; preview: readonly string[] | null },
): Promise<void> {
  const { record } = loaded;
  const { closed, waiting } = outcome;
  const { deadline, due, preview } = call;
  const { sent, missing, away } = call.attendance;
  const isSilent = deadline.needs.some((need) => need.call !== null && missing.includes(need.seat));
  if (closed.length === 0 && due !== null && preview === null && !isSilent) return;
  const held = new Set(seats.flatMap(({ seat, person }) => (person === null ? [] : [seat])));
  await tellUmpire(house, tx, record.id, {
    about: `turn/${outcome.record.entries.length}`,
    say: (words, when, language) => {
      const names = (of: readonly string[]) => of.map((seat) => seatName(record.game, seat, language)).join(', ');
      const { resolved } = words;
      const next = [...new Set(waiting?.needs.map((need) => need.seat))].filter((seat) => held.has(seat));
      const text = [
        ...(preview === null ? [] : words.held.text),
        ...(closed.length === 0 ? [] : [resolved.closed(closed.map(({ printed }) => printed).join(', '))]),
        ...(sent.length === 0 ? [] : [resolved.sent(names(sent))]),
        ...(missing.length === 0 ? [] : [resolved.missed(names(missing))]),
        ...(away.length === 0 ? [] : [resolved.away(names(away))]),
        ...(due === null ? [resolved.over] : []),
        ...(due === null || preview !== null || next.length === 0 ? [] : [resolved.next(names(next), when(due.dueAt))]),
      ];
      const { printed } = deadline;
      if (preview !== null) return { title: words.held.title(printed), text };
      if (due === null) return { title: resolved.ended, text };
      return { title: closed.length > 0 ? resolved.title(printed) : resolved.silent(printed), text };
    },
    preview: preview ?? [],
  });
}

const onFileOf = (book: BookRow | undefined, call: string): readonly Order[] =>
  book?.call === call ? (book.orders ?? []) : [];

const standingOf = (books: ReadonlyMap<string, BookRow>, seat: string): readonly Order[] =>
  books.get(seat)?.standing ?? [];

async function noteTurns(tx: Tx, { loaded, outcome, isHeld, at }: PlayedOn): Promise<void> {
  const game = loaded.record.id;
  const status = isHeld ? 'held' : 'released';
  const { turns } = fold(outcome.record.entries);
  const row = (ordinal: number, printed: number) => {
    const turn = turns.find((played) => played.ordinal === ordinal);
    return { game, ordinal, printed, epoch: turn ? epochOf(turn) : 0, openedAt: at };
  };
  for (const { ordinal, printed, closing } of outcome.closed) {
    await noteTurn(tx, { ...row(ordinal, printed), status, closedAt: at });
    const close = outcome.entries.find(({ content }) => content.kind === 'close' && content.turn === ordinal);
    if (close) await keepSnapshot(tx, game, { ordinal: ordinal + 1, head: close.hash, bytes: closing });
  }
  const { waiting } = outcome;
  if (waiting) await noteTurn(tx, { ...row(waiting.turn, waiting.printed), status: 'open', closedAt: null });
}

/** Sets what is waited for now, and until when. */
async function wait(tx: Tx, { loaded, outcome, seats, away, at }: PlayedOn): Promise<Due | null> {
  const { row, record } = loaded;
  const { waiting } = outcome;
  if (!waiting) {
    await clearDeadline(tx, record.id);
    return null;
  }
  const { due, unmoved } = openUntil(row, waiting.needs, away, at);
  await setDeadline(tx, {
    game: record.id,
    ordinal: waiting.turn,
    printed: waiting.printed,
    call: waiting.address,
    needs: waiting.needs,
    ...due,
    unmoved,
    openedAt: at,
    readyAt: isOwedByNobody(waiting, seats) ? at : null,
    lockedAt: null,
  });
  return due;
}

/** Whether only seats are due that nobody holds: whoever plays against the computer does not wait for it. */
function isOwedByNobody({ needs }: Waiting, seats: readonly SeatedRow[]): boolean {
  const held = new Set(seats.filter(({ person }) => person !== null).map(({ seat }) => seat));
  return held.size > 0 && !needs.some(({ seat }) => held.has(seat));
}

/**
 * Orders that were sent for a later call of the turn, and those that answered a choice and speak of the next, in a book of
 * their own: they are on file when it opens.
 */
function carriedBooks(deadline: DeadlineRow, { loaded, outcome, books }: Resolved): BookRow[] {
  const { game } = loaded.record;
  const chronicle = fold(outcome.record.entries);
  const before: Waiting = { ...deadline, turn: deadline.ordinal, address: deadline.call };
  return [...books.values()].flatMap((book) => {
    const { waiting } = outcome;
    if (book.call !== deadline.call || waiting === null) return [];
    const left = (book.orders ?? []).filter(unspent(outcome, book.seat));
    const orders = carriedOver(game, chronicle, [before, waiting], book.seat, left);
    const replies = repliesGoingOn(book.replies, waiting.address, outcome.midway?.needs ?? []);
    if (orders.length === 0 && Object.keys(replies).length === 0) return [];
    const carried = { call: waiting.address, orders: orders.length === 0 ? null : orders, replies };
    return [{ ...book, ...carried, ready: false, message: null, version: book.version + 1 }];
  });
}
