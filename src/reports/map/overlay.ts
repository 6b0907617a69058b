/** What can be done, drawn over the ground: reach in violet, enemy zones hatched, lines of fire, hexes to attack. */
import type { MapScene, ScenePlan, SceneShot } from '../../engine/scene.ts';
import { textWidth } from '../fonts.ts';
import { boxAround, type Canvas, fill, ink, line, outlined, signal, write } from './canvas.ts';
import { sideOf } from './counter.ts';
import { type Box, circle, rectangle } from './drawing.ts';
import { across, type Chart, centre, corner, hexOutline, type Point, sideEnds, sidesInOrder } from './hexes.ts';
import type { Placement } from './placement.ts';
import { RADIUS } from './strips.ts';

const REACH = { fill: '6B4FA0', edge: '4A3480' } as const;
/** How strongly a hex is tinted with 0, 1, 2 MP left, and with more. */
const TINTS = [0.1, 0.2, 0.31, 0.44];
const HATCH = { apart: 9, opacity: 0.42 } as const;
const SHOT = { width: 3.2, casing: 6.4, dash: [1, 5.6] } as const;

interface Sign {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

/** Signs over counters and words: digits of MP left, needs of fire. */
export interface Signs {
  readonly discs: readonly Sign[];
  readonly chips: readonly Sign[];
}

/** What lies on the ground, under lines, counters and words. */
export function drawPlanGround(sheet: Canvas, scene: MapScene, plan: ScenePlan, field: Chart, window: Box): void {
  const isNear = (hex: string): boolean => {
    const [x, y] = centre(field, hex);
    return x > -field.r && x < window.right + field.r && y > -field.r && y < window.bottom + field.r;
  };
  const reach = plan.reach.filter(({ hex }) => isNear(hex));
  for (const [n, tint] of TINTS.entries()) {
    const hexes = reach.filter(({ left }) => Math.min(left, TINTS.length - 1) === n);
    const area = hexes.flatMap(({ hex }) => hexOutline(centre(field, hex), field.r));
    fill(sheet, area, REACH.fill, tint);
  }
  const hatches = plan.zones.hexes.filter(isNear).flatMap((hex) => hatched(centre(field, hex), field.r, HATCH.apart));
  line(sheet, hatches, { color: sideOf(scene, plan.zones.side).arrow, width: 1.1 }, HATCH.opacity);
  line(
    sheet,
    outlineOf(
      scene,
      field,
      reach.map(({ hex }) => hex),
    ),
    {
      color: REACH.edge,
      width: 3.4,
      dash: [9, 5],
    },
  );
  line(
    sheet,
    plan.targets.filter(isNear).flatMap((hex) => hexOutline(centre(field, hex), 0.95 * field.r)),
    {
      color: signal,
      width: 5,
    },
  );
}

/** The border of a set of hexes, side by side. */
function outlineOf(scene: MapScene, field: Chart, hexes: readonly string[]): number[] {
  const members = new Set(hexes);
  return hexes.flatMap((hex) =>
    sidesInOrder.flatMap((side) => {
      if (members.has(across(scene.layout, hex, side))) return [];
      const [[x1, y1], [x2, y2]] = sideEnds(centre(field, hex), 0.97 * field.r, side);
      return [0, x1, y1, 1, x2, y2];
    }),
  );
}

/** Lines at 45° across a hex; they meet those of the hex beside it. */
function hatched(at: Point, r: number, apart: number): number[] {
  const corners = [0, 1, 2, 3, 4, 5].map((n) => corner(at, r, n));
  const sums = corners.map(([x, y]) => x + y);
  const step = apart * Math.SQRT2;
  const path: number[] = [];
  for (let sum = Math.ceil(Math.min(...sums) / step) * step; sum < Math.max(...sums); sum += step) {
    const ends = corners.flatMap((from, n): Point[] => {
      const to = corners[(n + 1) % 6] as Point;
      const [before, after] = [from[0] + from[1] - sum, to[0] + to[1] - sum];
      if (before < 0 === after < 0) return [];
      const part = before / (before - after);
      return [[from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]];
    });
    const [from, to] = ends;
    if (from && to) path.push(0, ...from, 1, ...to);
  }
  return path;
}

/** Dotted lines in the firer's colour on a white casing, a dot at the target. */
export function drawShots(sheet: Canvas, scene: MapScene, { shots }: ScenePlan, field: Chart): void {
  for (const shot of shots) {
    const [from, to] = endsOf(shot, field);
    const way = [0, ...from, 1, ...to];
    const { arrow } = sideOf(scene, shot.side);
    line(sheet, way, { color: 'FFFFFF', width: SHOT.casing, round: true });
    line(sheet, way, { color: arrow, width: SHOT.width, dash: SHOT.dash, round: true });
    outlined(sheet, circle(...to, 4.2), arrow, { color: 'FFFFFF', width: 1.4 });
  }
}

/** A line of fire runs from below the firer's counters to above the target's, from centre towards centre. */
function endsOf({ from, on }: SceneShot, field: Chart): readonly [Point, Point] {
  const [start, end] = [centre(field, from), centre(field, on)];
  return [along(start, end, 0.12), along(start, end, 0.86)];
}

function along([x1, y1]: Point, [x2, y2]: Point, part: number): Point {
  return [x1 + part * (x2 - x1), y1 + part * (y2 - y1)];
}

/** The same signs for a legend, in a box 40 wide with its middle at (x, y). */
export function drawReachSign(sheet: Canvas, x: number, y: number): void {
  for (const [n, tint] of TINTS.entries()) {
    const at: Point = [x + 13.5 - 9 * n, y];
    fill(sheet, hexOutline(at, 6), REACH.fill, tint);
    write(sheet, `${n}`, at[0], y + 2.8, { face: 'sans-bold', size: 8, fill: REACH.edge, anchor: 'middle' });
  }
}

export function drawZoneSign(sheet: Canvas, scene: MapScene, { zones }: ScenePlan, x: number, y: number): void {
  const lines = [-12, 0, 12].flatMap((dx) => hatched([x + dx, y], 8, 3.2));
  line(sheet, lines, { color: sideOf(scene, zones.side).arrow, width: 0.8 }, HATCH.opacity);
}

export function drawShotSign(sheet: Canvas, color: string, x: number, y: number): void {
  line(sheet, [0, x - 18, y, 1, x + 18, y], { color, width: 1.6, dash: [0.5, 2.8], round: true });
  outlined(sheet, rectangle(x - 9, y - 5.5, 18, 11, 2), 'FFFFFF', { color, width: 0.9 });
  write(sheet, '8+', x, y + 2.8, { face: 'sans-bold', size: 8, fill: ink, anchor: 'middle' });
}

export function drawTargetSign(sheet: Canvas, x: number, y: number): void {
  line(sheet, hexOutline([x, y], 7), { color: signal, width: 2 });
}

const DISC = 8.6;

/** Digits of MP left, inside their hex: on its corner they would be of three. */
export function placeDiscs({ reach }: ScenePlan, field: Chart, placement: Placement, size: number): Sign[] {
  const half = Math.max(DISC, 0.66 * size);
  return reach.flatMap(({ hex, left }) => {
    const [x, y] = centre(field, hex);
    const spots = [
      [-0.62, 0],
      [0.62, 0],
      [-0.36, 0.56],
      [0.36, 0.56],
      [0, 0.56],
      [-0.56, -0.24],
      [0.56, -0.24],
      [0, 0],
      [-0.8, 0],
      [0.8, 0],
    ].map(([dx = 0, dy = 0]) => {
      const [px, py] = [x + dx * RADIUS, y + dy * RADIUS];
      return { x: px, y: py, room: boxAround([px, py], half) };
    });
    const at = placement.settle({ kind: 'sign', hex, text: `${left}` }, spots, 0);
    return at ? [{ text: `${left}`, x: at.x, y: at.y, color: REACH.edge }] : [];
  });
}

/** Places of a chip along its line, from the middle out. */
const ALONG = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8];

export function placeChips(
  scene: MapScene,
  { shots }: ScenePlan,
  field: Chart,
  placement: Placement,
  size: number,
): Sign[] {
  return shots.flatMap((shot) => {
    const [from, to] = endsOf(shot, field);
    const half = chipWidth(shot.needs, size) / 2;
    const spots = ALONG.map((part) => {
      const [x, y] = along(from, to, part);
      return { x, y, room: boxAround([x, y], half, 0.68 * size) };
    });
    const at = placement.settle({ kind: 'sign', hex: shot.on, text: shot.needs }, spots, 0);
    return at ? [{ text: shot.needs, x: at.x, y: at.y, color: sideOf(scene, shot.side).arrow }] : [];
  });
}

function chipWidth(text: string, size: number): number {
  return textWidth(text, 'sans-bold', size) + 0.8 * size;
}

export function drawSigns(sheet: Canvas, { discs, chips }: Signs, size: number): void {
  const middle = (sign: Sign, size: number, color: string): void =>
    write(sheet, sign.text, sign.x, sign.y + 0.36 * size, { face: 'sans-bold', size, fill: color, anchor: 'middle' });
  for (const sign of discs) {
    outlined(sheet, circle(sign.x, sign.y, Math.max(DISC, 0.66 * size)), 'FFFFFF', { color: sign.color, width: 1.6 });
    middle(sign, size, sign.color);
  }
  for (const sign of chips) {
    const width = chipWidth(sign.text, size);
    const box = rectangle(sign.x - width / 2, sign.y - 0.68 * size, width, 1.36 * size, 3.6);
    outlined(sheet, box, 'FFFFFF', { color: sign.color, width: 1.6 });
    middle(sign, size, ink);
  }
}
