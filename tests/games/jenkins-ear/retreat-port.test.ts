/** A port whose name begins with the word of a choice, `port`, is that port. */
import { expect, test } from 'vitest';
import { look } from '../../../src/engine/view.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('jenkins-ear/war');
const grammar = grammarOf(game, look(game, game.setup(), 'english'), 'english');
const ordered = (line: string) => readOrders(line, grammar).lines[0]?.read?.order.canonical;

test.each([
  ['STANDING RETREAT Port Royal', 'STANDING RETREAT TO 2719'],
  ['RETREAT port royal', 'RETREAT TO 2719'],
  ['RETREAT Port Royal, Cartagena', 'RETREAT TO 2719, 2825'],
  ['STANDING RETREAT port', 'STANDING RETREAT port'],
  ['RETREAT nearest port', 'RETREAT port'],
])('%s', (line, canonical) => {
  expect(ordered(line)).toBe(canonical);
});
