/** A seat's report as files, in every form it has; the pictures of its HTML lie beside it. */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  drawPicture,
  type Enclosed,
  type ReportModel,
  renderReportHtml,
  renderReportText,
  reportPictures,
} from '../reports/index.ts';
import { toSvg } from '../reports/map/svg.ts';
import { renderReportPdf } from '../reports/pdf/report.ts';

/** Writes `<path>.json`, `.txt`, `.html` with its pictures and, where it is wanted, `.pdf`; gives their names. */
export async function writeReportFiles(
  model: ReportModel,
  path: string,
  { pdf, paper }: { pdf: boolean; paper: 'a4' | 'letter' },
): Promise<string[]> {
  const enclosed: Enclosed = { pdf: pdf ? 'attached' : 'none' };
  const pictures = reportPictures(model);
  const shown = pictures.reduce(
    (html, { cid }) => html.replace(`cid:${cid}"`, `${basename(path)}-${cid}.svg"`),
    renderReportHtml(model, enclosed),
  );
  const files = new Map<string, string | Uint8Array>([
    [`${path}.json`, `${JSON.stringify(model, null, 2)}\n`],
    [`${path}.txt`, renderReportText(model, enclosed)],
    [`${path}.html`, shown],
  ]);
  for (const picture of pictures) files.set(`${path}-${picture.cid}.svg`, toSvg(drawPicture(model, picture)));
  if (pdf) files.set(`${path}.pdf`, await renderReportPdf(model, { paper }));
  for (const [name, content] of files) await writeFile(name, content);
  return [...files.keys()];
}
