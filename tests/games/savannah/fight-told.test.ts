/** What a mail tells of its fights: each code where it stands first, what was diverted, and why a unit lost its order on the way back. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/engine/contract.ts';
import { renderReportText } from '../../../src/reports/index.ts';
import { isFight } from '../../../src/series/boar/rules/events.ts';
import { stages } from '../../table/stages.ts';

/** The first turn, as it is told to the British once both sides have played it. */
function told(language: Language): string {
  for (const stage of stages('savannah/assault', 2, 'together', 3, () => ({}), '0192'.repeat(16))) {
    const report = stage.due.includes('british') ? stage.report('british', language) : null;
    if (report) return renderReportText(report).replace(/\s+/g, ' ');
  }
  return expect.fail('no turn was ever told');
}

test.each([
  ['en', 'a diversion (1504): one left', 'Attack R: retreat; defence R: retreat.'],
  ['fr', 'diversion (1504) : une vers la gauche', 'Attaque R : recul ; défense R : recul.'],
] as const)('what was diverted is named, and a result told in words: %s', (language, diverted, result) => {
  expect(told(language)).toContain(diverted);
  expect(told(language)).toContain(result);
});

test.each([
  ['en', 'Foix became Disrupted by falling back through an enemy zone of control.'],
  ['fr', 'Désorganisation (recul par une zone de contrôle ennemie) : Foix.'],
] as const)('who loses his order by his way back is told why: %s', (language, why) => {
  expect(told(language)).toContain(why);
});

test('a code is told in words once', () => {
  const words = told('en').match(/Attack \S+: [^;]+; defence [^.]+\./g) ?? [];
  expect(words.length).toBeGreaterThan(1);
  expect(new Set(words).size).toBe(words.length);
});

test('what became of a leader in danger is told where the fight is', () => {
  const said = { killed: 'was killed', wounded: 'was wounded and carried off', unhurt: 'was unhurt', captured: '' };
  let dice = 0;
  for (const { due, closed, report } of stages('savannah/assault', 2, 'together', 6, () => ({}), 'b2'.repeat(32))) {
    const letter = due.includes('british') ? report('british', 'en') : null;
    if (!letter) continue;
    const text = renderReportText(letter).replace(/\s+/g, ' ');
    for (const fight of (closed?.events ?? []).filter(isFight)) {
      for (const effect of fight.facts.effects) {
        if (effect.kind !== 'leader' || effect.die === null) continue;
        expect(text).toContain(`${said[effect.result]} (die ${effect.die}).`);
        dice++;
      }
    }
  }
  expect(dice).toBeGreaterThan(0);
});
