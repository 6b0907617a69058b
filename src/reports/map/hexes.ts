/** Where hexes, their sides and corners lie on paper: flat-top hexes of radius `r`, centre to corner. */
import type { HexSide, MapScene } from '../../engine/scene.ts';

export type Point = readonly [x: number, y: number];

/** Half the square root of three: half a hex's height over its radius. */
export const halfHeight = 0.8660254;

/** The sides in order, each with the unit vector that points across it. */
export const sidesInOrder: readonly HexSide[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const outward: Readonly<Record<HexSide, Point>> = {
  N: [0, -1],
  NE: [halfHeight, -0.5],
  SE: [halfHeight, 0.5],
  S: [0, 1],
  SW: [-halfHeight, 0.5],
  NW: [-halfHeight, -0.5],
};
/** Corners clockwise from the upper left, in radii. */
const corners: readonly Point[] = [
  [-0.5, -halfHeight],
  [0.5, -halfHeight],
  [1, 0],
  [0.5, halfHeight],
  [-0.5, halfHeight],
  [-1, 0],
];

/** A window on a field: where hex centres lie for a radius and an origin. */
export interface Chart {
  r: number;
  /** Paper position of the centre of column 0, row 0. */
  x: number;
  y: number;
  /** Columns with this remainder by two lie half a hex lower. */
  low: 0 | 1;
}

export function chart(layout: MapScene['layout'], r: number): Chart {
  return { r, x: 0, y: 0, low: layout === 'flat-odd-down' ? 1 : 0 };
}

export function columnOf(hex: string): number {
  return Number(hex.slice(0, -2));
}

export function rowOf(hex: string): number {
  return Number(hex.slice(-2));
}

export function hexAt(column: number, row: number): string {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
}

export function centre(chart: Chart, hex: string): Point {
  return centreAt(chart, columnOf(hex), rowOf(hex));
}

export function centreAt(chart: Chart, column: number, row: number): Point {
  const down = column % 2 === chart.low ? halfHeight : 0;
  return [chart.x + 1.5 * chart.r * column, chart.y + chart.r * (2 * halfHeight * row + down)];
}

export function corner([x, y]: Point, r: number, index: number): Point {
  const [dx, dy] = corners[index % 6] as Point;
  return [x + dx * r, y + dy * r];
}

/** Outline of a hex. */
export function hexOutline(at: Point, r: number): number[] {
  const points: number[] = [];
  for (let index = 0; index < 6; index++) {
    const [x, y] = corner(at, r, index);
    points.push(index === 0 ? 0 : 1, x, y);
  }
  points.push(3);
  return points;
}

/** The two ends of a side, clockwise, for a hex drawn at radius `r`. */
export function sideEnds(at: Point, r: number, side: HexSide): readonly [Point, Point] {
  const index = sidesInOrder.indexOf(side);
  return [corner(at, r, index), corner(at, r, index + 1)];
}

/** Middle of a side. */
export function sideMiddle(at: Point, r: number, side: HexSide): Point {
  const [dx, dy] = outward[side];
  return [at[0] + dx * r * halfHeight, at[1] + dy * r * halfHeight];
}

export function outwardOf(side: HexSide): Point {
  return outward[side];
}

export function across(layout: MapScene['layout'], hex: string, side: HexSide): string {
  const column = columnOf(hex);
  const row = rowOf(hex);
  const low = column % 2 === (layout === 'flat-odd-down' ? 1 : 0) ? 1 : 0;
  switch (side) {
    case 'N':
      return hexAt(column, row - 1);
    case 'S':
      return hexAt(column, row + 1);
    case 'NE':
      return hexAt(column + 1, row - 1 + low);
    case 'SE':
      return hexAt(column + 1, row + low);
    case 'NW':
      return hexAt(column - 1, row - 1 + low);
    case 'SW':
      return hexAt(column - 1, row + low);
  }
}

/** The side of `hex` that faces `to`; null when they do not touch. */
export function facing(layout: MapScene['layout'], hex: string, to: string): HexSide | null {
  return sidesInOrder.find((side) => across(layout, hex, side) === to) ?? null;
}
