/** What must hold of the cards in every state: each in one place, all of them there (S 4.3). */
import { campaignOf } from '../frame/campaign.ts';
import type { BoarState } from '../rules/state.ts';
import { wholeDeck } from './deck.ts';
import type { DeckSheet } from './schema.ts';

/** Invariants broken; empty when the cards lie as they may, and where none are played. */
export function cardFaults(played: DeckSheet | null, state: BoarState): readonly string[] {
  const cards = campaignOf(state)?.cards;
  if (cards === undefined || played === null) return [];
  const { deck: sheet } = played;
  const whole = wholeDeck({ cards: played });
  const faults: string[] = [];
  const hands = Object.values(cards.hands).flat();
  const places = [...cards.deck, ...hands, ...cards.spent];
  const seen = new Set<number>();
  for (const card of places) {
    if (seen.has(card)) faults.push(`card ${card} is in two places`);
    seen.add(card);
    if (!whole.includes(card)) faults.push(`there is no card ${card}`);
  }
  if (places.length !== whole.length) faults.push(`there are ${places.length} of ${whole.length} cards`);
  for (const card of hands) if (sheet[card - 1]?.when === 'red') faults.push(`red card ${card} is in a hand`);
  for (const [side, known] of Object.entries(cards.known)) {
    for (const card of known) {
      const held = Object.entries(cards.hands).some(([other, hand]) => other !== side && hand.includes(card));
      if (!held) faults.push(`${side} knows card ${card} to be where it is not`);
    }
  }
  for (const { card } of cards.inForce)
    if (!cards.spent.includes(card)) faults.push(`card ${card} is in force unplayed`);
  return faults;
}
