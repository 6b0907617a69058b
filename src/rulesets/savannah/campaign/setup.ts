/** How the campaign begins: strategic turns, no works dug, every card in the deck (S 1.2, 4.3). */
import type { Savannah } from '../scenario.ts';
import type { Campaign } from './state.ts';

/** Null in a scenario without the campaign's rules. */
export function openCampaign(savannah: Savannah): Campaign | null {
  if (savannah.campaign === null) return null;
  const hands = Object.fromEntries(savannah.field.sides.map(({ id }) => [id, []]));
  return {
    scale: 'strategic',
    declared: null,
    unfinished: 0,
    arrivals: { came: {}, delayed: {}, entry: {}, barred: [] },
    sorties: [],
    siege: { building: [], used: {}, step: 1, opened: false, barred: {} },
    cards: { deck: [], hands, spent: [], inForce: [] },
  };
}
