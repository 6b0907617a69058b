/** What a game of Pensacola keeps besides what every game of the series does. */
import type { Position } from '../../series/boar/rules/position.ts';
import type { BoarState, HexId } from '../../series/boar/rules/state.ts';
import type { Campaign } from './campaign/state.ts';

export interface PensacolaState extends BoarState {
  /** Null in the assault, which plays no turns of the siege. */
  campaign: Campaign | null;
  /** Named fortified hexes that the Spanish hold (P 2.2.1). */
  held: HexId[];
  /** Village, plantation and stockades that the enemy has destroyed. */
  destroyed: readonly HexId[];
}

/** Of a state or of a view: both have it. */
export function heldIn(position: Position): readonly HexId[] {
  return (position as Position & Pick<PensacolaState, 'held'>).held;
}

export function destroyedIn(position: Position): readonly HexId[] {
  return (position as Position & Pick<PensacolaState, 'destroyed'>).destroyed;
}
