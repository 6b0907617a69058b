/** Writes what an umpire's act on play leaves: the run that is taken back, and the one that takes its place. */
import { decode } from '../../engine/canonical.ts';
import { DataBroken } from '../../engine/errors.ts';
import { letterWords } from '../../reports/index.ts';
import { absencesOf } from '../../store/absences.ts';
import { addBook, newestBooks } from '../../store/books.ts';
import { clearDeadline, deadlineOf } from '../../store/deadlines.ts';
import { appendEntries } from '../../store/entries.ts';
import { changeGame, type GameRow, lockGame } from '../../store/games.ts';
import { endHold, holdOf, holdTurn } from '../../store/holds.ts';
import { dropLetters, dropUnsent, heldLetters, type OwedLetter, oweLetters } from '../../store/outbox.ts';
import type { GameStatus, Tx } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { dropSnapshots } from '../../store/snapshots.ts';
import { noteTurn, turnsOf } from '../../store/turns.ts';
import type { Advance } from '../../table/advance.ts';
import { withReports } from '../../table/anew.ts';
import { fold } from '../../table/record.ts';
import { commitmentsAfter } from '../../table/telling.ts';
import { awayFrom } from '../clock/absence.ts';
import { type House, transact } from '../house/house.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import type { CourseFacts } from '../letters/owe-letters.ts';
import { seatNotice } from '../letters/seat-notice.ts';
import { mustWait, writePlay } from '../turn/resolve-turn.ts';

/** Statuses in which play can be taken back. */
const PLAYED: readonly GameStatus[] = ['running', 'paused', 'halted', 'over'];

/** Throws DataBroken where no play of the game can be taken back. */
export function mustBePlayed({ id, status, annulledBecause }: GameRow): void {
  if (annulledBecause !== null) throw new DataBroken('game-annulled', { game: id });
  if (!PLAYED.includes(status)) throw new DataBroken('game-not-so', { game: id, status, allowed: PLAYED });
}

/** What was done, for the letters that tell of it. */
export interface TakenBack {
  act: 'ruling' | 'correction' | 'anew' | 'rebase';
  /** First turn that is played again. */
  turn: number;
  reason: string;
}

/** A correction: what it plays again is written like any other play, and nothing of the run before is sent any more. */
export async function writeCorrection(house: House, loaded: LoadedGame, done: TakenBack, on: Advance): Promise<void> {
  const { db } = house.store;
  const { id } = loaded.record;
  const at = house.clock();
  const [seats, books] = await Promise.all([seatsOf(db, id), newestBooks(db, id)]);
  await transact(house, async (tx) => {
    const unread = await withdraw(tx, loaded, done.turn);
    await appendEntries(tx, id, on.entries);
    const away = awayFrom(await absencesOf(tx, id), seats);
    const isHeld = unread !== null || (await mustWait(tx, loaded));
    const outcome = withReports(on, unread === null ? [] : await reportsAnew(tx, id));
    const corrected = unread === null ? [] : [...unread, done.reason];
    const { letters } = await writePlay(house, tx, { loaded, outcome, seats, books, away, isHeld, corrected, at });
    if (isHeld) await holdTurn(tx, id, done.turn, at);
    if (loaded.row.status === 'paused' && !on.over) await changeGame(tx, id, { status: 'paused' });
    // Of a turn that waits for the umpire nobody knows yet: its letters will say that it was corrected.
    const told = unread !== null ? [] : noticesOf(house, loaded, done, on, seats, at);
    await oweLetters(tx, told, at);
    await oweLetters(tx, letters, at, isHeld ? 'held' : 'owed');
  });
  house.log.info({ game: id, act: done.act, turn: done.turn }, 'play corrected');
}

/** New orders: books are empty, the clock stands, and play opens again once the notices with the commitments have left. */
export async function writeAnew(house: House, loaded: LoadedGame, done: TakenBack, on: Advance): Promise<void> {
  const { db } = house.store;
  const { id } = loaded.record;
  const at = house.clock();
  const [seats, books] = await Promise.all([seatsOf(db, id), newestBooks(db, id)]);
  await transact(house, async (tx) => {
    await withdraw(tx, loaded, done.turn);
    await appendEntries(tx, id, on.entries);
    await clearDeadline(tx, id);
    // Written by the table: no call has this address, so nobody counts as having sent orders.
    const emptied = {
      ...{ call: '', orders: null, replies: {}, ready: false, readyKept: false },
      ...{ message: null, mails: [], receivedAt: null },
    };
    for (const book of books.values()) await addBook(tx, { ...book, ...emptied, version: book.version + 1 });
    await changeGame(tx, id, { status: 'seeding', haltedBecause: null });
    await oweLetters(tx, noticesOf(house, loaded, done, on, seats, at), at);
  });
  house.log.info({ game: id, act: done.act, turn: done.turn }, 'play taken back for new orders');
}

/**
 * Takes the turns from this one on back in the tables. Where their letters were being held: why those had been made anew
 * before; null where none were.
 */
async function withdraw(tx: Tx, { record, row, head }: LoadedGame, turn: number): Promise<readonly string[] | null> {
  const { id } = record;
  const now = await lockGame(tx, id);
  if (now.head !== head || now.status !== row.status) throw new DataBroken('game-moved-on', { game: id });
  if ((await deadlineOf(tx, id))?.lockedAt && row.status !== 'halted')
    throw new DataBroken('turn-is-resolving', { game: id });
  for (const played of await turnsOf(tx, id))
    if (played.ordinal >= turn) await noteTurn(tx, { ...played, status: 'withdrawn' });
  const isHeld = (await holdOf(tx, id))?.heldAt != null;
  const before = isHeld ? (await heldCourse(tx, id)).flatMap(({ facts }) => facts.corrected ?? []) : [];
  await dropUnsent(tx, id, turn);
  await dropSnapshots(tx, id, turn);
  if (isHeld) await endHold(tx, id);
  if (row.haltedBecause !== null) await changeGame(tx, id, { haltedBecause: null });
  return isHeld ? [...new Set(before)] : null;
}

/** Letters of the course that wait for the umpire, with their facts. */
async function heldCourse(tx: Tx, id: string) {
  return (await heldLetters(tx, id))
    .filter(({ kind }) => kind === 'report' || kind === 'call')
    .map(({ purpose, kind, seat, facts }) => ({ purpose, kind, seat, facts: decode<CourseFacts>(facts) }));
}

/** Reports of turns before the one that is played again, which wait with its letters: dropped, to be made anew. */
async function reportsAnew(tx: Tx, id: string): Promise<{ seat: string; ordinal: number }[]> {
  const waiting = await heldCourse(tx, id);
  await dropLetters(
    tx,
    waiting.map(({ purpose }) => purpose),
  );
  return waiting.flatMap(({ kind, seat, facts: { ordinal } }) =>
    kind === 'report' && seat !== null ? [{ seat, ordinal }] : [],
  );
}

/** A letter to every seat: what was taken back, why, and under which commitments play goes on. */
function noticesOf(
  house: House,
  { row, record: before }: LoadedGame,
  { act, turn, reason }: TakenBack,
  { record }: Advance,
  seats: readonly SeatedRow[],
  at: Date,
): OwedLetter[] {
  const chronicle = fold(record.entries);
  const printed = turn - 1 + before.game.clock(before.game.setup()).printed;
  const shift = printed - turn;
  const commitments = commitmentsAfter(chronicle, turn - 1).map(([n, hex]) => ({ printed: shift + n, hex }));
  return seats
    .filter(({ address }) => address !== null)
    .map((seat) => {
      const words = letterWords(seat.language).steering;
      const { title, text } = words.takenBack[act];
      const notice = seatNotice(house, row, seat, {
        purpose: `notice/${row.id}/${record.entries.length}/${seat.seat}`,
        title,
        by: words.by,
        text: text(printed),
        reason,
        head: chronicle.head,
        at,
        commitments: act === 'anew' ? commitments : [],
      });
      // Dice wait for it, as they do for every letter of the game's course.
      return { ...notice, kind: 'notice' as const };
    });
}
