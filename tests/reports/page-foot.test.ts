/** At the foot of a printed page a chapter stays as long as its own lines have room: one line needs no page of its own. */
import { expect, test } from 'vitest';
import { chapter } from '../../src/engine/chapters.ts';
import { reportModel } from '../../src/reports/model.ts';
import { heightOf, paintChapter } from '../../src/reports/pdf/chapter.ts';
import { pageColumn } from '../../src/reports/pdf/column.ts';
import { newPage, openSheet } from '../../src/reports/pdf/sheet.ts';
import { envelope } from './envelope-fixture.ts';
import { story } from './story-fixture.ts';

test.each([
  [1, true],
  [0, true],
  [-1, false],
])('with %i pt more than its one line takes it stays: %s', (more, stays) => {
  const sheet = openSheet(reportModel(story, envelope), 'a4');
  newPage(sheet, 'Summary');
  const [short] = chapter('reckoning', 'summary', [{ kind: 'lines', lines: [['French 17 -> 18: Card +1.']] }], {
    title: 'Army morale',
  });
  if (short === undefined) throw new Error('a chapter with a line is told');
  const column = pageColumn(sheet, 'Summary', 0);
  const begins = sheet.bottom - heightOf(sheet, short, column.width) - more;
  column.y = begins;
  paintChapter(sheet, column, short);
  expect(column.y > begins).toBe(stays);
});
