/** A printed card sets every modifier in one size, a long one on more lines. */
import { expect, test } from 'vitest';
import { reportModel } from '../../src/reports/model.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { envelope } from './envelope-fixture.ts';
import { readPdf } from './pdf-reader.ts';
import { chaptersWith, story, withAddends } from './story-fixture.ts';

test('a long modifier goes on below in the size of the others', async () => {
  const long = 'our lead: morale of the garrison of Havana';
  const fights = withAddends((addend) => (addend.name === 'tactics' ? { ...addend, name: long } : addend));
  const told = { ...story, chapters: chaptersWith({ fights }) };
  const { pages } = readPdf(await renderReportPdf(reportModel(told, envelope), { paper: 'letter' }));
  const lines = pages.flatMap((page) => page.lines);
  const sizes = (part: string) => lines.filter(({ text }) => text.includes(part)).map(({ size }) => size);
  expect(sizes('our lead: morale')).toEqual([9.3, 9.3]);
  expect(sizes('Havana')).toEqual([9.3, 9.3]);
  expect(sizes('abatis')).toEqual([9.3, 9.3]);
});
