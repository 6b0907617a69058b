/** An army near the morale with which it has lost: the letter says at which, and of another nothing. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { savannah as ruleset } from '../../../src/games/savannah/game.ts';
import { position, scenario } from '../assault.ts';

const next = { ordinal: 17, printed: 17, calls: ['movement'], heard: [] };

test.each([
  [1, 'Français 1 Chancelant : -2, perdu à 0, Américains 11 Élevé'],
  [4, 'Français 4 Chancelant : -2, Américains 11 Élevé'],
])('S 2.5 with %i of morale', (french, told) => {
  const game = ruleset.open(scenario);
  const state = position('1404 fraser-1; 1406 foix');
  Object.assign(state, { turn: 17, ordinal: 2, morale: { british: 19, french, american: 11 } });
  const story = game.story({ ...stillTelling('british', 'fr', game.view(state, 'british')), next } as never);
  expect((story.plan?.stand ?? []).map(plainWords).join(' ')).toContain(told);
});
