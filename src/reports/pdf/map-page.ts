/** Page 2: the field in use, or all of it while troops come in, with its legend and a small map of the whole. */
import type { MapScene, Scene } from '../../engine/scene.ts';
import { muted } from '../map/canvas.ts';
import { drawField, fieldSpan, spanSize } from '../map/field.ts';
import { cutInTwo, type Span } from '../map/frames.ts';
import { isCut } from '../map/pale.ts';
import { paintPdf } from '../map/pdf.ts';
import { flow, paintBlock, prose } from './flow.ts';
import { drawLegend, legendHeight } from './legend.ts';
import { drawLocator } from './locator.ts';
import { seaPages } from './sea-page.ts';
import { momentOf, newPage, pageTitle, type Sheet, tagged } from './sheet.ts';

const mm = 72 / 25.4;
/** Least radius of a hex upright and on its side, in points: below it marks and numbers cannot be read. */
const leastUpright = 6.9 * mm;
const leastWide = 4.4 * mm;
const locatorWidth = 142;
const number = 7;
const word = 7;

/** How a kind of map is printed whole, with its legend. */
interface MapPages<S extends Scene> {
  print(sheet: Sheet, scene: S): void;
}

const KINDS: { readonly [K in Scene['kind']]: MapPages<Extract<Scene, { kind: K }>> } = {
  'hex-map': { print: fieldPages },
  'sea-chart': { print: seaPages },
};

export function mapPages(sheet: Sheet): void {
  const { map } = sheet.model.story;
  const pages: MapPages<Scene> = KINDS[map.kind];
  pages.print(sheet, map);
}

function fieldPages(sheet: Sheet, scene: MapScene): void {
  for (const { span, wide } of fieldCut(scene, sheet.paper)) {
    newPage(sheet, sheet.print.pages.map, wide);
    const top = pageTitle(sheet, sheet.print.fieldAt(sheet.model.story.turn, momentOf(sheet.model))) + 1;
    const width = sheet.right - sheet.left;
    const { page } = scene.notes;
    const caption = flow([{ text: prose(isCut(scene, span) ? `${page} ${sheet.words.pale}` : page) }], {
      size: 8.5,
      width,
      color: muted,
      leading: 1.3,
    });
    const under = legendHeight + caption.height + 10;
    const size = spanSize(scene, span);
    const shown = Math.min(width, ((sheet.bottom - top - under) * size.width) / size.height);
    const map = drawField(scene, shown, { span, least: { number, word } });
    const left = sheet.left + (width - shown) / 2;
    tagged(sheet, 'Figure', () => paintPdf(sheet.doc, map, left, top, 1), scene.alt);
    const y = top + map.height + 8;
    const legend = drawLegend(scene, sheet.print, width - locatorWidth - 12);
    tagged(sheet, 'Figure', () => paintPdf(sheet.doc, legend, sheet.left, y, 1), legend.alt);
    const locator = drawLocator(scene, span, locatorWidth, legendHeight);
    paintPdf(sheet.doc, locator, sheet.right - locator.width, y, 1);
    tagged(sheet, 'P', () => {
      paintBlock(sheet.ink, caption, sheet.left, y + legendHeight + 3);
    });
  }
}

/** Upright if its hexes stay large enough, else on its side, else cut in two so that they are largest. */
export function fieldCut(scene: MapScene, paper: Sheet['paper']): { span: Span; wide: boolean }[] {
  const span = scene.whole ? { columns: scene.columns, rows: scene.rows } : fieldSpan(scene);
  const [short, long] = paper === 'a4' ? [595.28, 841.89] : [612, 792];
  const margins = paper === 'a4' ? 28 * mm : 34 * mm;
  const used = 38 * mm + 26 + legendHeight + 34;
  const radius = (part: Span, width: number, height: number) => {
    const size = spanSize(scene, part);
    return Math.min((width - margins) / size.width, (height - used) / size.height);
  };
  const upright = radius(span, short, long);
  const wide = radius(span, long, short);
  if (upright >= leastUpright || (upright >= leastWide && upright >= wide)) return [{ span, wide: false }];
  if (wide >= leastWide) return [{ span, wide: true }];
  const cuts = [cutInTwo(span, 'columns'), cutInTwo(span, 'rows')].flatMap((parts) => [
    { parts, wide: false, radius: Math.min(...parts.map((part) => radius(part, short, long))) },
    { parts, wide: true, radius: Math.min(...parts.map((part) => radius(part, long, short))) },
  ]);
  const largest = cuts.reduce((best, cut) => (cut.radius > best.radius ? cut : best));
  return largest.parts.map((part) => ({ span: part, wide: largest.wide }));
}
