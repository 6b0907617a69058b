/** How the campaign begins: nobody in the Raid Box, no fleet come; the assault, with its hours (P 1.7 to 1.9, 6.1). */
import { openDays } from '../../../series/boar/frame/opening.ts';
import { openRaids } from '../raids/state.ts';
import type { Pensacola } from '../scenario.ts';
import type { Campaign } from './state.ts';

export function openCampaign(pensacola: Pensacola): Campaign {
  const scale = pensacola.campaign === null ? 'tactical' : 'strategic';
  return { ...openDays(pensacola), scale, raids: openRaids(), cliffs: { passed: [], tried: false } };
}
