/**
 * Another state that a role cannot tell from this one, drawn up from the rulebook and not from the view. In the assault
 * there is none but itself: S knows no hidden counter or marker, its cards are not used, momentum chits are held openly
 * (R68), and what a side has ordered is in its book, never in the state.
 */
import type { Pick } from '../../engine/contract.ts';
import { copy } from '../../engine/canonical.ts';
import type { BoarState } from '../boar/state.ts';

export function disguise(state: BoarState, _role: string, _pick: Pick): BoarState {
  return copy(state);
}
