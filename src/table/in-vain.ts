/** Standing orders that nothing can come of any more, as letters list them. */
import type { AnyGame, Language, Order, Role } from '../engine/contract.ts';
import { diagnosticWords } from '../orders/say.ts';

/** The words behind an order that names somebody who is lost, or is elsewhere once the `book` is played; none behind any other. */
export function inVain(
  game: AnyGame,
  view: unknown,
  role: Role,
  language: Language,
  book: readonly Order[] = [],
): (order: Order) => string {
  const say = diagnosticWords(language, game.messages);
  return (order) => {
    const against = game.idle?.(view, role, order, book) ?? [];
    if (against.some(({ facts }) => facts.lost === true)) return ` (${say('row.in-vain')})`;
    return against.some(({ facts }) => facts.waits === true) ? ` (${say('row.waits')})` : '';
  };
}
