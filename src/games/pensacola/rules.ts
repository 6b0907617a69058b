/** The rules of the series as Pensacola plays them. */

import { RulesBroken } from '../../engine/errors.ts';
import { offerCards, offerDie } from '../../series/boar/cards/offer.ts';
import type { CardBook, Rules } from '../../series/boar/rules/house.ts';
import { houseOf } from './house.ts';
import type { Pensacola } from './scenario.ts';
import { sequenceOf } from './sequence.ts';

/** No card is played yet. */
const cards: CardBook = {
  offer: offerCards,
  offerDie,
  ruleOf(card) {
    throw new RulesBroken('card-without-effect', { card });
  },
  answer: 0,
};

export function rulesOf(pensacola: Pensacola): Rules {
  return {
    scenario: pensacola,
    field: pensacola.field,
    house: houseOf(pensacola),
    cards,
    sequence: sequenceOf(pensacola),
  };
}
