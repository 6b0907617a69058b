/**
 * Arrows of a turn, each from a dot: solid for those who came, dashed with a hollow head for those thrown back; with a white line along them
 * where the side's counters bear lines, so that grey print too tells whose they are.
 */
import type { MapScene, SceneArrow } from '../../engine/scene.ts';
import {
  boxAround,
  boxRound,
  type Canvas,
  fill,
  groundOf,
  type Hand,
  line,
  outlined,
  overlap,
  paper,
  textBox,
  write,
} from './canvas.ts';
import { sideOf } from './counter.ts';
import { type Box, circle, compass, through, within } from './drawing.ts';
import { type Chart, centre, type Point } from './hexes.ts';
import { numbersOf } from './numbers.ts';
import type { Placement } from './placement.ts';

/** An arrow as it will be drawn: its shaft from tail to tip. */
export interface Flight {
  arrow: SceneArrow;
  points: readonly Point[];
  /** It ends at the picture's edge and goes on beyond. */
  leaves?: true;
}

/** How far beside the middle of the path, in radii: the first along a leg keeps well off, later ones find room between. */
const lanes = [0.3, 0.06, 0.42, -0.16] as const;
/** How much sooner than it might an arrow ends, in radii, where its head would else be hidden. */
const SOONER = [0, 0.1, 0.2, 0.3, 0.4];
/** Half a head, in radii. */
const HEAD = 0.17;

/**
 * Lays out the arrows that touch the window, each once; those that share a leg run side by side, where what is drawn over
 * them hides them least and they hide neither dot nor head of another. One that leaves the window has its head at the edge.
 */
export function layArrows(
  scene: MapScene,
  field: Chart,
  window: Box,
  stands: ReadonlySet<string>,
  covers: readonly Box[] = [],
): Flight[] {
  const flights: Flight[] = [];
  const seen = new Set<string>();
  const ends: Box[] = [];
  const shafts: Box[] = [];
  const traffic = new Map<string, Set<number>>();
  for (const arrow of scene.arrows) {
    const key = `${arrow.side} ${arrow.kind === 'retreat'} ${arrow.path.join(' ')}`;
    if (arrow.path.length < 2 || seen.has(key)) continue;
    seen.add(key);
    if (!arrow.path.some((hex) => within(centre(field, hex), window))) continue;
    const legs = arrow.path.slice(1).map((hex, at) => `${arrow.path[at]} ${hex}`);
    const open = lanes.filter((lane) => !legs.some((leg) => traffic.get(leg)?.has(lane)));
    const courses = (open.length > 0 ? open : lanes)
      .flatMap((lane) => SOONER.map((sooner) => ({ lane, sooner, base: sooner + 0.1 * lanes.indexOf(lane) })))
      .toSorted((a, b) => a.base - b.base);
    let best: { lane: (typeof lanes)[number]; points: Point[]; price: number } | null = null;
    for (const { lane, sooner, base } of courses) {
      if (best !== null && base >= best.price) break;
      const points = course(arrow, field, stands, { lane, sooner });
      const dot = boxAround(points[0] as Point, DOT * field.r);
      const upon = 2 * covered(dot, field.r, shafts);
      const price = base + hiddenOf(points, field.r, covers) + hiding(points, field.r, ends) + upon;
      if (best === null || price < best.price) best = { lane, points, price };
    }
    const points = best === null ? null : untilEdge(fromClear(best.points, field.r, covers), window, field.r);
    if (best === null || points === null) continue;
    for (const leg of legs) traffic.set(leg, (traffic.get(leg) ?? new Set()).add(best.lane));
    ends.push(headOf(points, field.r), boxAround(points[0] as Point, DOT * field.r));
    shafts.push(...roomOf({ points }, field.r));
    const isWhole = points.at(-1) === best.points.at(-1);
    flights.push({ arrow, points, ...(isWhole ? {} : { leaves: true }) });
  }
  return flights;
}

/** Where an arrow goes that leaves the picture: `→ 2717` beside its head. */
export interface Onward {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly hand: Hand;
}

/** Beside each head at the edge the hex that the way ends in, as far as there is room; below a stack it were read as that one's way. */
export function placeOnward(
  flights: readonly Flight[],
  scene: MapScene,
  { field, size }: { readonly field: Chart; readonly size: number },
  placement: Placement,
): Onward[] {
  const { r } = field;
  const numbers = numbersOf(scene);
  const held = [...new Set(scene.stacks.map((stack) => stack.hex))].map((stand) => groundOf(field, stand));
  return flights.flatMap(({ arrow, points, leaves }) => {
    const hex = arrow.path.at(-1) ?? '';
    const [tip, before] = [points.at(-1), points.at(-2)];
    if (!leaves || !tip || !before) return [];
    const text = `→ ${numbers[hex] ?? hex}`;
    const color = sideOf(scene, arrow.side).star;
    const hand: Hand = {
      face: 'sans-bold',
      size,
      fill: color,
      anchor: 'middle',
      halo: { color: paper, width: 0.26 * size },
    };
    const half = textBox(text, 0, 0, hand).right;
    const [x, y] = toward(tip, before, HEAD * r);
    const spots = [0.3, 0.5, 0.8, 1.1]
      .flatMap((by) =>
        compass.map(([dx, dy]) => {
          const at: Point = [x + dx * (half + by * r), y + dy * (0.5 * size + by * r) + 0.36 * size];
          return { x: at[0], y: at[1], room: textBox(text, ...at, hand) };
        }),
      )
      .filter(({ room }) => held.every((ground) => overlap(ground, room) === 0));
    const found = placement.settle({ kind: 'entry', hex, text }, spots, 0);
    return found === null ? [] : [{ text, hand, x: found.x, y: found.y }];
  });
}

export function drawOnward(sheet: Canvas, ends: readonly Onward[]): void {
  for (const { text, x, y, hand } of ends) write(sheet, text, x, y, hand);
}

/** Half the width of the dot in which an arrow begins: where one comes out from under others it has none. */
const DOT = 0.115;
/** As far as an arrow may begin later than it might, in radii, so that its dot is seen. */
const LATER = [0, 0.1, 0.2, 0.3, 0.4, 0.5];

function fromClear(points: readonly Point[], r: number, covers: readonly Box[]): readonly Point[] {
  const [start, next, ...rest] = points;
  if (start === undefined || next === undefined) return points;
  // Of a way of one hex there must be left what is more than a head.
  const most = distance(start, next) - (rest.length === 0 ? 0.55 : 0.1) * r;
  const starts = LATER.filter((later) => later * r <= Math.max(0, most)).map((later) => toward(start, next, later * r));
  const clear = starts.find((at) => covers.every((box) => overlap(box, boxAround(at, DOT * r)) === 0));
  return [clear ?? start, next, ...rest];
}

/** The room of an arrow's head. */
function headOf(points: readonly Point[], r: number): Box {
  return boxAround(toward(points.at(-1) as Point, points.at(-2) as Point, HEAD * r), HEAD * r);
}

/** How much of a head these cover. */
function covered(head: Box, r: number, covers: readonly Box[]): number {
  return Math.min(1, covers.reduce((sum, box) => sum + overlap(box, head), 0) / (2 * HEAD * r) ** 2);
}

/** How much of an arrow is hidden: its head weighs more than its shaft. */
function hiddenOf(points: readonly Point[], r: number, covers: readonly Box[]): number {
  const [head, rooms] = [headOf(points, r), roomOf({ points }, r)];
  const whole = boxRound([head, ...rooms]);
  const near = covers.filter((box) => overlap(box, whole) > 0);
  const shaft = rooms.map((room) => covered(room, r, near));
  return 4 * covered(head, r, near) + (2 * shaft.reduce((sum, part) => sum + part, 0)) / shaft.length;
}

/** How much an arrow hides of the heads of others. */
function hiding(points: readonly Point[], r: number, heads: readonly Box[]): number {
  const around = boxRound(points.map((at) => boxAround(at, 2 * HEAD * r)));
  const near = heads.filter((head) => overlap(head, around) > 0);
  if (near.length === 0) return 0;
  const rooms = [...roomOf({ points }, r), headOf(points, r)];
  return 4 * near.reduce((sum, head) => sum + covered(head, r, rooms), 0);
}

/** As much of an arrow as is seen before it leaves the window for good; null where that is too little for a shaft. */
function untilEdge(points: readonly Point[], window: Box, r: number): readonly Point[] | null {
  const last = points.findLastIndex((at) => within(at, window));
  const leaves = points[last + 1];
  if (leaves === undefined) return points;
  const from = points[last];
  if (from === undefined) return null;
  const part = Math.min(
    partOf(from[0], leaves[0], window.left, window.right),
    partOf(from[1], leaves[1], window.top, window.bottom),
  );
  const edge: Point = [from[0] + part * (leaves[0] - from[0]), from[1] + part * (leaves[1] - from[1])];
  const tip = toward(edge, from, 0.08 * r);
  return last === 0 && distance(from, edge) < 0.7 * r ? null : [...points.slice(0, last + 1), tip];
}

/** As far from a point to another as lies between two edges. */
function partOf(from: number, to: number, low: number, high: number): number {
  return to < low ? (low - from) / (to - from) : to > high ? (high - from) / (to - from) : 1;
}

/** Runs on the left of the path, so that those who come and those who go do not cover each other. */
function course(
  arrow: SceneArrow,
  field: Chart,
  stands: ReadonlySet<string>,
  { lane, sooner }: { readonly lane: number; readonly sooner: number },
): Point[] {
  const { r } = field;
  const centres = arrow.path.map((hex) => centre(field, hex));
  const start = toward(
    centres[0] as Point,
    centres[1] as Point,
    (stands.has(arrow.path[0] as string) ? (arrow.path.length === 2 ? 0.42 : 0.55) : 0.2) * r,
  );
  // Of a way of one hex more is drawn: else it were a head without a shaft.
  const short = stands.has(arrow.path.at(-1) as string) ? (arrow.path.length === 2 ? 0.62 : 0.74) : 0.2;
  const end = toward(centres.at(-1) as Point, centres.at(-2) as Point, (short + sooner) * r);
  return beside([start, ...centres.slice(1, -1), end], lane * r);
}

/** The room an arrow takes, as a chain of small boxes. */
export function roomOf({ points }: Pick<Flight, 'points'>, r: number): Box[] {
  const half = 0.12 * r;
  const boxes: Box[] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from === undefined) continue;
    const steps = Math.max(1, Math.ceil(distance(from, to) / (2 * half)));
    for (let step = 0; step <= steps; step++) {
      const x = from[0] + ((to[0] - from[0]) * step) / steps;
      const y = from[1] + ((to[1] - from[1]) * step) / steps;
      boxes.push({ left: x - half, top: y - half, right: x + half, bottom: y + half });
    }
  }
  return boxes;
}

export function drawArrow(sheet: Canvas, scene: MapScene, { arrow, points }: Flight, r: number): void {
  const { arrow: color, rules } = sideOf(scene, arrow.side);
  const tip = points.at(-1) as Point;
  const [ux, uy] = unit(points.at(-2) as Point, tip);
  const width = 0.1 * r;
  const head = (points.length === 2 ? 0.24 : 0.3) * r;
  const reach = HEAD * r;
  const foot: Point = [tip[0] - ux * head, tip[1] - uy * head];
  const neck: Point = [tip[0] - ux * head * 0.8, tip[1] - uy * head * 0.8];
  const shaft = through([...points.slice(0, -1), neck].flat());
  const barbs = [foot[0] - uy * reach, foot[1] + ux * reach, foot[0] + uy * reach, foot[1] - ux * reach];
  const outline = through([...tip, ...barbs], true);
  line(sheet, shaft, { color: 'FFFFFF', width: width * 1.9 });
  line(sheet, outline, { color: 'FFFFFF', width: width * 0.9 });
  if (arrow.kind === 'retreat') {
    line(sheet, shaft, { color, width, dash: [0.17 * r, 0.1 * r] });
    outlined(sheet, outline, 'FFFFFF', { color, width: 0.045 * r });
  } else {
    line(sheet, shaft, { color, width });
    fill(sheet, outline, color);
  }
  if (rules.count > 0) line(sheet, shaft, { color: 'FFFFFF', width: 0.3 * width });
  const ground = arrow.kind === 'retreat' ? 'FFFFFF' : color;
  const dot = points[0] as Point;
  fill(sheet, circle(...dot, (DOT + 0.02) * r), 'FFFFFF');
  outlined(sheet, circle(...dot, (DOT - 0.022) * r), ground, { color, width: 0.045 * r });
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function toward(from: Point, to: Point, by: number): Point {
  const [ux, uy] = unit(from, to);
  return [from[0] + ux * by, from[1] + uy * by];
}

/** Half the square of two unit steps together, below which the second goes straight back; 0.5 where a path turns sharpest. */
const TURNED_BACK = 0.1;

/** A line moved to the left of its own direction, its corners kept; where it turns back it has none. */
function beside(points: readonly Point[], by: number): Point[] {
  return points.map((at, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    const coming = before === undefined ? unit(at, after as Point) : unit(before, at);
    const going = after === undefined ? coming : unit(at, after);
    const [mx, my] = [coming[0] + going[0], coming[1] + going[1]];
    const square = (mx * mx + my * my) / 2;
    if (square < TURNED_BACK) return [at[0] + coming[1] * by, at[1] - coming[0] * by];
    return [at[0] + (my / square) * by, at[1] - (mx / square) * by];
  });
}
