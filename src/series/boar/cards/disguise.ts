/**
 * Other hands that a side cannot tell from those dealt: the enemy's cards it does not know change places with the cards
 * not drawn yet. It knows its own hand, what was played, what the enemy drew out of its hand, and that nobody holds a
 * red card.
 */
import type { Pick } from '../../../engine/contract.ts';
import { campaignOf } from '../frame/campaign.ts';
import type { BoarState, Side } from '../rules/state.ts';

/** Redeals, in place, what is hidden from `who`. `isRed`: turned up as it is drawn, so never in a hand. */
export function disguiseCards(state: BoarState, who: Side, isRed: (card: number) => boolean, pick: Pick): void {
  const cards = campaignOf(state)?.cards;
  if (cards === undefined) return;
  const known = cards.known[who] ?? [];
  const reds = cards.deck.filter(isRed);
  const loose = cards.deck.filter((card) => !isRed(card));
  for (const [side, hand] of Object.entries(cards.hands)) {
    if (side !== who) loose.push(...hand.filter((card) => !known.includes(card)));
  }
  for (const [side, hand] of Object.entries(cards.hands)) {
    if (side === who) continue;
    const sure = hand.filter((card) => known.includes(card));
    const dealt = hand.slice(sure.length).map(() => loose.splice(pick(loose.length), 1)[0] as number);
    cards.hands[side] = [...sure, ...dealt].sort((a, b) => a - b);
  }
  cards.deck = [...loose, ...reds].sort((a, b) => a - b);
  // What the enemy knows of this side's hand he knows still; what he knows besides is his secret.
}
