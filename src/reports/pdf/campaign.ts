/** Pages of a long game: how it stands subject by subject beside its tracks over the turns, and the player's aid. */
import type { Dispatch } from '../../engine/story.ts';
import { drawCharts } from '../charts.ts';
import { paintPdf } from '../map/pdf.ts';
import { flow, paintBlock, pieces, prose } from './flow.ts';
import { momentOf, newPage, pageTitle, type Sheet, sectionHead, tagged } from './sheet.ts';

const gap = 20;
/** Charts take this much of the first page's width. */
const chartPart = 0.42;
/** Size the charts are drawn at before they are fitted. */
const chartWidth = 420;
const size = 9;

/** A long game has pages of their own for how it stands; what a short one has to say of that stands beside its form. */
export const hasCampaignPages = ({ model }: Sheet): boolean => model.story.charts !== undefined;

export function campaignPages(sheet: Sheet): void {
  const { dispatches = [] } = sheet.model.story;
  if (dispatches.length === 0 || !hasCampaignPages(sheet)) return;
  newPage(sheet, sheet.print.pages.campaign);
  const top = pageTitle(sheet, sheet.print.campaignAt(sheet.model.story.turn, momentOf(sheet.model)));
  const whole = sheet.right - sheet.left;
  const charts = drawCharts(sheet.model, chartWidth);
  const shown = charts === null ? 0 : chartPart * whole;
  if (charts !== null) {
    const left = sheet.right - shown;
    tagged(sheet, 'Figure', () => paintPdf(sheet.doc, charts, left, top, shown / charts.width), charts.alt);
  }
  // Beside the charts in a narrow column; on pages that follow across the whole width.
  const width = charts === null ? whole : whole - shown - gap;
  listed(sheet, dispatches, top, width, whole);
}

export function aidPages(sheet: Sheet): void {
  const { aid = [] } = sheet.model.story;
  if (aid.length === 0) return;
  newPage(sheet, sheet.print.pages.aid);
  const top = pageTitle(sheet, sheet.words.aid);
  const whole = sheet.right - sheet.left;
  listed(sheet, aid, top, whole, whole);
}

/** Subjects one under another, each row a paragraph with its label in bold. */
function listed(sheet: Sheet, dispatches: readonly Dispatch[], top: number, first: number, later: number): void {
  let at = top;
  let width = first;
  const roomFor = (height: number): void => {
    if (at + height <= sheet.bottom) return;
    newPage(sheet, sheet.pages.at(-1)?.subject ?? sheet.print.pages.campaign);
    at = sheet.top + 4;
    width = later;
  };
  for (const { title, rows } of dispatches) {
    roomFor(56);
    at = sectionHead(sheet, prose(title), sheet.left, at, width);
    for (const row of rows) {
      const height = blockOf(sheet, row, width).height;
      roomFor(height);
      const block = blockOf(sheet, row, width);
      tagged(sheet, 'P', () => {
        paintBlock(sheet.ink, block, sheet.left, at);
      });
      at += block.height + 2.5;
    }
    at += 6;
  }
}

/** A row of a subject as a paragraph with its label in bold. */
export function blockOf(sheet: Sheet, { label, text, order }: Dispatch['rows'][number], width: number) {
  return flow(
    [
      { text: `${prose(label)}${sheet.words.colon}`, face: 'sans-bold' },
      ...pieces(text, sheet.word),
      ...(order === undefined ? [] : [{ text: ' ' }, { text: order, face: 'mono' as const, size: size - 0.6 }]),
    ],
    { size, width, leading: 1.36 },
  );
}
