/** Straight lines from centre to centre: which hexes they cross, which they touch along a side, where they enter. */
import { type Grid, type HexSide, hexSides, indexAt, indexOf } from './grid.ts';

/** Hexes a line crosses between its ends: one, or the two it runs between when it follows their common side. */
export type Crossing = readonly [hex: string] | readonly [left: string, right: string];

/** Corners of a hex about its centre, clockwise; corner n and n + 1 bound side n of `hexSides`. */
const corners: readonly (readonly [x: number, y: number])[] = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
];

/** A line by its run (dx, dy), free of where it starts: what it crosses, as steps from its first centre. */
interface Course {
  crossed: readonly (readonly (readonly [dx: number, dy: number])[])[];
  entered: readonly HexSide[];
}

/** Something a run meets, and how far along: scaled, for order only. */
interface Met {
  along: number;
  steps: (readonly [dx: number, dy: number])[];
}

/** Courses depend only on the run, so each is worked out once for all fields. */
const courses = new Map<number, Course>();

/**
 * What the line from centre to centre crosses, in order from `from`; the ends are not among it. A hex off the map is
 * left out. Empty for a hex and its neighbour, or when an end is off the map.
 */
export function crossings(grid: Grid, from: string, to: string): Crossing[] {
  const a = indexOf(grid, from);
  const b = indexOf(grid, to);
  if (a < 0 || b < 0 || a === b) return [];
  const x = grid.x[a] as number;
  const y = grid.y[a] as number;
  const found: Crossing[] = [];
  for (const steps of courseOf((grid.x[b] as number) - x, (grid.y[b] as number) - y).crossed) {
    const hexes: string[] = [];
    for (const [dx, dy] of steps) {
      const id = grid.ids[indexAt(grid, x + dx, y + dy)];
      if (id !== undefined) hexes.push(id);
    }
    const [first, second] = hexes;
    if (first !== undefined) found.push(second === undefined ? [first] : [first, second]);
  }
  return found;
}

/** Sides of `to` across which the line from `from` enters it: one, or the two that meet in the corner it enters by. */
export function entrySides(grid: Grid, from: string, to: string): readonly HexSide[] {
  const a = indexOf(grid, from);
  const b = indexOf(grid, to);
  if (a < 0 || b < 0 || a === b) return [];
  return courseOf((grid.x[b] as number) - (grid.x[a] as number), (grid.y[b] as number) - (grid.y[a] as number)).entered;
}

function courseOf(runX: number, runY: number): Course {
  const key = runX * 4096 + runY;
  const known = courses.get(key);
  if (known) return known;
  const course = { crossed: crossedBy(runX, runY), entered: enteredBy(runX, runY) };
  courses.set(key, course);
  return course;
}

/** Which side of the run a point lies on: 0 when on it. */
function offset(runX: number, runY: number, x: number, y: number): number {
  return runX * y - runY * x;
}

/** How far along the run a point lies, scaled; heights of this plane are the square root of 3 as long as its widths. */
function along(runX: number, runY: number, x: number, y: number): number {
  return runX * x + 3 * runY * y;
}

function crossedBy(runX: number, runY: number): (readonly (readonly [number, number])[])[] {
  const length = along(runX, runY, runX, runY);
  const found: Met[] = [];
  for (let x = Math.min(0, runX); x <= Math.max(0, runX); x += 3) {
    for (let y = Math.min(0, runY) - 2; y <= Math.max(0, runY) + 2; y++) {
      // Rows of neighbouring columns are one apart on this plane.
      if ((y - x / 3) % 2 !== 0 || (x === 0 && y === 0) || (x === runX && y === runY)) continue;
      if (crosses(runX, runY, x, y, length)) found.push({ along: along(runX, runY, x, y), steps: [[x, y]] });
    }
  }
  found.push(...edgesAlong(runX, runY, length));
  return found.sort((a, b) => a.along - b.along).map((one) => one.steps);
}

/** Does the run, between its ends, cross the inside of the hex at (x, y)? */
function crosses(runX: number, runY: number, x: number, y: number, length: number): boolean {
  for (let n = 0; n < 6; n++) {
    const [ax, ay] = corners[n] as readonly [number, number];
    const [bx, by] = corners[(n + 3) % 6] as readonly [number, number];
    // Opposite corners on different sides of the run: it passes through the inside.
    if (offset(runX, runY, x + ax, y + ay) <= 0 || offset(runX, runY, x + bx, y + by) >= 0) continue;
    return insideEnds(runX, runY, x, y, length);
  }
  return false;
}

/** Does the chord of the hex at (x, y) lie between the ends? Chords of different hexes never overlap, so one point of it tells. */
function insideEnds(runX: number, runY: number, x: number, y: number, length: number): boolean {
  for (let n = 0; n < 6; n++) {
    const [ax, ay] = corners[n] as readonly [number, number];
    const [bx, by] = corners[(n + 1) % 6] as readonly [number, number];
    const a = offset(runX, runY, x + ax, y + ay);
    const b = offset(runX, runY, x + bx, y + by);
    if (a === b || (a > 0 && b > 0) || (a < 0 && b < 0)) continue;
    const weightA = Math.abs(b);
    const weightB = Math.abs(a);
    const place = along(runX, runY, x + ax, y + ay) * weightA + along(runX, runY, x + bx, y + by) * weightB;
    return place > 0 && place < length * (weightA + weightB);
  }
  return false;
}

/** Pairs of hexes whose common side lies on the run. */
function edgesAlong(runX: number, runY: number, length: number): Met[] {
  const found: Met[] = [];
  for (let x = Math.min(0, runX); x <= Math.max(0, runX); x += 3) {
    for (let y = Math.min(0, runY) - 2; y <= Math.max(0, runY) + 2; y++) {
      if ((y - x / 3) % 2 !== 0) continue;
      // Sides NE, SE and S: each common side is met once, from the hex on one side of it.
      for (const n of [1, 2, 3]) {
        const [ax, ay] = corners[n] as readonly [number, number];
        const [bx, by] = corners[(n + 1) % 6] as readonly [number, number];
        if (offset(runX, runY, x + ax, y + ay) !== 0 || offset(runX, runY, x + bx, y + by) !== 0) continue;
        const twice = along(runX, runY, 2 * x + ax + bx, 2 * y + ay + by);
        if (twice <= 0 || twice >= 2 * length) continue;
        found.push({
          along: twice / 2,
          steps: [
            [x, y],
            [x + ax + bx, y + ay + by],
          ],
        });
      }
    }
  }
  return found;
}

function enteredBy(runX: number, runY: number): HexSide[] {
  const entered: HexSide[] = [];
  for (let n = 0; n < 6; n++) {
    const [ax, ay] = corners[n] as readonly [number, number];
    const [bx, by] = corners[(n + 1) % 6] as readonly [number, number];
    const a = offset(runX, runY, ax, ay);
    const b = offset(runX, runY, bx, by);
    // The side facing back along the run, crossed inside or at one of its corners.
    if (along(runX, runY, ax + bx, ay + by) >= 0) continue;
    if ((a <= 0 && b >= 0) || (a >= 0 && b <= 0)) entered.push(hexSides[n] as HexSide);
  }
  return entered;
}
