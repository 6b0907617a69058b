/** A pointer for words that stand beside their hex. */
import { textWidth } from '../fonts.ts';
import { type Canvas, fill, type Hand, textBox, write } from './canvas.ts';
import type { Box } from './drawing.ts';
import type { Point } from './hexes.ts';

/** What words beside a hex point at, its middle, and whether their pointer stands before them: at the end that is nearer. */
export interface Pointing {
  readonly at: Point;
  readonly before: boolean;
}

/** Words and pointer are set as one line; this is how much wider than the words it is, over the size. */
const pointerRoom = 0.95;

/** Stands for the pointer when room is measured: as wide as the drawn one. */
export function pointedWidth(text: string, hand: Hand): number {
  return textWidth(text, hand.face, hand.size) + pointerRoom * hand.size;
}

/** Room of words with their pointer, whose whole is centred on (x, baseline y). */
export function pointedBox(text: string, x: number, y: number, hand: Hand): Box {
  const half = pointedWidth(text, hand) / 2;
  const { top, bottom } = textBox(text, x, y, hand);
  return { left: x - half, top, right: x + half, bottom };
}

export function writePointed(sheet: Canvas, text: string, x: number, y: number, hand: Hand, to: Pointing): void {
  const { size } = hand;
  const half = pointedWidth(text, hand) / 2;
  const at = to.before ? x - half + 0.42 * size : x + half - 0.42 * size;
  const middle = y - 0.36 * size;
  const [dx, dy] = [to.at[0] - at, to.at[1] - middle];
  const s = (0.42 * size) / (Math.hypot(dx, dy) || 1);
  const [ahead, aside] = [s * dx, s * dy];
  // Its tip, then the two ends of its foot, which is narrow: of three equal sides nobody tells which way it looks.
  const [x1, y1] = [at + ahead, middle + aside];
  const [x2, y2] = [at - 0.85 * ahead - 0.5 * aside, middle - 0.85 * aside + 0.5 * ahead];
  const [x3, y3] = [at - 0.85 * ahead + 0.5 * aside, middle - 0.85 * aside - 0.5 * ahead];
  fill(sheet, [0, x1, y1, 1, x2, y2, 1, x3, y3, 3], hand.fill);
  write(sheet, text, to.before ? x - half + pointerRoom * size : x - half, y, { ...hand, anchor: 'start' });
}
