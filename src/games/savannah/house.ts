/** Savannah's House: its rules of the ground and of the fight, for the rules of the series to call. */
import type { Rules } from '../../series/boar/rules/house.ts';
import { fightHooks } from './assault.ts';
import { cardBook } from './cards/rules.ts';
import { groundHooks } from './ground.ts';
import type { Savannah } from './scenario.ts';
import { sequenceOf } from './sequence.ts';

/** The series rules as Savannah plays them. */
export function rulesOf(savannah: Savannah): Rules {
  return {
    field: savannah.field,
    house: { ...groundHooks(savannah), ...fightHooks(savannah) },
    cards: cardBook,
    sequence: sequenceOf(savannah),
  };
}
