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

test('a head stands on the page of its first row, however tall', () => {
  const sheet = openSheet(reportModel(story, envelope), 'a4');
  newPage(sheet, 'Order of battle');
  const pool = { label: ['To be bought'], text: ['Cumberland, Frederick, Orford and Burford; '.repeat(14)] };
  const [pools] = chapter('muster', 'muster', [{ kind: 'rows', as: 'list', rows: [pool] }], { title: 'Force pools' });
  if (pools === undefined) throw new Error('a chapter with a row is told');
  const column = pageColumn(sheet, 'Order of battle', 0);
  column.y = sheet.bottom - heightOf(sheet, pools, column.width) + 4;
  paintChapter(sheet, column, pools);
  expect(sheet.pages).toHaveLength(2);
  expect(column.y).toBeCloseTo(sheet.top + 4 + heightOf(sheet, pools, column.width) + 6);
});

test('a head stands on the page of two rows that are not parted', () => {
  const sheet = openSheet(reportModel(story, envelope), 'a4');
  newPage(sheet, 'Order of battle');
  const pool = (side: string) => ({ label: [side], text: ['Cumberland, Frederick, Orford and Burford; '.repeat(5)] });
  const block = { kind: 'rows' as const, as: 'list' as const, rows: [pool('English'), pool('Spanish')] };
  const [pools] = chapter('muster', 'muster', [block], { title: 'Force pools' });
  if (pools === undefined) throw new Error('a chapter with rows is told');
  const column = pageColumn(sheet, 'Order of battle', 0);
  column.y = sheet.bottom - heightOf(sheet, pools, column.width) + 4;
  paintChapter(sheet, column, pools);
  expect(sheet.pages).toHaveLength(2);
  expect(column.y).toBeCloseTo(sheet.top + 4 + heightOf(sheet, pools, column.width) + 6);
});

test('a head stands on the page of its first card', () => {
  const sheet = openSheet(reportModel(story, envelope), 'a4');
  newPage(sheet, 'Fights');
  const card = story.chapters.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'card'))[0];
  if (card === undefined) throw new Error('a fight is told');
  const [fights] = chapter('combats', 'form', [card], { title: 'Close combat' });
  if (fights === undefined) throw new Error('a chapter with a card is told');
  const column = pageColumn(sheet, 'Fights', 0);
  const tall = heightOf(sheet, fights, column.width);
  column.y = sheet.bottom - tall + 12;
  paintChapter(sheet, column, fights);
  expect(sheet.pages).toHaveLength(2);
  expect(column.y).toBeCloseTo(sheet.top + 4 + tall + 6);
});

test('a letter that asks for orders is headed by the turn they are for', () => {
  const model = reportModel(story, envelope);
  const next = { printed: model.turn.printed + 1, call: 'movement', orders: null };
  const titled = (of: typeof model): string => `${openSheet(of, 'a4').doc.info.Title}`;
  expect(titled({ ...model, next })).toContain(`Turn ${model.turn.printed},`);
  const asks = { ...model, next, story: { ...model.story, plan: { stand: [], silence: [] } } };
  expect(titled(asks as never)).toContain(`Turn ${model.turn.printed + 1},`);
});
