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

export function layCourses(scene: SeaScene, on: Plane): Course[] {
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
    courses.push({ track, points: beside(centres, (lanes[lane % lanes.length] as number) * on.r, on.r) });
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
  const head = 3.2 * thick;
  const wide = 1.7 * thick;
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
