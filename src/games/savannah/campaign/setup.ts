/** How the campaign begins: strategic turns, no works dug, every card in the deck (S 1.2, 4.3). */
import { openDays } from '../../../series/boar/frame/opening.ts';
import type { Savannah } from '../scenario.ts';
import { unfinishedOn } from './defences.ts';
import type { Campaign } from './state.ts';

/** Null in a scenario without the campaign's rules. */
export function openCampaign(savannah: Savannah): Campaign | null {
  if (savannah.campaign === null) return null;
  const unfinished = unfinishedOn(savannah.campaign, savannah.sheet.turns.first);
  return { ...openDays(savannah), unfinished, sorties: [], confined: [], surrendered: false };
}
