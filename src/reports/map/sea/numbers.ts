/** Hex numbers of a sea chart: where anything lies they take their room first, elsewhere they give way. */
import type { SeaScene } from '../../../engine/scene.ts';
import { type Canvas, type Hand, paper, shifted, textBox, write } from '../canvas.ts';
import type { Box } from '../drawing.ts';
import { centre, halfHeight, hexAt, type Point } from '../hexes.ts';
import type { Placement } from '../placement.ts';
import { colours } from './paper.ts';
import type { Plane } from './plane.ts';

interface HexNumber {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly room: Box;
}

/** Hexes of the window: those whose numbers are never covered, as something lies there, and the rest. */
export function hexesShown(scene: SeaScene, { span: { columns, rows } }: Plane): { held: string[]; rest: string[] } {
  const where = [scene.ports, scene.fleets, scene.stars].flatMap((things) => things.map(({ hex }) => hex));
  const busy = new Set([...where, ...scene.storms, ...scene.wrecks]);
  const all: string[] = [];
  for (let column = columns[0]; column <= columns[1]; column++)
    for (let row = rows[0]; row <= rows[1]; row++) all.push(hexAt(column, row));
  return { held: all.filter((hex) => busy.has(hex)), rest: all.filter((hex) => !busy.has(hex)) };
}

const handOf = (size: number, face: Hand['face']): Hand => ({ face, size, fill: colours.number, anchor: 'middle' });

/** Under the upper side of its hex. */
export function numberOf(hex: string, on: Plane, size: number): HexNumber {
  const [x, middle] = centre(on, hex);
  const y = middle - halfHeight * on.r + 0.9 * size;
  return { text: hex, x, y, room: textBox(hex, x, y, handOf(size, 'sans-bold')) };
}

/** Over the size of a number: the soft edge round it, where no name touches it. */
const EDGE = 0.12;

/** Aside of its usual place and below it, in radii, within its hex: where it stands if something lies there. */
const ASIDE: readonly Point[] = [0, 0.3, 0.6].flatMap((down) =>
  [0, -0.2, 0.2, -0.35, 0.35].map((by): Point => [by, down]),
);

/** Where nothing stands before them, nor in their soft edge. */
export function placeNumbers(hexes: readonly string[], on: Plane, size: number, placement: Placement): HexNumber[] {
  return hexes.flatMap((hex) => {
    const usual = numberOf(hex, on, size);
    const spots = ASIDE.map(([dx, dy]) => {
      const [x, y] = [usual.x + dx * on.r, usual.y + dy * on.r];
      const { left, top, right, bottom } = shifted(usual.room, dx * on.r, dy * on.r);
      const by = EDGE * size;
      return { x, y, room: { left: left - by, top: top - by, right: right + by, bottom: bottom + by } };
    });
    const spot = placement.settle({ kind: 'hex-number', hex, text: hex }, spots, 0);
    return spot === null ? [] : [{ text: hex, ...spot }];
  });
}

/** Dark where something lies or passes, on an edge that keeps courses off. */
export function drawNumbers(
  sheet: Canvas,
  scene: SeaScene,
  numbers: readonly HexNumber[],
  held: readonly string[],
  size: number,
): void {
  const dark = new Set([...held, ...scene.tracks.flatMap(({ path }) => path)]);
  const strong = { ...handOf(size, 'sans-bold'), fill: colours.strong, halo: { color: paper, width: 0.24 * size } };
  for (const { text, x, y } of numbers) write(sheet, text, x, y, dark.has(text) ? strong : handOf(size, 'sans'));
}
