/** What the data of a card names. */
import { present } from '../../../engine/errors.ts';
import type { At, Occasion } from '../rules/house.ts';
import type { Army } from '../rules/state.ts';
import type { Card } from './schema.ts';

/** The army a card's data names. Throws RulesBroken when there is none. */
export function armyOn({ card }: Occasion): Army {
  return present(card.army, 'card-without-army', { card: card.id });
}

/** The first turn, from this one on, on which what the card says of turns lets it be played; null when they are over. */
export function turnFor({ cards }: Pick<At, 'cards'>, { id, numbers }: Card, turn: number): number | null {
  const { from = turn, to = turn } = cards.ruleOf(id).timed ? numbers : {};
  return turn > to ? null : Math.max(from, turn);
}

/** The counter a card's data names first. Throws RulesBroken when there is none. */
export function unitOn({ card }: Occasion): string {
  const [unit] = card.units;
  return present(unit, 'card-without-unit', { card: card.id });
}
