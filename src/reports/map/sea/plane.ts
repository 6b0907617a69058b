/** Where a sea chart's points lie on paper: hundredths of columns and rows on a window of the hex field. */
import type { SeaScene } from '../../../engine/scene.ts';
import type { Box } from '../drawing.ts';
import type { Span } from '../frames.ts';
import { type Chart, centre, centreAt, chart, halfHeight, type Point } from '../hexes.ts';

export interface Plane extends Chart {
  span: Span;
  /** Picture's edge without its border. */
  window: Box;
}

/** Size of a span in radii, without border. */
export function planeSize({ columns, rows }: Span): { width: number; height: number } {
  return { width: 1.5 * (columns[1] - columns[0]) + 2, height: 2 * halfHeight * (rows[1] - rows[0] + 1.5) };
}

/** A window whose upper left corner lies at (`left`, `top`), hexes of radius `r`. */
export function plane(scene: Pick<SeaScene, 'layout'>, span: Span, r: number, left: number, top: number): Plane {
  const base = chart(scene.layout, r);
  const [x] = centreAt(base, span.columns[0], 0);
  const y = 2 * halfHeight * r * span.rows[0];
  const size = planeSize(span);
  return {
    ...base,
    x: left + r - x,
    y: top + halfHeight * r - y,
    span,
    window: { left, top, right: left + size.width * r, bottom: top + size.height * r },
  };
}

export function hexCentre(on: Plane, hex: string): Point {
  return centre(on, hex);
}

/** A point in hundredths. */
export function spot(on: Chart, [x, y]: readonly [number, number]): Point {
  return [on.x + (1.5 * on.r * x) / 100, on.y + (2 * halfHeight * on.r * y) / 100];
}

/** A closed outline that runs smoothly through points given in hundredths, x and y in turn. */
export function smooth(on: Plane, points: readonly number[]): number[] {
  const count = points.length / 2;
  const at = (n: number): Point => {
    const index = 2 * ((n + count) % count);
    return spot(on, [points[index] as number, points[index + 1] as number]);
  };
  const [x, y] = at(0);
  const outline = [0, x, y];
  for (let n = 0; n < count; n++) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    outline.push(
      2,
      from[0] + (to[0] - before[0]) * BEND,
      from[1] + (to[1] - before[1]) * BEND,
      to[0] - (after[0] - from[0]) * BEND,
      to[1] - (after[1] - from[1]) * BEND,
      to[0],
      to[1],
    );
  }
  outline.push(3);
  return outline;
}

/** How far a handle reaches along the chord of its neighbours: a sixth runs through the points, a little less is calmer. */
const BEND = 0.15;

/** An open line that bends softly through points on paper. */
export function bent(points: readonly Point[]): number[] {
  const first = points[0];
  if (first === undefined) return [];
  const outline = [0, first[0], first[1]];
  for (let n = 0; n + 1 < points.length; n++) {
    const from = points[n] as Point;
    const to = points[n + 1] as Point;
    const before = points[n - 1] ?? from;
    const after = points[n + 2] ?? to;
    outline.push(
      2,
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
  return outline;
}

export function within([x, y]: Point, box: Box, by = 0): boolean {
  return x >= box.left - by && x <= box.right + by && y >= box.top - by && y <= box.bottom + by;
}
