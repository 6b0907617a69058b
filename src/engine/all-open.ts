/** For games that hide nothing: every side sees the state itself. */
import { copy } from './canonical.ts';
import type { Game } from './contract.ts';

/** What is seen of a state is the state, so that nothing else looks like it and nothing need be supposed. */
export function allOpen<S>(): Pick<Game<S, S>, 'view' | 'disguise'> & Required<Pick<Game<S, S>, 'suppose'>> {
  return { view: (state) => copy(state), disguise: (state) => state, suppose: (view) => copy(view) };
}
