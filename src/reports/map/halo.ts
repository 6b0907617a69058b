/** The soft edge of a letter as an outline of its own: filled it costs a third of what a stroke round the letter does. */
import type { Glyph } from '../fonts.ts';
import type { Point } from './hexes.ts';

/** Straight parts of a curve: at the size of a map's words no eye tells them from it. */
const PARTS = 2;
/** Two sides that turn by less than this (its cosine) meet in one point. */
const STRAIGHT = 0.9;
/** Shorter sides than this are none. */
const LEAST = 1e-3;

/**
 * Contours of a letter at a size, moved outwards by `reach` and rounded at its corners, y down. They may cross
 * themselves: to be filled by the nonzero rule.
 */
export function haloOf({ strokes }: Glyph, size: number, reach: number): readonly Point[][] {
  const contours = contoursOf(strokes, size);
  const isLeftwards = contours.reduce((sum, contour) => sum + areaOf(contour), 0) > 0;
  return contours
    .filter((contour) => areaOf(contour) > 0 === isLeftwards || widthOf(contour) > 2 * reach)
    .map((contour) => movedOut(contour, isLeftwards ? reach : -reach));
}

/** Of a hole, about the widest disc that it holds: a halo fills what is no wider than itself. */
function widthOf(contour: readonly Point[]): number {
  const [xs, ys] = [contour.map(([x]) => x), contour.map(([, y]) => y)];
  const round = contour.reduce((sum, [x, y], n) => {
    const [x0, y0] = contour.at(n - 1) as Point;
    return sum + Math.hypot(x - x0, y - y0);
  }, 0);
  const across = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return Math.min(across, (2 * Math.abs(areaOf(contour))) / round);
}

function contoursOf(strokes: Glyph['strokes'], size: number): Point[][] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  for (const { command, args } of strokes) {
    const [first, ...more] = pointsOf(args, size);
    if (command === 'moveTo') {
      contour = first ? [first] : [];
      contours.push(contour);
    } else if (first) {
      const from = contour.at(-1) ?? first;
      const curve = [from, first, ...more];
      const parts = more.length > 0 ? PARTS : 1;
      for (let part = 1; part <= parts; part++) contour.push(onCurve(curve, part / parts));
    }
  }
  return contours.map(withoutDoubles).filter(({ length }) => length > 2);
}

function pointsOf(args: readonly number[], size: number): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < args.length; at += 2)
    points.push([(args[at] as number) * size, -(args[at + 1] as number) * size]);
  return points;
}

/** A point of a line or a Bézier curve, by de Casteljau. */
function onCurve(points: readonly Point[], share: number): Point {
  let left = points;
  while (left.length > 1) left = left.slice(1).map((to, n) => between(left[n] as Point, to, share));
  return left[0] as Point;
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
}

function withoutDoubles(contour: readonly Point[]): Point[] {
  return contour.filter((at, n) => {
    const before = contour.at(n - 1) as Point;
    return Math.hypot(at[0] - before[0], at[1] - before[1]) > LEAST;
  });
}

/** Twice the area within, with the sign of the way round. */
function areaOf(contour: readonly Point[]): number {
  return contour.reduce((sum, [x, y], n) => {
    const [x0, y0] = contour.at(n - 1) as Point;
    return sum + x0 * y - x * y0;
  }, 0);
}

function movedOut(contour: readonly Point[], by: number): Point[] {
  return contour.flatMap((at, n) => {
    const before = contour.at(n - 1) as Point;
    const after = contour[(n + 1) % contour.length] as Point;
    const [in_, out] = [across(before, at), across(at, after)];
    const put = ([dx, dy]: Point): Point => [at[0] + by * dx, at[1] + by * dy];
    const turn = in_[0] * out[0] + in_[1] * out[1];
    const bends = (in_[0] * out[1] - in_[1] * out[0]) * by;
    if (turn > STRAIGHT) return [put(unit(in_[0] + out[0], in_[1] + out[1]))];
    if (bends < 0) return [put(in_), put(out)];
    return [in_, ...rounding(in_, out), out].map(put);
  });
}

/** The side's right hand, of length 1: outwards where the way round encloses what lies on its left. */
function across([x1, y1]: Point, [x2, y2]: Point): Point {
  return unit(y2 - y1, x1 - x2);
}

function unit(x: number, y: number): Point {
  const long = Math.hypot(x, y) || 1;
  return [x / long, y / long];
}

/** Directions between two, halved until they are near. */
function rounding(from: Point, to: Point): Point[] {
  if (from[0] * to[0] + from[1] * to[1] > STRAIGHT) return [];
  const sum: Point = [from[0] + to[0], from[1] + to[1]];
  // Straight back: round by the way ahead.
  const half = Math.hypot(...sum) < LEAST ? ([-from[1], from[0]] as Point) : unit(...sum);
  return [...rounding(from, half), half, ...rounding(half, to)];
}
