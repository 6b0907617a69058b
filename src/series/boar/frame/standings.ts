/** Where the armies stood as each turn opened: what reports draw over the turns. */
import type { BoarState } from '../rules/state.ts';
import { campaignOf } from './campaign.ts';

/** Notes army morale and victory points as the turn opens; nothing in the assault. */
export function noteStanding(state: BoarState): void {
  const campaign = campaignOf(state);
  if (campaign === null) return;
  const { turn, morale, victory } = state;
  campaign.standings = [...campaign.standings, { turn, morale: { ...morale }, victory: { ...victory } }];
}
