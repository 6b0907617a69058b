/** The effect of every card, by its number. */
import { RulesBroken } from '../../../engine/errors.ts';
import { arrivalCards } from './arrival-cards.ts';
import { combatCards } from './combat-cards.ts';
import { dieCards } from './die-cards.ts';
import { drawCardRules } from './draw.ts';
import { fireCards } from './fire-cards.ts';
import { movementCards } from './movement-cards.ts';
import { rallyCards } from './rally-cards.ts';
import type { CardRule } from './rule.ts';
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
  ...drawCardRules,
  ...dieCards,
};

/** The effect of a card. Throws RulesBroken for a number that has none. */
export function ruleOf(card: number): CardRule {
  const rule = rules[card];
  if (!rule) throw new RulesBroken('card-without-effect', { card });
  return rule;
}
