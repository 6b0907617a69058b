/** A pointer for words that stand beside their hex. */
import { textWidth } from '../fonts.ts';
import { type Canvas, fill, type Hand, line, outlined, paper, textBox, write } from './canvas.ts';
import { type Box, circle } from './drawing.ts';
import type { Point } from './hexes.ts';

/**
 * What words beside a hex point at, its middle, and whether their pointer stands before them: at the end that is nearer.
 * `lead`: how far from there a line from the pointer ends in a dot, where the words lie in another hex.
 */
export interface Pointing {
  readonly at: Point;
  readonly before: boolean;
  readonly lead?: number;
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

/** Middle of the pointer, from (x, y) of the words. */
function pointerAt(text: string, x: number, y: number, hand: Hand, before: boolean): Point {
  const out = pointedWidth(text, hand) / 2 - (pointerRoom / 2) * hand.size;
  return [before ? x - out : x + out, y - 0.36 * hand.size];
}

/** From where words have their pointer at (`x`, …): it stands at one of their ends. */
export function wordsFrom(text: string, x: number, hand: Hand, before: boolean): number {
  return x + x - pointerAt(text, x, 0, hand, before)[0];
}

/** A barb: its notched foot tells the tip from the other corners. */
export function writePointed(sheet: Canvas, text: string, x: number, y: number, hand: Hand, to: Pointing): void {
  const { size } = hand;
  const [fromX, fromY] = pointerAt(text, x, y, hand, to.before);
  const [dx, dy] = [to.at[0] - fromX, to.at[1] - fromY];
  const far = Math.hypot(dx, dy) || 1;
  const s = (0.45 * size) / far;
  const at = (ahead: number, aside: number): Point => [
    fromX + s * (ahead * dx - aside * dy),
    fromY + s * (ahead * dy + aside * dx),
  ];
  if (to.lead !== undefined) drawLead(sheet, at(1, 0), at((far - to.lead) / (0.45 * size), 0), hand);
  fill(sheet, [0, ...at(1, 0), 1, ...at(-1, 0.62), 1, ...at(-0.45, 0), 1, ...at(-1, -0.62), 3], hand.fill);
  const half = pointedWidth(text, hand) / 2;
  write(sheet, text, to.before ? x - half + pointerRoom * size : x - half, y, { ...hand, anchor: 'start' });
}

function drawLead(sheet: Canvas, from: Point, to: Point, { size, fill: color, halo }: Hand): void {
  const way = [0, ...from, 1, ...to];
  line(sheet, way, { color: halo?.color ?? paper, width: 0.3 * size, round: true });
  line(sheet, way, { color, width: 0.1 * size });
  outlined(sheet, circle(...to, 0.17 * size), color, { color: halo?.color ?? paper, width: 0.08 * size });
}
