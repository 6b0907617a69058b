/** A state that a side may take for the one it sees: all lies open but the cards, and of those not seen each may lie anywhere. */
import { copy } from '../../../engine/canonical.ts';
import { cardsIn, wholeDeck } from '../cards/deck.ts';
import type { BoarState, Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { Campaign, Cards, SeenCampaign } from './campaign.ts';
import type { BoarView } from './view.ts';

/** `view(suppose(view, side), side)` is the view. */
export function suppose(scenario: BoarScenario, view: BoarView, side: Side): BoarState {
  const { who: _who, campaign, ...open } = copy(view);
  const cards = campaign && { ...campaign, cards: supposedCards(scenario, campaign.cards, side) };
  const state: BoarState & { campaign: Campaign | null } = { ...open, campaign: cards };
  return state;
}

/**
 * Hands of the enemy from the cards nobody has seen, the first first; red cards are turned up as they are drawn, and lie
 * where no rehearsal draws: its dice take the first card or the last, and nobody is told of what such a one would bring.
 */
function supposedCards(scenario: BoarScenario, seen: SeenCampaign['cards'], side: Side): Cards {
  const { left: _left, held, hand, known, spent, inForce, inside } = seen;
  const deck = cardsIn(scenario);
  const gone = new Set([...hand, ...known, ...spent]);
  const rest = wholeDeck(scenario).filter((card) => !gone.has(card));
  const reds = rest.filter((card) => deck[card - 1]?.when === 'red');
  const hidden = rest.filter((card) => !reds.includes(card));
  const hands: Record<Side, number[]> = {};
  for (const [who, count] of Object.entries(held)) {
    const sure = who === side ? hand : known;
    const dealt = [...sure, ...hidden.splice(0, count - sure.length)];
    hands[who] = dealt.sort((a, b) => a - b);
  }
  return {
    deck: hidden.toSpliced(hidden.length / 2, 0, ...reds),
    hands,
    spent: [...spent],
    inForce: [...inForce],
    known: { [side]: [...known] },
    inside: [...inside],
  };
}
