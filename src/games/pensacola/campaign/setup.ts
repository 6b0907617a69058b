/** How the campaign begins: turns of days, no road built, nobody in the Raid Box (P 1.7 to 1.9). */
import { openCards } from '../cards/index.ts';
import { openRaids } from '../raids/state.ts';
import type { Pensacola } from '../scenario.ts';
import { openWorks } from '../works/state.ts';
import type { Campaign } from './state.ts';

/** Null in a scenario without the campaign's rules. */
export function openCampaign(pensacola: Pensacola): Campaign | null {
  if (pensacola.campaign === null) return null;
  return {
    scale: 'strategic',
    declared: null,
    arrivals: { came: {}, delayed: {}, blocked: {}, called: {}, gate: {}, barred: [] },
    siege: { building: [], used: {}, step: 1, more: 0, opened: false, barred: [] },
    cards: openCards(pensacola),
    standings: [],
    works: openWorks(),
    raids: openRaids(),
  };
}
