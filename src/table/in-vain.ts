/** Standing orders that nothing can come of any more, as letters list them. */
import type { AnyGame, Language, Order, Role } from '../engine/contract.ts';
import { diagnosticWords } from '../orders/say.ts';

/** The words behind an order that names somebody who is lost; none behind any other. */
export function inVain(game: AnyGame, view: unknown, role: Role, language: Language): (order: Order) => string {
  const says = ` (${diagnosticWords(language, game.messages)('row.in-vain')})`;
  return (order) => (game.idle?.(view, role, order, []).some(({ facts }) => facts.lost === true) ? says : '');
}
