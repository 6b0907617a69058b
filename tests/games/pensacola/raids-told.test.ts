/** What letters make of raiders: who waits in the Raid Box is off the map, and lost to nobody. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
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

test.each([
  ['en', 'Raid Box', 'beside'],
  ['fr', 'Case des raids', 'près de'],
  ['es', 'Casilla de incursiones', 'junto a'],
] as const)('P 3.9.2 in %s a call says beside whom those of the Raid Box can come', (language, box, beside) => {
  const [stage] = [...stages('pensacola/siege', 2, 'express', 2)].filter(({ closed }) => closed?.printed === 1);
  const text = renderReportText(stage?.call('spanish', language) as never).replace(/\s+/g, ' ');
  expect(text).toMatch(new RegExp(`${box} B ?: choctaw-1 1, .* -> (\\d{4} )*${beside} \\d{4}`));
});
