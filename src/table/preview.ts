/** Previews: the stage in play run with practice dice. Takes no seed, so it can reach no real key (dice.md §13). */
import type { Rolled } from '../engine/contract.ts';
import { type PracticeDice, practiceDice } from '../engine/dice.ts';
import { type Closed, type Paused, run } from '../engine/run.ts';
import type { Books } from './advance.ts';
import { callsServedAt } from './calls.ts';
import { deskFor, type Replies, witnessFor } from './desk.ts';
import { fold, freshTurn, type GameRecord, inputsOf, type TurnRecord } from './record.ts';
import { pausedAt } from './stage.ts';

/** What is known of a half-played turn: its opening and the dice already shown. */
export interface Known {
  opening: string;
  ledger: readonly Rolled[];
}

/** How the stage might go with these books; `sample` labels the practice keys: other labels, other dice. */
export function preview(
  record: GameRecord,
  known: Known,
  books: Books,
  sample: string,
): Paused<unknown> | Closed<unknown> {
  const chronicle = fold(record.entries);
  const { ordinal, place } = record.game.clock(JSON.parse(known.opening));
  const turn: TurnRecord =
    chronicle.turns.find((played) => played.ordinal === ordinal) ?? freshTurn(ordinal, [{ from: null, epoch: 0 }]);
  const dice = shownThenPractice(known.ledger, practiceDice(`${record.id}/${place}/${sample}`, record.game.roles));
  const goOn = (replies: Replies) =>
    run(
      record.game,
      known.opening,
      inputsOf(record.game, turn, chronicle.seats),
      dice,
      deskFor(record, chronicle, turn, replies),
      { witness: witnessFor(record.game) },
    );
  if (!turn.lock)
    fix(
      chronicle.seats.map((seat) => seat.id),
      place,
    );
  // What is said to the stage that waits counts once that is locked.
  const result = goOn({});
  if (result.status === 'closed' || !turn.lock) return result;
  const waiting = pausedAt(chronicle, record.game, turn, result);
  for (const answer of result.answers) turn.answers.set(answer.address, answer);
  fix(
    waiting.needs.filter((need) => need.call !== null).map((need) => need.seat),
    waiting.address,
    callsServedAt(record.game, chronicle.tempo, waiting),
  );
  return goOn(books);

  function fix(due: readonly string[], address: string, serves?: readonly string[]): void {
    const locked = chronicle.seats
      .filter((seat) => due.includes(seat.id))
      .map((seat) => ({
        seat: seat.id,
        roles: seat.roles,
        orders: books[seat.id]?.orders ?? null,
        standing: books[seat.id]?.standing ?? [],
        mails: [],
        receivedAt: null,
      }));
    turn.locks.set(address, { books: locked, ...(serves && { serves }) });
  }
}

/** Dice already shown stay as they fell; all others are practice. */
function shownThenPractice(ledger: readonly Rolled[], practice: PracticeDice): PracticeDice {
  const shown = new Map(ledger.map((rolled) => [rolled.address, rolled.face]));
  return {
    practice: true,
    opened: [],
    face: (keeper, address, sides) => shown.get(address) ?? practice.face(keeper, address, sides),
  };
}
