/** Where a letter tells how things stand it shows those too who gave way, though they went back far from the fights. */
import { expect, test } from 'vitest';
import { isFight } from '../../src/series/boar/rules/events.ts';
import { stages } from './stages.ts';

test.each([
  '0a',
  '0b',
  '0d',
])('every stack that a fight of the turn drove back is in the map in words (dice %s)', (dice) => {
  const seed = dice.repeat(32);
  let told = 0;
  for (const { closed, stood, report } of stages('savannah/assault', 2, 'classic', 5, undefined, seed)) {
    for (const seat of ['british', 'allied']) {
      const model = closed && report(seat, 'en');
      if (!model) continue;
      const block = model.story.chapters.find(({ id }) => id === 'positions')?.blocks[0];
      if (block?.kind !== 'stacks') continue;
      const places = block.stacks.map(({ place }) => place);
      const { units } = stood.state as { units: Record<string, { hex: string | null }> };
      const fights = closed.events.filter(isFight);
      const driven = fights.flatMap(({ facts }) =>
        facts.effects.flatMap((one) => (one.kind === 'retreat' ? [one] : [])),
      );
      for (const { unit, path } of driven) {
        const hex = path.at(-1) ?? '';
        if (units[unit]?.hex !== hex) continue;
        expect(places, `${unit} in ${hex}`).toContain(hex);
        told++;
      }
    }
  }
  expect(told).toBeGreaterThan(0);
});
