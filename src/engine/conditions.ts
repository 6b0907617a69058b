/** Conditions of orders, read against what a role sees at that moment (orders.md). */
import type { Condition, Game, Need } from './contract.ts';
import { RulesBroken } from './errors.ts';

/** Whether a condition holds for the asked role; the view is made only when a term reads it. */
export function holds<S, V>(game: Game<S, V>, condition: Condition, sight: () => V, about: Need): boolean {
  switch (condition.op) {
    case 'and':
      return condition.of.every((part) => holds(game, part, sight, about));
    case 'or':
      return condition.of.some((part) => holds(game, part, sight, about));
    case 'not':
      return !holds(game, condition.of, sight, about);
    case 'term': {
      const term = game.terms.find((known) => known.id === condition.term);
      if (!term) throw new RulesBroken('no-such-term', { term: condition.term });
      return term.holds(sight(), condition.args, about);
    }
  }
}
