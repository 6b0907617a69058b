/** Courses of a turn on a sea chart: who sailed, marched, gave chase or fell back, beside each other where they share water. */
import type { SceneTrack, SeaScene } from '../../../engine/scene.ts';
import { type Canvas, fill, line, outlined } from '../canvas.ts';
import { sideOf } from '../counter.ts';
import { type Box, through } from '../drawing.ts';
import type { Point } from '../hexes.ts';
import { bent, hexCentre, type Plane, within } from './plane.ts';

export interface Course {
  track: SceneTrack;
  points: readonly Point[];
}

/** How far beside the middle of a leg each next course runs, in radii. */
const lanes = [0.16, -0.16, 0.4, -0.4] as const;

/** `over` is drawn above them: a head under it would not be seen, and a course wholly under it is none. `thick` is their width. */
export function layCourses(scene: SeaScene, on: Plane, over: readonly Box[], thick: number): Course[] {
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
    const points = shortened(beside(centres, (lanes[lane % lanes.length] as number) * on.r, on.r), over, thick);
    if (points !== null) courses.push({ track, points });
  }
  return courses;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The line moved to its left, its ends kept off the middle of their hexes. */
function beside(points: readonly Point[], by: number, r: number): Point[] {
  const moved = points.map((at, n): Point => {
    const from = points[n - 1] ?? at;
    const to = points[n + 1] ?? at;
    const [dx, dy] = unit(from, to);
    return [at[0] + dy * by, at[1] - dx * by];
  });
  const last = moved.length - 1;
  const [ux, uy] = unit(moved[last - 1] as Point, moved[last] as Point);
  const [tx, ty] = moved[last] as Point;
  moved[last] = [tx - ux * 0.5 * r, ty - uy * 0.5 * r];
  return moved;
}

/** Length of a head, over the width of its line, and half its width. */
const HEAD = 3.2;
const HALF_HEAD = 1.7;

/** As far as its head is in sight; null where no more of it is seen than a head. */
function shortened(points: readonly Point[], over: readonly Box[], thick: number): readonly Point[] | null {
  const step = 0.5 * thick;
  const along: { at: Point; leg: number }[] = [];
  for (const [leg, [x2, y2]] of points.slice(1).entries()) {
    const [x1, y1] = points[leg] as Point;
    const count = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / step));
    for (let n = 1; n <= count; n++)
      along.push({ at: [x1 + ((x2 - x1) * n) / count, y1 + ((y2 - y1) * n) / count], leg });
  }
  const isSeen = ({ at }: { at: Point }, by: number): boolean => !over.some((box) => within(at, box, by));
  const tip = along.findLastIndex(
    (one, n) => isSeen(one, HALF_HEAD * thick) && isSeen(along[n - Math.round(2 * HEAD)] ?? one, HALF_HEAD * thick),
  );
  const end = along[tip];
  const seen = along.slice(0, tip).filter((one) => isSeen(one, 0)).length * step;
  return end === undefined || seen < HEAD * thick ? null : [...points.slice(0, end.leg + 1), end.at];
}

function unit([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
}

/** Room a course takes, as small boxes along it. */
export function roomOf({ points }: Course, half: number): Box[] {
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

/** `thick` is the line's width. */
export function drawCourse(
  sheet: Canvas,
  scene: Pick<SeaScene, 'sides'>,
  { track, points }: Course,
  thick: number,
): void {
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
