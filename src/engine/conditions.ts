/** Conditions of orders, read against what a role sees at that moment (orders.md). */
import type { Condition, Game, Json, Need, Order, Term } from './contract.ts';
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

/** What the comparisons of a condition find, by term: `{ morale: 10 }`; of parts that must all hold, only those of the ones that do not. */
export function readingsOf<S, V>(
  game: Game<S, V>,
  condition: Condition,
  sight: () => V,
  about: Need,
): Readonly<Record<string, Json>> {
  const isMet = (part: Condition): boolean => holds(game, part, sight, about);
  const read = condition.op === 'and' && !isMet(condition) ? condition.of.filter((part) => !isMet(part)) : [condition];
  const found = read.flatMap(termsIn).flatMap(({ term }): [string, Json][] => {
    const value = game.terms.find(({ id }) => id === term)?.reads?.(sight(), about) ?? null;
    return value === null ? [] : [[term, value as Json]];
  });
  return Object.fromEntries(found);
}

/** The terms that a condition reads, as they are written. */
export function termsIn(condition: Condition): readonly Extract<Condition, { op: 'term' }>[] {
  if (condition.op === 'term') return [condition];
  return condition.op === 'not' ? termsIn(condition.of) : condition.of.flatMap(termsIn);
}

/** May this order, or the ELSE of its IF, come to one of these verbs? */
export function comesTo(order: Order, verbs: readonly string[]): boolean {
  return verbs.includes(order.verb) || (order.otherwise !== undefined && comesTo(order.otherwise, verbs));
}

/** `value sign other`, as `ENEMY >= 3`; a sign that is none, or a value that is no number, holds never. */
export function compares(value: number, sign: Json | undefined, other: number): boolean {
  switch (sign) {
    case '>=':
      return value >= other;
    case '<=':
      return value <= other;
    case '>':
      return value > other;
    case '<':
      return value < other;
    case '=':
      return value === other;
    case '!=':
      // Not `!==`: what is no number differs from nothing.
      return value < other || value > other;
    default:
      return false;
  }
}

/** `TURN >= 3`, by the number printed on the track. */
export const turnTerm: Term<{ readonly turn: number }> = {
  id: 'turn',
  words: ['turn', 'tour', 'turno'],
  takes: 'compare',
  steady: true,
  holds: (view, [sign, number]) => compares(view.turn, sign, Number(number)),
  reads: (view) => view.turn,
};

/** What a question, or an act that conditions are read on, says of itself by this name. */
export function factOf(need: Need, name: string): Json | undefined {
  const { about } = need;
  return typeof about === 'object' && about !== null && !Array.isArray(about)
    ? (about as Readonly<Record<string, Json>>)[name]
    : undefined;
}
