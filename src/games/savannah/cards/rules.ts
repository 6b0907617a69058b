/** The effect of every card, by its number. */
import { RulesBroken } from '../../../engine/errors.ts';
import { drawMore, spy } from '../../../series/boar/cards/draw.ts';
import type { CardBook, CardRule } from '../../../series/boar/rules/house.ts';
import { arrivalCards } from './arrival-cards.ts';
import { combatCards } from './combat-cards.ts';
import { COUNTERMANDED, dieCards } from './die-cards.ts';
import { fireCards } from './fire-cards.ts';
import { movementCards } from './movement-cards.ts';
import { rallyCards } from './rally-cards.ts';
import { strategicCards } from './strategic-cards.ts';
import { trackCards } from './track-cards.ts';

const rules: Readonly<Record<number, CardRule>> = {
  ...strategicCards,
  ...arrivalCards,
  ...movementCards,
  ...combatCards,
  ...fireCards,
  ...rallyCards,
  ...trackCards,
  39: drawMore,
  40: drawMore,
  41: spy,
  ...dieCards,
};

/** The cards as the series plays them. */
export const cardBook: CardBook = {
  ruleOf(card) {
    const rule = rules[card];
    if (!rule) throw new RulesBroken('card-without-effect', { card });
    return rule;
  },
  answer: COUNTERMANDED,
};
