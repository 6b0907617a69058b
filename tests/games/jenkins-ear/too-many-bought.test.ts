/** So many of a kind as cannot be had are asked about, and so is who sails but is not bought: nothing is done short unseen. */
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { acknowledge } from '../../../src/orders/acknowledge.ts';
import { draftBook } from '../../../src/orders/book/draft-book.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { verdictsAt } from '../../rehearsal/verdicts.ts';
import { position } from './table.ts';
import { game, viewOf } from './words-table.ts';

const harbour = position('en 2719 port: boyne', { phase: 'english', funds: { english: 20, spanish: 0 } });

function bought(text: string) {
  const grammar = grammarOf(game, viewOf(harbour, 'english'), 'english');
  const due = { games: ['ear-1'], seats: ['english'], turn: 1, calls: ['movement'], later: ['combat'] };
  const rehearse = verdictsAt(game, harbour, 'english');
  const onFile = { orders: null, standing: [], ready: false };
  const drafted = draftBook(readOrders(text, grammar), onFile, { grammar, due, rehearse });
  return { drafted, mend: acknowledge(drafted, diagnosticWords('en', game.messages), [], []).mend };
}

// The English have five cannons of 3 points in their pool.
test('a number that cannot be had buys nothing, and how many can is offered', () => {
  const { drafted, mend } = bought('BUY 12 cannons AT port royal\nREADY');
  expect(drafted).toMatchObject({ orders: null, ready: false, readyKept: true });
  const [wrong] = drafted.lines.flatMap(({ diagnostics }) =>
    diagnostics.filter(({ severity }) => severity === 'error'),
  );
  expect(wrong).toMatchObject({ code: 'ear.bought-in-part', didYouMean: '5', span: { column: 5, length: 2 } });
  expect(mend).toEqual(['AMEND', 'BUY 5 cannons AT 2719']);
  expect(bought(mend.join('\n')).drafted.orders?.map(({ canonical }) => canonical)).toEqual(['BUY 5 cannons AT 2719']);
});

test.each([
  'BUY cumberland, norfolk, lenox AT port royal',
  'BUY 12 cannons AT port royal IF FUNDS > 15',
  'BUY 2 cannons AT port royal',
])('%s is taken: by name each is meant, and on a condition as many as there will be', (line) => {
  const { drafted } = bought(line);
  expect(drafted.lines.map(({ outcome }) => outcome)).toEqual(['accepted']);
});

test('who is in the pool is an error of a line of several as of a line of his own, which is shown without him', () => {
  const { drafted, mend } = bought('MOVE boyne, frigate-8, soldiers-2 TO 2819');
  expect(drafted.orders).toBeNull();
  const wrong = drafted.lines.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error'));
  expect(wrong.map(({ code, facts }) => [code, facts.unit])).toEqual([
    ['ear.in-pool', 'en-frigate-8'],
    ['ear.in-pool', 'en-soldiers-2'],
  ]);
  expect(mend).toEqual(['AMEND', 'MOVE en-boyne TO 2819']);
  const [alone] = bought('MOVE frigate-8 TO 2819').drafted.lines;
  expect(alone?.diagnostics).toMatchObject([{ severity: 'error', code: 'ear.in-pool' }]);
});

test('who is bought in the same book is not absent: where he went before in it, he is told so and the others go', () => {
  const sailed = 'BUY frigate-8 AT port royal\nMOVE frigate-8 TO 2718\nMOVE boyne TO 2819\nMOVE boyne TO 2718';
  const text = `${sailed}\nMOVE frigate-8, boyne TO 2717`;
  const { drafted, mend } = bought(text);
  expect(mend).toEqual([]);
  const last = drafted.lines.at(-1);
  expect(last?.outcome).toBe('accepted');
  expect(last?.diagnostics.map(({ severity, code }) => [severity, code])).toContainEqual([
    'warning',
    'ear.moved-already',
  ]);
});

test.each([
  ['BUY 12 cannons AT port royal', 'your force pool holds no more of them'],
  ['BUY 3 soldiers AT nassau', 'there is room for no more'],
])('of %s is told why no more can be had', (text, why) => {
  const [wrong] = bought(text).drafted.lines.flatMap(({ diagnostics }) => diagnostics);
  const said = plainWords(sayDiagnostic(diagnosticWords('en', game.messages), wrong as Diagnostic));
  expect(said).toContain(`left after this line; ${why}.`);
});
