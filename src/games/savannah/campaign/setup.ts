/** How the campaign begins: strategic turns, no works dug, every card in the deck (S 1.2, 4.3). */
import { wholeDeck } from '../../../series/boar/cards/deck.ts';
import type { Side } from '../../../series/boar/rules/state.ts';
import type { Savannah } from '../scenario.ts';
import { unfinishedOn } from './defences.ts';
import type { Campaign } from './state.ts';

/** Null in a scenario without the campaign's rules. */
export function openCampaign(savannah: Savannah): Campaign | null {
  if (savannah.campaign === null) return null;
  const bySide = (): Record<Side, number[]> => Object.fromEntries(savannah.field.sides.map(({ id }) => [id, []]));
  return {
    scale: 'strategic',
    declared: null,
    unfinished: unfinishedOn(savannah.campaign, savannah.sheet.turns.first),
    arrivals: { came: {}, delayed: {}, blocked: {}, called: {}, gate: {}, barred: [] },
    sorties: [],
    confined: [],
    surrendered: false,
    siege: { building: [], used: {}, step: 1, more: 0, opened: false, barred: [] },
    cards: { deck: wholeDeck(savannah), hands: bySide(), spent: [], inForce: [], known: bySide(), inside: [] },
    standings: [],
  };
}
