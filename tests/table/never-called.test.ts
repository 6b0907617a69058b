/** An order that was kept for a call which never came to its seat says so, and not that nothing wanted it. */
import { expect, test } from 'vitest';
import { fatesOf } from '../../src/table/fates.ts';
import { openGame } from '../games/registry.ts';

const { game } = openGame('savannah/assault');
const orders = ['MOVE foix TO 1307', 'ATTACK 1404 WITH foix'].map((canonical, n) => ({
  ...{ id: `o${n + 1}`, verb: canonical.split(' ')[0] as string, args: {}, canonical, line: n + 1 },
}));
const book = { seat: 'allied', roles: ['allies'], orders, standing: [], mails: [], receivedAt: null };
const reasons = (serves: readonly string[]) =>
  fatesOf(game, new Map([['t16/allies/movement@allies', { books: [book], serves }]]), [], 'allied', true).map(
    ({ kind, reasons: [why] }) => [kind, why?.code, why?.facts],
  );

test('kept for combat, and combat never came', () => {
  expect(reasons(['movement'])).toEqual([
    ['unreached', 'never-asked', {}],
    ['unreached', 'call-never-came', { call: 'combat' }],
  ]);
});

test('in a book for both calls nothing was kept', () => {
  expect(reasons(['movement', 'combat']).map(([, code]) => code)).toEqual(['never-asked', 'never-asked']);
});
