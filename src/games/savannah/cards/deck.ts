/** The deck: what each card is, who may play it, and on which kind of turn (S 4.3). */
import { RulesBroken } from '../../../engine/errors.ts';
import type { Side } from '../../../series/boar/state.ts';
import type { Campaign } from '../campaign/state.ts';
import type { Savannah } from '../scenario.ts';
import type { Card, DeckSheet } from './schema.ts';

/** The cards of a scenario with the campaign's rules. Throws RulesBroken in the assault, which has none. */
export function deckOf(savannah: Savannah): DeckSheet {
  if (savannah.campaign === null) throw new RulesBroken('no-cards-in-this-scenario', { scenario: savannah.id });
  return savannah.scenario.cards;
}

/** A card by its number. Throws RulesBroken for one there is not. */
export function cardOf(savannah: Savannah, number: number): Card {
  const card = deckOf(savannah).deck[number - 1];
  if (!card) throw new RulesBroken('no-such-card', { card: number });
  return card;
}

/** A figure of a card's effect. Throws RulesBroken when its data lacks it. */
export function numberOf(card: Card, name: string): number {
  const value = card.numbers[name];
  if (value === undefined) throw new RulesBroken('card-without-number', { card: card.id, name });
  return value;
}

/** Every number of the deck, as it lies before the first draw. */
export function wholeDeck(savannah: Savannah): number[] {
  return deckOf(savannah).deck.map((card) => card.id);
}

/** May this side ever play the card? Another's it keeps without use (S 4.3). */
export function isPlayableBy(card: Card, side: Side): boolean {
  return card.owner === 'all' || card.owner === side;
}

/** May the card be played on turns of this scale? Red ones are never held. */
export function isForScale(card: Card, scale: Campaign['scale']): boolean {
  return card.when === 'free' || card.when === scale;
}
