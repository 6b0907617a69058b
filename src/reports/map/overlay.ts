/** What can be done, drawn over the ground: reach in violet, enemy zones hatched, hexes to attack. */
import type { MapScene, ScenePlan } from '../../engine/scene.ts';
import {
  boxAround,
  type Canvas,
  fill,
  type Hand,
  ink,
  line,
  outlined,
  paper,
  shifted,
  signal,
  textBox,
  write,
} from './canvas.ts';
import { sideOf } from './counter.ts';
import { type Box, circle, rectangle } from './drawing.ts';
import { across, type Chart, centre, corner, hexOutline, type Point, sideEnds, sidesInOrder } from './hexes.ts';
import { numbersOf } from './numbers.ts';
import type { Placement } from './placement.ts';
import { RADIUS } from './strips.ts';

const REACH = { fill: '6B4FA0', edge: '4A3480' } as const;
/** How strongly a hex is tinted with 0, 1, 2 MP left, and with more. */
const TINTS = [0.1, 0.2, 0.31, 0.44];
const HATCH = { apart: 12, width: 1.4, opacity: 0.42 } as const;

/** A digit of MP left. */
interface Disc {
  readonly text: string;
  readonly x: number;
  readonly y: number;
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
  line(sheet, hatches, { color: sideOf(scene, plan.zones.side).arrow, width: HATCH.width }, HATCH.opacity);
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
export function placeDiscs(
  { reach }: ScenePlan,
  field: Chart,
  shown: ReadonlySet<string>,
  placement: Placement,
  size: number,
): Disc[] {
  const half = Math.max(DISC, 0.66 * size);
  return reach.flatMap(({ hex, left }) => {
    if (!shown.has(hex)) return [];
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
      [-0.66, 0.3],
      [0.66, 0.3],
      [-0.7, -0.16],
      [0.7, -0.16],
      [-0.5, 0.72],
      [0.5, 0.72],
      [-0.5, -0.62],
      [0.5, -0.62],
    ].map(([dx = 0, dy = 0]) => {
      const [px, py] = [x + dx * RADIUS, y + dy * RADIUS];
      return { x: px, y: py, room: boxAround([px, py], half) };
    });
    const at = placement.settle({ kind: 'sign', hex, text: `${left}` }, spots, 0);
    return at ? [{ text: `${left}`, x: at.x, y: at.y }] : [];
  });
}

export function drawDiscs(sheet: Canvas, discs: readonly Disc[], size: number): void {
  for (const { text, x, y } of discs) {
    outlined(sheet, circle(x, y, Math.max(DISC, 0.66 * size)), 'FFFFFF', { color: REACH.edge, width: 1.6 });
    write(sheet, text, x, y + 0.36 * size, { face: 'sans-bold', size, fill: REACH.edge, anchor: 'middle' });
  }
}

/** Words that tell who comes where a picture does not show him. */
interface Origin {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly hand: Hand;
}

/** `2723 →` in the hex that is nearest there: whoever can come to it stands beyond the picture. */
export function placeOrigins(
  scene: MapScene,
  { reach }: ScenePlan,
  field: Chart,
  shown: ReadonlySet<string>,
  placement: Placement,
  size: number,
): Origin[] {
  const numbers = numbersOf(scene);
  const hand: Hand = {
    face: 'sans-bold',
    size,
    fill: REACH.edge,
    anchor: 'middle',
    halo: { color: paper, width: 0.26 * size },
  };
  const beyond = Map.groupBy(
    reach.filter(({ hex, from }) => shown.has(hex) && !shown.has(from)),
    ({ from }) => from,
  );
  return [...beyond].flatMap(([from, hexes]) => {
    const [x, y] = centre(field, from);
    const away = (hex: string): number => Math.hypot(centre(field, hex)[0] - x, centre(field, hex)[1] - y);
    const text = `${numbers[from] ?? from} →`;
    const plain = textBox(text, 0, 0, hand);
    const near = hexes.map(({ hex }) => hex).toSorted((a, b) => away(a) - away(b));
    const spots = near.flatMap((hex) =>
      ROWS.flatMap((down) =>
        [0, -0.3, 0.3].map((aside) => {
          const [at, below] = centre(field, hex);
          const spot = { x: at + aside * field.r, y: below + down * field.r + 0.36 * size };
          return { ...spot, room: shifted(plain, spot.x, spot.y) };
        }),
      ),
    );
    const at = placement.settle({ kind: 'sign', hex: near[0] ?? from, text }, spots, 0);
    return at === null ? [] : [{ text, hand, x: at.x, y: at.y }];
  });
}

/** Where in a hex words stand, from its middle, in radii. */
const ROWS = [0.3, 0, 0.6, -0.25];

export function drawOrigins(sheet: Canvas, origins: readonly Origin[]): void {
  for (const { text, x, y, hand } of origins) write(sheet, text, x, y, hand);
}
