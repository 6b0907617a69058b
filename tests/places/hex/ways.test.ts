/** Where a counter can go on hexes that cost differently, stop it or are barred. */
import { expect, test } from 'vitest';
import { createGrid } from '../../../src/places/hex/grid.ts';
import { waysFrom } from '../../../src/places/hex/ways.ts';

const grid = createGrid([1, 3], [1, 3]);
const from = (costs: Readonly<Record<string, number | 'stop' | 'barred'>>, movement: number) =>
  waysFrom(grid, '0101', movement, (hex, left) => {
    const cost = costs[hex] ?? 1;
    if (cost === 'barred') return null;
    return cost === 'stop' ? left : cost;
  });

test('every hex within the movement is reached, the one it begins in is not among them', () => {
  expect([...from({}, 1).keys()].sort()).toEqual(['0102', '0201', '0202']);
});

test('a longer way that costs less is taken', () => {
  expect(from({ '0201': 3 }, 5).get('0301')).toEqual(['0101', '0202', '0301']);
  expect(from({ '0202': 3 }, 5).get('0302')).toEqual(['0101', '0201', '0301', '0302']);
});

test('whoever must stop goes no further, and nobody enters what is barred', () => {
  const ways = from({ '0102': 'barred', '0201': 'stop', '0202': 'stop', '0301': 'stop' }, 4);
  expect([...ways.keys()].sort()).toEqual(['0201', '0202']);
});

test('what costs more than is left is not entered', () => {
  expect(from({ '0202': 2 }, 1).has('0202')).toBe(false);
});
