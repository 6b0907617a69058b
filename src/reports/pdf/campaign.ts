/** Pages of a long game: how it stands subject by subject beside its tracks over the turns, and the player's aid. */
import { blocksOf } from '../../engine/chapters.ts';
import { chaptersOn } from '../chapters.ts';
import { drawCharts } from '../charts.ts';
import { paintPdf } from '../map/pdf.ts';
import { chartWidth, paintChapter } from './chapter.ts';
import { pageColumn } from './column.ts';
import { momentOf, newPage, pageTitle, type Sheet, tagged } from './sheet.ts';

const gap = 20;
/** Charts take this much of the first page's width. */
const chartPart = 0.42;

export function campaignPages(sheet: Sheet): void {
  const all = chaptersOn(sheet.model.story.chapters, 'campaign');
  const isDrawn = ({ blocks }: (typeof all)[number]): boolean => blocks.some(({ kind }) => kind === 'charts');
  const told = all.filter((chapter) => !isDrawn(chapter));
  if (told.length === 0) return;
  const subject = sheet.print.pages.campaign;
  newPage(sheet, subject);
  const top = pageTitle(sheet, sheet.print.campaignAt(sheet.model.story.turn, momentOf(sheet.model)));
  const whole = sheet.right - sheet.left;
  const charts = drawCharts(
    sheet.model.story.map,
    blocksOf(all, 'charts').flatMap((block) => block.charts),
    chartWidth,
  );
  const shown = charts === null ? 0 : chartPart * whole;
  if (charts !== null) {
    const left = sheet.right - shown;
    tagged(sheet, 'Figure', () => paintPdf(sheet.doc, charts, left, top, shown / charts.width), charts.alt);
  }
  // Beside the charts in a narrow column; on pages that follow across the whole width.
  const column = pageColumn(sheet, subject, top, charts === null ? whole : whole - shown - gap);
  for (const chapter of told) paintChapter(sheet, column, chapter);
}

export function aidPages(sheet: Sheet): void {
  const chapters = chaptersOn(sheet.model.story.chapters, 'aid');
  if (chapters.length === 0) return;
  const subject = sheet.print.pages.aid;
  newPage(sheet, subject);
  const column = pageColumn(sheet, subject, pageTitle(sheet, sheet.words.aid));
  for (const chapter of chapters) paintChapter(sheet, column, chapter);
}
