import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createGrid,
  distance,
  hexSides,
  neighbour,
  neighbours,
  opposite,
  ring,
  sideBetween,
  within,
} from '../../../src/places/hex/grid.ts';

const grid = createGrid([10, 42], [1, 23]);
const anyHex = fc.constantFrom(...grid.ids);
const anySide = fc.constantFrom(...hexSides);

describe('a field of flat-top hexes, odd columns half a hex lower', () => {
  test('an odd column touches the even row N and N + 1, an even column the odd row N - 1 and N', () => {
    expect(neighbours(grid, '1303')).toEqual(['1302', '1403', '1404', '1304', '1204', '1203']);
    expect(neighbours(grid, '1404')).toEqual(['1403', '1503', '1504', '1405', '1304', '1303']);
  });

  test('1303 is the north-west neighbour of 1404', () => {
    expect(neighbour(grid, '1404', 'NW')).toBe('1303');
    expect(sideBetween(grid, '1404', '1303')).toBe('NW');
  });

  test('on a field whose odd columns lie higher, an odd column touches the even row N - 1 and N', () => {
    const other = createGrid([1, 45], [1, 29], 0);
    expect(neighbours(other, '3019')).toEqual(['3018', '3119', '3120', '3020', '2920', '2919']);
    expect(neighbours(other, '3119')).toEqual(['3118', '3218', '3219', '3120', '3019', '3018']);
    expect(distance(other, '3219', '3318')).toBe(2);
  });

  test('what lies beyond the edge is no hex', () => {
    expect(neighbour(grid, '1001', 'N')).toBeNull();
    expect(neighbour(grid, '4223', 'SE')).toBeNull();
    expect(neighbours(grid, '0101')).toEqual([]);
    expect(distance(grid, '1001', '0901')).toBe(-1);
  });

  test('going across a side and back across the opposite one leads home', () => {
    fc.assert(
      fc.property(anyHex, anySide, (hex, side) => {
        const across = neighbour(grid, hex, side);
        if (across === null) return;
        expect(neighbour(grid, across, opposite(side))).toBe(hex);
        expect(sideBetween(grid, hex, across)).toBe(side);
        expect(distance(grid, hex, across)).toBe(1);
      }),
    );
  });

  test('distance counts the fewest steps from hex to hex', () => {
    const from = '2008';
    const steps = new Map([[from, 0]]);
    const queue = [from];
    for (const hex of queue) {
      for (const near of neighbours(grid, hex)) {
        if (steps.has(near)) continue;
        steps.set(near, (steps.get(hex) ?? 0) + 1);
        queue.push(near);
      }
    }
    for (const id of grid.ids) expect(distance(grid, from, id), id).toBe(steps.get(id));
  });

  test('a ring holds six hexes for each step out, and the disc all rings', () => {
    expect(ring(grid, '2010', 1).sort()).toEqual(neighbours(grid, '2010').sort());
    expect(ring(grid, '2010', 3)).toHaveLength(18);
    expect(within(grid, '2010', 3)).toHaveLength(37);
  });
});
