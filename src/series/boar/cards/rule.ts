/** What the data of a card names. */
import { RulesBroken } from '../../../engine/errors.ts';
import type { Occasion } from '../rules/house.ts';
import type { Army } from '../rules/state.ts';

/** The army a card's data names. Throws RulesBroken when there is none. */
export function armyOn({ card }: Occasion): Army {
  if (card.army === undefined) throw new RulesBroken('card-without-army', { card: card.id });
  return card.army;
}

/** The counter a card's data names first. Throws RulesBroken when there is none. */
export function unitOn({ card }: Occasion): string {
  const [unit] = card.units;
  if (unit === undefined) throw new RulesBroken('card-without-unit', { card: card.id });
  return unit;
}
