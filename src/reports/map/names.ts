/** Finds room for words on a map: which of several places covers nothing, and a pointer for words beside their hex. */
import { textWidth } from '../fonts.ts';
import { type Canvas, fill, type Hand, inside, overlap, shifted, textBox, write } from './canvas.ts';
import type { Box } from './drawing.ts';
import type { Point } from './hexes.ts';

export interface Word {
  text: string;
  x: number;
  y: number;
}

/** The first place that covers nothing, else the one that covers least and less than `most`; null when none will do. */
export function bestPlace(
  text: string,
  hand: Hand,
  window: Box,
  places: readonly Point[],
  taken: readonly Box[],
  most = Number.POSITIVE_INFINITY,
): Word | null {
  const box = textBox(text, 0, 0, hand);
  let best: Word | null = null;
  let cover = most;
  for (const [x, y] of places) {
    const room = shifted(box, x, y);
    if (!inside(room, window)) continue;
    let covered = 0;
    for (const other of taken) covered += overlap(other, room);
    if (covered < cover) [best, cover] = [{ text, x, y }, covered];
    if (cover === 0) break;
  }
  return best;
}

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
