/** How the campaign begins: no road built, nobody in the Raid Box, every card in the deck; the assault, with its hours (P 1.7 to 1.9, 6.1). */
import { openCards } from '../cards/index.ts';
import { openRaids } from '../raids/state.ts';
import type { Pensacola } from '../scenario.ts';
import type { Campaign } from './state.ts';

export function openCampaign(pensacola: Pensacola): Campaign {
  return {
    scale: pensacola.campaign === null ? 'tactical' : 'strategic',
    declared: null,
    arrivals: { came: {}, delayed: {}, blocked: {}, called: {}, gate: {}, barred: [] },
    siege: { building: [], used: {}, step: 1, more: 0, opened: false, barred: [] },
    cards: openCards(pensacola),
    standings: [],
    raids: openRaids(),
    cliffs: { passed: [], tried: false },
  };
}
