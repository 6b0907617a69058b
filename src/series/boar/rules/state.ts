/** The changing half of a game of the series: plain JSON, ids instead of references, integers only. */

export type HexId = string;
export type UnitId = string;
/** Whose tracks: `british`, `french`, `american`. */
export type Army = string;
/** Who plays: the role that moves together: `british`, `allies`. */
export type Side = string;

/** Parade Order > Disrupted > Shattered (series 13). */
export type Formation = 'parade' | 'disrupted' | 'shattered';

/** Where a counter is in the game: on the map, waiting, or gone and how. */
export type Fate = 'field' | 'reserve' | 'eliminated' | 'captured' | 'removed';

/** A combat unit, artillery included. Strength and morale follow from its printed counter and `steps`. */
export interface Unit {
  id: UnitId;
  fate: Fate;
  /** Null off the map. */
  hex: HexId | null;
  /** Steps it still has: 2, 1, or 0 once gone. */
  steps: number;
  formation: Formation;
  /** Ids of the enemy units it is pinned with; empty when free (series 13 PIN). */
  pinnedBy: UnitId[];
  /** Covered Way (S 4.9): `no`, `lost`, `previously`. */
  lost: 'no' | 'lost' | 'previously';
  /** Covered Way hexes entered with a die in this march (R77). */
  marched: number;
  /** Cavalry that withdrew: neither moves nor attacks until after its next Rally (series 13). */
  withdrew: boolean;
  /** Assault rule 1: a gun struck in fire must go home. */
  goingHome: boolean;
  /** A gun once attacked in close combat may move (assault rule 1). */
  freed: boolean;
  /** Mortar: moved or fired this tactical turn; silenced until its next turn, then silent in that turn's fire. */
  mortar: 'ready' | 'moved' | 'fired' | 'silenced' | 'silent';
}

export interface Leader {
  id: UnitId;
  fate: Fate;
  hex: HexId | null;
}

export interface BoarState {
  /** Number printed on the track: 16 … 20 in the assault. */
  turn: number;
  /** Turn of play, 1 …. */
  ordinal: number;
  weather: string;
  units: Record<UnitId, Unit>;
  leaders: Record<UnitId, Leader>;
  /** Army morale, 0 … 20. */
  morale: Record<Army, number>;
  /** Victory points in halves. */
  victory: Record<Army, number>;
  /** Momentum chits by side, and those left in the pool. */
  momentum: Record<Side, number>;
  pool: number;
  /** Hexsides `1404/S` whose works are breached; whose abatis is gone. */
  breached: string[];
  cleared: string[];
  /** Hexsides `1506/N` of completed siege works, breached ones too (S 4.4). Replaced, never changed in place. */
  siege: readonly string[];
  /** Hexes where a road is laid along a track in play; absent in games without. Replaced, never changed in place. */
  corduroy?: readonly HexId[];
  /** City hexes in ruins. */
  ruined: HexId[];
  /** Who has moved first this turn and whose player turn it is, for views. */
  first: Side | null;
  phasing: Side | null;
  /** Set when the game has ended. */
  over: { result: string; winner: Side | null; reason: string } | null;
  /** Units that declared, fired, were fired at, attacked or were attacked this player turn (R28, R35, assault rules). */
  done: { fired: UnitId[]; firedAt: UnitId[]; attacked: HexId[]; fought: UnitId[] };
  /** Strength points lost to each army by class: what the victory rules count (R7). */
  strengthAtStart: Record<UnitId, number>;
  /** Total SP by army at the close of each turn, for the report's bars. */
  history: Record<UnitId, number[]>;
  /** Rifle units that have fired their first volley; absent in games without rifle fire. */
  volleys?: UnitId[];
  /** First mortar shot of the game not yet fired. */
  mortarUnfired: boolean;
}
