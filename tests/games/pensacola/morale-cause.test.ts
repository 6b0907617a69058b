/** What moved army morale is told for what it was: a hard result may be a shot’s. */
import { expect, test } from 'vitest';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { moraleIn } from '../../told.ts';
import { openGame } from '../registry.ts';
import { position } from './field.ts';

const { game } = openGame('pensacola/assault');

const SHOT = {
  batteries: [{ unit: 'howitzer', hex: '2724', strength: 1 }],
  target: 'aragon',
  hex: '2720',
  range: 4,
  strength: 1,
  die: 8,
  modifiers: [],
  sum: 8,
  needed: 4,
  hit: true,
  damage: { die: 8, result: 'AM' },
};

test.each([
  ['en', 'Hard result of a shot at Aragon'],
  ['fr', 'Tir éprouvant : Aragon'],
  ['es', 'Duro resultado de un disparo: el Aragón'],
] as const)('in %s a shot that costs morale alone is no combat', (language, cause) => {
  const before = look(
    game,
    position('2720 aragon; 2724 howitzer', { morale: { british: 16, spanish: 20 } }),
    'spanish',
  );
  const after = { ...(before as object), morale: { british: 16, spanish: 19 } };
  const effects = [{ kind: 'morale', army: 'spanish', from: 20, to: 19, cause: 'armyMorale' }];
  const heard = [{ kind: 'boar.fire', rule: 'R42', address: 't1/fire', facts: { ...SHOT, effects }, rolls: [] }];
  const story = game.story({ ...stillTelling('spanish', language, before), after, heard } as never);
  const army = moraleIn(story).find(({ side }) => side === 'spanish');
  expect(army?.changes).toEqual([{ name: cause, value: -1 }]);
});
