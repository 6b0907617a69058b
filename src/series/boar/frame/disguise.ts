/**
 * Another state that a role cannot tell from this one, drawn up from the rulebook and not from the view. S knows no
 * hidden counter or marker, momentum chits are held openly (R68), and what a side has ordered is in its book, never in
 * the state: only the cards of the campaign lie hidden.
 */
import { copy } from '../../../engine/canonical.ts';
import type { Pick } from '../../../engine/contract.ts';
import { cardsIn } from '../cards/deck.ts';
import { disguiseCards } from '../cards/disguise.ts';
import type { BoarState } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';

export function disguise(scenario: BoarScenario, state: BoarState, role: string, pick: Pick): BoarState {
  const other = copy(state);
  disguiseCards(other, role, (card) => cardsIn(scenario)[card - 1]?.when === 'red', pick);
  return other;
}
