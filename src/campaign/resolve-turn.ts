/** T4: takes a game on from where it stands, in memory, and writes the outcome in one short transaction. */
import type { Json, Order } from '../engine/contract.ts';
import { type BookRow, newestBooks } from '../store/books.ts';
import { clearDeadline, type DeadlineRow, deadlineOf, setDeadline } from '../store/deadlines.ts';
import { appendEntries } from '../store/entries.ts';
import { changeGame, lockGame } from '../store/games.ts';
import { oweLetters } from '../store/outbox.ts';
import { type SeatedRow, seatsOf } from '../store/seats.ts';
import { keepSnapshot } from '../store/snapshots.ts';
import type { Tx } from '../store/schema.ts';
import { noteTurn } from '../store/turns.ts';
import { type Advance, advance, type Books } from '../table/advance.ts';
import { epochOf, fold } from '../table/record.ts';
import { type House, transact } from './house.ts';
import { type LoadedGame, loadGame } from './load-game.ts';
import { owed } from './owe-letters.ts';
import { type Due, nextDue, type Rhythm } from './time.ts';

/**
 * `resolved`: written. `overtaken`: the game changed meanwhile, nothing was written. `not-due`: it is neither locked nor
 * about to open. Throws RulesBroken, RecordBroken.
 */
export async function resolveTurn(house: House, id: string): Promise<'resolved' | 'overtaken' | 'not-due'> {
  const { db } = house.store;
  const deadline = await deadlineOf(db, id);
  const loaded = await loadGame(house, id);
  const at = deadline === null ? house.clock() : deadline.lockedAt;
  if (at === null || !isDue(loaded, deadline)) return 'not-due';
  const books = await newestBooks(db, id);
  const submitted = deadline && submittedTo(deadline, books);
  const outcome = advance(loaded.record, loaded.seed, submitted, at.toISOString(), loaded.openings);
  const seats = await seatsOf(db, id);
  house.fault?.('T4 before');
  const written = await transact(house, (tx) => write(house, tx, loaded, deadline, outcome, seats, books, at));
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
function submittedTo(deadline: DeadlineRow, books: ReadonlyMap<string, BookRow>): Books {
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

async function write(
  house: House,
  tx: Tx,
  loaded: LoadedGame,
  deadline: DeadlineRow | null,
  outcome: Advance,
  seats: readonly SeatedRow[],
  books: ReadonlyMap<string, BookRow>,
  at: Date,
): Promise<boolean> {
  const { id } = loaded.record;
  const row = await lockGame(tx, id);
  if (row.head !== loaded.head || row.status !== loaded.row.status) return false;
  // The deadline was read before the game: another worker may have taken the game on between the two.
  const now = await deadlineOf(tx, id);
  if (now?.call !== deadline?.call || now?.lockedAt?.getTime() !== deadline?.lockedAt?.getTime()) return false;
  await appendEntries(tx, id, outcome.entries);
  house.fault?.('T4 within');
  await noteTurns(tx, id, outcome, at);
  const due = await wait(tx, loaded, outcome, at);
  await changeGame(tx, id, { status: outcome.over ? 'over' : 'running' });
  const seated = new Map(seats.map((seat) => [seat.seat, seat]));
  const letters = outcome.letters.filter((letter) => seated.get(letter.seat)?.address != null);
  const length = outcome.record.entries.length;
  const opens = outcome.waiting?.printed ?? null;
  await oweLetters(
    tx,
    letters.map((letter) => owed(house, id, letter, { length, opens, due, standing: standingOf(books, letter.seat) })),
    at,
  );
  return true;
}

const standingOf = (books: ReadonlyMap<string, BookRow>, seat: string): Json =>
  (books.get(seat)?.standing ?? ([] as readonly Order[])) as unknown as Json;

async function noteTurns(tx: Tx, game: string, outcome: Advance, at: Date): Promise<void> {
  const { turns } = fold(outcome.record.entries);
  const row = (ordinal: number, printed: number) => {
    const turn = turns.find((played) => played.ordinal === ordinal);
    return { game, ordinal, printed, epoch: turn ? epochOf(turn) : 0, openedAt: at };
  };
  for (const { ordinal, printed, closing } of outcome.closed) {
    await noteTurn(tx, { ...row(ordinal, printed), status: 'released', closedAt: at });
    const close = outcome.entries.find(({ content }) => content.kind === 'close' && content.turn === ordinal);
    if (close) await keepSnapshot(tx, game, { ordinal: ordinal + 1, head: close.hash, bytes: closing });
  }
  const { waiting } = outcome;
  if (waiting) await noteTurn(tx, { ...row(waiting.turn, waiting.printed), status: 'open', closedAt: null });
}

/** Sets what is waited for now, and until when. */
async function wait(tx: Tx, loaded: LoadedGame, outcome: Advance, at: Date): Promise<Due | null> {
  const { row, record } = loaded;
  const { waiting } = outcome;
  if (!waiting) {
    await clearDeadline(tx, record.id);
    return null;
  }
  const due = nextDue(JSON.parse(row.rhythm) as Rhythm, row.zone, at);
  await setDeadline(tx, {
    game: record.id,
    ordinal: waiting.turn,
    printed: waiting.printed,
    call: waiting.address,
    needs: waiting.needs,
    ...due,
    openedAt: at,
    readyAt: null,
    lockedAt: null,
  });
  return due;
}
