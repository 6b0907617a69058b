/** A sentence that says no is talk, though a name of the writer's own begins with these letters. */
import { expect, test } from 'vitest';
import { look } from '../../src/engine/view.ts';
import { readOrders } from '../../src/orders/read.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { openGame } from '../games/registry.ts';

const { game } = openGame('pensacola/assault');
const grammar = grammarOf(game, look(game, game.setup(), 'spanish'), 'spanish', 'es');
const kindOf = (line: string) => {
  const [read] = readOrders(`MANTENER principe\n${line}`, grammar).lines.slice(1);
  return read?.ignored ?? read?.diagnostics.map(({ code }) => code);
};

test('what the writer does not do is no order to the militia of New Orleans', () => {
  expect(kindOf('no ataco este turno')).toBe('prose');
  expect(kindOf('no voy a hacer nada')).toBe('prose');
  // Their name itself, and what others are not to do, still mean an order.
  expect(kindOf('no-militia este turno')).toEqual(['unknown-verb']);
  expect(kindOf('no mover principe')).toEqual(['no-order-read']);
});
