/** The printed order of battle begins below other text, and dice that no form comes with begin below it, where a page has room. */
import { expect, test } from 'vitest';
import type { ReportModel } from '../../src/reports/index.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { stages } from '../table/stages.ts';
import { type ReadPage, readPdf } from './pdf-reader.ts';

/** The first letter in which a choice is waited for, and no orders, that tells of fire and of a fight. */
function letterWithoutForm(): ReportModel {
  for (const { due, report, call } of stages('savannah/assault', 2, 'full', 1, undefined, 'a4'.repeat(32)))
    for (const seat of due) {
      const model = report(seat, 'en') ?? call(seat, 'en');
      const told = model.story.chapters.map(({ page }) => page);
      if (model.form.length === 0 && told.includes('dice') && told.includes('fights')) return model;
    }
  throw new Error('every letter has a form');
}

const holds =
  (...words: string[]) =>
  ({ text }: ReadPage) =>
    words.every((one) => text.includes(one));

test('the order of battle begins below the combat log, the dice below the order of battle', async () => {
  const { pages } = readPdf(await renderReportPdf(letterWithoutForm(), { paper: 'a4' }));
  expect(pages.some(holds('Combat log', 'SP now / full'))).toBe(true);
  expect(pages.some(holds('Virginia Levies', 'The dice and their proofs'))).toBe(true);
});

test('the order of battle gives a unit the code that orders call it by where its name does not tell it', async () => {
  const [model] = [...stages('pensacola/siege', 2, 'classic', 1)].flatMap(({ call }) => [call('british', 'en')]);
  const text = readPdf(await renderReportPdf(model as ReportModel, { paper: 'a4' }))
    .pages.filter(holds('SP now / full'))
    .map((page) => page.text)
    .join(' ');
  for (const code of ['ra-3', 'kfr', 'md-loy', 'garrison-a', 'von-horn']) expect(text).toContain(`[${code}]`);
  expect(text).not.toContain('[navarra]');
});

test('momentum and what wins have a head of their own on the first page, not that of the losses', async () => {
  const [model] = [...stages('pensacola/siege', 2, 'classic', 1)].flatMap(({ call }) => [call('british', 'en')]);
  const text = readPdf(await renderReportPdf(model as ReportModel, { paper: 'a4' })).pages[0]?.text ?? '';
  expect(text).toMatch(/Losses[\s\S]*Momentum and victory[\s\S]*Momentum:[\s\S]*The Spanish, decisive/);
});
