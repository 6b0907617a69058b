/** HOLD beside the moves of the same units: of two lines the later one counts. */
import { expect, test } from 'vitest';
import { draftBook } from '../../../src/orders/book/draft-book.ts';
import type { Drafted, OnFile } from '../../../src/orders/book/types.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { verdictsAt } from '../../rehearsal/verdicts.ts';
import { position } from './table.ts';
import { game, viewOf } from './words-table.ts';

const quay = position('en 2719 port: cornwall, boyne, frigate-2');

function english(text: string, orders: OnFile['orders'] = null): Drafted {
  const grammar = grammarOf(game, viewOf(quay, 'english'), 'english');
  const due = { games: ['ear-1'], seats: ['english'], turn: 1, calls: ['movement'], later: ['combat'] };
  const rehearse = verdictsAt(game, quay, 'english');
  return draftBook(readOrders(text, grammar), { orders, standing: [], ready: false }, { grammar, due, rehearse });
}

const book = ({ orders }: Drafted): string[] => (orders ?? []).map(({ canonical }) => canonical);

test('who is told to hold below a line that moves him holds, and who is moved below a line that holds him moves', () => {
  const holds = english('MOVE boyne, frigate-2 TO 2819\nHOLD boyne');
  expect(book(holds)).toEqual(['MOVE en-frigate-2 TO 2819', 'HOLD en-boyne']);
  expect(holds.lines[0]?.by?.line).toBe(2);
  expect(book(english('HOLD boyne, frigate-2\nMOVE boyne TO 2819'))).toEqual([
    'HOLD en-frigate-2',
    'MOVE en-boyne TO 2819',
  ]);
  expect(book(english('HOLD boyne\nCROSS boyne, cornwall'))).not.toContain('HOLD en-boyne');
});

test('AMEND with HOLD takes back a move on file, and with MOVE a HOLD', () => {
  const moving = english('MOVE boyne, frigate-2 TO 2819').orders;
  const amended = english('AMEND\nHOLD boyne', moving);
  expect(book(amended)).toEqual(['MOVE en-frigate-2 TO 2819', 'HOLD en-boyne']);
  expect(amended.gone.map(({ order, by }) => [order.canonical, by])).toEqual([
    ['MOVE en-boyne, en-frigate-2 TO 2819', 2],
  ]);
  expect(book(english('AMEND\nMOVE boyne TO 2819', amended.orders))).toEqual([
    'MOVE en-frigate-2 TO 2819',
    'MOVE en-boyne TO 2819',
  ]);
});

test('a line with a condition stands beside one without', () => {
  expect(book(english('IF ENEMY IN 2819 MOVE boyne TO 2819\nHOLD boyne'))).toHaveLength(2);
});
