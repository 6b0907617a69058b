/** The printed order of battle gives an army the strength that the chart of its strength ends in. */
import { expect, test } from 'vitest';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { stages } from '../table/stages.ts';
import { readPdf } from './pdf-reader.ts';

test('an army is as strong in the order of battle as in the chart', async () => {
  for (const stage of stages('pensacola/campaign', 2, 'together', 2)) {
    const model = stage.report('british', 'en') ?? stage.call('british', 'en');
    const charts = model.story.chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'charts' ? block.charts : [])),
    );
    const told = charts.find(({ title }) => title.startsWith('Strength'));
    if (told === undefined) continue;
    const { pages } = readPdf(await renderReportPdf(model, { paper: 'a4' }));
    const heads = pages.flatMap(({ lines }) => lines.map(({ text }) => text)).filter((text) => / · \d+ SP$/.test(text));
    expect(heads).toEqual(told.series.map(({ name, values }) => `${name} · ${values.at(-1)} SP`));
    return;
  }
  throw new Error('no letter has a chart of strength');
});
