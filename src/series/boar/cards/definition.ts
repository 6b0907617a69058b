/** A card as a game defines it: all that it does in one place. Its window, figures and words stand in its sheet (`cards.yaml`). */
import { present } from '../../../engine/errors.ts';
import type { Amendments, Exception } from '../rules/exceptions.ts';
import type { Addition, CardBook, CardRule, Occasion } from '../rules/house.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { deckOf, halvesOf, numberOf } from './deck.ts';
import { offerCards, offerDie } from './offer.ts';
import type { Card } from './schema.ts';

export interface CardDefinition extends CardRule {
  readonly number: number;
  /** What it changes in the rules while it is in force: an exception of the game, which reads its figures off the sheet. */
  readonly amends?: (sheet: Card, scenario: BoarScenario) => Amendments;
}

/** What a card does, without its number. */
export type CardEffectRule = Omit<CardDefinition, 'number'>;

/** The cards of a game as the series plays them; `answers` are those that answer another. */
export function bookOf(cards: readonly CardDefinition[], answers: readonly CardDefinition[]): CardBook {
  const byNumber = new Map(cards.map((card) => [card.number, card]));
  return {
    ruleOf(card) {
      return present(byNumber.get(card), 'card-without-effect', { card });
    },
    answers: answers.map(({ number }) => number),
    offer: offerCards,
    offerDie,
  };
}

/** What the cards of a scenario change while they are in force, in the order of their numbers. */
export function cardExceptions(cards: readonly CardDefinition[], scenario: BoarScenario): Exception[] {
  return deckOf(scenario).deck.flatMap((sheet) => {
    const amends = cards.find(({ number }) => number === sheet.id)?.amends?.(sheet, scenario);
    return amends === undefined ? [] : [{ rule: `card ${sheet.id}`, amends }];
  });
}

/** A divided card: each half by the turns it is for. */
export function divided(number: number, halves: Partial<Record<Card['when'], CardEffectRule>>): CardDefinition {
  const half = ({ card }: Occasion) => halves[card.when];
  return {
    number,
    may: (at) => half(at)?.may?.(at) ?? true,
    targets: (at) => half(at)?.targets?.(at) ?? [''],
    act: (at, target, effects) => half(at)?.act(at, target, effects),
    amends: (sheet, scenario) =>
      Object.assign({}, ...halvesOf(sheet).map((card) => halves[card.when]?.amends?.(card, scenario) ?? {})),
  };
}

/** What a card adds to a die, under a name of its own. */
export const addend = <T>({ id }: Card, value: Addition<T>['value']): Addition<T> => ({
  name: `drm.card-${id}`,
  rule: 'S 4.3',
  value,
});

/** The figure of a card that is added to a die wherever it `applies`. */
export const drmWhere = <T>(
  sheet: Card,
  applies: (...asked: Parameters<Addition<T>['value']>) => boolean,
): Addition<T> => addend(sheet, (...asked) => (applies(...asked) ? numberOf(sheet, 'drm') : 0));
