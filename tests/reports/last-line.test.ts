/** A list of the aid leaves no last line alone at the top of a page. */
import { expect, test } from 'vitest';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { stages } from '../table/stages.ts';
import { readPdf } from './pdf-reader.ts';

test('the last line of what the weather does stands on a page with the line before it', async () => {
  let told = 0;
  for (const { due, report, call } of stages('pensacola/siege', 2, 'classic', 2, () => ({}), 'a6'.repeat(32)))
    for (const seat of due) {
      const model = report(seat, 'en') ?? call(seat, 'en');
      const { pages } = readPdf(await renderReportPdf(model, { paper: 'letter' }));
      for (const { text } of pages.filter((page) => /reinforcements\s+come\s+a\s+turn\s+late/.test(page.text))) {
        told++;
        expect(text).toMatch(/close\s+combat\s+.1;\s+1\s+MP\s+less/);
      }
    }
  expect(told).toBeGreaterThan(2);
});
