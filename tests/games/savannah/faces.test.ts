/** What counters are called on the maps of French letters. */
import { expect, test } from 'vitest';
import type { Story } from '../../../src/engine/story.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { frenchFaces } from '../../../src/games/savannah/messages/faces.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

test('each fits its counter', () => {
  for (const face of Object.values(frenchFaces)) expect(face.length, face).toBeLessThanOrEqual(14);
});

test('a French map names the battery of the fort in French, an English one in English', () => {
  const view = look(game, game.setup(), 'british');
  const labels = (language: 'en' | 'fr'): string => {
    const { map } = game.story(stillTelling('british', language, view)) as Story;
    return JSON.stringify(map);
  };
  expect(labels('en')).toContain('Fort Bty');
  expect(labels('fr')).toContain('Bat. du Fort');
  expect(labels('fr')).not.toMatch(/ Bty|Black Vol/);
});
