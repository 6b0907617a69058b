/** What orders are planned from: the chapters of a call, each in the width of the page. */
import { chaptersOn } from '../chapters.ts';
import { paintChapter } from './chapter.ts';
import { openSubject } from './column.ts';
import type { Sheet } from './sheet.ts';

export function callPages(sheet: Sheet): void {
  const chapters = chaptersOn(sheet.model.story.chapters, 'call');
  if (chapters.length === 0) return;
  const column = openSubject(sheet, sheet.print.pages.call, sheet.print.callTitle);
  for (const chapter of chapters) paintChapter(sheet, column, chapter);
}
