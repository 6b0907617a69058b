/** What a siege of many days adds to the state of the series: plain JSON, null in a scenario of hours alone. */
import { present } from '../../../engine/errors.ts';
import type { Position } from '../rules/position.ts';
import type { Army, BoarState, HexId, Side, UnitId } from '../rules/state.ts';

/** The days of a siege and its storm; a game adds what else its own campaign keeps. */
export interface Campaign {
  /** Turns of days, or of hours once the assault is on; never back. */
  scale: 'strategic' | 'tactical';
  /** The assault was declared on this turn; null otherwise. */
  declared: number | null;
  arrivals: Arrivals;
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
  /** Entries that counters found blocked: they may come in by the nearest free hex. */
  blocked: Record<UnitId, string>;
  /** Turn and entry of counters that an event has sent for. */
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

export interface Siege {
  /**
   * Construction markers on the map, and the turn each was placed. Which counter it is shows when it is completed; `guns`:
   * SP of its guns, in a game that says it at once.
   */
  building: { hex: HexId; placed: number; guns?: number }[];
  /** Works counters already completed, by the number of their hexsides. */
  used: Record<string, number>;
  /** Step of the schedule of works that is due next: 1 …. */
  step: number;
  /** Markers that may be placed beyond the step's limit this turn (an event). */
  more: number;
  /** The besieger has rolled for bombardment, so the besieged may reply. */
  opened: boolean;
  /** Sides that may not roll in the next phase of siege and bombardment. */
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
  /** Units of the besieged that began a tactical turn inside the lines. */
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

/** The campaign's part of a state; null in a scenario of hours alone. */
export function campaignOf<C extends Campaign = Campaign>(state: BoarState): C | null {
  return (state as BoarState & { campaign: C | null }).campaign;
}

/** The campaign that is being played. Throws RulesBroken where none is. */
export function theCampaign<C extends Campaign = Campaign>(state: BoarState): C {
  return present(campaignOf<C>(state), 'no-campaign');
}

/** How far the siege has come. */
export const siegeOf = (state: BoarState): Siege => theCampaign(state).siege;

/** What a position shows of the campaign: views have it under the same name, less the cards of the enemy. */
export function campaignIn<C extends SeenCampaign = SeenCampaign>(position: Position): C | null {
  return (position as Position & { campaign: C | null }).campaign;
}

/** The same of a game whose campaign keeps more. */
export const campaignOfGame = <C extends Campaign>(): {
  readonly campaignOf: (state: BoarState) => C | null;
  readonly theCampaign: (state: BoarState) => C;
  readonly campaignIn: (position: Position) => Seen<C> | null;
} => ({ campaignOf, theCampaign, campaignIn });

/** A campaign as a side sees it: hands as numbers of cards, but for its own. */
export type Seen<C extends Campaign> = Omit<C, 'cards'> & { cards: SeenCards };
export type SeenCampaign = Seen<Campaign>;

export interface SeenCards {
  left: number;
  held: Record<Side, number>;
  hand: readonly number[];
  spent: readonly number[];
  inForce: readonly InForce[];
  /** Cards it knows the enemy to hold. */
  known: readonly number[];
  inside: readonly UnitId[];
}
