/** The game master's acts on play itself: rulings and rewinds, as journal entries (architecture §8). */
import { decode } from '../engine/canonical.ts';
import type { Address, Json, Rolled } from '../engine/contract.ts';
import { asRead, commitTurn, hashesOf, type MixOf, type ReadDie } from '../engine/dice.ts';
import { RulesBroken } from '../engine/errors.ts';
import { Journal } from '../engine/journal.ts';
import { type RunOptions, run } from '../engine/run.ts';
import { type Advance, advance, type Letter } from './advance.ts';
import { deskFor } from './desk.ts';
import { diceOf } from './keys.ts';
import {
  type Chronicle,
  commitmentName,
  epochOf,
  fold,
  type GameRecord,
  inputsOf,
  mixOf,
  type TurnRecord,
} from './record.ts';
import { clockAt, replayBefore } from './replay.ts';

/** Why an act cannot be done; a value, for the console to show. */
export interface Refusal {
  refused: string;
  facts: Readonly<Record<string, Json>>;
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

/** An umpire's ruling: an edit that lands at a checkpoint, or the face of a die. */
export type RulingAct = { turn: number; address: Address; reason: string } & (
  | { edit: string; arg: Json }
  /** The face that counts, as the game reads its dice. */
  | { die: number }
);

/**
 * Rules, and plays on from there as a correction: same orders, same dice, every later answer offered again.
 * Refused where the address was never reached, the edit is not one of the game's, or what it leaves is not legal.
 */
export function rule(record: GameRecord, seed: string, act: RulingAct, by: string, at: string): Advance | Refusal {
  const chronicle = fold(record.entries);
  const turn = chronicle.turns.find((played) => played.ordinal === act.turn);
  if (!turn?.lock) return { refused: 'turn-not-played', facts: { turn: act.turn } };
  if (isBeforeRebase(chronicle, act.turn)) return { refused: 'before-rebase', facts: { turn: act.turn } };
  const reached = reachedBy(record, chronicle, turn, seed);
  if ('die' in act) {
    const rolled = reached.ledger.find((die) => die.address === act.address);
    if (!rolled) return { refused: 'die-never-rolled', facts: { address: act.address } };
    const { lowestFace: from = 0 } = record.game;
    const to = from + rolled.sides - 1;
    if (!Number.isInteger(act.die) || act.die < from || act.die > to) {
      return { refused: 'no-such-face', facts: { address: act.address, face: act.die, from, to } };
    }
  } else {
    if (!isCheckpoint(act.address) || !reached.trail.includes(act.address)) {
      return { refused: 'no-such-checkpoint', facts: { address: act.address } };
    }
    const edit = record.game.edits[act.edit];
    if (!edit) return { refused: 'no-such-edit', facts: { edit: act.edit, known: Object.keys(record.game.edits) } };
    try {
      edit.schema.parse(act.arg);
    } catch (error) {
      return { refused: 'edit-not-understood', facts: { edit: act.edit, problem: String(error) } };
    }
  }
  const journal = new Journal(record.id, seed, record.entries);
  const what = 'die' in act ? { die: act.die - (record.game.lowestFace ?? 0) } : { edit: act.edit, arg: act.arg };
  journal.append(at, by, {
    kind: 'ruling',
    turn: act.turn,
    epoch: epochOf(turn),
    address: act.address,
    ...what,
    reason: act.reason,
  });
  const correction = { turn: act.turn, checkpoint: null, dice: 'kept' as const, reason: act.reason };
  return orRefused(() => goBack({ ...record, entries: journal.entries }, seed, correction, by, at, record));
}

/** What the rules say against it, where an act leaves them no way to go on. */
function orRefused(act: () => Advance): Advance | Refusal {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof RulesBroken)) throw error;
    return { refused: error.code, facts: error.facts as Readonly<Record<string, Json>> };
  }
}

export interface RewindAct {
  turn: number;
  /** Where play is taken up again; null: the turn's opening. */
  checkpoint: Address | null;
  /** `kept`: a correction with the same dice. `new`: new orders, new keys, committed before anything is rolled. */
  dice: 'kept' | 'new';
  reason: string;
}

/** Supersedes what followed the checkpoint. Refused where play never passed there. */
export function rewind(record: GameRecord, seed: string, act: RewindAct, by: string, at: string): Advance | Refusal {
  const chronicle = fold(record.entries);
  const turn = chronicle.turns.find((played) => played.ordinal === act.turn);
  if (!turn?.lock) return { refused: 'turn-not-played', facts: { turn: act.turn } };
  if (isBeforeRebase(chronicle, act.turn)) return { refused: 'before-rebase', facts: { turn: act.turn } };
  if (act.checkpoint !== null && !reachedBy(record, chronicle, turn, seed).trail.includes(act.checkpoint)) {
    return { refused: 'no-such-checkpoint', facts: { address: act.checkpoint } };
  }
  if (act.dice === 'new' && record.entries.some(({ content }) => content.kind === 'seed-open'))
    return { refused: 'seed-is-open', facts: { turn: act.turn } };
  return orRefused(() => goBack(record, seed, act, by, at, record));
}

const isBeforeRebase = ({ rebase }: Chronicle, turn: number): boolean => turn <= (rebase?.turn ?? 0);

/** Where a game is taken over by other rules: the last closed turn (0: none) and the state it closed with. */
export interface RebaseAct {
  turn: number;
  state: string;
  reason: string;
}

/**
 * Goes on by the rules of `record.game` from the last close, whatever they would have made of the turns before. The turn
 * in play begins again, with its orders and dice. Refused where these rules find the state, or those orders, not legal.
 */
export function rebase(record: GameRecord, seed: string, act: RebaseAct, by: string, at: string): Advance | Refusal {
  const chronicle = fold(record.entries);
  const { turn, state, reason } = act;
  const { revision } = record.game;
  const faults = record.game.check(decode(state));
  if (faults.length > 0) return { refused: 'illegal-state', facts: { address: `t${turn}`, faults } };
  const journal = new Journal(record.id, seed, record.entries);
  const { scenarioHash } = chronicle.genesis;
  journal.append(at, by, { kind: 'rebase', turn, state, revision, scenarioHash, reason });
  const rebased = { ...record, entries: journal.entries };
  const isBegun = chronicle.turns.some((begun) => begun.ordinal > turn && begun.lock !== null);
  const again = { turn: turn + 1, checkpoint: null, dice: 'kept' as const, reason };
  return orRefused(() => {
    if (isBegun) return goBack(rebased, seed, again, by, at, record);
    const on = advance(rebased, seed, null, at);
    return { ...on, entries: on.record.entries.slice(record.entries.length) };
  });
}

/**
 * Goes back. A correction is played on as far as anybody's orders reach. With new orders nothing is rolled before the
 * notices have left that carry the new keys' commitments: who called goes on with `advance` then. What is withdrawn stays
 * in the journal, its keys open.
 */
function goBack(record: GameRecord, seed: string, act: RewindAct, by: string, at: string, before: GameRecord): Advance {
  const chronicle = fold(record.entries);
  const turn = chronicle.turns.find((played) => played.ordinal === act.turn) as TurnRecord;
  const journal = new Journal(record.id, seed, record.entries);
  const epoch = act.dice === 'new' ? nextEpoch(chronicle) : epochOf(turn);
  const kept =
    act.dice === 'new' && act.checkpoint !== null ? givenBefore(before, chronicle, turn, seed, act.checkpoint) : [];
  journal.append(at, by, {
    kind: 'rewind',
    to: { turn: act.turn, checkpoint: act.checkpoint },
    dice: act.dice,
    epoch,
    kept,
    reason: act.reason,
  });
  const letters: Letter[] = [];
  if (act.dice === 'new') {
    const mix = mixOf(chronicle, seed);
    openWithdrawn(journal, before, chronicle, mix, act.turn, at);
    for (const n of [act.turn, act.turn + 1]) {
      journal.append(at, 'table', {
        kind: 'key-commit',
        turn: n,
        epoch,
        commitment: commitTurn(mix(n, epoch), n, epoch, record.game.roles),
      });
    }
    for (const seat of chronicle.seats) {
      letters.push({
        purpose: `notice/${record.id}/rewind/${epoch}/${seat.id}`,
        kind: 'notice',
        seat: seat.id,
        ordinal: act.turn,
      });
    }
  }
  const rewound = { ...record, entries: journal.entries };
  const added = (entries: GameRecord['entries']) => entries.slice(before.entries.length);
  if (act.dice === 'new')
    return {
      record: rewound,
      entries: added(rewound.entries),
      closed: [],
      waiting: null,
      midway: null,
      letters,
      over: false,
    };
  const on = advance(rewound, seed, null, at);
  return { ...on, entries: added(on.record.entries) };
}

/** Keys of the turns a rewind withdraws: nothing will be rolled under them again, so everybody may check what was. */
function openWithdrawn(
  journal: Journal,
  before: GameRecord,
  chronicle: Chronicle,
  mix: MixOf,
  from: number,
  at: string,
): void {
  for (const turn of chronicle.turns) {
    if (turn.ordinal < from || !turn.lock) continue;
    for (const { epoch, keys } of diceOf(before.game, before.entries, turn, mix).opened) {
      if (chronicle.opened.has(commitmentName(turn.ordinal, epoch))) continue;
      journal.append(at, 'table', {
        kind: 'key-open',
        turn: turn.ordinal,
        epoch,
        keys: { all: keys.all as string },
        hashes: hashesOf(keys),
      });
    }
  }
}

const isCheckpoint = (address: Address): boolean => address.slice(address.lastIndexOf('/') + 1).startsWith('#');

function nextEpoch(chronicle: Chronicle): number {
  return (
    1 +
    Math.max(
      0,
      ...chronicle.turns.flatMap((turn) => turn.epochs.map(({ epoch }) => epoch)),
      ...chronicle.withdrawals.map(({ epoch }) => epoch),
    )
  );
}

/** What a turn has come to: where a ruling or a rewind may land, in the order of play, and what was rolled. */
export interface Reached {
  ordinal: number;
  printed: number;
  checkpoints: readonly Address[];
  /** As the game reads them. */
  dice: readonly ReadDie<Rolled>[];
  /** Every address of its run in the order of use. */
  trail: readonly Address[];
}

/** Every turn that play has begun, first to last. */
export function turnsReached(record: GameRecord, seed: string): Reached[] {
  const chronicle = fold(record.entries);
  const begun = chronicle.turns.filter((turn) => turn.lock !== null && !isBeforeRebase(chronicle, turn.ordinal));
  return begun.map((turn) => {
    const opening = replayBefore(record, chronicle, seed, turn.ordinal);
    const { trail, ledger } = reachedBy(record, chronicle, turn, seed);
    const { printed } = clockAt(record.game, opening);
    const dice = ledger.map((rolled) => asRead(record.game, rolled));
    return { ordinal: turn.ordinal, printed, checkpoints: trail.filter(isCheckpoint), dice, trail };
  });
}

/** The state at a checkpoint, its rulings applied; null: as the turn opens. Refused where play never passed there. */
export function stateAt(
  record: GameRecord,
  seed: string,
  ordinal: number,
  checkpoint: Address | null,
): { state: unknown } | Refusal {
  const chronicle = fold(record.entries);
  const turn = chronicle.turns.find((played) => played.ordinal === ordinal);
  if (!turn?.lock) return { refused: 'turn-not-played', facts: { turn: ordinal } };
  if (checkpoint === null) return { state: decode(replayBefore(record, chronicle, seed, ordinal)) };
  const { trail, state } = reachedBy(record, chronicle, turn, seed, { until: (at) => at === checkpoint });
  return trail.at(-1) === checkpoint ? { state } : { refused: 'no-such-checkpoint', facts: { address: checkpoint } };
}

/** A turn's run as far as it has come. */
function reachedBy(record: GameRecord, chronicle: Chronicle, turn: TurnRecord, seed: string, options: RunOptions = {}) {
  const opening = replayBefore(record, chronicle, seed, turn.ordinal);
  const dice = diceOf(record.game, record.entries, turn, mixOf(chronicle, seed));
  const desk = deskFor(record, chronicle, turn, {});
  return run(record.game, opening, inputsOf(record.game, turn, chronicle.seats), dice, desk, options);
}

/** Every address the withdrawn run used before the checkpoint, the turn's opening lock among them. */
function givenBefore(
  record: GameRecord,
  chronicle: Chronicle,
  turn: TurnRecord,
  seed: string,
  checkpoint: Address,
): Address[] {
  const { trail } = reachedBy(record, chronicle, turn, seed);
  const opening = [...turn.locks.keys()][0] as Address;
  return [opening, ...trail.slice(0, trail.indexOf(checkpoint))];
}
