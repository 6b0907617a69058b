/** Tables of letters give a unit the same figures. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
import { stages } from '../../table/stages.ts';

test.each([
  ['full', / (?:fr|br)-[\w-]+ \d-(\d)/g],
  ['classic', /[ ,](?:fr|br)-[\w-]+:\d-(\d)/g],
] as const)('guns that stand for the whole assault have no MP: %s', (tempo, figures) => {
  const [first] = stages('savannah/assault', 2, tempo, 1);
  const letter = first ? renderReportText(first.call(first.due[0] ?? '', 'en')) : '';
  expect(new Set([...letter.matchAll(figures)].map(([, mp]) => mp))).toEqual(new Set(['0']));
});
