/** What letters make of raiders: who waits in the Raid Box is off the map, and lost to nobody. */
import { expect, test } from 'vitest';
import { stages } from '../../table/stages.ts';

test('P 3.9.1 who goes into the Raid Box is told as that, and as no loss', () => {
  let told = 0;
  for (const { report } of stages('pensacola/siege', 2, 'express', 2))
    for (const seat of ['british', 'spanish']) {
      const letter = report(seat, 'en');
      if (letter?.turn.printed !== 1) continue;
      told++;
      const story = JSON.stringify(letter.story);
      expect(story).toContain('into the Raid Box');
      expect(story).not.toMatch(/destroyed \(/);
    }
  expect(told).toBeGreaterThan(0);
});
