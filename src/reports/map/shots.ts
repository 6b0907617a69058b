/** Lines of fire, each with its box of what the die must reach: on its own line clear of every other, else beside it on a leader. */
import type { MapScene, SceneHit, SceneShot } from '../../engine/scene.ts';
import { textWidth } from '../fonts.ts';
import { boxAround, boxRound, type Canvas, ink, line, outlined, overlap, write } from './canvas.ts';
import { sideOf } from './counter.ts';
import { type Box, circle, rectangle } from './drawing.ts';
import { isWithin, type Span, spanOf } from './frames.ts';
import { type Chart, centre, type Point } from './hexes.ts';
import type { Placement } from './placement.ts';

const LINE = { width: 3.2, casing: 6.4, dash: [1, 5.6] } as const;
const LEADER = 1.4;

type Segment = readonly [from: Point, to: Point];

/** A box of the need of a shot; `from`: where on its line a leader to it begins, null on the line itself. */
export interface Chip {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly from: Point | null;
}

interface Spot extends Omit<Chip, 'text'> {
  readonly room: Box;
  readonly isOpen?: () => boolean;
}

/** A line of fire runs from below the firer's counters to above the target's, from centre towards centre. */
function lineOf({ from, on }: SceneHit, field: Chart): Segment {
  const ends: Segment = [centre(field, from), centre(field, on)];
  return [along(ends, 0.12), along(ends, 0.86)];
}

function along([[x1, y1], [x2, y2]]: Segment, part: number): Point {
  return [x1 + part * (x2 - x1), y1 + part * (y2 - y1)];
}

/** How far a point lies from a line that ends. */
function away([x, y]: Point, [[x1, y1], [x2, y2]]: Segment): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const part = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  const [offX, offY] = [x - x1 - part * dx, y - y1 - part * dy];
  return Math.sqrt(offX * offX + offY * offY);
}

/** Dotted lines in the firer's colour on a white casing, a dot at the target. */
export function drawShots(sheet: Canvas, scene: MapScene, shots: readonly SceneHit[], field: Chart): void {
  for (const shot of shots) {
    const [from, to] = lineOf(shot, field);
    const way = [0, ...from, 1, ...to];
    const { arrow } = sideOf(scene, shot.side);
    line(sheet, way, { color: 'FFFFFF', width: LINE.casing, round: true });
    line(sheet, way, { color: arrow, width: LINE.width, dash: LINE.dash, round: true });
    outlined(sheet, circle(...to, 4.2), arrow, { color: 'FFFFFF', width: 1.4 });
  }
}

/** Half the height of a box, over the size of its words. */
const CHIP_HALF = 0.68;

function chipWidth(text: string, size: number): number {
  return textWidth(text, 'sans-bold', size) + 0.8 * size;
}

/** How far a box's room goes beyond its edge, so that two never touch. */
const APART = 1.5;

interface Half {
  readonly wide: number;
  readonly high: number;
}

/** A shot with what its box says. */
export type ToldShot = Pick<SceneShot, 'side' | 'from' | 'on' | 'needs'>;

/**
 * The shots of a picture with these hexes. Of one that it cuts the box names the hex beyond, `9+ → 1908` or `1303 → 9+`,
 * for beside another stack it would be read as that one's; none is shown that is whole in another picture of the letter.
 */
export function shotsIn(
  shots: readonly ToldShot[],
  shown: ReadonlySet<string>,
  others: readonly Span[],
  numbers: Readonly<Record<string, string>>,
): ToldShot[] {
  const numberOf = (hex: string): string => numbers[hex] ?? hex;
  return shots.flatMap((shot) => {
    const { from, on, needs } = shot;
    const ends = [from, on].filter((hex) => shown.has(hex));
    if (ends.length === 2) return [shot];
    const span = spanOf([from, on]);
    if (ends.length === 0 || others.some((other) => span !== null && isWithin(span, other))) return [];
    const told = shown.has(from) ? `${needs} → ${numberOf(on)}` : `${numberOf(from)} → ${needs}`;
    return [{ ...shot, needs: told.trim() }];
  });
}

/** Where a line begins and where it has its dot: what hides them hides whose it is. */
export const endsOf = (shot: ToldShot, field: Chart): Box[] => {
  const own = lineOf(shot, field);
  return [boxAround(along(own, 0.06), 3), boxAround(own[1], 6)];
};

/** The room of a line, as a chain of boxes. */
export function lineRooms(shot: ToldShot, field: Chart): Box[] {
  const own = lineOf(shot, field);
  const count = Math.ceil(longOf(own) / 10);
  return Array.from({ length: count + 1 }, (_, n) => boxAround(along(own, n / count), 5));
}

/** Boxes of some of the shots that are seen, those with the shortest lines first; a shot whose box finds no room has none. */
export function placeChips(
  shots: readonly ToldShot[],
  seen: readonly ToldShot[],
  { field, size, leaders }: { readonly field: Chart; readonly size: number; readonly leaders: boolean },
  placement: Placement,
): Map<ToldShot, Chip> {
  const lines = new Map(seen.map((shot) => [shot, lineOf(shot, field)]));
  const own = (shot: ToldShot): Segment => lines.get(shot) as Segment;
  const chips = new Map<ToldShot, Chip>();
  for (const shot of shots.toSorted((a, b) => longOf(own(a)) - longOf(own(b)))) {
    const others = [...lines.values()].filter((other) => other !== own(shot) && !runsAlong(own(shot), other));
    const half = { wide: chipWidth(shot.needs, size) / 2 + APART, high: CHIP_HALF * size + APART };
    const spots = function* (): Iterable<Spot> {
      yield* onLine(own(shot), others, half);
      if (leaders) yield* besideLine(own(shot), others, half, placement);
    };
    const at = placement.settle({ kind: 'sign', hex: shot.on, text: shot.needs }, spots(), 0);
    if (at) chips.set(shot, { text: shot.needs, x: at.x, y: at.y, from: at.from });
  }
  return chips;
}

const longOf = ([[x1, y1], [x2, y2]]: Segment): number => Math.hypot(x2 - x1, y2 - y1);

/** Whether a line lies on one that goes further: what stands on it before its dot is its own. */
function runsAlong(line: Segment, other: Segment): boolean {
  return [0.4, 0.6].every((part) => away(along(line, part), other) < 1) && longOf(line) < longOf(other);
}

/** Along a line, from the middle out: where no other line touches the box, then where none runs near its middle. */
function* onLine(own: Segment, others: readonly Segment[], half: Half): Iterable<Spot> {
  const places = PARTS.map((part) => along(own, part));
  const room = boxRound(own.map((end) => boxAround(end, half.wide + 2)));
  const near = others.filter((other) => overlap(boxRound(other.map((end) => boxAround(end, 1))), room) > 0);
  for (const least of [half.wide + 2, half.high + 2])
    for (const [x, y] of places) {
      if (near.some((other) => away([x, y], other) <= least)) continue;
      yield { x, y, from: null, room: boxAround([x, y], half.wide, half.high) };
    }
}

const PARTS = Array.from({ length: 42 }, (_, n) => 0.5 + 0.01 * (n % 2 === 0 ? n : -n - 1));
/** From a line to the middle of a box beside it, beyond what the box needs to stand off it. */
const OFF = [5, 12, 20, 30, 42];

/** Beside a line and nearer to it than to any other, so that no leader crosses one; the leader is seen whole. */
function* besideLine(own: Segment, others: readonly Segment[], half: Half, placement: Placement): Iterable<Spot> {
  const [[x1, y1], [x2, y2]] = own;
  const [nx, ny] = [(y2 - y1) / longOf(own), (x1 - x2) / longOf(own)];
  const clear = half.wide * Math.abs(nx) + half.high * Math.abs(ny);
  for (const off of OFF)
    for (const part of PARTS)
      for (const by of [clear + off, -clear - off]) {
        const from = along(own, part);
        const [x, y] = [from[0] + by * nx, from[1] + by * ny];
        if (others.some((other) => away([x, y], other) < Math.abs(by) + 2)) continue;
        const leader = [0, 0.25, 0.5].map((far) => boxAround([from[0] + far * by * nx, from[1] + far * by * ny], 2));
        const isOpen = (): boolean => placement.isFree(leader, '');
        yield { x, y, from, room: boxAround([x, y], half.wide, half.high), isOpen };
      }
}

/** Boxes, and their leaders below them. */
export function drawChips(sheet: Canvas, scene: MapScene, chips: ReadonlyMap<ToldShot, Chip>, size: number): void {
  for (const [{ side }, { text, x, y, from }] of chips) {
    const color = sideOf(scene, side).arrow;
    if (from) {
      line(sheet, [0, ...from, 1, x, y], { color: 'FFFFFF', width: 3.2 * LEADER });
      line(sheet, [0, ...from, 1, x, y], { color, width: LEADER });
    }
    const width = chipWidth(text, size);
    const box = rectangle(x - width / 2, y - CHIP_HALF * size, width, 2 * CHIP_HALF * size, 3.6);
    outlined(sheet, box, 'FFFFFF', { color, width: 1.6 });
    write(sheet, text, x, y + 0.36 * size, { face: 'sans-bold', size, fill: ink, anchor: 'middle' });
  }
}
