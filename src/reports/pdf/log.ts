/** Page 3 and on: what happened phase by phase, the reader's orders, every throw, every fight as a card. */
import type { Chapter } from '../../engine/story.ts';
import { chaptersOn } from '../chapters.ts';
import { paintChapter } from './chapter.ts';
import { openSubject } from './column.ts';
import type { Sheet } from './sheet.ts';

export function logPages(sheet: Sheet): void {
  const chapters = chaptersOn(sheet.model.story.chapters, 'log', 'fates', 'dice', 'fights');
  if (chapters.length === 0) return;
  const column = openSubject(sheet, sheet.print.pages.log, sheet.print.logTurn(sheet.model.story.turn));
  for (const chapter of [...inShort(sheet), ...chapters]) paintChapter(sheet, column, chapter);
}

/** What happened in five lines, where the first page says where the reader stands instead. */
function inShort({ model: { story } }: Sheet): Chapter[] {
  if (story.plan === undefined) return [];
  const { title, summary } = story;
  return [{ id: 'summary', title, page: 'log', blocks: [{ kind: 'lines', as: 'list', lines: summary }] }];
}
