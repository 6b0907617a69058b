/** What orders are planned from: the chapters of a call, each in the width of the page. */
import { chaptersOn } from '../chapters.ts';
import { paintChapter } from './chapter.ts';
import { pageColumn } from './column.ts';
import { newPage, pageTitle, type Sheet } from './sheet.ts';

export function callPages(sheet: Sheet): void {
  const chapters = chaptersOn(sheet.model.story.chapters, 'call');
  if (chapters.length === 0) return;
  const subject = sheet.print.pages.call;
  newPage(sheet, subject);
  const column = pageColumn(sheet, subject, pageTitle(sheet, sheet.print.callTitle));
  for (const chapter of chapters) paintChapter(sheet, column, chapter);
}
