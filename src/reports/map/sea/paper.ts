/** The ground of a sea chart as an engraver would lay it: water with lines along the shore, land, rhumbs, hexes, rose. */

import { Lately } from '../../../engine/lately.ts';
import type { SeaScene } from '../../../engine/scene.ts';
import { boxAround, type Canvas, canvas, fill, line, outlined, write } from '../canvas.ts';
import { type Box, circle, compass, type Item, rectangle, through } from '../drawing.ts';
import { centreAt, hexAt, type Point, sideEnds } from '../hexes.ts';
import { hexCentre, type Plane, smooth, within } from './plane.ts';

export const colours = {
  water: 'DCE8E6',
  shoal: 'B9D0CF',
  land: 'F3E6C8',
  shore: '6B5536',
  rhumb: 'C3D6D4',
  grid: 'B9C9C4',
  gridLand: 'DCCCA6',
  number: '6F8480',
  strong: '3F4A48',
  closed: '8A4B2A',
  route: '8C3B4A',
  ocean: '4D7370',
  country: '8A7448',
  border: '3D3323',
  sheet: 'FBF4E2',
} as const;

/** Where the winds cross: a rose stands at the first that the window holds. In columns and rows. */
const roses: readonly Point[] = [
  [39.5, 10.5],
  [9, 24.2],
  [12, 13.4],
];

/** Papers drawn lately, by chart: its waters never change, and every seat's letter and page shows them. */
const drawn = new WeakMap<SeaScene['lands'], Lately<readonly Item[]>>();

/** Draws all that lies under what a game puts on the chart; hexes have their sides drawn where they have numbers. */
export function drawPaper(sheet: Canvas, scene: SeaScene, on: Plane, isNumbered: boolean): void {
  const papers = drawn.get(scene.lands) ?? new Lately(12);
  drawn.set(scene.lands, papers);
  const items = papers.get(JSON.stringify([on, isNumbered, scene.closed]), () => {
    const fresh = canvas();
    layPaper(fresh, scene, on, isNumbered);
    return fresh.items;
  });
  for (const item of items) sheet.items.push(item);
}

function layPaper(sheet: Canvas, scene: SeaScene, on: Plane, isNumbered: boolean): void {
  const { window, r } = on;
  fill(
    sheet,
    rectangle(window.left, window.top, window.right - window.left, window.bottom - window.top),
    colours.water,
  );
  for (const rose of roses) drawRhumbs(sheet, on, rose);
  const shores = scene.lands.filter((land) => touches(on, land)).map((land) => smooth(on, land));
  const all = shores.flat();
  // Three lines along the shore, farthest first: each a stroke with the next laid over it.
  const lines = Math.max(0.5, 0.02 * r);
  for (const far of [0.34, 0.22, 0.12]) {
    line(sheet, all, { color: colours.shoal, width: 2 * far * r + 2 * lines, round: true });
    line(sheet, all, { color: colours.water, width: 2 * far * r, round: true });
  }
  // Sides of hexes too small to number would only grey the water.
  const fine = Math.max(0.35, 0.014 * r);
  if (isNumbered)
    line(
      sheet,
      hexes(on, () => true),
      { color: colours.grid, width: fine },
    );
  outlined(sheet, all, colours.land, { color: colours.shore, width: Math.max(0.8, 0.045 * r), round: true });
  if (isNumbered) {
    const overLand = hexes(on, (column, row) => inLand(on, scene, column, row));
    line(sheet, overLand, { color: colours.gridLand, width: fine });
  }
  for (const { hex, side } of scene.closed) {
    const at = hexCentre(on, hex);
    if (within(at, window, r)) {
      const [[x1, y1], [x2, y2]] = sideEnds(at, r, side);
      line(sheet, [0, x1, y1, 1, x2, y2], {
        color: colours.closed,
        width: Math.max(0.7, 0.045 * r),
        dash: [0.12 * r, 0.1 * r],
      });
    }
  }
}

function touches(on: Plane, land: readonly number[]): boolean {
  const { columns, rows } = on.span;
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  for (let at = 0; at + 1 < land.length; at += 2) {
    left = Math.min(left, land[at] as number);
    right = Math.max(right, land[at] as number);
    top = Math.min(top, land[at + 1] as number);
    bottom = Math.max(bottom, land[at + 1] as number);
  }
  return (
    right >= 100 * columns[0] - 120 &&
    left <= 100 * columns[1] + 120 &&
    bottom >= 100 * rows[0] - 120 &&
    top <= 100 * rows[1] + 170
  );
}

/** The upper three sides of every hex in the window that passes, as one path. */
function hexes(on: Plane, passes: (column: number, row: number) => boolean): number[] {
  const path: number[] = [];
  const { columns, rows } = on.span;
  for (let column = columns[0]; column <= columns[1] + 1; column++) {
    for (let row = rows[0]; row <= rows[1] + 2; row++) {
      const at = centreAt(on, column, row);
      if (!passes(column, row)) continue;
      for (const side of ['NW', 'N', 'NE'] as const) {
        const [[x1, y1], [x2, y2]] = sideEnds(at, on.r, side);
        path.push(0, x1, y1, 1, x2, y2);
      }
    }
  }
  return path;
}

/** Middles of hexes that lie on land, by chart: every picture of a game asks again. */
const ashore = new WeakMap<SeaScene['lands'], Map<string, boolean>>();

function inLand(on: Plane, scene: SeaScene, column: number, row: number): boolean {
  const known = ashore.get(scene.lands) ?? new Map<string, boolean>();
  ashore.set(scene.lands, known);
  const hex = hexAt(column, row);
  let isIn = known.get(hex);
  if (isIn === undefined) {
    isIn = liesInside(on, scene, centreAt(on, column, row));
    known.set(hex, isIn);
  }
  return isIn;
}

/** Does a point of the paper lie on land? Counts the shores to its right. */
function liesInside(on: Plane, scene: SeaScene, [x, y]: Point): boolean {
  const px = ((x - on.x) * 100) / (1.5 * on.r);
  const py = ((y - on.y) * 100) / (2 * 0.8660254 * on.r);
  return scene.lands.some((land) => {
    let isIn = false;
    for (let at = 0; at < land.length; at += 2) {
      const before = at === 0 ? land.length - 2 : at - 2;
      const [x1, y1] = [land[before] as number, land[before + 1] as number];
      const [x2, y2] = [land[at] as number, land[at + 1] as number];
      if (y1 > py !== y2 > py && px < x1 + ((py - y1) * (x2 - x1)) / (y2 - y1)) isIn = !isIn;
    }
    return isIn;
  });
}

function drawRhumbs(sheet: Canvas, on: Plane, [column, row]: Point): void {
  const [x, y] = [on.x + 1.5 * on.r * column, on.y + 2 * 0.8660254 * on.r * row];
  const far = 90 * on.r;
  const path = compass.flatMap(([dx, dy]) => [0, x, y, 1, x + dx * far, y + dy * far]);
  line(sheet, path, { color: colours.rhumb, width: Math.max(0.4, 0.02 * on.r) });
}

/** A compass rose of radius `r`, the north wind marked. */
export function drawRose(sheet: Canvas, [x, y]: Point, r: number): void {
  outlined(sheet, circle(x, y, 0.78 * r), colours.sheet, { color: colours.shore, width: 0.035 * r });
  line(sheet, circle(x, y, 0.66 * r), { color: colours.shore, width: 0.02 * r });
  const ray = (n: number, long: number, wide: number): void => {
    const [dx, dy] = compass[n] as Point;
    const [sx, sy] = [-dy * wide, dx * wide];
    const tip: Point = [x + dx * long, y + dy * long];
    const root: Point = [x + dx * wide, y + dy * wide];
    fill(sheet, through([x, y, root[0] + sx, root[1] + sy, ...tip], true), colours.shore);
    outlined(sheet, through([x, y, root[0] - sx, root[1] - sy, ...tip], true), colours.sheet, {
      color: colours.shore,
      width: 0.018 * r,
    });
  };
  for (const n of [1, 3, 5, 7, 9, 11, 13, 15]) ray(n, 0.5 * r, 0.06 * r);
  for (const n of [2, 6, 10, 14]) ray(n, 0.74 * r, 0.1 * r);
  for (const n of [0, 4, 8, 12]) ray(n, r, 0.13 * r);
  write(sheet, 'N', x, y - 1.08 * r, { face: 'serif-bold', size: 0.47 * r, fill: colours.shore, anchor: 'middle' });
}

/** Where a rose fits a whole chart. */
export function rosePlace(on: Plane): Point {
  const [column, row] = roses[0] as Point;
  return [on.x + 1.5 * on.r * column, on.y + 2 * 0.8660254 * on.r * row];
}

/** A rose and the letter over it. */
export function roseRoom(on: Plane, r: number): Box {
  const { left, top, right, bottom } = boxAround(rosePlace(on), r);
  return { left, top: top - 0.45 * r, right, bottom };
}

/** The neatline: a band of sheet over what runs out, a scale of dark and light, two fine lines. */
export function drawBorder(sheet: Canvas, on: Plane, width: number, height: number, band: number): void {
  const { left, top, right, bottom } = on.window;
  // The band runs on past the picture's edge: what lies under it must not shine through there.
  const past = 4 * band;
  const cover = [
    ...rectangle(-past, -past, width + 2 * past, top + past),
    ...rectangle(-past, bottom, width + 2 * past, height - bottom + past),
    ...rectangle(-past, top, left + past, bottom - top),
    ...rectangle(right, top, width - right + past, bottom - top),
  ];
  fill(sheet, cover, colours.sheet);
  fill(sheet, cover, colours.sheet);
  const dark: number[] = [];
  const { columns, rows } = on.span;
  const thick = 0.36 * band;
  for (let column = columns[0]; column <= columns[1]; column++) {
    if (column % 2 === 0) continue;
    const [x] = centreAt(on, column, 0);
    const from = Math.max(left, x - 0.75 * on.r);
    const to = Math.min(right, x + 0.75 * on.r);
    if (to > from) {
      dark.push(...rectangle(from, top - thick, to - from, thick), ...rectangle(from, bottom, to - from, thick));
    }
  }
  for (let row = rows[0]; row <= rows[1] + 1; row++) {
    if (row % 2 === 0) continue;
    const y = on.y + 2 * 0.8660254 * on.r * row;
    const from = Math.max(top, y - 0.866 * on.r);
    const to = Math.min(bottom, y + 0.866 * on.r);
    if (to > from) {
      dark.push(...rectangle(left - thick, from, thick, to - from), ...rectangle(right, from, thick, to - from));
    }
  }
  fill(sheet, dark, colours.border);
  const box = (by: number) => rectangle(left - by, top - by, right - left + 2 * by, bottom - top + 2 * by);
  line(sheet, box(0), { color: colours.border, width: Math.max(0.5, 0.06 * band) });
  line(sheet, box(thick), { color: colours.border, width: Math.max(0.5, 0.06 * band) });
  line(sheet, box(0.72 * band), { color: colours.border, width: Math.max(0.8, 0.12 * band) });
}
