/** What a game of Pensacola keeps besides what every game of the series does. */
import type { Board } from '../../series/boar/rules/house.ts';
import type { Position } from '../../series/boar/rules/position.ts';
import type { BoarState, HexId } from '../../series/boar/rules/state.ts';
import type { Campaign } from './campaign/state.ts';
import type { Coup } from './coup/state.ts';
import type { Works } from './works/state.ts';

export interface PensacolaState extends BoarState {
  /** Of the assault: its hours alone. */
  campaign: Campaign;
  /** Named fortified hexes that the Spanish hold (P 2.2.1). */
  held: HexId[];
  /** Village, plantation and stockades that the enemy has destroyed. */
  destroyed: readonly HexId[];
  /** The French, tested once: player segments they are in camp yet, or attack nobody; whether they have left (P 2.3.2). */
  french: { tested: boolean; camp: number; idle: number; quit: boolean };
  works: Works;
  coup: Coup;
}

type Kept = Pick<PensacolaState, 'held' | 'destroyed' | 'french' | 'works' | 'coup'>;

/** Of a state or of a view: both have it. */
const kept = (position: Position): Kept => position as Position & Kept;

export const coupIn = (position: Position): Coup => kept(position).coup;
export const heldIn = (position: Position): readonly HexId[] => kept(position).held;
export const destroyedIn = (position: Position): readonly HexId[] => kept(position).destroyed;
export const worksIn = (position: Position): Works => kept(position).works;

/** Marks a village, plantation or stockade as destroyed, or as whole again. */
export function setDestroyed(state: BoarState, hex: HexId, isDestroyed: boolean): void {
  const others = destroyedIn(state).filter((each) => each !== hex);
  kept(state).destroyed = isDestroyed ? [...others, hex] : others;
}

export const frenchIn = (position: Position): Readonly<PensacolaState['french']> => kept(position).french;

/** The state in play, as this game keeps it. */
export const stateOf = ({ play }: Board): PensacolaState => play.state as PensacolaState;
