/** What the data of a card names. */
import { present } from '../../../engine/errors.ts';
import type { Occasion } from '../rules/house.ts';
import type { Army } from '../rules/state.ts';

/** The army a card's data names. Throws RulesBroken when there is none. */
export function armyOn({ card }: Occasion): Army {
  return present(card.army, 'card-without-army', { card: card.id });
}

/** The counter a card's data names first. Throws RulesBroken when there is none. */
export function unitOn({ card }: Occasion): string {
  const [unit] = card.units;
  return present(unit, 'card-without-unit', { card: card.id });
}
