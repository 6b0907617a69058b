/** The caption of a map speaks of what its marks bear: of counters below a part of the field, of stacks below the whole. */
import { expect, test } from 'vitest';
import type { ReportModel } from '../../src/reports/index.ts';
import { renderReportHtml } from '../../src/reports/index.ts';
import { reportPictures } from '../../src/reports/pictures.ts';
import { stages } from '../table/stages.ts';

function* letters(scenario: string): Generator<ReportModel> {
  for (const stage of stages(scenario, 2, 'classic', 4))
    for (const seat of ['british', 'allied']) yield stage.report(seat, 'fr') ?? stage.call(seat, 'fr');
}

const isOfField = (model: ReportModel): boolean => reportPictures(model).some(({ frame }) => frame === 'field');

test('below the whole field stands how its marks are read, and nothing of what only counters bear', () => {
  const model = [...letters('savannah/campaign')].find(isOfField) as ReportModel;
  const html = renderReportHtml(model);
  expect(html).toMatch(/Un pion par pile.*anneau.*canons seuls/);
  expect(html).not.toMatch(/force.mouvement en bas/);
});

test('below a part of it nothing is told of marks that it has not', () => {
  const told = [...letters('savannah/assault')]
    .filter((model) => !isOfField(model))
    .map((one) => renderReportHtml(one));
  expect(told.length).toBeGreaterThan(3);
  for (const html of told) expect(html).not.toMatch(/Un pion par pile/);
});
