/** Which ships of a silent seat lie in a port that has not room for all. */
import { expect, test } from 'vitest';
import { movement, position } from './table.ts';
import { ask, game, viewOf } from './words-table.ts';

test('ships whose cargo finds no room in the port leave theirs to those without', () => {
  const state = position(
    'en 3919 off: norfolk+supplies-1, russell+soldiers-3, frigate-2; en 3919 port: soldiers-4, soldiers-5',
  );
  const [need] = movement(structuredClone(state), 'english', []).asked.filter(({ kind }) => kind === 'dock');
  if (!need) throw new Error('nobody asked');
  const answer = game.silence?.answer(
    ask('english', 'dock', need.about, need.space),
    () => viewOf(state, 'english'),
    [],
  );
  expect(answer).toEqual(['en-frigate-2']);
});
