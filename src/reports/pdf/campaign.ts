/** Pages of a long game: how it stands subject by subject beside its tracks over the turns, and the player's aid. */
import { blocksOf } from '../../engine/chapters.ts';
import type { Chapter } from '../../engine/story.ts';
import { chaptersOn } from '../chapters.ts';
import { drawCharts } from '../charts.ts';
import { paintPdf } from '../map/pdf.ts';
import { chartWidth, paintChapter } from './chapter.ts';
import { openSubject } from './column.ts';
import { momentOf, type Sheet, tagged } from './sheet.ts';

const gap = 20;
/** Charts take this much of the first page's width. */
const chartPart = 0.42;

/** `first`: what found no room on the first page. */
export function campaignPages(sheet: Sheet, first: readonly Chapter[]): void {
  const all = chaptersOn(sheet.model.story.chapters, 'campaign');
  const isDrawn = ({ blocks }: (typeof all)[number]): boolean => blocks.some(({ kind }) => kind === 'charts');
  const told = [...first, ...all.filter((chapter) => !isDrawn(chapter))];
  if (told.length === 0) return;
  const { print, model } = sheet;
  const whole = sheet.right - sheet.left;
  const charts = drawCharts(
    sheet.model.story.map,
    blocksOf(all, 'charts').flatMap((block) => block.charts),
    chartWidth,
  );
  const title = print.campaignAt(model.story.turn, momentOf(model));
  if (charts === null) {
    const column = openSubject(sheet, print.pages.campaign, title);
    for (const chapter of told) paintChapter(sheet, column, chapter);
    return;
  }
  const shown = chartPart * whole;
  const scale = shown / charts.width;
  const column = openSubject(sheet, print.pages.campaign, title, 30 + charts.height * scale);
  const { length: page } = sheet.pages;
  const { y: top } = column;
  tagged(sheet, 'Figure', () => paintPdf(sheet.doc, charts, sheet.right - shown, top, scale), charts.alt);
  // Beside the charts in a narrow column; on pages that follow across the whole width, and so is what comes below them.
  column.width = whole - shown - gap;
  for (const chapter of told) paintChapter(sheet, column, chapter);
  if (sheet.pages.length === page) column.y = Math.max(column.y, top + charts.height * scale);
}

export function aidPages(sheet: Sheet): void {
  const chapters = chaptersOn(sheet.model.story.chapters, 'aid');
  if (chapters.length === 0) return;
  const column = openSubject(sheet, sheet.print.pages.aid, sheet.words.aid);
  for (const chapter of chapters) paintChapter(sheet, column, chapter);
}
