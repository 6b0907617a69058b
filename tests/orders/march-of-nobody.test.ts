/** A verb of fights, bent, that says no more than where to is a march where marches are asked for: it lacks who, and is no advance after a fight. */
import { expect, test } from 'vitest';
import { look } from '../../src/engine/view.ts';
import { readOrders } from '../../src/orders/read.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { openGame } from '../games/registry.ts';

const { game } = openGame('pensacola/assault');
const grammar = grammarOf(game, look(game, game.setup(), 'spanish'), 'spanish', 'es');
const wrongIn = (line: string, open: string) => {
  const [read] = readOrders(line, { ...grammar, open }).lines;
  return read?.diagnostics.map(({ code, facts }) => [code, facts.verb]);
};

test.each(['avanza a 2512', 'avancez à 2512', 'advances to 2512'])('%s lacks who marches', (line) => {
  expect(wrongIn(line, 'movement')).toEqual([['missing-slot', 'MOVER']]);
  expect(wrongIn(line, 'combat')).not.toContainEqual(['missing-slot', 'MOVER']);
});

test('the verb of fights as its list has it stays what it is', () => {
  expect(wrongIn('AVANZAR A 2512', 'movement')).toEqual([]);
});
