/** Whoever has every die thrown again is told that good ones go too. */
import { expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { position } from '../assault.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

test('MOMENTUM REROLL without a condition says that the best results are thrown again, and with one does not', () => {
  const state = position('1404 tawes; 1405 foix', { turn: 17, ordinal: 2, momentum: { british: 1, allies: 0 } });
  const line: Order = { id: 'o1', verb: 'MOMENTUM REROLL', args: {}, canonical: 'MOMENTUM REROLL', line: 1 };
  const notes = (order: Order) =>
    (game.idle?.(game.view(state, 'british'), 'british', order, []) ?? []).map(({ code, facts }) => [code, facts]);
  expect(notes(line)).toContainEqual(['boar.reroll-defending', expect.objectContaining({ always: true })]);
  const when = { op: 'term', term: 'attacking', args: [] } as const;
  expect(notes({ ...line, when }).map(([code]) => code)).not.toContain('boar.reroll-defending');
});
