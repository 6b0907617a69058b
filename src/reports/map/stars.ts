/** Stars with the letters of fights, at a corner of the attacked hex. */
import type { MapScene } from '../../engine/scene.ts';
import { boxAround, type Canvas, ink, outlined, signal, write } from './canvas.ts';
import { burst } from './drawing.ts';
import { type Chart, centre, facing, halfHeight, type Point, sideMiddle } from './hexes.ts';
import type { Placement } from './placement.ts';

/** Corners of a hex in radii, the upper right first, as far out as keeps a star off the numbers; then its slanted sides. */
const CORNERS: readonly Point[] = [
  [0.56, -0.86],
  [0.94, 0],
  [-0.56, -0.86],
  [0.54, 0.86],
  [-0.94, 0],
  [-0.54, 0.86],
  [0.78, -0.4],
  [0.78, 0.4],
  [-0.78, -0.4],
  [-0.78, 0.4],
];
/** How far out, where nearer in is taken. */
const OUTWARD = [1, 0.94, 1.06, 1.12, 1.18, 1.24, 1.3, 0.86, 0.78, 1.4, 1.5];

interface Star {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** How far from the middle of its attacked side a corner may be that is none of another side, in radii. */
const NEAR = 0.6;
/** Along that side, its ends first, in radii. */
const ALONG = [-0.5, 0.5, -0.35, 0.35, -0.2, 0.2, 0];

/** Of fights, along the side that was attacked, elsewhere only where all that is taken. `half`: half the width of a star, less where there is no room. */
export function placeFightStars(scene: MapScene, field: Chart, placement: Placement, half: number): Star[] {
  return scene.stars.flatMap(({ label, hex, from }) => {
    const side = from === null ? null : facing(scene.layout, hex, from);
    const [x, y] = side === null ? [0.5, -0.5] : sideMiddle([0, 0], 1, side);
    const far = ([dx, dy]: Point): number => Math.hypot(dx - x, dy - y);
    const corners = CORNERS.toSorted((a, b) => far(a) - far(b));
    const along = ALONG.map((part): Point => [x + (part * -y) / halfHeight, y + (part * x) / halfHeight]);
    const near = side === null ? [] : [...corners.filter((at) => far(at) < NEAR), ...along];
    return placeStar(hex, label, [near, corners], field, placement, half);
  });
}

function placeStar(
  hex: string,
  text: string,
  places: readonly (readonly Point[])[],
  field: Chart,
  placement: Placement,
  half: number,
): Star[] {
  const [x, y] = centre(field, hex);
  // A hex beyond the edge has its star in the picture that shows it.
  if (!placement.shows([x, y])) return [];
  const sizes = [half, 0.8 * half, 0.66 * half, 0.56 * half];
  const spots = function* () {
    for (const corners of places)
      for (const size of sizes)
        for (const out of OUTWARD)
          for (const [dx, dy] of corners) {
            const at: Point = [x + out * dx * field.r, y + out * dy * field.r];
            yield { x: at[0], y: at[1], half: size, room: boxAround(at, size) };
          }
  };
  const at = placement.settle({ kind: 'star', hex, text }, spots(), Number.MAX_SAFE_INTEGER);
  return at ? [{ text, x: at.x, y: at.y, half: at.half }] : [];
}

export function drawStars(sheet: Canvas, stars: readonly Star[]): void {
  for (const { text, x, y, half } of stars) {
    outlined(sheet, burst(x, y, 1.28 * half, 0.98 * half), signal, { color: ink, width: 0.1 * half });
    const size = text.length > 1 ? (2 * half) / text.length : 1.28 * half;
    write(sheet, text, x, y + 0.36 * size, { face: 'sans-bold', size, fill: ink, anchor: 'middle' });
  }
}
