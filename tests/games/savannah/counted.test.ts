/** The progress to a decisive victory says whose losses are not of the classes it counts. */
import { expect, test } from 'vitest';
import { stillTelling } from '../../../src/engine/telling.ts';
import { savannah } from '../../../src/games/savannah/game.ts';
import { factsIn } from '../../told.ts';
import { scenario } from '../assault.ts';

const game = savannah.open(scenario);

test('a regiment of another class that is lost is named as not counted, one that counts is not', () => {
  const state = game.setup();
  for (const id of ['dillon-irish', 'hainault'])
    Object.assign(state.units[id] as object, { hex: null, fate: 'eliminated' });
  const view = game.view(state, 'allies');
  const facts = factsIn(game.story(stillTelling('allies', 'en', view)));
  const decisive = facts.find(({ text }) => text.includes('Continentals'))?.text ?? '';
  expect(decisive).toMatch(/not counted: .*Dillon's Irish/);
  expect(decisive).not.toContain('Hainault');
});
