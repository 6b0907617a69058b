/** Of more enemies equally near than a line has room for, none is told as if he alone were. */
import { expect, test } from 'vitest';
import type { Story } from '../../../src/engine/story.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import { position } from '../assault.ts';
import { rules } from '../position.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');
const UNITS = ['foix', 'auxerrois', 'noailles', 'armagnac', 'champagne', 'hainault', 'cambresis', 'conde', 'stedingk'];

test.each([
  [1, /Nearest enemy \d{4} \(\d SP\), 4 hexes off/],
  [9, /Nearest enemies \d{4} \d{4} \d{4} …, 4 hexes off/],
])('%i of them', (n, said) => {
  const ring = rules.field.at.filter(
    ({ id, terrain }) => distance(rules.field.grid, id, '1612') === 4 && terrain !== 'river',
  );
  const stacks = UNITS.slice(0, n).map((unit, nth) => `${ring[nth]?.id} ${unit}`);
  const state = position(`1612 fraser-2; ${stacks.join('; ')}`, { turn: 17, ordinal: 2 });
  const next = { ordinal: 2, printed: 17, calls: ['movement'], heard: [] };
  const story = game.story({ ...stillTelling('british', 'en', look(game, state, 'british')), next }) as Story;
  expect(JSON.stringify(story.plan?.stand)).toMatch(said);
});
