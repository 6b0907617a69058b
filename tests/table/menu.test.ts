/** A question of a game that has no manner of its own: its sentence and its answers come from the catalogue. */
import { expect, test } from 'vitest';
import type { Question } from '../../src/engine/contract.ts';
import { menuOf } from '../../src/table/menu.ts';
import { openGame } from '../games/registry.ts';

const { game } = openGame('skirmish/mill');
const words = { 'question.parley': '{units} offre la paix : que faire ?', 'answer.fight': 'combattre' };
const asking = { ...game, messages: { ...game.messages, fr: { ...game.messages.fr, ...words } } };

const parley: Question = {
  type: 'question',
  address: 't01/red/parley@red',
  role: 'red',
  kind: 'parley',
  space: { kind: 'one', of: ['fight', 'hussars', '0302'] },
  about: { units: ['hussars', 'riflemen'] },
  discreet: false,
  sealed: false,
};

test('a question names what it is about, and its answers stand in their own words, counters by their names', () => {
  const menu = menuOf(asking, parley, game.setup(), 'fr');
  expect(menu.asks).toBe('hussards et chasseurs offre la paix : que faire ?');
  expect(menu.options.map(({ words: told }) => told)).toEqual(['combattre', 'hussards', '0302']);
  expect(menu.words('fight')).toBe('combattre');
});
