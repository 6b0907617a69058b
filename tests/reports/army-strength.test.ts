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
    const told = charts.find(({ title }) => title.startsWith('SP on the map'));
    if (told === undefined) continue;
    const { pages } = readPdf(await renderReportPdf(model, { paper: 'a4' }));
    const all = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
    const heads = all.flatMap((text) => [...text.matchAll(/^(\w+) · (\d+) \+ (\d+) SP$/g)]);
    expect(heads.map(([, army, troops, guns]) => [army, Number(troops) + Number(guns)])).toEqual(
      told.series.map(({ name, values }) => [name, values.at(-1)]),
    );
    return;
  }
  throw new Error('no letter has a chart of strength');
});
