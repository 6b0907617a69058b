/** What the rules read of a position: states have it and views have it, so that judging and playing share one code. */
import type { Army, HexId, Side, UnitId } from './state.ts';

/** A combat unit as it stands. `hex` null: off the map. */
export interface Piece {
  readonly id: UnitId;
  readonly hex: HexId | null;
  readonly steps: number;
  readonly formation: 'parade' | 'disrupted' | 'shattered';
  readonly pinnedBy: readonly UnitId[];
  readonly lost: 'no' | 'lost' | 'previously';
  readonly marched: number;
  readonly withdrew: boolean;
  readonly goingHome: boolean;
  readonly freed: boolean;
  readonly mortar: 'ready' | 'moved' | 'fired' | 'silenced';
}

export interface Chief {
  readonly id: UnitId;
  readonly hex: HexId | null;
}

export interface Position {
  readonly turn: number;
  readonly weather: string;
  readonly phasing: Side | null;
  readonly units: Readonly<Record<UnitId, Piece>>;
  readonly leaders: Readonly<Record<UnitId, Chief>>;
  readonly morale: Readonly<Record<Army, number>>;
  /** Hexsides `1404/S` whose works are breached; whose abatis is gone. */
  readonly breached: readonly string[];
  readonly cleared: readonly string[];
  readonly siege: readonly string[];
  readonly ruined: readonly HexId[];
}
