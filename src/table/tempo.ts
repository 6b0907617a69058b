/** Which needs pause for mail: a table of the campaign, never known to the rules (architecture §2). */
import type { AnyGame, Need, Question } from '../engine/contract.ts';
import type { Tempo } from './record.ts';

/** Whether all seats' orders are due before a turn opens. */
export const pausesBeforeTurn = (tempo: Tempo): boolean => tempo === 'together';

/** Whether each call of a turn asks for a book of its own. */
export const hasBookForEachCall = (tempo: Tempo): boolean => tempo === 'classic' || tempo === 'full';

/** The call of letters that ask for the orders of a whole turn, and for no call of the rules alone. */
export const WHOLE_TURN = 'orders';

/** Whether choices of the rules are put to players by letter; else orders sent before them decide, or the conduct of the seat. */
export const asksChoices = (tempo: Tempo): boolean => tempo === 'full';

/**
 * Whether a seat gets the report of a turn with its first call of the next: where each asks for several books, a seat that
 * waits for another would get a letter more, which asks nothing.
 */
export const reportsComeWithCalls = (tempo: Tempo, { calls }: AnyGame): boolean =>
  tempo === 'classic' && calls.length > 1;

/** A question with one answer answers itself. */
const isChoice = ({ space }: Question): boolean => (space.kind === 'one' ? space.of.length > 1 : !space.forced);

/** Whether this need waits for mail. Discreet questions never do. */
export function pausesFor(tempo: Tempo, game: AnyGame, need: Need): boolean {
  if (need.type === 'question') return asksChoices(tempo) && !need.discreet && isChoice(need);
  switch (tempo) {
    case 'together':
      return false;
    case 'express':
      return need.name === game.calls[0];
    case 'classic':
      return game.calls.includes(need.name);
    case 'full':
      return true;
  }
}
