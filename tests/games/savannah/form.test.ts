/** The ready form of a movement letter: who may march, and why others may not. */
import { expect, test } from 'vitest';
import type { Story } from '../../../src/engine/story.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { position } from '../assault.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

test('who is lost on the Covered Way may march again; who is shattered is no fixed gun', () => {
  const state = position('1104 horry, pulaski; 1508 foix, auxerrois; 1607 reserve-art', { turn: 17, ordinal: 2 });
  for (const unit of ['horry', 'pulaski']) Object.assign(state.units[unit] ?? {}, { lost: 'lost', marched: 2 });
  Object.assign(state.units.foix ?? {}, { formation: 'shattered' });
  const next = { ordinal: 2, printed: 17, calls: ['movement'], heard: [] };
  const story = game.story({ ...stillTelling('allies', 'en', look(game, state, 'allies')), next }) as Story;
  const form = story.form.join('\n').replace(/\n#\s+(?=[a-z])/g, ' ');
  expect(form).toMatch(/# 1104 lost on the Covered Way;[^\n]*: pulaski, horry\nHOLD pulaski, horry/);
  expect(form).toMatch(/# 1508 shattered, no march: foix\nHOLD auxerrois/);
  expect(form).not.toContain('guns fixed: foix');
});
