/** A report as its reader gets it: text, HTML with its maps, and the PDF beside them, as far as he wants and takes them. */

import { setImmediate } from 'node:timers/promises';
import {
  drawPicture,
  type Enclosed,
  type ReportModel,
  renderReportHtml,
  renderReportText,
  reportPictures,
  reportSubject,
} from '../../reports/index.ts';
import type { Drawing } from '../../reports/map/drawing.ts';
import { toPng } from '../../reports/map/raster.ts';
import { renderReportPdf } from '../../reports/pdf/report.ts';
import type { PrintStyle, Written } from '../house/written.ts';

/** Dots a px: nearly three for each px that a phone 380 wide has for a picture: it costs what it has of them. */
const SCALE = 1.25;
/** Base64 with its line ends. */
const ENCODED = 78 / 57;
const HEADERS_BYTES = 4_096;

export async function printReport(model: ReportModel, paper: 'A4' | 'Letter', style: PrintStyle): Promise<Written> {
  // Pictures give their memory back between two turns of the event loop only, however many letters are printed in a row.
  await setImmediate();
  if (style.format !== 'full') return printSheets(model, style.format, UNWANTED);
  const told = (enclosed: Enclosed) => printSheets(model, 'html', enclosed);
  const letter = { ...told({ pdf: 'attached' }), attachments: [await printPdf(model, paper)] };
  const bytes = sizeOf(letter);
  if (bytes <= style.mostBytes) return letter;
  return told({ pdf: 'too-large', megabytes: Math.ceil(bytes / 104_857.6) / 10, link: style.link });
}

/** Without the PDF; `enclosed` is what its foot says of that. Text goes alone, HTML with its pictures. */
export function printSheets(model: ReportModel, format: 'text' | 'html', enclosed: Enclosed): Written {
  const sheets = { subject: reportSubject(model), text: renderReportText(model, enclosed) };
  if (format === 'text') return sheets;
  const inline = reportPictures(model).map((picture) => inlinePng(picture.cid, drawPicture(model, picture)));
  return { ...sheets, html: renderReportHtml(model, enclosed), inline };
}

/** A picture that stands in a letter under this content id. */
export function inlinePng(cid: string, drawing: Drawing) {
  return { cid, name: `${cid}.png`, type: 'image/png', bytes: toPng(drawing, SCALE) };
}

const UNWANTED: Enclosed = { pdf: 'unwanted' };

/** The PDF alone: `savannah-7-turn-16-british.pdf`; of a letter that asks by what it asks for: `war-3-turn-1-combat-spanish.pdf` */
export async function printPdf(model: ReportModel, paper: 'A4' | 'Letter') {
  const { game, turn, next, seat } = model;
  const called = next === null ? `${turn.printed}` : `${next.printed}-${next.call}`;
  const bytes = await renderReportPdf(model, { paper: paper === 'A4' ? 'a4' : 'letter' });
  return { name: `${game.id}-turn-${called}-${seat.id}.pdf`, type: 'application/pdf', bytes };
}

/** What a letter will weigh as a mail; text is counted as if all of it had to be encoded. */
function sizeOf({ text, html = '', inline = [], attachments = [] }: Written): number {
  const bodies = Buffer.byteLength(text) + Buffer.byteLength(html);
  const files = [...inline, ...attachments].reduce((sum, { bytes }) => sum + bytes.length, 0);
  return Math.ceil((bodies + files) * ENCODED) + HEADERS_BYTES;
}
