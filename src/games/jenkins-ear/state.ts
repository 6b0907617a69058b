/** The changing half of the game: plain JSON, ids instead of references, integers only. */
import type { CounterId, FaceId, HexId, PortId, Side, Water } from './field.ts';

/**
 * Where a counter is: waiting in its force pool, on the map, between the seas on the turn track (7.4), not yet in play
 * (garrison soldiers before set-up, the San Isidro before her turn), or out of the game.
 */
export type Fate = 'pool' | 'map' | 'passage' | 'due' | 'out';

/** In the seaport's holding box, land counters ashore there too; or in the hex's open water and country (4.0, J1). */
export type Berth = 'port' | 'off';

/** One side's stack in a hex: `spanish/2825/port`. */
export type StackKey = string;

export interface Piece {
  id: CounterId;
  fate: Fate;
  /** Null off the map. */
  hex: HexId | null;
  berth: Berth;
  /** The ship that carries it; always in the same hex and berth. */
  aboard: CounterId | null;
  /** Has intercepted with success this game turn (7.2). */
  intercepted: boolean;
  /** Lies open to the enemy while both share the hex (4.4, J3). */
  open: boolean;
  /** Hexes entered since the last friendly seaport or check of this movement step, and whether a storm was near (6.3). */
  sailed: number;
  squall: boolean;
  /**
   * `no` may move; `come` has just come from the other sea and may; `last` moved in the move just made and may go on;
   * `joined` may with those who then came up with it; `done` moves no more this step (7.0, 7.4, J68).
   */
  moved: 'no' | 'come' | 'last' | 'joined' | 'done';
  /** From which hex into which it has tried in vain to intercept in this movement step, `2919/3018`: not again (7.2). */
  missed?: string[];
}

export interface Capture {
  port: PortId;
  side: Side;
}

/** A naval combat owed: who intercepted with success, and from where most of his ships came (9.1). */
export interface Contact {
  hex: HexId;
  attacker: Side;
  from: HexId;
}

/** What a side saw of an enemy stack that it no longer sees whole (J6). */
export interface Sighting {
  stack: StackKey;
  turn: number;
  phase: Side;
  /** From the top. */
  faces: FaceId[];
}

export interface EarState {
  /** Game turn on the track: 0 while setting up, then 1 … 10. */
  turn: number;
  /** Turn of play, 1 is the set-up. */
  ordinal: number;
  /** Whose phase it is; null in set-up and administration. */
  phase: Side | null;
  pieces: Record<CounterId, Piece>;
  /** Every stack on the map from the top down; the key goes with its last counter. */
  stacks: Record<StackKey, CounterId[]>;
  funds: Record<Side, number>;
  /** Who holds each port now; null: a foreign port nobody has taken (J49, J50). */
  ports: Record<PortId, Side | null>;
  /** Who took which port this game turn: it pays each side once, and moves the succession die (3.4, J51, J61). */
  captured: Capture[];
  storms: HexId[];
  /** Hexes with a scuttled marker, and ships scuttled so far (11.7). */
  scuttled: HexId[];
  scuttles: number;
  contacts: Contact[];
  /** Where each side's ships on the turn track go, and the game turn in which they must (7.4), by counter. */
  passage: Record<CounterId, { to: Water; turn: number }>;
  /** The San Isidro: her box on the track, and whether she comes (11.9). Null before set-up. */
  isidro: { box: number; die: number; comes: boolean } | null;
  /** The War of Austrian Succession has ended (6.8). */
  peace: boolean;
  /** Notes by who saw, then stack. */
  sightings: Record<Side, Record<StackKey, Sighting>>;
  /** Funds at the close of each game turn, for the report. */
  history: { turn: number; funds: Record<Side, number> }[];
  over: { result: string; winner: Side; reason: string } | null;
}
