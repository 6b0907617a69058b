/** The caption of a map speaks of what its marks bear: of counters below a part of the field, of stacks below the whole. */
import { expect, test } from 'vitest';
import { mapNotes } from '../../src/engine/map-notes.ts';
import { phrasebook } from '../../src/engine/phrase.ts';
import type { MapScene } from '../../src/engine/scene.ts';
import type { ReportModel } from '../../src/reports/index.ts';
import { renderReportHtml } from '../../src/reports/index.ts';
import { reportPictures } from '../../src/reports/pictures.ts';
import { mapWords } from '../../src/series/boar/words/map.ts';
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

test('the sign of a work begun is told of where there is one', () => {
  const [model] = [...letters('savannah/campaign')].filter(isOfField);
  const { map } = model?.story ?? {};
  if (model === undefined || map?.kind !== 'hex-map') throw new Error('no map of the field');
  const told = (drawn: Partial<MapScene>): string =>
    renderReportHtml({ ...model, story: { ...model.story, map: { ...map, ...drawn } } });
  expect(told({ diggings: [] })).not.toContain('Outils croisés');
  expect(told({ diggings: ['1404'] })).toContain('Outils croisés');
});

test.each([
  ['en', 'Solid arrow: move', 'dashed'],
  ['fr', 'Flèche pleine', 'tiretée'],
  ['es', 'Flecha continua', 'de trazos'],
] as const)('dashed arrows are told of where one is drawn alone (%s)', (language, move, retreat) => {
  const say = phrasebook(language, mapWords[language]);
  const way = { side: 'british', path: ['1404', '1405'] };
  const told = (...kinds: ('move' | 'retreat')[]): string =>
    mapNotes(say, { arrows: kinds.map((kind) => ({ ...way, kind })) }).letter;
  expect(told('move')).toContain(move);
  expect(told('move')).not.toContain(retreat);
  expect(told('move', 'retreat')).toContain(retreat);
});
