/** How the computer storms the works of Pensacola. */
import { expect, test } from 'vitest';
import type { Question } from '../../../src/engine/contract.ts';
import { staffFor } from '../../../src/games/pensacola/doctrine/staff.ts';
import { storm } from '../../../src/games/pensacola/doctrine/storm.ts';
import { tuningAt } from '../../../src/games/pensacola/doctrine/tuning.ts';
import { siegeDays } from '../../../src/games/pensacola/doctrine/works.ts';
import { setup } from '../../../src/games/pensacola/setup.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import { MarchPlan } from '../../../src/series/boar/doctrine/reach.ts';
import { arrivals } from '../../../src/series/boar/questions/arrivals.ts';
import { at, field, pensacola, position } from './field.ts';

const goals = (state: ReturnType<typeof setup>): string[] =>
  storm(staffFor(at(state), tuningAt(pensacola.files.doctrine, 'regular'), 'spanish')).map(({ args }) =>
    String(args.to),
  );

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

test('from turn 12 of the siege the columns go up before their forts with their guns, before that they guard the road', () => {
  const far = (turn: number, unit: string): number => {
    const state = position('2611 navarra, mortar; 2825 md-loy, garrison-d', { turn, corduroy: ['2611'] });
    const plan = new MarchPlan(staffFor(at(state), tuningAt(pensacola.files.doctrine, 'regular'), 'spanish'));
    siegeDays(plan);
    return distance(field.grid, plan.moves.get(unit) ?? '2611', '2825');
  };
  const before = distance(field.grid, '2611', '2825');
  expect([far(11, 'navarra'), far(11, 'mortar')]).toEqual([before, before]);
  expect(far(12, 'navarra')).toBeLessThan(before);
  expect(far(12, 'mortar')).toBeLessThan(before);
});

test('in the storm the mortar goes up to where it reaches the fort and no gun bears, and stays there', () => {
  const goes = (hex: string): string | undefined => {
    const state = position(`${hex} mortar; 2825 md-loy, garrison-d`, { turn: 18 });
    const orders = storm(staffFor(at(state), tuningAt(pensacola.files.doctrine, 'regular'), 'spanish'));
    return orders.map(({ args }) => String(args.to))[0];
  };
  const there = goes('2618');
  expect(there).toBeDefined();
  expect(distance(field.grid, there ?? '2618', '2825')).toBeLessThan(distance(field.grid, '2618', '2825'));
  expect(goes('2821')).toBeUndefined();
});

test('a leader comes ashore where he may stand with those who are there', () => {
  const answer = (text: string): unknown => {
    const state = position(text);
    const options = ['2610', '2510'];
    const about = { entry: 'convoy', units: ['boiderout'], options, town: false, substitute: false };
    const need: Question = {
      type: 'question',
      address: 't/enter-hex@spanish',
      role: 'spanish',
      kind: 'enter-hex',
      discreet: false,
      sealed: false,
      space: { kind: 'one', of: options },
      about,
    };
    return arrivals[0]?.answer(
      () => staffFor(at(state), tuningAt(pensacola.files.doctrine, 'regular'), 'spanish'),
      need,
    );
  };
  expect(answer('2610 agenois; 2510 art-1a')).toBe('2610');
  expect(answer('2610 agenois; 2510 gatinois')).toBe('2510');
});
