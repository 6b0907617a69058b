/** What the campaign of 25 turns adds to the state of the series: plain JSON, null in the assault. */
import type { Position } from '../../boar/position.ts';
import type { Army, BoarState, HexId, Side, UnitId } from '../../boar/state.ts';

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
  siege: Siege;
  cards: Cards;
}

export interface Arrivals {
  /** Turn each counter came in, by id. */
  came: Record<UnitId, number>;
  /** Earliest turn of counters put off beyond their schedule. */
  delayed: Record<UnitId, number>;
  /** Entry hex the die or the choice gave the arrivals of this turn, by army or group. */
  entry: Record<string, string>;
  /** Off the schedule for good, with no effect on points or morale. */
  barred: UnitId[];
}

export interface Sortie {
  leader: UnitId | null;
  units: UnitId[];
}

export interface Siege {
  /** Construction markers on the map; `counter` is the size of its works (adjacent hexsides). */
  building: { hex: HexId; counter: number; placed: number }[];
  /** Works counters already used, by size. */
  used: Record<string, number>;
  /** Step of S 4.4 that is due next: 1 … 4. */
  step: number;
  /** The French have rolled on the S&B table, so the British may reply (S 4.6). */
  opened: boolean;
  /** Side and last turn of one that may not roll. */
  barred: Record<Side, number>;
}

export interface Cards {
  /** Cards not yet drawn, by number; a draw takes one of them by a sealed die. */
  deck: number[];
  hands: Record<Side, number[]>;
  /** Played or discarded, in order. */
  spent: number[];
  /** What played cards still do. */
  inForce: InForce[];
}

/** A card's lasting effect: whose, on whom, and until which moment. */
export interface InForce {
  card: number;
  by: Side;
  on: readonly (UnitId | HexId | Army)[];
  until: 'fight' | 'phase' | 'player-turn' | 'turn' | 'next-movement' | 'game';
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
  };
};
