/** A die as printed: the face of a ten-sided one, white on ink; brown for damage; dashed and struck when re-rolled. */
import type { Die } from '../../engine/story.ts';
import type { Ink } from '../ink.ts';
import { through } from '../map/drawing.ts';

const outline = [0.5, 0, 1, 0.36, 0.95, 0.68, 0.5, 1, 0.05, 0.68, 0, 0.36] as const;
const facet = [0.5, 0.06, 0.86, 0.57, 0.5, 0.76, 0.14, 0.57] as const;

/** Width of a die that stands in text of this size. */
export function dieWidth(size: number): number {
  return 1.75 * size;
}

/** Left edge at `x`, its middle at the height `y`. */
export function drawDie(ink: Ink, die: Die, x: number, y: number, width: number): void {
  const height = 1.1 * width;
  const top = y - height / 2;
  const place = (points: readonly number[]) =>
    points.map((value, at) => (at % 2 === 0 ? x + value * width : top + value * height));
  const struck = die.struck === true;
  const ground = struck ? 'FFFDF6' : die.kind === 'damage' ? '7A5A00' : '1F2328';
  const line = struck ? 'A7A395' : die.kind === 'damage' ? 'A98A3C' : '5F656C';
  const figure = struck ? '5A6068' : 'FFFFFF';
  ink.shape(through(place(outline), true), ground, {
    color: struck ? '5A6068' : ground,
    width: 0.04 * width,
    ...(struck ? { dash: [0.1 * width, 0.08 * width] as const } : {}),
  });
  const spokes = [0.14, 0.57, 0, 0.36, 0.86, 0.57, 1, 0.36, 0.5, 0.76, 0.5, 1];
  const ends = place(spokes);
  const lines = through(place(facet), true);
  for (let at = 0; at < ends.length; at += 4) lines.push(...through(ends.slice(at, at + 4)));
  if (!struck) ink.shape(lines, undefined, { color: line, width: 0.025 * width });
  const size = 0.52 * width;
  ink.text(`${die.ruled ?? die.face}`, x + width / 2, y + 0.3 * size, 'sans-bold', size, figure, { anchor: 'middle' });
  if (struck) {
    const strike = [0, x + 0.12 * width, y + 0.16 * height, 1, x + 0.88 * width, y - 0.22 * height];
    ink.shape(strike, undefined, { color: '5A6068', width: 0.06 * width });
  }
}
