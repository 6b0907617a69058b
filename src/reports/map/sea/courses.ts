/** Courses of a turn on a sea chart: who sailed, marched, gave chase or fell back, beside each other where they share water. */
import type { SceneTrack, SeaScene } from '../../../engine/scene.ts';
import { boxAround, boxRound, type Canvas, fill, line, outlined, overlap } from '../canvas.ts';
import { sideOf } from '../counter.ts';
import { type Box, through } from '../drawing.ts';
import type { Point } from '../hexes.ts';
import { bent, hexCentre, type Plane, within } from './plane.ts';

export interface Course {
  track: SceneTrack;
  points: readonly Point[];
  /** Width of its line. */
  thick: number;
}

/** How far beside the middle of a leg each next course runs, in radii. */
const lanes = [0.16, -0.16, 0.4, -0.4] as const;

/** What is drawn above courses, which a course may run under, and what heads of courses keep off besides: numbers of hexes. */
export interface Above {
  readonly over: readonly Box[];
  readonly numbers: readonly Box[];
}

/** A head under what is above would not be seen, and a course wholly under it is none. `thick` is their width. */
export function layCourses(scene: SeaScene, on: Plane, above: Above, thick: number): Course[] {
  const traffic = new Map<string, number>();
  const courses: Course[] = [];
  const seen = new Set<string>();
  for (const track of scene.tracks) {
    const key = `${track.side} ${track.kind} ${track.path.join(' ')}`;
    if (track.path.length < 2 || seen.has(key)) continue;
    seen.add(key);
    const centres = track.path.map((hex) => hexCentre(on, hex));
    if (!centres.some((at) => within(at, on.window))) continue;
    const legs = track.path.slice(1).map((hex, n) => [track.path[n] as string, hex].sort(order).join(' '));
    const lane = Math.max(...legs.map((leg) => traffic.get(leg) ?? 0));
    for (const leg of legs) traffic.set(leg, lane + 1);
    const way = beside(centres, (lanes[lane % lanes.length] as number) * on.r);
    const seenOf = inSight(way, on.r, above, thick);
    if (seenOf !== null) courses.push({ track, ...seenOf });
  }
  return courses;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The line moved to its left. */
function beside(points: readonly Point[], by: number): Point[] {
  return points.map((at, n): Point => {
    const from = points[n - 1] ?? at;
    const to = points[n + 1] ?? at;
    const [dx, dy] = unit(from, to);
    return [at[0] + dy * by, at[1] - dx * by];
  });
}

/** Length of a head, over the width of its line, and half its width. */
const HEAD = 3.2;
const HALF_HEAD = 1.7;

/** Less of a course than a head and as much of a line before it tells no direction: it is left out. */
const LEAST = 2 * HEAD;

/** How far before the middle of its hex a head ends, over the radius; nearer to it where it is hidden there. */
const SHORT = 0.5;

/** Widths of a line, over the usual one: finer where the gap between two stacks holds no greater head. */
const FINER = [1, 0.75, 0.55] as const;

/** As far as its head is in sight, clear of numbers where it can be; null where too little of it is seen. */
function inSight(way: readonly Point[], r: number, above: Above, thick: number): Omit<Course, 'track'> | null {
  const box = boxRound(way.map((at) => boxAround(at, r)));
  const near = (boxes: readonly Box[]): Box[] => boxes.filter((one) => overlap(one, box) > 0);
  const over = near(above.over);
  for (const numbers of [near(above.numbers), []])
    for (const part of FINER) {
      const points = cutShort(way, r, { over, numbers }, part * thick);
      if (points !== null) return { points, thick: part * thick };
    }
  return null;
}

/** As far as a head that nothing covers, at best in its last hex. */
function cutShort(
  points: readonly Point[],
  r: number,
  { over, numbers }: Above,
  thick: number,
): readonly Point[] | null {
  const step = 0.5 * thick;
  const along: { at: Point; leg: number }[] = [];
  for (const [leg, [x2, y2]] of points.slice(1).entries()) {
    const [x1, y1] = points[leg] as Point;
    const count = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / step));
    for (let n = 1; n <= count; n++)
      along.push({ at: [x1 + ((x2 - x1) * n) / count, y1 + ((y2 - y1) * n) / count], leg });
  }
  const isSeen = ({ at }: { at: Point }, boxes: readonly Box[], by: number): boolean =>
    !boxes.some((box) => within(at, box, by));
  const isHead = (tip: number): boolean =>
    [0, HEAD, 2 * HEAD].every((back) => {
      const part = along[tip - Math.round(back)] ?? (along[0] as { at: Point });
      return isSeen(part, over, HALF_HEAD * thick) && isSeen(part, numbers, (back === 0 ? 0.3 : 1) * HALF_HEAD * thick);
    });
  const usual = Math.max(0, along.length - 1 - Math.round((SHORT * r) / step));
  const farther = along.findIndex((_, n) => n >= usual && isHead(n));
  const tip = farther < 0 ? along.findLastIndex((_, n) => n < usual && isHead(n)) : farther;
  const end = along[tip];
  const seen = along.slice(0, tip).filter((one) => isSeen(one, over, 0)).length * step;
  return end === undefined || seen < LEAST * thick
    ? null
    : withStraightHead(points.slice(0, end.leg + 1), end.at, thick);
}

/** A corner within the length of a head would bend it: the head lies as the way before that corner leads to its tip. */
function withStraightHead(before: readonly Point[], tip: Point, thick: number): readonly Point[] {
  const isFar = ([x, y]: Point): boolean => Math.hypot(tip[0] - x, tip[1] - y) > 1.3 * HEAD * thick;
  const last = Math.max(0, before.findLastIndex(isFar));
  return [...before.slice(0, last + 1), tip];
}

function unit([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
}

/** Room a course takes, as small boxes along it. */
export function roomOf({ points, thick: half }: Course): Box[] {
  const boxes: Box[] = [];
  for (const [n, [x2, y2]] of points.entries()) {
    const [x1, y1] = points[n - 1] ?? [x2, y2];
    for (let step = 0; step < 4; step++) {
      const x = x1 + ((x2 - x1) * step) / 4;
      const y = y1 + ((y2 - y1) * step) / 4;
      boxes.push({ left: x - half, top: y - half, right: x + half, bottom: y + half });
    }
  }
  return boxes;
}

/** Room of its head. */
export function headOf({ points, thick }: Course): Box {
  const [tip, before] = [points.at(-1) as Point, points.at(-2) as Point];
  const [ux, uy] = unit(before, tip);
  return boxAround([tip[0] - 0.5 * HEAD * thick * ux, tip[1] - 0.5 * HEAD * thick * uy], HALF_HEAD * thick);
}

export function drawCourse(sheet: Canvas, scene: Pick<SeaScene, 'sides'>, { track, points, thick }: Course): void {
  const { arrow: color } = sideOf(scene, track.side);
  const tip = points.at(-1) as Point;
  const [ux, uy] = unit(points.at(-2) as Point, tip);
  const head = HEAD * thick;
  const wide = HALF_HEAD * thick;
  const foot: Point = [tip[0] - ux * head, tip[1] - uy * head];
  const barbs = through(
    [...tip, foot[0] - uy * wide, foot[1] + ux * wide, foot[0] + uy * wide, foot[1] - ux * wide],
    true,
  );
  const shaft = bent([...points.slice(0, -1), [tip[0] - ux * head * 0.8, tip[1] - uy * head * 0.8]]);
  line(sheet, shaft, { color: 'FFFFFF', width: 2 * thick, round: true });
  line(sheet, barbs, { color: 'FFFFFF', width: thick });
  const dash: readonly [number, number] | undefined =
    track.kind === 'march'
      ? [thick * 0.9, thick * 1.3]
      : track.kind === 'retreat' || track.kind === 'chase'
        ? [thick * 2.4, thick * 1.3]
        : undefined;
  line(sheet, shaft, { color, width: thick, ...(dash ? { dash } : {}) });
  if (track.kind === 'retreat') outlined(sheet, barbs, 'FFFFFF', { color, width: 0.55 * thick });
  else fill(sheet, barbs, color);
}
