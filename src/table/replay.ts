/** Strict replay: closed turns are run again with the journal's inputs, and every recorded hash must come out again. */
import { decode, encode } from '../engine/canonical.ts';
import type { Address, AnyGame, Event, Rolled, Settled } from '../engine/contract.ts';
import { type Dice, hashesOf } from '../engine/dice.ts';
import { sha256 } from '../engine/digest.ts';
import { RulesBroken } from '../engine/errors.ts';
import type { Answer } from '../engine/journal.ts';
import type { ToldSoFar } from '../engine/minutes.ts';
import { type Closed, nobody, run } from '../engine/run.ts';
import { witnessFor } from './desk.ts';
import { diceOf } from './keys.ts';
import { type Chronicle, fold, type GameRecord, inputsOf, mixOf, type TurnRecord } from './record.ts';

/** One closed turn: what reports and archives are made from. A cache: journal and seed give it again. */
export interface TurnResult {
  ordinal: number;
  printed: number;
  opening: string;
  closing: string;
  events: readonly Event[];
  /** What had been told of as play came to each call. */
  toldAt: Readonly<Record<Address, ToldSoFar>>;
  ledger: readonly Rolled[];
  answers: readonly Answer[];
  /** What was said of the orders of its books; null where other rules played it. */
  settled: readonly Settled[] | null;
  /** Keys by epoch and audience, and the hash of each. */
  opened: readonly {
    epoch: number;
    keys: Readonly<Record<string, string>>;
    hashes: Readonly<Record<string, string>>;
  }[];
  over: boolean;
}

/** Replays all closed turns, after a rebase those since. Throws RulesBroken at the first difference. */
export function replay(record: GameRecord, seed: string): TurnResult[] {
  const chronicle = fold(record.entries);
  const mix = mixOf(chronicle, seed);
  return replayTurns(
    record,
    chronicle,
    chronicle.turns.filter((turn) => turn.close),
    (turn) => diceOf(record.game, record.entries, turn, mix),
  );
}

/** Replays one closed turn, from the bytes that opened it where they are known; undefined where it is open or other rules played it. */
export function replayOne(
  record: GameRecord,
  seed: string,
  ordinal: number,
  opening: string | undefined,
): TurnResult | undefined {
  const chronicle = fold(record.entries);
  const turn = chronicle.turns.find((one) => one.ordinal === ordinal && one.close);
  if (!turn || !isReplayed(chronicle)(turn)) return undefined;
  return replayFrom(record, chronicle, seed, turn, opening ?? replayBefore(record, chronicle, seed, ordinal));
}

/** Replays these turns from the set-up, or from a rebase, with the dice each is given. */
export function replayTurns(
  record: GameRecord,
  chronicle: Chronicle,
  turns: readonly TurnRecord[],
  diceFor: (turn: TurnRecord) => Dice,
): TurnResult[] {
  let opening = firstOpening(record.game, chronicle);
  return turns.filter(isReplayed(chronicle)).map((turn) => {
    const result = replayTurn(record.game, chronicle, turn, opening, diceFor(turn));
    opening = result.closing;
    return result;
  });
}

/** The bytes that open the first turn: the same for every game of a scenario, so they are written once. */
function openingOf(game: AnyGame): string {
  let opening = openings.get(game);
  if (opening === undefined) {
    opening = encode(game.setup());
    openings.set(game, opening);
  }
  return opening;
}

const openings = new WeakMap<AnyGame, string>();

/** Turns before a rebase were played by other rules. */
const isReplayed =
  ({ rebase }: Chronicle) =>
  ({ ordinal }: TurnRecord): boolean =>
    ordinal > (rebase?.turn ?? 0);

const firstOpening = (game: AnyGame, { rebase }: Chronicle): string => rebase?.state ?? openingOf(game);

/** The bytes that open turn `ordinal`. */
export function replayBefore(record: GameRecord, chronicle: Chronicle, seed: string, ordinal: number): string {
  const closed = chronicle.turns.filter((turn) => turn.close && turn.ordinal < ordinal);
  const before = closed.filter(isReplayed(chronicle));
  if (before.length === 0) return firstOpening(record.game, chronicle);
  const mix = mixOf(chronicle, seed);
  const results = replayTurns(record, chronicle, before, (turn) => diceOf(record.game, record.entries, turn, mix));
  return (results.at(-1) as TurnResult).closing;
}

/** Replays one closed turn from the bytes that opened it. Throws RulesBroken at the first difference. */
export function replayFrom(
  record: GameRecord,
  chronicle: Chronicle,
  seed: string,
  turn: TurnRecord,
  opening: string,
): TurnResult {
  const dice = diceOf(record.game, record.entries, turn, mixOf(chronicle, seed));
  return replayTurn(record.game, chronicle, turn, opening, dice);
}

function replayTurn(game: AnyGame, chronicle: Chronicle, turn: TurnRecord, opening: string, dice: Dice): TurnResult {
  const inputs = inputsOf(game, turn, chronicle.seats);
  const closed = run(game, opening, inputs, dice, nobody, { witness: witnessFor(game) });
  if (closed.status === 'paused')
    throw new RulesBroken('answer-missing', { turn: turn.ordinal, address: closed.needs[0]?.address });
  const result = turnResult(game, opening, closed, dice, [...turn.answers.values()]);
  if (turn.close) {
    same('state', turn, turn.close.state, sha256(result.closing));
    same('events', turn, turn.close.events, sha256(encode(result.events)));
    same('ledger', turn, turn.close.ledger, sha256(encode(result.ledger)));
  }
  return result;
}

/** The result of a run that closed. */
export function turnResult(
  game: AnyGame,
  opening: string,
  closed: Closed<unknown>,
  dice: Dice,
  answers: readonly Answer[],
): TurnResult {
  return {
    ordinal: clockAt(game, opening).ordinal,
    printed: closed.printed,
    opening,
    closing: closed.bytes,
    events: closed.events,
    toldAt: closed.toldAt,
    ledger: closed.ledger,
    answers,
    settled: closed.settled,
    opened: dice.opened.map(({ epoch, keys }) => ({ epoch, keys, hashes: hashesOf(keys) })),
    over: closed.outcome === 'over',
  };
}

/** What the clock shows in a state's bytes. A turn's opening is asked for again and again: the last answer is kept. */
export function clockAt(game: AnyGame, bytes: string): ReturnType<AnyGame['clock']> {
  const last = lastClock.get(game);
  if (last?.bytes === bytes) return last.clock;
  const clock = game.clock(decode(bytes));
  lastClock.set(game, { bytes, clock });
  return clock;
}

const lastClock = new WeakMap<AnyGame, { bytes: string; clock: ReturnType<AnyGame['clock']> }>();

function same(what: string, turn: TurnRecord, expected: string, found: string): void {
  if (expected !== found) throw new RulesBroken(`${what}-differs`, { turn: turn.ordinal, expected, found });
}
