/** The strategic turn round the player turns: what opens it, what closes a player turn, and which turn follows (S 1.6, 3). */
import type { Play, Steps } from '../../../engine/contract.ts';
import type { Rules } from '../../boar/house.ts';
import type { BoarState, Side } from '../../boar/state.ts';
import type { Savannah } from '../scenario.ts';
import { campaignOf } from './state.ts';

/** Weather, events, siege works, siege and bombardment (S 3 II-V); nothing on tactical turns. */
// biome-ignore lint/correctness/useYield: phases are added here
export function* openStrategicTurn(_savannah: Savannah, _rules: Rules, play: Play<BoarState>): Steps<void> {
  if (campaignOf(play.state)?.scale !== 'strategic') return;
}

/** After an Allied player turn the assault may be declared; after a British one the garrison may have to surrender. */
// biome-ignore lint/correctness/useYield: phases are added here
export function* closePlayerTurn(_savannah: Savannah, _rules: Rules, play: Play<BoarState>, _side: Side): Steps<void> {
  if (campaignOf(play.state) === null) return;
}

/** The turn printed next: one on, or the first tactical turn once the assault was declared (S 1.6 A). */
export function turnAfter(savannah: Savannah, state: BoarState): number {
  const campaign = campaignOf(state);
  const tactical = savannah.campaign?.tactical;
  return campaign?.declared === state.turn && tactical !== undefined ? tactical : state.turn + 1;
}
