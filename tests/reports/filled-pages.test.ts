/** No printed page but one with a picture stands nearly empty, on either paper; dice that go on elsewhere have their head again. */
import { expect, test } from 'vitest';
import type { ReportModel } from '../../src/reports/index.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { wordsOf } from '../../src/reports/words/words.ts';
import { stages } from '../table/stages.ts';
import { readPdf } from './pdf-reader.ts';

const LEAST_WORDS = 60;
/** From the left of a column to that of the next there is more than this. */
const COLUMN = 230;

/** The first letters of a game, one for each seat and stage. */
function letters(
  scenario: string,
  tempo: 'classic' | 'together',
  language: 'en' | 'es' | 'fr',
  most: number,
): ReportModel[] {
  const models: ReportModel[] = [];
  for (const stage of stages(scenario, 2, tempo, 4))
    for (const seat of stage.due) {
      models.push(stage.report(seat, language) ?? stage.call(seat, language));
      if (models.length === most) return models;
    }
  return models;
}

test.each([
  ['pensacola/campaign', 'together', 'es', 'letter'],
  ['jenkins-ear/war', 'classic', 'en', 'a4'],
  ['savannah/assault', 'classic', 'fr', 'a4'],
] as const)('letters of %s, %s, fill their pages in %s on %s', async (scenario, tempo, language, paper) => {
  for (const model of letters(scenario, tempo, language, 5)) {
    const { pages } = readPdf(await renderReportPdf(model, { paper }));
    const thin = pages.filter(({ text }) => text.split(/\s+/).length < LEAST_WORDS);
    expect(thin.map(({ text }) => text)).toEqual([]);
  }
});

test('dice in two columns have their head over each', async () => {
  for (const model of letters('jenkins-ear/war', 'classic', 'en', 6)) {
    const { pages } = readPdf(await renderReportPdf(model, { paper: 'a4' }));
    const title = wordsOf('en').ledger(model.turn.printed);
    const { ledger } = model.record;
    for (const { lines } of pages) {
      const dice = lines.filter(({ text }) => ledger.some(({ address }) => address.replace(/^t\d+\//, '') === text));
      const heads = lines.filter(({ text }) => text.replaceAll('\u00a0', ' ').startsWith(title));
      for (const { x, y } of dice)
        expect(
          heads.some((head) => head.y < y && head.x <= x && x < head.x + COLUMN),
          `a head over ${x} ${y}`,
        ).toBe(true);
    }
  }
});
