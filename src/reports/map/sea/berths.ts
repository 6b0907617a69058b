/** Where the stacks of a hex may lie on a sea chart: inside it, else beside it with a line to a dot in it that is seen. */
import { boxAround, overlap } from '../canvas.ts';
import type { Box } from '../drawing.ts';
import { halfHeight, type Point } from '../hexes.ts';
import type { Placement } from '../placement.ts';
import type { Plane } from './plane.ts';

/** A place of a stack, and the point that its line leads to where it needs one. */
export interface Berth {
  readonly at: Point;
  readonly room: Box;
  readonly leader?: Point;
}

/** How deep inside the hex the middle of a stack lies, over its width: wholly at best, else over an edge by a third of it. */
const DEEP = [0.4, 0.17] as const;

/** Points of a hex stand so close, over its radius. */
const MESH = 0.1;

/** The widest that a line and its dot are, over the radius of a hex. */
export const DOT = 0.11;

/** How far a point lies inside the hex about `middle`; below 0 outside it. */
export function depthIn([cx, cy]: Point, r: number, [x, y]: Point): number {
  const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
  return halfHeight * r - Math.max(dy, halfHeight * dx + 0.5 * dy);
}

/** Points of a hex at least so deep in it, the nearest to `from` first. */
function pointsIn(middle: Point, r: number, deep: number, from: Point): Point[] {
  const points: Point[] = [];
  const many = Math.ceil(1 / MESH);
  for (let n = -many; n <= many; n++)
    for (let k = -many; k <= many; k++) {
      const at: Point = [middle[0] + n * MESH * r, middle[1] + k * MESH * r];
      if (depthIn(middle, r, at) >= deep) points.push(at);
    }
  return points.toSorted((a, b) => far(a, from) - far(b, from));
}

/** A stack to be laid: the room it takes about a point, its width, the middle of its hex, and where in it it belongs. */
export interface Laid {
  readonly roomAt: (at: Point) => Box;
  readonly w: number;
  readonly middle: Point;
  readonly foot: Point;
}

/** Places inside its hex that cover none of `numbers`, those wholly inside first. */
export function* berthsIn({ roomAt, w, middle, foot }: Laid, on: Plane, numbers: readonly Box[]): Iterable<Berth> {
  for (const deep of DEEP)
    for (const at of pointsIn(middle, on.r, deep * w, foot)) {
      const room = roomAt(at);
      if (isClear(room, numbers)) yield { at, room };
    }
}

/** Places outside it, the nearest first, from which a line can be seen as far as a dot in the hex. */
export function* berthsBeside(
  stack: Laid,
  on: Plane,
  { numbers, placement }: { numbers: readonly Box[]; placement: Placement },
): Iterable<Berth> {
  const { roomAt, middle } = stack;
  const feet = pointsIn(middle, on.r, 0.2 * on.r, middle);
  const isOpen = (box: Box): boolean => placement.isFree([box], NOBODY) && isClear(box, numbers);
  const dots = feet.filter((foot) => isOpen(boxAround(foot, 1.4 * DOT * on.r)));
  if (dots.length === 0) return;
  for (const at of pointsIn(middle, 2.4 * on.r, 0, middle)) {
    const room = roomAt(at);
    if (!isOpen(room)) continue;
    const isLine = (foot: Point): boolean => {
      const line = beadsOf(foot, { at, room }, on.r);
      return line.length > 1 && line.every(isOpen);
    };
    const leader = dots.toSorted((a, b) => far(a, at) - far(b, at)).find(isLine);
    if (leader) yield { at, room, leader };
  }
}

/** What no hex is called: nothing on the chart belongs to it. */
const NOBODY = '-';

/** Room of the line from a dot to a stack, in small boxes, the dot first; none where the stack covers the dot. */
export function beadsOf(foot: Point, { at: [x2, y2], room }: Omit<Berth, 'leader'>, r: number): Box[] {
  const half = 0.5 * DOT * r;
  const count = Math.ceil(Math.hypot(x2 - foot[0], y2 - foot[1]) / (2 * half));
  const beads = [boxAround(foot, DOT * r)];
  for (let n = 1; n < count; n++) {
    const part = n / count;
    const bead = boxAround([foot[0] + part * (x2 - foot[0]), foot[1] + part * (y2 - foot[1])], half);
    if (overlap(bead, room) > 0) break;
    beads.push(bead);
  }
  return overlap(beads[0] as Box, room) > 0 ? [] : beads;
}

const isClear = (box: Box, others: readonly Box[]): boolean => others.every((other) => overlap(box, other) === 0);
const far = ([x1, y1]: Point, [x2, y2]: Point): number => (x2 - x1) ** 2 + (y2 - y1) ** 2;
