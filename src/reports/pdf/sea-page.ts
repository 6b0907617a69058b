/** The sea chart on two pages, each with its legend, and then every stack the reader may know counter by counter. */
import type { SceneFleet, SeaScene } from '../../engine/scene.ts';
import { ink as inkColor } from '../map/canvas.ts';
import { paintPdf } from '../map/pdf.ts';
import { drawFleetMark, drawSeaSheet, seaSheets } from '../map/sea/chart.ts';
import { drawSeaLegend } from '../map/sea/legend.ts';
import { pageColumn } from './column.ts';
import { flow, type Passage, paintBlock, prose } from './flow.ts';
import { momentOf, newPage, pageTitle, type Sheet, sectionHead, tagged } from './sheet.ts';

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
  stackPages(sheet, scene);
}

const columns = 3;
const columnGap = 16;
const markWidth = 18;

/** Own stacks first, then the enemy's that lie open or were seen: place, mark, and counters from the top. */
function stackPages(sheet: Sheet, scene: SeaScene): void {
  const own = scene.fleets.filter(({ side, content }) => content !== null && side === sheet.model.seat.side);
  const known = scene.fleets.filter(({ side, content }) => content !== null && side !== sheet.model.seat.side);
  if (own.length + known.length === 0) return;
  const { words } = scene;
  const heading = own.length > 0 ? words.stacks : words.known;
  newPage(sheet, heading);
  let top = pageTitle(sheet, heading);
  top = stacksIn(sheet, scene, own, top);
  if (own.length > 0 && known.length > 0)
    top = sectionHead(sheet, words.known, sheet.left, top + 10, sheet.right - sheet.left);
  sheet.text = pageColumn(sheet, sheet.subject, stacksIn(sheet, scene, known, top));
}

/** Sets stacks in columns from `from` down, on as many pages as it takes; where the next thing may stand. */
function stacksIn(sheet: Sheet, scene: SeaScene, fleets: readonly SceneFleet[], from: number): number {
  const width = (sheet.right - sheet.left - (columns - 1) * columnGap) / columns;
  const blocks = fleets.map((fleet) => ({ fleet, block: blockOf(scene, fleet, width - markWidth - 8) }));
  let top = from;
  let next = 0;
  while (next < blocks.length) {
    const room = sheet.bottom - top;
    const left = blocks.slice(next);
    const total = left.reduce((sum, { block }) => sum + tall(block), 0);
    // Columns of about the same height, tall enough for all or as tall as the page.
    let wanted = Math.min(room, Math.max(total / columns, tall(left[0]?.block)));
    while (wanted < room && columnsOf(left, wanted) > columns) wanted += STEP;
    let lowest = top;
    for (let column = 0; column < columns && next < blocks.length; column++) {
      let y = top;
      for (let one = blocks[next]; one !== undefined; one = blocks[next]) {
        if (y > top && y + tall(one.block) > top + Math.min(room, wanted)) break;
        const x = sheet.left + column * (width + columnGap);
        const mark = drawFleetMark(scene, one.fleet, markWidth);
        paintPdf(sheet.doc, mark, x, y, 1);
        const at = y;
        const { block } = one;
        tagged(sheet, 'P', () => paintBlock(sheet.ink, block, x + markWidth + 8, at + 1));
        y += tall(block);
        next += 1;
      }
      lowest = Math.max(lowest, y);
    }
    top = lowest;
    if (next < blocks.length) {
      newPage(sheet, scene.words.stacks);
      top = pageTitle(sheet, scene.words.stacks);
    }
  }
  return top;
}

const STEP = 6;

/** Columns that stacks take where each is so tall. */
function columnsOf(blocks: readonly { readonly block: Passage }[], height: number): number {
  let [count, y] = [1, 0];
  for (const { block } of blocks) {
    if (y > 0 && y + tall(block) > height) [count, y] = [count + 1, 0];
    y += tall(block);
  }
  return count;
}

function tall(block: Passage | undefined): number {
  return Math.max(markWidth + 6, (block?.height ?? 0) + 9);
}

/** `Port Royal 2719, in the seaport` and the counters. */
function blockOf(scene: SeaScene, fleet: SceneFleet, width: number): Passage {
  const port = scene.ports.find(({ hex }) => hex === fleet.hex);
  const { words } = scene;
  const place = port === undefined ? fleet.hex : `${port.name} ${fleet.hex}`;
  const notes = [
    ...(fleet.berth === 'port' ? [words.docked] : []),
    ...(fleet.spent ? [words.spent] : []),
    ...(fleet.unsupplied ? [words.unsupplied] : []),
    ...(fleet.seen === undefined ? [] : [`${words.seen}: ${fleet.seen}`]),
  ];
  const head = notes.length === 0 ? place : `${place}, ${notes.join(', ')}`;
  return flow(
    [{ text: prose(`${head}. `), face: 'sans-bold' }, { text: prose(`${(fleet.content ?? []).join('; ')}.`) }],
    { size: 8.5, width, color: inkColor, leading: 1.35 },
  );
}
