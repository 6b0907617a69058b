/** What conditions compare, and what a question says of itself. */
import { expect, test } from 'vitest';
import { compares, factOf, readingsOf } from '../../src/engine/conditions.ts';
import type { Need } from '../../src/engine/contract.ts';

test('each sign compares as it reads', () => {
  const signs = ['>=', '<=', '>', '<', '=', '!='];
  const truths = (value: number, other: number) => signs.filter((sign) => compares(value, sign, other));
  expect(truths(2, 3)).toEqual(['<=', '<', '!=']);
  expect(truths(3, 3)).toEqual(['>=', '<=', '=']);
  expect(truths(4, 3)).toEqual(['>=', '>', '!=']);
});

test('what is no number, and a sign that is none, hold for nothing', () => {
  for (const sign of ['>=', '<=', '>', '<', '=', '!=']) expect(compares(Number.NaN, sign, 3), sign).toBe(false);
  expect(compares(3, '~', 3)).toBe(false);
  expect(compares(3, undefined, 3)).toBe(false);
});

test('a question answers for its facts, a call for orders and a bare question for none', () => {
  const question = { type: 'question', about: { hex: '1404' } } as unknown as Need;
  expect(factOf(question, 'hex')).toBe('1404');
  expect(factOf(question, 'at')).toBeUndefined();
  expect(factOf({ ...question, about: ['1404'] } as unknown as Need, '0')).toBeUndefined();
  expect(factOf({ type: 'call', address: 't01', role: 'british', name: 'movement' }, 'hex')).toBeUndefined();
});

test('of parts that must all hold, what the unmet ones found is told alone', () => {
  const term = (id: string, is: boolean, value: number | null) => ({ id, holds: () => is, reads: () => value });
  const game = { terms: [term('attacking', false, null), term('result', true, 3), term('turn', false, 4)] } as never;
  const and = (...terms: string[]) =>
    ({ op: 'and', of: terms.map((id) => ({ op: 'term', term: id, args: [] })) }) as never;
  const found = (...terms: string[]) => readingsOf(game, and(...terms), () => null, {} as Need);
  expect(found('attacking', 'result')).toEqual({});
  expect(found('turn', 'result')).toEqual({ turn: 4 });
  expect(found('result')).toEqual({ result: 3 });
});
