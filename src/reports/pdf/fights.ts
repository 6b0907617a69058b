/** Pictures of fights in print: as large as the room allows, nothing in them too small to read. */
import type { Scene } from '../../engine/scene.ts';
import type { Drawing } from '../map/drawing.ts';
import type { MapView } from '../map/kind.ts';
import { drawMap, mapViews } from '../map/map.ts';
import { paintPdf } from '../map/pdf.ts';
import { PICTURE_WIDTH } from '../pictures.ts';
import { openSubject } from './column.ts';
import { flow, paintBlock, prose } from './flow.ts';
import { paintTagged, type Sheet, tagged } from './sheet.ts';

const mm = 72 / 25.4;
const WIDTH = 112 * mm;
const ASIDE = 14;
/** Least size on paper of unit codes, hex numbers and names, in points: names of roads, set a little smaller, still have seven. */
const LEAST_TYPE = 7.4;

/** A picture of a letter, and by how much it is reduced to fit a room. */
export interface PrintedMap {
  readonly drawing: Drawing;
  readonly scale: number;
}

/** The same picture as in the letter, its words larger where it is much reduced. */
export function printedMap(
  scene: Scene,
  frame: MapView['frame'],
  { width, height }: { readonly width: number; readonly height: number },
): PrintedMap {
  const scaleOf = (drawing: Drawing): number => Math.min(width / drawing.width, height / drawing.height);
  const least = LEAST_TYPE / scaleOf(drawMap(scene, { frame, width: PICTURE_WIDTH }));
  const drawing = drawMap(scene, { frame, width: PICTURE_WIDTH, least });
  return { drawing, scale: scaleOf(drawing) };
}

/** Pictures of fights that the first page does not show, each with its position in words beside it. */
export function fightPages(sheet: Sheet, frames: readonly MapView['frame'][]): void {
  const { fights, closer } = sheet.print.pages;
  const { map } = sheet.model.story;
  // A sea chart shows closer where anything happened or is wanting, fought or not.
  const subject = map.kind === 'sea-chart' ? closer : fights;
  const titles = new Map(mapViews(map).map(({ frame, title }) => [frame, title ?? '']));
  const room = { width: WIDTH, height: sheet.bottom - sheet.top - 50 };
  let column: ReturnType<typeof openSubject> | null = null;
  for (const frame of frames) {
    const { drawing, scale } = printedMap(map, frame, room);
    const size = { width: drawing.width * scale, height: drawing.height * scale };
    const aside = size.width + ASIDE;
    const head = flow([{ text: prose(titles.get(frame) ?? ''), face: 'sans-bold' }], {
      size: 10,
      width: sheet.right - sheet.left,
    });
    const said = flow([{ text: prose(drawing.alt) }], { size: 9.5, width: sheet.right - sheet.left - aside });
    const height = head.height + 2 + Math.max(size.height, said.height);
    column ??= openSubject(sheet, subject, subject, 25 + height);
    column.room(height);
    const { x, y } = column;
    const top = y + head.height + 2;
    paintTagged(sheet, 'P', head, x, y);
    tagged(sheet, 'Figure', () => paintPdf(sheet.doc, drawing, x, top, scale), drawing.alt);
    tagged(sheet, 'P', () => {
      paintBlock(sheet.ink, said, x + aside, top);
    });
    column.y += height + 12;
  }
}
