/** The turn after a storm is rain: what its letter says of fire is by the weather to come, not by the storm just over. */
import { expect, test } from 'vitest';
import { stillTelling } from '../../../src/engine/telling.ts';
import { standIn } from '../../told.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/campaign');

/** The first line and what silence does, in the letter that asks for orders of turn 3 after a gale on turn 2. */
function asked(turn: number): string {
  const state = { ...game.setup(), turn: turn - 1, ordinal: turn - 1, weather: 'gale' };
  const told = game.story({
    ...stillTelling('british', 'en', game.view(state, 'british')),
    next: { ordinal: turn, printed: turn, calls: ['orders'], heard: [] },
  });
  return `${standIn(told)[0]} ${told.plan?.silence}`;
}

test('S 4.2: heavy rain follows a gale, in which guns may fire', () => {
  expect(asked(3)).toContain('heavy rain');
  expect(asked(3)).not.toContain('nobody fires');
  expect(asked(3)).toContain('guns fire');
});

test('S 4.2: of weather that a die will tell nothing is said to be forbidden', () => {
  expect(asked(4)).toContain('weather by the die');
  expect(asked(4)).not.toContain('nobody fires');
});
