/** What the campaign of 25 turns adds to the state of the series: plain JSON, null in the assault. */
import type { Position } from '../../../series/boar/position.ts';
import type { Army, BoarState, HexId, Side, UnitId } from '../../../series/boar/state.ts';

export type SavannahState = BoarState & { campaign: Campaign | null };

export interface Campaign {
  /** Turns of days, or of hours once the assault is on (S 1.6); never back. */
  scale: 'strategic' | 'tactical';
  /** The assault was declared on this turn (case A); null otherwise. */
  declared: number | null;
  /** S 4.14: what unfinished British defences add to attacks across them. */
  unfinished: number;
  arrivals: Arrivals;
  /** British units out of the perimeter with the leader who took them (S 4.10). */
  sorties: Sortie[];
  /** Units that came from outside and have been in the perimeter since: bound like the garrison (S 4.10). */
  confined: UnitId[];
  /** The garrison has laid down its arms (S 2.1 A). */
  surrendered: boolean;
  siege: Siege;
  cards: Cards;
  /** Where the armies stood as each turn opened, in order; replaced, never mutated. */
  standings: readonly Standing[];
}

/** Army morale, and victory points in halves, by army. */
export interface Standing {
  turn: number;
  morale: Record<Army, number>;
  victory: Record<Army, number>;
}

export interface Arrivals {
  /** Turn each counter came in, by id. */
  came: Record<UnitId, number>;
  /** Earliest turn of counters put off beyond their schedule. */
  delayed: Record<UnitId, number>;
  /** Entries that counters found blocked: they may come in by the nearest free hex (S 4.7). */
  blocked: Record<UnitId, string>;
  /** Turn and entry of counters that an event has sent for (S 4.8). */
  called: Record<UnitId, { turn: number; entry: string }>;
  /** Counters that entered this phase: until it ends, stacking does not bind them where they came in. */
  gate: Record<UnitId, Gate>;
  /** Off the schedule for good, with no effect on points or morale. */
  barred: UnitId[];
}

/** Where a counter came in, by which entry, and MP it paid for the hex. */
export interface Gate {
  hex: HexId;
  entry: string;
  spent: number;
}

export interface Sortie {
  leader: UnitId;
  units: UnitId[];
}

export interface Siege {
  /** Construction markers on the map, and the turn each was placed; which counter it is shows when it is completed. */
  building: { hex: HexId; placed: number }[];
  /** Works counters already completed, by the number of their hexsides. */
  used: Record<string, number>;
  /** Step of S 4.4 that is due next: 1 … 4. */
  step: number;
  /** Markers that may be placed beyond the step's limit this turn (an event). */
  more: number;
  /** The besieger has rolled on the S&B table, so the besieged may reply (S 4.6). */
  opened: boolean;
  /** Sides that may not roll in the next S&B phase. */
  barred: Side[];
}

export interface Cards {
  /** Cards not yet drawn, by number; a draw takes one of them by a sealed die. */
  deck: number[];
  hands: Record<Side, number[]>;
  /** Played or discarded, in order. */
  spent: number[];
  /** What played cards still do. */
  inForce: InForce[];
  /** Cards each side knows to be in the enemy's hand: those he drew from its own. */
  known: Record<Side, number[]>;
  /** Units of the garrison that began a tactical turn inside the lines (card 8). */
  inside: UnitId[];
}

/** A card's lasting effect: whose, on whom, and until which moment. */
export interface InForce {
  card: number;
  by: Side;
  on: readonly (UnitId | HexId | Army)[];
  /** `next-movement`: to the start of the player's own next Movement phase; `enemy-movement`: to the end of the enemy's. */
  until: 'shot' | 'fight' | 'phase' | 'player-turn' | 'turn' | 'next-movement' | 'enemy-movement' | 'game';
  /** Player turn and phase it was played in, so that its end is known. */
  turn: number;
  phasing: Side | null;
}

/** The campaign's part of a state; null in the assault. */
export function campaignOf(state: BoarState): Campaign | null {
  return (state as SavannahState).campaign;
}

/** What a position shows of the campaign: views have it under the same name, less the cards of the enemy. */
export function campaignIn(position: Position): SeenCampaign | null {
  return (position as Position & { campaign: SeenCampaign | null }).campaign;
}

/** The campaign as a side sees it: hands as numbers of cards, but for its own. */
export type SeenCampaign = Omit<Campaign, 'cards'> & {
  cards: {
    left: number;
    held: Record<Side, number>;
    hand: readonly number[];
    spent: readonly number[];
    inForce: readonly InForce[];
    /** Cards it knows the enemy to hold. */
    known: readonly number[];
    inside: readonly UnitId[];
  };
};
