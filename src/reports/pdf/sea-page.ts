/** The sea chart on two pages, each with its legend; the order of battle has its stacks counter by counter. */
import type { SeaScene } from '../../engine/scene.ts';
import { paintPdf } from '../map/pdf.ts';
import { drawSeaSheet, seaSheets } from '../map/sea/chart.ts';
import { drawSeaLegend } from '../map/sea/legend.ts';
import { momentOf, newPage, pageTitle, type Sheet, tagged } from './sheet.ts';

/** Height kept for the legend below a sheet: four columns of its rows. */
const legendHeight = 100;
const legendSizes = { columns: 4, size: 7.5, row: 13.5, plain: false };

export function seaPages(sheet: Sheet, scene: SeaScene): void {
  const heading = sheet.print.chartAt(sheet.model.story.turn, momentOf(sheet.model));
  const titled = (): number => {
    newPage(sheet, sheet.print.pages.map);
    return pageTitle(sheet, heading) + 1;
  };
  const top = titled();
  const width = sheet.right - sheet.left;
  const room = { width, height: sheet.bottom - top - legendHeight };
  for (const [half, span] of seaSheets(scene, room).entries()) {
    if (half > 0) titled();
    const chart = drawSeaSheet(scene, span, room);
    tagged(
      sheet,
      'Figure',
      () => paintPdf(sheet.doc, chart, sheet.left + (width - chart.width) / 2, top, 1),
      scene.alt,
    );
    const legend = drawSeaLegend(scene, chart, width, legendSizes);
    tagged(sheet, 'Figure', () => paintPdf(sheet.doc, legend, sheet.left, top + chart.height + 6, 1), legend.alt);
  }
}
