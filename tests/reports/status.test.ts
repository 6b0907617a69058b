/** STATUS tells of orders for a call only whom that call is put to. */
import { expect, test } from 'vitest';
import { renderNotice } from '../../src/reports/index.ts';

const status = (call: string | null): string =>
  renderNotice(
    'status',
    {
      game: { id: 'sav-1', label: 'Savannah 1' },
      band: null,
      seat: 'French',
      turn: 1,
      call,
      deadline: null,
      book: null,
      standing: [],
      ready: false,
      waiting: ['British'],
      head: 'ab'.repeat(32),
    },
    'en',
  ).text.replace(/\s+/g, ' ');

test('who is asked nothing is not told what would become of his orders for this call', () => {
  expect(status('orders')).toContain('YOUR ORDERS FOR THIS CALL None yet');
  expect(status(null)).toContain('No orders of yours are due now.');
  expect(status(null)).not.toContain('FOR THIS CALL');
});
