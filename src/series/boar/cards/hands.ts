/** Hands, the cards played, and what a side knows of the enemy's hand. */
import { type Campaign, theCampaign } from '../frame/campaign.ts';
import type { Position } from '../rules/position.ts';
import type { BoarState, Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { deckOf } from './deck.ts';

/** The cards of a campaign under way. */
export function cardsOf(state: BoarState): Campaign['cards'] {
  return theCampaign(state).cards;
}

export function handOf(state: BoarState, side: Side): readonly number[] {
  return cardsOf(state).hands[side] ?? [];
}

/** Puts a card into a hand, by number. */
export function take(state: BoarState, side: Side, card: number): void {
  cardsOf(state).hands[side] = [...handOf(state, side), card].sort((a, b) => a - b);
}

/** A card leaves a hand, and what was known of its place no longer is. */
export function drop(state: BoarState, side: Side, card: number): void {
  const cards = cardsOf(state);
  cards.hands[side] = handOf(state, side).filter((each) => each !== card);
  for (const one of Object.keys(cards.known)) {
    cards.known[one] = (cards.known[one] ?? []).filter((each) => each !== card);
  }
}

/** A card is played and gone. */
export function spend(state: BoarState, card: number): void {
  const cards = cardsOf(state);
  cards.spent = [...cards.spent, card];
}

/** Weather in which cards are neither drawn nor played. */
export function isShut(scenario: BoarScenario, { weather }: Position): boolean {
  return deckOf(scenario).events.shut.includes(weather);
}
