/** The deck: what each card is, who may play it, and on which kind of turn (S 4.3). */
import { present } from '../../../engine/errors.ts';
import type { Campaign } from '../frame/campaign.ts';
import type { Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { Card, DeckSheet } from './schema.ts';

/** The cards of a scenario. Throws RulesBroken in one that is played without. */
export function deckOf(scenario: BoarScenario): DeckSheet {
  return present(scenario.cards, 'no-cards-in-this-scenario', { scenario: scenario.id });
}

/** Every card there is; none in a game that has no deck. */
export const cardsIn = ({ cards }: BoarScenario): readonly Card[] => cards?.deck ?? [];

/** A card by its number. Throws RulesBroken for one there is not. */
export function cardOf(scenario: BoarScenario, number: number): Card {
  return present(deckOf(scenario).deck[number - 1], 'no-such-card', { card: number });
}

/** A figure of a card's effect. Throws RulesBroken when its data lacks it. */
export function numberOf(card: Card, name: string): number {
  return present(card.numbers[name], 'card-without-number', { card: card.id, name });
}

/** Every number of the deck, as it lies before the first draw: those the scenario takes out are not in it. */
export function wholeDeck({ cards }: Pick<BoarScenario, 'cards'>): number[] {
  return (cards?.deck ?? []).flatMap(({ id }) => (cards?.out.includes(id) ? [] : [id]));
}

/** The halves of a divided card, each a card for itself; else the card. */
export function halvesOf(card: Card): readonly Card[] {
  const { or, ...first } = card;
  return or === undefined ? [card] : [first, { ...first, ...or }];
}

/** A card as a side may play it on turns of this scale: of a divided one what fits, or else what it may play at all. */
export function faceFor(card: Card, side: Side, scale: Campaign['scale']): Card {
  const own = halvesOf(card).filter((half) => isPlayableBy(half, side));
  const fits = own.filter((half) => isForScale(half, scale));
  const [first = card] = [...fits, ...own];
  return fits.length < 2 ? first : { ...first, window: fits.flatMap(({ window }) => window) };
}

/** May this side ever play the card? Another's it keeps without use (S 4.3). */
export function isPlayableBy(card: Card, side: Side): boolean {
  return halvesOf(card).some(({ owner }) => owner === 'all' || owner === side);
}

/** May the card be played on turns of this scale? Red ones are never held. */
export function isForScale(card: Card, scale: Campaign['scale']): boolean {
  return card.when === 'free' || card.when === scale;
}
