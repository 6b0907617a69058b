/** Page 3 and on: what happened phase by phase, the reader's orders, every throw, every fight as a card. */
import type { Chapter } from '../../engine/story.ts';
import { paintChapter } from './chapter.ts';
import { pageColumn } from './column.ts';
import { chaptersOn, newPage, pageTitle, type Sheet } from './sheet.ts';

/** As it was played; letters begin with what the reader asks first. */
const PLACES = ['phases', 'orders', 'fire', 'rally', 'combats'];

export function logPages(sheet: Sheet): void {
  const chapters = chaptersOn(sheet, 'log').sort(byPlace);
  if (chapters.length === 0) return;
  const subject = sheet.print.pages.log;
  newPage(sheet, subject);
  const column = pageColumn(sheet, subject, pageTitle(sheet, sheet.print.logTurn(sheet.model.story.turn)));
  for (const chapter of chapters) paintChapter(sheet, column, chapter);
}

const byPlace = (a: Chapter, b: Chapter): number => PLACES.indexOf(a.id) - PLACES.indexOf(b.id);
