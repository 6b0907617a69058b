/** The deck: what each card is, who may play it, and on which kind of turn (S 4.3). */
import { RulesBroken } from '../../../engine/errors.ts';
import type { Campaign } from '../frame/campaign.ts';
import type { Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { Card, DeckSheet } from './schema.ts';

/** The cards of a scenario with the campaign's rules. Throws RulesBroken in the assault, which has none. */
export function deckOf(scenario: BoarScenario): DeckSheet {
  if (scenario.campaign === null || scenario.cards === null)
    throw new RulesBroken('no-cards-in-this-scenario', { scenario: scenario.id });
  return scenario.cards;
}

/** Every card there is; none in a game that has no deck. */
export const cardsIn = ({ cards }: BoarScenario): readonly Card[] => cards?.deck ?? [];

/** A card by its number. Throws RulesBroken for one there is not. */
export function cardOf(scenario: BoarScenario, number: number): Card {
  const card = deckOf(scenario).deck[number - 1];
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
export function wholeDeck(scenario: BoarScenario): number[] {
  return deckOf(scenario).deck.map((card) => card.id);
}

/** May this side ever play the card? Another's it keeps without use (S 4.3). */
export function isPlayableBy(card: Card, side: Side): boolean {
  return card.owner === 'all' || card.owner === side;
}

/** May the card be played on turns of this scale? Red ones are never held. */
export function isForScale(card: Card, scale: Campaign['scale']): boolean {
  return card.when === 'free' || card.when === scale;
}
