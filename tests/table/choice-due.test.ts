/** A report beside which a choice is put says that one is due, and not that nothing is. */
import { expect, test } from 'vitest';
import { noDeadline } from '../../src/reports/subject.ts';
import { nextIn } from '../told.ts';
import { stages } from './stages.ts';

const SAID = { en: /choice of yours is due/, fr: /choix est attendu de vous/ } as const;
const NEXT = { en: /choice is asked of us/, fr: /choix nous est demandé/ } as const;

test('the letter of a closed turn tells of the choice that is put', () => {
  let letters = 0;
  for (const stage of stages('savannah/campaign', 2, 'full', 3)) {
    if (stage.closed === null) continue;
    for (const seat of stage.due) {
      if (!stage.question(seat, 'en')) continue;
      for (const language of ['en', 'fr'] as const) {
        const report = stage.report(seat, language);
        if (!report) expect.fail('a turn has closed, and no report');
        expect(noDeadline(report)).toMatch(SAID[language]);
        expect(JSON.stringify(nextIn(report.story))).toMatch(NEXT[language]);
        letters++;
      }
    }
  }
  expect(letters).toBeGreaterThan(0);
});
