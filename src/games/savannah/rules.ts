/** The rules of the series as Savannah plays them. */
import type { Rules } from '../../series/boar/rules/house.ts';
import { cardBook } from './cards/index.ts';
import { houseOf } from './house.ts';
import type { Savannah } from './scenario.ts';
import { sequenceOf } from './sequence.ts';

export function rulesOf(savannah: Savannah): Rules {
  return {
    scenario: savannah,
    field: savannah.field,
    house: houseOf(savannah),
    cards: cardBook,
    sequence: sequenceOf(savannah),
  };
}
