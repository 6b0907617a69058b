/** The rules of the series as Pensacola plays them. */
import type { Rules } from '../../series/boar/rules/house.ts';
import { cardBook } from './cards/index.ts';
import { houseOf } from './house.ts';
import type { Pensacola } from './scenario.ts';
import { sequenceOf } from './sequence.ts';

export function rulesOf(pensacola: Pensacola): Rules {
  return {
    scenario: pensacola,
    field: pensacola.field,
    house: houseOf(pensacola),
    cards: cardBook,
    sequence: sequenceOf(pensacola),
  };
}
