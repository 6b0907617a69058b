/** The words of a game as the tests of the order language use them: Savannah's, at the opening of the assault. */
import type { Order } from '../../src/engine/contract.ts';
import { savannah } from '../../src/games/savannah/game.ts';
import { readOrders } from '../../src/orders/read.ts';
import type { Grammar, ReadLine } from '../../src/orders/types.ts';
import { scenario } from '../games/assault.ts';

export const game = savannah.open(scenario);
export const view = game.view(game.setup(), 'british');
export const grammar: Grammar = {
  verbs: game.verbs,
  terms: game.terms,
  names: game.names(view, 'british'),
  calls: ['orders', ...game.calls],
  languages: game.languages,
};

export const read = (text: string): readonly ReadLine[] => readOrders(text, grammar).lines;

/** The orders of a text as canonical lines. */
export const canonical = (text: string): string[] =>
  read(text).flatMap((line) => (line.read ? [line.read.order.canonical] : []));

/** The only order of a text. */
export function order(text: string, id = 'o1'): Order {
  const [line] = read(text);
  if (!line?.read) throw new Error(`no order: ${text}: ${line?.diagnostics.map(({ code }) => code).join()}`);
  return { ...line.read.order, id };
}

/** Code, column and suggestion of the first thing wrong with a line. */
export function wrong(text: string): { code: string; column: number | undefined; didYouMean: string | undefined } {
  const diagnostic = read(text).flatMap((line) => line.diagnostics)[0];
  return {
    code: diagnostic?.code ?? 'nothing',
    column: diagnostic?.span?.column,
    didYouMean: diagnostic?.didYouMean,
  };
}
