/** Plays a seat's book on the real state where play stands, to the end of the turn, and tells the fate of each of its lines. */
import type { Json, Order, OrderFate, Settled } from '../../src/engine/contract.ts';
import { type Dice, practiceDice } from '../../src/engine/dice.ts';
import { type Desk, run } from '../../src/engine/run.ts';
import { callsServedAt, carriedOver } from '../../src/table/calls.ts';
import { deskFor, witnessFor } from '../../src/table/desk.ts';
import { fatesOf } from '../../src/table/fates.ts';
import { wholeOf } from '../../src/table/joint.ts';
import { fold, freshTurn, type GameRecord, inputsOf, type TurnRecord } from '../../src/table/record.ts';
import { pausedAt, type Standing, type Waiting } from '../../src/table/stage.ts';

/** The fates of the lines, and which of them were settled behind a chance: a die, or what somebody else decided. */
export interface CarriedOut {
  readonly fates: readonly OrderFate[];
  readonly chanced: ReadonlySet<string>;
}

export interface Course {
  /** Calm: dice with which nothing happens that is not sought, and others who do least. */
  readonly isCalm: boolean;
  readonly label: string;
}

export function carriedOut(
  record: GameRecord,
  stood: Standing,
  seat: string,
  orders: readonly Order[],
  course: Course,
): readonly OrderFate[] {
  return carriedOutOn(record, stood, seat, orders, course).fates;
}

export function carriedOutOn(
  record: GameRecord,
  stood: Standing,
  seat: string,
  orders: readonly Order[],
  { isCalm, label }: Course,
): CarriedOut {
  const { game } = record;
  const chronicle = fold(record.entries);
  const begun =
    chronicle.turns.find(({ ordinal }) => ordinal === stood.ordinal) ??
    freshTurn(stood.ordinal, [{ from: null, epoch: 0 }]);
  const turn: TurnRecord = { ...begun, locks: new Map(begun.locks), answers: new Map(begun.answers) };
  const shown = new Map(stood.ledger.map(({ address, face }) => [address, face]));
  const practice = practiceDice(label, game.roles);
  /** Dice, and what somebody else decided. */
  const chances = new Set<string>();
  const dice: Dice = {
    practice: true,
    opened: [],
    face: (keeper, address, sides) => {
      const lies = shown.get(address);
      if (lies !== undefined) return lies;
      chances.add(address);
      return isCalm ? calm(address, sides) : practice.face(keeper, address, sides);
    },
  };
  const [role = ''] = (chronicle.seats.find(({ id }) => id === seat)?.roles ?? []).map((held) => wholeOf(game, held));
  const calm = (address: string, sides: number): number => game.calm?.(address, sides, role, orders) ?? sides - 1;
  const roles = new Set(
    (chronicle.seats.find(({ id }) => id === seat)?.roles ?? []).map((role) => wholeOf(game, role)),
  );
  const asked = deskFor(record, chronicle, turn, {});
  const desk: Desk<unknown> = (need, book, sight) => {
    if (!roles.has(need.role)) chances.add(need.address);
    if (!isCalm || roles.has(need.role)) return asked(need, book, sight);
    if (need.type === 'call') return { answer: [] as unknown as Json, from: 'doctrine' };
    return { answer: (game.silence ?? game).answer(need, sight, []), from: 'doctrine' };
  };
  let waiting = stood.waiting as Waiting;
  let book = orders;
  for (;;) {
    fix(waiting, book);
    const witness = witnessFor(game);
    const result = run(game, stood.opening, inputsOf(game, turn, chronicle.seats), dice, desk, { witness });
    if (result.status === 'closed') {
      const first = result.trail.findIndex((address) => chances.has(address));
      const behind = result.settled.filter(({ said }) => first !== -1 && said > first);
      const chanced = new Set(behind.flatMap(lineOf));
      return { fates: fatesOf(game, turn.locks, result.settled, seat, true), chanced };
    }
    for (const answer of result.answers) turn.answers.set(answer.address, answer);
    const next = pausedAt(chronicle, game, turn, result);
    book = carriedOver(game, chronicle, [waiting, next], seat, book);
    waiting = next;
  }

  /** The seat's line that this was said of, if it was one. */
  function lineOf({ lock, order }: Settled): readonly string[] {
    const own = turn.locks.get(lock)?.books.find((one) => one.seat === seat)?.orders ?? [];
    return own.flatMap(({ id, canonical }) => (order === id || order === `${seat}/${id}` ? [canonical] : []));
  }

  /** The seat's book at a stage of calls; a question of a stage goes to the desk. */
  function fix(stage: Waiting, own: readonly Order[]): void {
    const serves = callsServedAt(game, chronicle.tempo, stage);
    const due = new Set(stage.needs.filter(({ call }) => call !== null).map((need) => need.seat));
    const books = chronicle.seats
      .filter(({ id }) => due.has(id))
      .map(({ id, roles: held }) => ({
        seat: id,
        roles: held,
        orders: id === seat ? own : isCalm ? [] : null,
        standing: [],
        mails: [],
        receivedAt: null,
      }));
    for (const { address } of stage.needs) turn.locks.set(address, { books, ...(serves && { serves }) });
  }
}
