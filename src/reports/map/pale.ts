/** Where a picture cuts the field: a hex that cannot show who stands in it is pale and has no number, so that it is not read as empty. */
import type { MapScene, Scene } from '../../engine/scene.ts';
import { type Canvas, fill, inside, paper, shifted } from './canvas.ts';
import { type Box, rectangle } from './drawing.ts';
import { isWithin, mapFrames, type Span, spanOf } from './frames.ts';
import { type Chart, centre, hexOutline } from './hexes.ts';
import { numberRoom } from './numbers.ts';
import { counterRoom } from './strips.ts';

const PALE = 0.72;

/** Hexes that a window shows with their number and all who stand there. */
export function hexesShown(scene: MapScene, field: Chart, window: Box, size: number): ReadonlySet<string> {
  const number = numberRoom(field.r, size);
  const heights = new Map(scene.stacks.map(({ hex, counters }) => [hex, counters.length]));
  const isShown = (id: string): boolean =>
    inside(shifted(number, ...centre(field, id)), window) &&
    inside(counterRoom(field, id, heights.get(id) ?? 0), window);
  return new Set(scene.hexes.flatMap(({ id }) => (isShown(id) ? [id] : [])));
}

/** Whether a part of the field has a pale edge: somebody stands beyond it. */
export const isCut = ({ stacks }: MapScene, part: Span): boolean =>
  stacks.some(({ hex }) => !isWithin(spanOf([hex]) as Span, part));

/** Whether a picture of a letter has one. */
export const hasPale = (map: Scene): boolean =>
  map.kind === 'hex-map' && mapFrames(map).some((frame) => isCut(map, frame));

/** Over the ground, under all that is written or stands there; nothing where all stand in hexes that are shown. */
export function drawPale(sheet: Canvas, scene: MapScene, field: Chart, window: Box, shown: ReadonlySet<string>): void {
  if (scene.stacks.every(({ hex }) => shown.has(hex))) return;
  const isNear = ([x, y]: readonly [number, number]): boolean =>
    x > -field.r && x < window.right + field.r && y > -field.r && y < window.bottom + field.r;
  const cut = scene.hexes.flatMap(({ id }) => {
    const at = centre(field, id);
    return shown.has(id) || !isNear(at) ? [] : hexOutline(at, field.r);
  });
  fill(sheet, cut, paper, PALE);
}

/** The same for a legend, in a box 40 wide with its middle at (x, y). */
export function drawPaleSign(sheet: Canvas, x: number, y: number): void {
  const ground = rectangle(x - 14, y - 6, 28, 12);
  fill(sheet, ground, 'B4CE90');
  fill(sheet, rectangle(x, y - 6, 14, 12), paper, PALE);
}
