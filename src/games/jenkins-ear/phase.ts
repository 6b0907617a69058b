/** A side's book as it is carried out, act by act. */
import type { Order } from '../../engine/contract.ts';
import type { CounterId, FieldHex, HexId, Side } from './field.ts';
import type { Answers } from './questions.ts';
import { holder, type Station } from './stations.ts';
import type { Board } from './units.ts';

/** On what acts are carried out: who gave them, and what those before them have come to. */
export interface Phase {
  readonly board: Board;
  readonly side: Side;
  /** Garrisons posted. */
  readonly placed: { unit: CounterId; hex: HexId }[];
  /** Counters bought, and where each was placed; null: nowhere yet. */
  readonly bought: Map<CounterId, HexId | null>;
  /** How many moves have begun in a hex. */
  readonly starts: Map<HexId, number>;
  /** Where orders have left their counters. */
  readonly stations: Station[];
  /** What was answered before the first move of who goes aboard, by those ashore and the ships. */
  readonly boarded: Map<string, Answers['carry']>;
  /** Hexes that an order took troops away from. */
  readonly vacated: { order: Order; hex: FieldHex }[];
  /** A HOLD of counters that stay where the phase found them. */
  readonly holdOf: (order: Order, units: readonly CounterId[]) => Station;
}

export function phaseOf(board: Board, side: Side): Phase {
  const holdOf = holder(board, side);
  return {
    board,
    side,
    placed: [],
    bought: new Map(),
    starts: new Map(),
    stations: [],
    boarded: new Map(),
    vacated: [],
    holdOf,
  };
}

/** Where a move is played: the hex it starts from; a second from there by number. What moves must not show in it. */
export function placeOf({ board, starts }: Phase, unit: CounterId | undefined): string {
  const hex = board.play.state.pieces[unit ?? '']?.hex ?? 'nowhere';
  const times = (starts.get(hex) ?? 0) + 1;
  starts.set(hex, times);
  return times === 1 ? hex : `${hex}.${times}`;
}
