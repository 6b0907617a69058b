import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGrid, distance, hexSides, neighbour, within } from '../../../src/places/hex/grid.ts';
import { crossings, entrySides } from '../../../src/places/hex/line.ts';

const grid = createGrid([10, 42], [1, 23]);
const inner = within(grid, '2612', 8);

const centres = new Map(
  grid.ids.map((id) => {
    const column = Number(id.slice(0, 2));
    return [id, [1.5 * column, Math.sqrt(3) * (Number(id.slice(2)) + (column % 2) / 2)] as const];
  }),
);

/** The same question asked by walking the line in small steps with true lengths, as an oracle from outside. */
function walked(from: string, to: string): string[] {
  const [ax, ay] = centres.get(from) ?? [0, 0];
  const [bx, by] = centres.get(to) ?? [0, 0];
  const found: string[] = [];
  const near = within(grid, from, distance(grid, from, to) + 1).map((id) => ({ id, at: centres.get(id) ?? [0, 0] }));
  for (let n = 1; n < 720; n++) {
    const x = ax + ((bx - ax) * n) / 720;
    const y = ay + ((by - ay) * n) / 720;
    let least = 9;
    let nearest: string[] = [];
    for (const { id, at } of near) {
      const gap = Math.hypot(at[0] - x, at[1] - y);
      if (gap < least - 1e-9) nearest = [id];
      else if (gap < least + 1e-9) nearest.push(id);
      least = Math.min(least, gap);
    }
    const name = nearest.sort().join('|');
    if (found.at(-1) !== name) found.push(name);
  }
  return found;
}

describe('lines from centre to centre', () => {
  test('neighbours have nothing between them', () => {
    expect(crossings(grid, '1404', '1405')).toEqual([]);
    expect(entrySides(grid, '1405', '1404')).toEqual(['S']);
  });

  test('a straight row of hexes is crossed hex by hex', () => {
    expect(crossings(grid, '2010', '2013')).toEqual([['2011'], ['2012']]);
    expect(crossings(grid, '2013', '2010')).toEqual([['2012'], ['2011']]);
  });

  test('a line along a hexside names both hexes, and enters through a corner', () => {
    const [pair, ...more] = crossings(grid, '2010', '2210');
    expect(more).toEqual([]);
    expect([...(pair ?? [])].sort()).toEqual(['2109', '2110']);
    expect(entrySides(grid, '2010', '2210')).toEqual(['SW', 'NW']);
  });

  test('both ways cross the same hexes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inner), fc.constantFrom(...inner), (a, b) => {
        const there = crossings(grid, a, b).map((one) => [...one].sort().join('|'));
        const back = crossings(grid, b, a).map((one) => [...one].sort().join('|'));
        expect(back.reverse()).toEqual(there);
      }),
    );
  });

  test('every line up to range 5 crosses what walking along it meets', () => {
    for (const from of ['2612', '2712']) {
      for (const to of within(grid, from, 5)) {
        if (to === from) continue;
        const met = walked(from, to).filter((name) => name !== from && name !== to);
        // A corner touched in passing is met by the walk for one step only: pairs count when they share a side on the line.
        const counted = crossings(grid, from, to).map((one) => [...one].sort().join('|'));
        expect(counted, `${from}-${to}`).toEqual(met.filter((name) => !name.includes('|') || counted.includes(name)));
      }
    }
  });

  test('the side of entry faces back along the line', () => {
    for (const to of within(grid, '2612', 5)) {
      if (to === '2612') continue;
      const before = crossings(grid, '2612', to).at(-1) ?? ['2612'];
      const sides = entrySides(grid, '2612', to);
      const faced = sides.map((side) => neighbour(grid, to, side));
      if (before.length === 1 && sides.length === 1) expect(faced, to).toEqual([before[0]]);
      else for (const side of sides) expect(hexSides).toContain(side);
      expect(sides.length, to).toBeLessThanOrEqual(2);
      expect(sides.length, to).toBeGreaterThanOrEqual(1);
    }
  });
});
