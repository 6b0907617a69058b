/** A pointer for words that stand beside their hex. */
import { textWidth } from '../fonts.ts';
import { type Canvas, fill, type Hand, textBox, write } from './canvas.ts';
import type { Box } from './drawing.ts';

/** Where words beside a hex point: to the right, left, down or up toward it. */
export type Pointing = 'right' | 'left' | 'down' | 'up';

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
  const before = to === 'left' || to === 'up';
  const middle = y - 0.36 * size;
  const at = before ? x - half + 0.3 * size : x + half - 0.3 * size;
  const s = 0.34 * size;
  const tips: Readonly<Record<Pointing, number[]>> = {
    right: [at + s, middle, at - 0.6 * s, middle - s, at - 0.6 * s, middle + s],
    left: [at - s, middle, at + 0.6 * s, middle - s, at + 0.6 * s, middle + s],
    down: [at, middle + s, at - s, middle - 0.7 * s, at + s, middle - 0.7 * s],
    up: [at, middle - s, at - s, middle + 0.7 * s, at + s, middle + 0.7 * s],
  };
  const [x1, y1, x2, y2, x3, y3] = tips[to] as [number, number, number, number, number, number];
  fill(sheet, [0, x1, y1, 1, x2, y2, 1, x3, y3, 3], hand.fill);
  write(sheet, text, before ? x - half + pointerRoom * size : x - half, y, { ...hand, anchor: 'start' });
}
