/** Where a game stands: the turn in play, its opening bytes, and the stage that waits for mail. */

import type { RoleBook, Share } from '../engine/books.ts';
import { decode } from '../engine/canonical.ts';
import type { Address, AnyGame, Event, Need, Role, Rolled, Settled } from '../engine/contract.ts';
import { RecordBroken } from '../engine/errors.ts';
import type { Answer, SeatOfRecord } from '../engine/journal.ts';
import type { ToldSoFar } from '../engine/minutes.ts';
import { NO_BOOK, nobody, type Paused, run } from '../engine/run.ts';
import { look } from '../engine/view.ts';
import { type Replies, saidOutright, saying, witnessFor } from './desk.ts';
import { seatsAnswering } from './joint.ts';
import { diceOf } from './keys.ts';
import {
  booksInForce,
  type Chronicle,
  epochOf,
  fold,
  freshTurn,
  type GameRecord,
  inputsOf,
  mixOf,
  type TurnRecord,
} from './record.ts';
import { clockAt, replayBefore } from './replay.ts';
import { hasBookForEachCall, WHOLE_TURN } from './tempo.ts';

/** What play waits for: the needs of one stage, each with the seat that answers. */
export interface Waiting {
  turn: number;
  printed: number;
  address: Address;
  needs: readonly WaitingNeed[];
}

export interface WaitingNeed {
  seat: string;
  role: string;
  address: Address;
  /** Name of the call (`movement`), `orders` when one book serves the whole turn, or null for a question. */
  call: string | null;
  question: string | null;
}

/** Opening bytes by ordinal: snapshots a caller keeps; what is missing is replayed. */
export type Openings = ReadonlyMap<number, string>;

export const NO_OPENINGS: Openings = new Map();

/** The turn in play and the bytes that open it. */
export function turnInPlay(
  record: GameRecord,
  chronicle: Chronicle,
  seed: string,
  openings: Openings,
): { turn: TurnRecord; opening: string } {
  const turn = chronicle.turns.find((begun) => !begun.close) ?? turnAfter(chronicle, chronicle.turns.at(-1));
  const opening = openings.get(turn.ordinal) ?? replayBefore(record, chronicle, seed, turn.ordinal);
  return { turn, opening };
}

/** The turn after `last`: begun already where a correction reopened it, else fresh under the same epoch. */
export function turnAfter(chronicle: Chronicle, last: TurnRecord | undefined): TurnRecord {
  if (!last) return freshTurn(1, [{ from: null, epoch: 0 }]);
  const begun = chronicle.turns.find((turn) => turn.ordinal === last.ordinal + 1);
  return begun ?? freshTurn(last.ordinal + 1, [{ from: null, epoch: epochOf(last) }]);
}

/** The stage before a turn opens: orders for the whole turn of every seat that has anything to order in it. */
export function beforeTurn(chronicle: Chronicle, game: AnyGame, turn: TurnRecord, opening: string): Waiting {
  const { place, printed } = clockAt(game, opening);
  const state = decode(opening);
  const deciding = chronicle.seats.filter(({ roles }) =>
    roles.some((role) => {
      const view = look(game, state, role);
      return game.calls.some((call) => game.decides?.(view, role, call) ?? true);
    }),
  );
  const needs = (deciding.length > 0 ? deciding : chronicle.seats).map((seat) => ({
    seat: seat.id,
    role: seat.roles[0] as string,
    address: place,
    call: WHOLE_TURN,
    question: null,
  }));
  return { turn: turn.ordinal, printed, address: place, needs };
}

/** The stage a run paused at. */
export function pausedAt(
  chronicle: Chronicle,
  game: AnyGame,
  turn: TurnRecord,
  { needs, state, replies = {} }: Pick<Paused<unknown>, 'needs' | 'state'> & { replies?: Replies },
): Waiting {
  const books = booksInForce(game, turn, chronicle.seats);
  // Of a choice put to several at once only those are waited for whose lines have not made it.
  const said = saying(game, chronicle.seats, replies);
  const unsaid = needs.filter(
    (need) => !said(need, books.of(need.role) ?? NO_BOOK, () => look(game, state, need.role)),
  );
  return {
    turn: turn.ordinal,
    printed: game.clock(state).printed,
    address: (needs[0] as Need).address,
    needs: unsaid.flatMap((need) =>
      seatsWaitedFor(game, chronicle.seats, need, books.of(need.role), state).map((seat) => ({
        seat: seat.id,
        role: need.role,
        address: need.address,
        call: need.type === 'call' ? (hasBookForEachCall(chronicle.tempo) ? need.name : WHOLE_TURN) : null,
        question: need.type === 'question' ? need.kind : null,
      })),
    ),
  };
}

/** Seats that answer a need: of those that share a call who has anything to decide, of those that must agree who has not said. */
function seatsWaitedFor(
  game: AnyGame,
  seats: readonly SeatOfRecord[],
  need: Need,
  book: RoleBook | undefined,
  state: unknown,
): readonly SeatOfRecord[] {
  const sharing = seatsAnswering(game, seats, need, book);
  if (sharing.length === 1) return sharing;
  const view = look(game, state, need.role);
  if (need.type === 'question') {
    const shareOf = (id: string): Share | undefined => book?.shares?.find(({ seat }) => seat === id);
    return sharing.filter(({ id }) => !saidOutright(game, need, () => view, shareOf(id) ?? NO_BOOK));
  }
  if (!game.decides) return sharing;
  const deciding = sharing.filter(({ roles }) => roles.some((role) => game.decides?.(view, role, need.name)));
  return deciding.length > 0 ? deciding : sharing;
}

/** Where a game stands: the state its next need arises in, for judging orders and answering STATUS. */
export interface Standing {
  state: unknown;
  opening: string;
  ordinal: number;
  waiting: Waiting | null;
  /** What the rules ask in this stage, for menus and replies; empty before a turn opens. */
  needs: readonly Need[];
  /** What of the turn in play was told and rolled so far. */
  events: readonly Event[];
  ledger: readonly Rolled[];
  /** What had been told of as play came to each call. */
  toldAt: Readonly<Record<Address, ToldSoFar>>;
  settled: readonly Settled[];
  /** Every answer of the turn in play so far. */
  answers: readonly Answer[];
  over: boolean;
}

const sights = new WeakMap<Standing, Map<Role, unknown>>();

/** What a role sees where play stands: made once, whoever asks. */
export function sightOf(game: AnyGame, stood: Standing, role: Role): unknown {
  const seen = sights.get(stood) ?? new Map<Role, unknown>();
  sights.set(stood, seen);
  const view = seen.get(role) ?? look(game, stood.state, role);
  seen.set(role, view);
  return view;
}

/** The game as it stands; a half-resolved turn is run again from its opening. */
export function standing(record: GameRecord, seed: string, openings: Openings = NO_OPENINGS): Standing {
  const chronicle = fold(record.entries);
  const { turn, opening } = turnInPlay(record, chronicle, seed, openings);
  const { ordinal } = turn;
  const unopened: Standing = {
    state: decode(opening),
    opening,
    ordinal,
    waiting: null,
    needs: [],
    events: [],
    ledger: [],
    toldAt: {},
    settled: [],
    answers: [],
    over: chronicle.over,
  };
  if (chronicle.over) return unopened;
  if (!turn.lock) return { ...unopened, waiting: beforeTurn(chronicle, record.game, turn, opening) };
  const dice = diceOf(record.game, record.entries, turn, mixOf(chronicle, seed));
  const inputs = inputsOf(record.game, turn, chronicle.seats);
  const result = run(record.game, opening, inputs, dice, nobody, { witness: witnessFor(record.game) });
  if (result.status === 'closed') throw new RecordBroken('turn-closed-unrecorded', { turn: ordinal });
  const waiting = pausedAt(chronicle, record.game, turn, result);
  return {
    ...unopened,
    state: result.state,
    waiting,
    needs: result.needs,
    events: result.events,
    ledger: result.ledger,
    toldAt: result.toldAt,
    settled: result.settled,
    answers: [...turn.answers.values()],
  };
}
