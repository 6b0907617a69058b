/** Numbers of hexes, under their upper side: their room is taken before any other, and they are drawn over all else. */
import type { MapScene } from '../../engine/scene.ts';
import { type Canvas, type Hand, inside, paper, shifted, textBox, write } from './canvas.ts';
import type { Box } from './drawing.ts';
import { type Chart, centre, halfHeight } from './hexes.ts';
import type { Placement } from './placement.ts';

/** Capitals' height over the size. */
const CAPITAL = 0.714;
/** From the upper side of the hex, in radii. */
const BELOW_SIDE = 0.034;

interface HexNumber {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** Colour of the ground, for the soft edge. */
  readonly ground: string;
}

const handOf = (size: number): Hand => ({ face: 'sans-bold', size, fill: '4A4436', anchor: 'middle' });

/** Numbers of hexes that are drawn elsewhere than they lie, by where they are drawn. */
export function numbersOf({ hexes }: MapScene): Readonly<Record<string, string>> {
  return Object.fromEntries(hexes.flatMap(({ id, number }) => (number === undefined ? [] : [[id, number]])));
}

/** How far below the middle of a hex of radius `r` its number ends. */
export function numberFoot(r: number, size: number): number {
  return (BELOW_SIDE - halfHeight) * r + CAPITAL * size;
}

/** Where the number of a hex stands, from its middle. */
export function numberRoom(r: number, size: number): Box {
  return textBox('0000', 0, numberFoot(r, size), handOf(size));
}

/** Of every hex among those wanted whose number lies in the window. */
export function placeNumbers(
  scene: MapScene,
  field: Chart,
  window: Box,
  { size, among = () => true }: { readonly size: number; readonly among?: (hex: string) => boolean },
  placement: Placement,
): HexNumber[] {
  const grounds = new Map(scene.terrains.map(({ id, fill }) => [id, fill]));
  const baseline = numberFoot(field.r, size);
  const plain = numberRoom(field.r, size);
  return scene.hexes.flatMap(({ id, number, terrain }) => {
    if (!among(id)) return [];
    const [x, y] = centre(field, id);
    const room = shifted(plain, x, y);
    if (!inside(room, window)) return [];
    placement.take('hex-number', id, id, room);
    return [{ text: number ?? id, size, x, y: y + baseline, ground: grounds.get(terrain) ?? paper }];
  });
}

export function drawNumbers(sheet: Canvas, numbers: readonly HexNumber[]): void {
  for (const { text, size, x, y, ground } of numbers)
    write(sheet, text, x, y, { ...handOf(size), halo: { color: ground, width: 0.24 * size } });
}
