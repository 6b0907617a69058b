/**
 * Takes a game on: fixes the books that are in, runs the rules as far as they go, and says what the journal gains,
 * who is waited for and which letters are owed. Pure: whoever calls writes the outcome, or throws it away.
 */
import { encode } from '../engine/canonical.ts';
import type { Address, AnyGame, Json, Need, Order, Settled } from '../engine/contract.ts';
import { commitTurn, type MixOf } from '../engine/dice.ts';
import { sha256 } from '../engine/digest.ts';
import { type Entry, Journal, type LockedBook, type SeatOfRecord } from '../engine/journal.ts';
import { run } from '../engine/run.ts';
import { callNamed, callsServedAt, standsThrough } from './calls.ts';
import { deskFor, witnessFor } from './desk.ts';
import { diceOf } from './keys.ts';
import {
  type Chronicle,
  commitmentName,
  epochOf,
  fold,
  type GameRecord,
  inputsOf,
  mixOf,
  newestMix,
  type TurnRecord,
} from './record.ts';
import { type TurnResult, turnResult } from './replay.ts';
import { closeRound, type Phrases } from './seeding.ts';
import { beforeTurn, NO_OPENINGS, type Openings, pausedAt, turnAfter, turnInPlay, type Waiting } from './stage.ts';
import { pausesBeforeTurn, reportsComeWithCalls } from './tempo.ts';

/** A seat's book as it stands when a stage closes; `orders` null when it sent none in time. */
export interface Submitted {
  orders: readonly Order[] | null;
  standing: readonly Order[];
  /** The last number that a standing order of the seat was given. */
  numbered?: number;
  /** Replies to questions, by address (tempo `full`). */
  replies?: Readonly<Record<Address, Json>>;
  /** SHA-256 of the mails it came from. */
  mails: readonly string[];
  receivedAt: string | null;
}

/** Books by seat. */
export type Books = Readonly<Record<string, Submitted>>;

/** A mail owed to a seat, one per purpose; its body is rendered later. */
export interface Letter {
  purpose: string;
  kind: 'start' | 'report' | 'call' | 'notice';
  seat: string;
  ordinal: number;
}

export interface Advance {
  /** The record with the entries it gains. */
  record: GameRecord;
  entries: readonly Entry[];
  closed: readonly TurnResult[];
  waiting: Waiting | null;
  /** Where play waits in the midst of a turn: what is asked there, by whomever it is answered already, what it stands at, and what became of orders so far. */
  midway: { readonly needs: readonly Need[]; readonly state: unknown; readonly settled: readonly Settled[] } | null;
  letters: readonly Letter[];
  over: boolean;
}

/**
 * Fixes `books` for the stage play waits at and runs on to the next one; null only goes on as far as play can without
 * anybody (the first turn's opening, a run after a rewind). `phrases` open the seals of a seeding round. Throws RulesBroken, RecordBroken.
 */
export function advance(
  record: GameRecord,
  seed: string,
  books: Books | null,
  at: string,
  openings: Openings = NO_OPENINGS,
  phrases: Phrases = {},
): Advance {
  let chronicle = fold(record.entries);
  let mix = mixOf(chronicle, seed);
  const journal = new Journal(record.id, seed, record.entries);
  const closed: TurnResult[] = [];
  const letters: Letter[] = [];
  const outcome = (waiting: Waiting | null, over: boolean, midway: Advance['midway'] = null): Advance => ({
    record: { ...record, entries: journal.entries },
    entries: journal.added,
    closed,
    waiting,
    midway,
    letters,
    over,
  });

  let { turn, opening } = turnInPlay(record, chronicle, seed, openings);
  let before: TurnRecord | undefined;
  let unused = books;
  const course = (): Course => ({ game: record.game, journal, chronicle, turn, isNew: before !== undefined });
  for (;;) {
    if (!turn.lock) {
      const stage = beforeTurn(chronicle, record.game, turn, opening);
      if (pausesBeforeTurn(chronicle.tempo)) {
        if (!unused) {
          letters.push(...stageLetters(course(), stage));
          return outcome(stage, false);
        }
        lock(record.game, journal, chronicle, turn, stage, unused, at);
        unused = null;
      } else {
        const last = before ?? chronicle.turns.find(({ ordinal }) => ordinal === turn.ordinal - 1);
        lock(record.game, journal, chronicle, turn, stage, lookingAhead(record.game, chronicle, books ?? {}, last), at);
      }
    }
    const epoch = epochOf(turn);
    const dice = diceOf(record.game, journal.entries, turn, mix);
    // What is said to the stage that waits counts once that is locked.
    const desk = deskFor(record, chronicle, turn, unused === null ? (books ?? {}) : {});
    const inputs = inputsOf(record.game, turn, chronicle.seats);
    const result = run(record.game, opening, inputs, dice, desk, { witness: witnessFor(record.game) });
    if (result.answers.length > 0) {
      journal.append(at, 'table', { kind: 'answers', turn: turn.ordinal, epoch, answers: result.answers });
      for (const answer of result.answers) turn.answers.set(answer.address, answer);
    }
    if (result.status === 'paused') {
      const replies = unused === null ? (books ?? {}) : {};
      const waiting = pausedAt(chronicle, record.game, turn, { ...result, replies });
      if (unused) {
        lock(record.game, journal, chronicle, turn, waiting, unused, at);
        unused = null;
        continue;
      }
      notePause(journal, turn, waiting, sha256(encode(result.state as Json)), at);
      letters.push(...stageLetters(course(), waiting));
      return outcome(waiting, false, result);
    }

    const done = turnResult(record.game, opening, result, dice, [...turn.answers.values()]);
    closed.push(done);
    close(journal, chronicle, turn, done, at);
    letters.push(...closingLetters(course(), done.over));
    if (done.over) {
      journal.append(at, 'table', { kind: 'seed-open', seed, mix: newestMix(chronicle, seed) });
      return outcome(null, true);
    }
    const next = turn.ordinal + 2;
    if (!chronicle.commitments.has(commitmentName(next, epoch))) {
      if (chronicle.seeding) {
        chronicle = closeRound(journal, chronicle, { seed, phrases, beacon: record.beacon ?? null }, at);
        mix = mixOf(chronicle, seed);
      }
      commit(journal, record.game, mix, next, epoch, at);
    }
    opening = done.closing;
    chronicle = { ...chronicle, tempo: chronicle.tempoNext };
    before = turn;
    turn = turnAfter(chronicle, turn);
  }
}

/** The state's hash where play waits, checked again by every later run of the turn. */
function notePause(journal: Journal, turn: TurnRecord, waiting: Waiting, state: string, at: string): void {
  if (turn.pauses.has(waiting.address)) return;
  const awaited = waiting.needs.map((need) => need.address);
  // The first that the rules ask for names the pause, even where a line has answered it.
  const needs = awaited.includes(waiting.address) ? awaited : [waiting.address, ...awaited];
  journal.append(at, 'table', { kind: 'pause', turn: turn.ordinal, epoch: epochOf(turn), needs, state });
}

/** Fixes each seat's book for this stage. A stage of questions alone changes no book. */
function lock(
  game: AnyGame,
  journal: Journal,
  chronicle: Chronicle,
  turn: TurnRecord,
  stage: Waiting,
  submitted: Books,
  at: string,
): void {
  const due = new Set(stage.needs.filter((need) => need.call !== null).map((need) => need.seat));
  const books = chronicle.seats
    .filter((seat) => due.has(seat.id))
    .map((seat): LockedBook => {
      const book = submitted[seat.id];
      return {
        seat: seat.id,
        roles: seat.roles,
        orders: book?.orders ?? null,
        standing: book?.standing ?? [],
        mails: book?.mails ?? [],
        receivedAt: book?.receivedAt ?? null,
      };
    });
  const addresses = [...new Set(stage.needs.map((need) => need.address))];
  const serves = callsServedAt(game, chronicle.tempo, stage);
  const said = { books, ...(serves && { serves }) };
  const entry = journal.append(at, 'table', {
    kind: 'lock',
    turn: turn.ordinal,
    epoch: epochOf(turn),
    addresses,
    ...said,
  });
  turn.lock ??= entry;
  for (const address of addresses) turn.locks.set(address, said);
}

/** What a turn's opening has of the turn before: standing orders, and orders that look ahead (momentum bids). */
function lookingAhead(game: AnyGame, { seats }: Chronicle, books: Books, last: TurnRecord | undefined): Books {
  const ahead = new Set(game.verbs.filter((verb) => verb.ahead).map((verb) => verb.id));
  const locked = [...(last?.locks.values() ?? [])].flatMap((lock) => lock.books);
  return Object.fromEntries(
    seats.map(({ id }) => {
      const own = locked.filter(({ seat, orders }) => seat === id && orders !== null);
      // What stands through the turn stands in its last book: left out of that, it was taken back.
      const sent = own.flatMap((book) =>
        (book.orders ?? []).filter((order) => book === own.at(-1) || !standsThrough(game, order)),
      );
      // What was kept for a later call stands in two books; the desk takes the latest.
      const bids = new Map(sent.filter(({ verb }) => ahead.has(verb)).map((order) => [order.canonical, order]));
      const { standing = [], mails = [], receivedAt = null } = books[id] ?? {};
      return [id, { orders: null, standing: [...standing, ...bids.values()], mails, receivedAt }];
    }),
  );
}

/** Closes a turn in the journal: hashes of what came out, and the keys that all may check it with. */
function close(journal: Journal, chronicle: Chronicle, turn: TurnRecord, done: TurnResult, at: string): void {
  const epoch = epochOf(turn);
  const { ordinal } = turn;
  journal.append(at, 'table', {
    kind: 'close',
    turn: ordinal,
    epoch,
    state: sha256(done.closing),
    events: sha256(encode(done.events)),
    ledger: sha256(encode(done.ledger)),
    over: done.over,
  });
  for (const { epoch: opened, keys, hashes } of done.opened) {
    if (chronicle.opened.has(commitmentName(ordinal, opened))) continue;
    journal.append(at, 'table', {
      kind: 'key-open',
      turn: ordinal,
      epoch: opened,
      keys: { all: keys.all as string },
      hashes,
    });
  }
}

function commit(journal: Journal, game: AnyGame, mix: MixOf, turn: number, epoch: number, at: string): void {
  journal.append(at, 'table', {
    kind: 'key-commit',
    turn,
    epoch,
    commitment: commitTurn(mix(turn, epoch), turn, epoch, game.roles),
  });
}

/** Where play has come to, for the letters it owes. */
interface Course {
  game: AnyGame;
  journal: Journal;
  chronicle: Chronicle;
  turn: TurnRecord;
  /** The turn before closed in this very step. */
  isNew: boolean;
}

/**
 * What is owed where play waits: his call to whoever it waits for, with the report of the turn before where he has not had
 * that (a question is a letter of its own); to the others that report, unless it comes with a call of theirs.
 */
function stageLetters(course: Course, waiting: Waiting): Letter[] {
  const { game, journal, chronicle } = course;
  const comeWithCalls = reportsComeWithCalls(chronicle.tempo, game);
  const needsOf = ({ id }: SeatOfRecord) => waiting.needs.filter(({ seat }) => seat === id);
  const isAsked = (seat: SeatOfRecord): boolean => needsOf(seat).some(({ question }) => question !== null);
  const awaited = chronicle.seats.filter((seat) => needsOf(seat).length > 0);
  const told = seatsUntold(course).filter((seat) => !comeWithCalls || awaited.includes(seat));
  const called = awaited.filter((seat) => isAsked(seat) || !told.includes(seat));
  return [
    ...reportsTo(told, course, waiting.turn - 1),
    ...called.map(({ id }) => callLetter(journal.game, waiting, chronicle.withdrawals.length, id)),
  ];
}

/** What is owed as a turn closes: reports of the turn before that no call has carried, and of the last turn its own. */
function closingLetters(course: Course, over: boolean): Letter[] {
  const { chronicle, turn } = course;
  return [
    ...reportsTo(seatsUntold(course), course, turn.ordinal - 1),
    ...reportsTo(over ? chronicle.seats : [], course, turn.ordinal),
  ];
}

/** Seats that have had no report of the turn before: it has only just closed, or no call of this one has come to them. */
function seatsUntold({ game, journal, chronicle, turn, isNew }: Course): readonly SeatOfRecord[] {
  const { seats, tempo } = chronicle;
  if (turn.ordinal === 1) return [];
  if (isNew) return seats;
  if (!reportsComeWithCalls(tempo, game)) return [];
  const isItsClose = ({ content }: Entry) => content.kind === 'close' && content.turn === turn.ordinal - 1;
  // Of a run that was taken back its letters have been read all the same.
  const since = journal.entries.slice(journal.entries.findLastIndex(isItsClose) + 1);
  const called = since.flatMap(({ content }) =>
    content.kind === 'lock' && content.addresses.some((address) => game.calls.includes(callNamed(address)))
      ? content.books.map(({ seat }) => seat)
      : [],
  );
  return seats.filter(({ id }) => !called.includes(id));
}

const reportsTo = (seats: readonly SeatOfRecord[], { journal, chronicle }: Course, ordinal: number): Letter[] =>
  seats.map(({ id }) => reportLetter(journal.game, ordinal, chronicle.withdrawals.length, id));

/** `revision` counts the withdrawals before: a corrected report is another letter than the one it corrects. */
export function reportLetter(game: string, ordinal: number, revision: number, seat: string): Letter {
  return { purpose: `report/${game}/${ordinal}/${revision}/${seat}`, kind: 'report', seat, ordinal };
}

/** A call without a report. */
export function callLetter(game: string, { address, turn }: Waiting, revision: number, seat: string): Letter {
  return { purpose: `call/${game}/${address}/${revision}/${seat}`, kind: 'call', seat, ordinal: turn };
}
