/** How the computer storms the works of Pensacola. */
import { expect, test } from 'vitest';
import { staffFor } from '../../../src/games/pensacola/doctrine/staff.ts';
import { storm } from '../../../src/games/pensacola/doctrine/storm.ts';
import { tuningOf } from '../../../src/games/pensacola/doctrine/tuning.ts';
import { setup } from '../../../src/games/pensacola/setup.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import { at, field, pensacola, position } from './field.ts';

const goals = (state: ReturnType<typeof setup>): string[] =>
  storm(staffFor(at(state), tuningOf(pensacola.files.doctrine), 'spanish')).map(({ args }) => String(args.to));

test('the columns gather where neither the howitzer nor the guns of the works reach', () => {
  const gathered = goals(setup(pensacola));
  expect(gathered.length).toBeGreaterThan(5);
  for (const hex of gathered) {
    expect(distance(field.grid, hex, '2724'), hex).toBeGreaterThan(4);
    for (const gun of ['2825', '2826', '2524', '2325', '2225'])
      expect(distance(field.grid, hex, gun), hex).toBeGreaterThan(3);
  }
});

test('they go in by the open gorge of the east work before any whole side, and before the redoubt itself', () => {
  const state = position('2825 md-loy, pa-loy, garrison-d; 2826 br-light, garrison-b; 3126 navarra, galvez', {
    turn: 9,
  });
  expect(goals(state)).toEqual(['2827']);
});
