/** A sheet being drawn on: gathers shapes and words in order, and remembers what takes room. */
import type { Face } from '../fonts.ts';
import { textWidth } from '../fonts.ts';
import type { Box, Item, Lettering, Outline, Placed, Stroke } from './drawing.ts';
import { type Chart, centre } from './hexes.ts';

export const ink = '1F2328';
export const muted = '5A6068';
export const paper = 'FFFDF6';
export const signal = 'FFD23F';

export interface Canvas {
  items: Item[];
  placed: Placed[];
}

export function canvas(): Canvas {
  return { items: [], placed: [] };
}

export function fill(sheet: Canvas, outline: Outline, color: string, opacity = 1): void {
  if (outline.length === 0) return;
  sheet.items.push({ kind: 'shape', outline, fill: color, ...(opacity === 1 ? {} : { opacity }) });
}

export function line(sheet: Canvas, outline: Outline, stroke: Stroke, opacity = 1): void {
  if (outline.length > 0) sheet.items.push({ kind: 'shape', outline, stroke, ...(opacity === 1 ? {} : { opacity }) });
}

export function outlined(sheet: Canvas, outline: Outline, color: string, stroke: Stroke): void {
  if (outline.length > 0) sheet.items.push({ kind: 'shape', outline, fill: color, stroke });
}

/** How a line of text looks. */
export interface Hand {
  face: Face;
  size: number;
  fill: string;
  anchor?: Lettering['anchor'];
  halo?: { color: string; width: number };
  spacing?: number;
}

export function write(sheet: Canvas, text: string, x: number, y: number, hand: Hand): void {
  sheet.items.push({ kind: 'text', text, x, y, anchor: 'start', ...hand });
}

/** Height of capitals and figures over the size, the same in our text faces. */
const capHeight = 0.714;

/** How far tails of letters reach below the baseline, over the size. */
const tail = 0.2;
const withTail = /[gjpqyçQJ,;()]/;

/** The room a line of text takes: from its capitals' tops to its tails. */
export function textBox(text: string, x: number, y: number, hand: Hand): Box {
  const width = textWidth(text, hand.face, hand.size) + (hand.spacing ?? 0) * (text.length - 1);
  const left = hand.anchor === 'middle' ? x - width / 2 : hand.anchor === 'end' ? x - width : x;
  return {
    left,
    top: y - capHeight * hand.size,
    right: left + width,
    bottom: withTail.test(text) ? y + tail * hand.size : y,
  };
}

/** Area two boxes share. */
export function overlap(a: Box, b: Box): number {
  if (a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top) return 0;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width * height;
}

export function inside(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

/** A square, or a box `high` to either side, round a point. */
export function boxAround([x, y]: readonly [x: number, y: number], wide: number, high = wide): Box {
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
}

/** The least box that holds some boxes. */
export function boxRound(boxes: readonly Box[]): Box {
  return boxes.reduce((whole, { left, top, right, bottom }) => ({
    left: Math.min(whole.left, left),
    top: Math.min(whole.top, top),
    right: Math.max(whole.right, right),
    bottom: Math.max(whole.bottom, bottom),
  }));
}

export function shifted(box: Box, dx: number, dy: number): Box {
  return { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy };
}

/** What is read as standing in a hex: between its upper and lower side. */
export function groundOf(field: Chart, hex: string): Box {
  const [x, y] = centre(field, hex);
  const [wide, high] = [0.5 * field.r, 0.8 * field.r];
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
}
