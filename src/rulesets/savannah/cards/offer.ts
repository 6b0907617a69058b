/** Card windows: at each moment of the sequence of play either side may play what it holds (S 4.3, R69). */
import type { Play, Steps } from '../../../engine/contract.ts';
import type { Rules, Window } from '../../boar/house.ts';
import type { BoarState } from '../../boar/state.ts';
import type { Savannah } from '../scenario.ts';

/** Offers the moment to both sides, the phasing one first, until both pass. */
// biome-ignore lint/correctness/useYield: the deck is added here
export function* offerCards(_savannah: Savannah, _rules: Rules, _play: Play<BoarState>, _moment: Window): Steps<void> {}
