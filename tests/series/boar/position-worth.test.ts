/** What a position is worth to a side that looks ahead. */
import { expect, test } from 'vitest';
import { positionWorth } from '../../../src/series/boar/doctrine/position-worth.ts';
import { position } from '../../games/assault.ts';
import { rules } from '../../games/position.ts';

const weights = { won: 3000, half: 50, morale: 20, strength: 20, hold: 60 };
const held = (_at: unknown, side: string): number => (side === 'british' ? 1 : 0);
const worth = (state: ReturnType<typeof position>, role: string): number =>
  positionWorth(rules, held)(weights, state, role);

const place = '1404 ra-4; 1405 grenadier-bn';

test('men, morale, points and hexes that decide count for their side and as much against the other', () => {
  const state = position(place);
  Object.assign(state, {
    morale: { british: 14, french: 9, american: 13 },
    victory: { british: 2, french: 1, american: 0 },
  });
  // Eight hearts fewer and half a point more, 1 SP against 3, and the hill.
  expect(worth(state, 'british')).toBe(20 * -8 + 50 + 20 * (1 - 3) + 60);
  expect(worth(state, 'allies')).toBe(-worth(state, 'british'));
});

test('a command of a divided side looks to the good of the side', () => {
  const state = position(place);
  for (const command of ['french', 'american']) expect(worth(state, command)).toBe(worth(state, 'allies'));
});

test('a game that is over is worth what winning is, and the hex no more', () => {
  const state = position(place);
  const over = { ...state, over: { result: 'decisive', winner: 'british', reason: 'points', facts: {} } };
  expect(worth(over as typeof state, 'british')).toBe(worth(state, 'british') - 60 + 3000);
});
