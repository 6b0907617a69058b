/** What must hold of the cards in every state: each in one place, all of them there (S 4.3). */

import { campaignOf } from '../frame/campaign.ts';
import type { BoarState } from '../rules/state.ts';
import type { DeckSheet } from './schema.ts';

/** Invariants broken; empty when the cards lie as they may, and in the assault. */
export function cardFaults({ deck: sheet }: DeckSheet, state: BoarState): readonly string[] {
  const cards = campaignOf(state)?.cards;
  if (cards === undefined) return [];
  const faults: string[] = [];
  const hands = Object.values(cards.hands).flat();
  const places = [...cards.deck, ...hands, ...cards.spent];
  const seen = new Set<number>();
  for (const card of places) {
    if (seen.has(card)) faults.push(`card ${card} is in two places`);
    seen.add(card);
    if (!sheet[card - 1]) faults.push(`there is no card ${card}`);
  }
  if (places.length !== sheet.length) faults.push(`there are ${places.length} of ${sheet.length} cards`);
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
