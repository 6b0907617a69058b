/** Words for which there is no room beside their counters: in open ground round these, on a line from them. */
import { boxAround, type Canvas, line, overlap } from './canvas.ts';
import { type Box, compass } from './drawing.ts';
import type { Point } from './hexes.ts';
import type { Placement } from './placement.ts';

const LINE = { width: 1.5, casing: 5 } as const;
/** From the counters to the words, in the lengths of a window on the map. */
const FAR = [12, 20, 30, 42, 56, 72, 90];
/** Half the width of what keeps free for a line. */
const CLEAR = 2.5;

export type Leader = readonly [from: Point, to: Point];

/** Where words of half this size may stand round some counters, the nearest first, in none of these grounds of others. */
export function* ledSpots(
  counters: Box,
  half: { readonly wide: number; readonly high: number },
  held: readonly Box[],
): Iterable<{ at: Point; room: Box; leader: Leader; isOpen: (on: Placement) => boolean }> {
  const middle: Point = [(counters.left + counters.right) / 2, (counters.top + counters.bottom) / 2];
  const [wide, high] = [(counters.right - counters.left) / 2, (counters.bottom - counters.top) / 2];
  for (const far of FAR)
    for (const [dx, dy] of compass) {
      const at: Point = [middle[0] + dx * (wide + far + half.wide), middle[1] + dy * (high + far + half.high)];
      const room = boxAround(at, half.wide, half.high);
      if (held.some((ground) => overlap(ground, room) > 0)) continue;
      const leader: Leader = [edgeOf(counters, middle, at), edgeOf(room, at, middle)];
      yield { at, room, leader, isOpen: (on) => on.isFree(roomsOf(leader), '') };
    }
}

/** Where the way from the middle of a box to a point leaves it. */
function edgeOf(box: Box, [x, y]: Point, [toX, toY]: Point): Point {
  const [dx, dy] = [toX - x, toY - y];
  const part = Math.min((box.right - x) / Math.abs(dx || 1e-9), (box.bottom - y) / Math.abs(dy || 1e-9), 1);
  return [x + part * dx, y + part * dy];
}

/** The room of a line, but for what of it touches its own counters and words. */
function roomsOf([[x1, y1], [x2, y2]]: Leader): Box[] {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.floor((long - 2 * CLEAR) / CLEAR);
  return Array.from({ length: Math.max(0, count) }, (_, n) => {
    const part = ((n + 1.5) * CLEAR) / long;
    return boxAround([x1 + part * (x2 - x1), y1 + part * (y2 - y1)], CLEAR);
  });
}

export function drawLeader(sheet: Canvas, [from, to]: Leader, color: string): void {
  const way = [0, ...from, 1, ...to];
  line(sheet, way, { color: 'FFFFFF', width: LINE.casing, round: true });
  line(sheet, way, { color, width: LINE.width, round: true });
}
