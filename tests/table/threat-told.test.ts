/** A call says what the nearest threat would meet. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { stages } from './stages.ts';

test.each(['en', 'fr'] as const)('the threat tells what stands there, guns after troops (%s)', (language) => {
  const threats = [...stages('savannah/assault', 2, 'together', 3)].flatMap((stage) =>
    stage.due.flatMap((seat) => {
      const lines =
        (stage.report(seat, language) ?? stage.call(seat, language)).story.plan?.stand.map(plainWords) ?? [];
      return lines.flatMap((line) => /(?:where|où (?:est|sont)) (\S+) (?:SP|PF)/.exec(line)?.[1] ?? []);
    }),
  );
  expect(threats.length).toBeGreaterThan(2);
  for (const strength of threats) expect(strength).toMatch(/^(?:one|\d+|\d+\+\d+)$/);
  expect(threats.some((strength) => strength.includes('+'))).toBe(true);
});
