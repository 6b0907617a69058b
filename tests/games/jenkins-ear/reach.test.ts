/** Hexes that a map marks for a fleet or a column, against the same orders as the rules carry them out. */
import { expect, test } from 'vitest';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { movement, order, position, told } from './table.ts';
import { game, viewOf } from './words-table.ts';

const begun = { phase: null, turn: 2, ordinal: 3 } as const;
const reach = (state: EarState, ...units: string[]) => {
  const found = game.reach?.(viewOf(state, 'english'), 'english', 'MOVE', units);
  if (!found) throw new Error('nothing is told of it');
  return found;
};

/** Where these are, and how many checks they had, after an order to go there. */
function after(state: EarState, units: readonly string[], to: string) {
  const copy = structuredClone(state);
  const driven = movement(copy, 'english', [order('MOVE', units.join(), { to })], {
    answers: { 'enter-contact': 'enter' },
  });
  return { hex: copy.pieces[units[0] ?? '']?.hex, checks: told(driven, 'ear.perilous').length };
}

test('a fleet is shown every water it can sail to, and beyond which of them a check awaits it', () => {
  const state = position('en 2719 port: boyne, frigate-2; sp 3018 port: soldiers-9', { ...begun, storms: ['2920'] });
  const units = ['en-boyne', 'en-frigate-2'];
  const { hexes, perilous } = reach(state, ...units);
  for (const hex of ['2819', '2824', '2914', '3018', '2114', '3919']) {
    expect(hexes.has(hex), hex).toBe(true);
    const { hex: there, checks } = after(state, units, hex);
    expect([there, checks > 0], hex).toEqual([hex, perilous?.has(hex)]);
  }
  // Neither a storm nor where she lies, and nothing beyond the isthmus.
  for (const hex of ['2920', '2719', '0218']) expect(hexes.has(hex), hex).toBe(false);
});

test('each hex beside enemy ships has the highest die with which they may intercept there, as far as is seen', () => {
  const fleet = (more: string) => position(`en 2719 port: boyne; sp 3018 port: frigate-1${more}`, begun);
  const { figure, hexes } = reach(fleet(', frigate-2, soldiers-9'), 'en-boyne');
  expect(figure).toBe('interception');
  expect([hexes.get('2919'), hexes.get('2819'), hexes.get('3018')]).toEqual([3, null, null]);
  expect(hexes).toEqual(reach(fleet(', soldiers-9, boom-chain-1'), 'en-boyne').hexes);
});

test('whoever can go together is named: Deceptions and troops with the ships, nobody without an anchor', () => {
  const state = position('en 2719 port: boyne, soldiers-1, deception-1; en 3919 port: augusta', begun);
  expect(reach(state, 'en-boyne', 'en-soldiers-1', 'en-deception-1', 'en-augusta').units).toEqual([
    'en-boyne',
    'en-soldiers-1',
    'en-deception-1',
  ]);
  expect(reach(state, 'en-deception-1')).toMatchObject({ units: [], hexes: new Map() });
});

test('a column is shown the country it can march to, past which no seaport spares it disease', () => {
  const state = position('en 2719 port: boyne, soldiers-1', begun);
  const { hexes, perilous } = reach(state, 'en-soldiers-1');
  expect(hexes.size).toBeGreaterThan(0);
  for (const hex of hexes.keys()) {
    expect(after(state, ['en-soldiers-1'], hex).hex).toBe(hex);
    expect(perilous?.has(hex)).toBe(true);
  }
});

test('nobody goes out of a storm', () => {
  const state = position('en 2719 port: boyne', { ...begun, storms: ['2719'] });
  expect(reach(state, 'en-boyne').hexes.size).toBe(0);
});
