/** The whole field in little: terrain as colour, stacks as dots, a frame round the part that is shown large. */
import type { MapScene } from '../../engine/scene.ts';
import { canvas, fill, ink, line, paper } from '../map/canvas.ts';
import { sideOf } from '../map/counter.ts';
import { type Drawing, rectangle } from '../map/drawing.ts';
import type { Span } from '../map/frames.ts';
import { type Chart, centre, centreAt, chart, halfHeight } from '../map/hexes.ts';

/** Fits into `width` × `height`, which it fills one way. */
export function drawLocator(scene: MapScene, span: Span, width: number, height: number): Drawing {
  const wide = 1.5 * (scene.columns[1] - scene.columns[0]) + 2;
  const tall = 2 * halfHeight * (scene.rows[1] - scene.rows[0] + 1.5);
  const r = Math.min(width / wide, height / tall);
  const plain = chart(scene.layout, r);
  const [left] = centreAt(plain, scene.columns[0], 0);
  const top = Math.min(
    centreAt(plain, scene.columns[0], scene.rows[0])[1],
    centreAt(plain, scene.columns[0] + 1, scene.rows[0])[1],
  );
  const field = { ...plain, x: r - left, y: halfHeight * r - top };
  const sheet = canvas();
  for (const { id, fill: color } of scene.terrains) fill(sheet, columnRuns(scene, field, id), color);
  for (const side of scene.sides) {
    const dots = scene.stacks
      .filter((stack) => sideOf(scene, stack.side).id === side.id)
      .flatMap((stack) => {
        const [x, y] = centre(field, stack.hex);
        return rectangle(x - 0.8 * r, y - 0.8 * r, 1.6 * r, 1.6 * r);
      });
    fill(sheet, dots, side.ground);
  }
  const size = { width: wide * r, height: tall * r };
  const [x1, y1] = centreAt(field, span.columns[0], span.rows[0]);
  const [x2, y2] = centreAt(field, span.columns[1], span.rows[1]);
  const frameLeft = Math.max(0.8, x1 - r);
  const frameTop = Math.max(0.8, y1 - halfHeight * r);
  line(
    sheet,
    rectangle(
      frameLeft,
      frameTop,
      Math.min(size.width - 0.8, x2 + r) - frameLeft,
      Math.min(size.height - 0.8, y2 + 2 * halfHeight * r) - frameTop,
    ),
    { color: ink, width: 1.6 },
  );
  line(sheet, rectangle(0.4, 0.4, size.width - 0.8, size.height - 0.8), { color: ink, width: 0.8 });
  return { ...size, unit: 1, title: '', alt: '', paper, items: sheet.items, placed: [] };
}

/** Hexes of one terrain as upright bars, neighbours in a column joined: at this size nobody sees the corners. */
function columnRuns(scene: MapScene, field: Chart, terrain: string): number[] {
  const tall = 2 * halfHeight * field.r;
  const runs: number[] = [];
  const bars = new Map<number, { top: number; bottom: number }>();
  for (const hex of scene.hexes) {
    if (hex.terrain !== terrain) continue;
    const [x, y] = centre(field, hex.id);
    const bar = bars.get(x);
    if (bar !== undefined && Math.abs(bar.bottom - (y - tall / 2)) < 0.01) bar.bottom = y + tall / 2;
    else {
      if (bar !== undefined) put(runs, x, bar, field.r);
      bars.set(x, { top: y - tall / 2, bottom: y + tall / 2 });
    }
  }
  for (const [x, bar] of bars) put(runs, x, bar, field.r);
  return runs;
}

function put(runs: number[], x: number, { top, bottom }: { top: number; bottom: number }, r: number): void {
  for (const value of rectangle(x - 0.76 * r, top, 1.52 * r, bottom - top)) runs.push(value);
}
