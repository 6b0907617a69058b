/** A report as its reader gets it: text, HTML with its maps, and the PDF beside them. */
import { toPng } from '../reports/map/raster.ts';
import { renderReportPdf } from '../reports/pdf/report.ts';
import {
  drawPicture,
  type ReportModel,
  renderReportHtml,
  renderReportText,
  reportPictures,
  reportSubject,
} from '../reports/index.ts';
import type { Written } from './write-course.ts';

// Two dots a px: sharp on a phone.
const SCALE = 2;

export async function printReport(model: ReportModel, paper: 'A4' | 'Letter'): Promise<Written> {
  const pdf = await renderReportPdf(model, { paper: paper === 'A4' ? 'a4' : 'letter' });
  return {
    subject: reportSubject(model),
    text: renderReportText(model),
    html: renderReportHtml(model),
    inline: reportPictures(model).map((picture) => ({
      cid: picture.cid,
      name: `${picture.cid}.png`,
      type: 'image/png',
      bytes: toPng(drawPicture(model, picture), SCALE),
    })),
    attachments: [{ name: fileName(model, 'pdf'), type: 'application/pdf', bytes: pdf }],
  };
}

/** `savannah-7-turn-16-british.pdf` */
function fileName({ game, turn, seat }: ReportModel, ending: string): string {
  return `${game.id}-turn-${turn.printed}-${seat.id}.${ending}`;
}
