/** What a map is once it is laid out: a flat list of shapes and words, lowest first, that any writer can put down. */
import type { SceneTrack } from '../../engine/scene.ts';
import type { Face } from '../fonts.ts';
import type { Span } from './frames.ts';
import type { Chart } from './hexes.ts';

/**
 * Outline as numbers: 0 x y moves, 1 x y draws a line, 2 x1 y1 x2 y2 x y a Bézier curve, 3 closes.
 */
export type Outline = readonly number[];

export interface Stroke {
  color: string;
  width: number;
  dash?: readonly [on: number, off: number];
  /** Round ends and corners; square-cut otherwise. */
  round?: boolean;
}

export interface Shape {
  kind: 'shape';
  outline: Outline;
  fill?: string;
  stroke?: Stroke;
  /** 0 … 1; 1 when left out. */
  opacity?: number;
}

/** One line of text. */
export interface Lettering {
  kind: 'text';
  text: string;
  /** Baseline; `x` is where `anchor` says. */
  x: number;
  y: number;
  face: Face;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
  /** A soft edge in the colour of the ground, so that lines beneath do not cut the letters. */
  halo?: { color: string; width: number };
  /** Added between letters. */
  spacing?: number;
}

export type Item = Shape | Lettering;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a point lies inside a box, its edges left out. */
export function within([x, y]: readonly [x: number, y: number], box: Box): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** A thing of the map that must stay readable, and the room it takes. */
export interface Placed extends Box {
  kind: 'star' | 'leader' | 'counter' | 'stack-name' | 'place' | 'hex-number' | 'entry' | 'plate' | 'sign';
  /** Hex it belongs to; empty for what belongs to the picture. */
  hex: string;
  text: string;
  /** Words that a line leads from to what they name. */
  leads?: true;
}

export interface Drawing {
  /** Size as shown, in px at full size; the layout's own units are `unit` times smaller. */
  width: number;
  height: number;
  unit: number;
  title: string;
  /** The position in one sentence. */
  alt: string;
  paper: string;
  items: readonly Item[];
  placed: readonly Placed[];
  /** What courses of ships and men it bears. */
  courses?: readonly SceneTrack['kind'][];
  /** Where its hexes lie, in its own units, for a reader who points at one. */
  lattice?: { field: Chart; span: Span; numbers: Readonly<Record<string, string>> };
}

/** Rounds to hundredths: enough for print, and the same text from every machine. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Length of a Bézier handle that bends a quarter circle of radius 1. */
const bend = 0.5523;

export function circle(x: number, y: number, r: number): number[] {
  return ellipse(x, y, r, r);
}

function ellipse(x: number, y: number, rx: number, ry: number): number[] {
  const bx = rx * bend;
  const by = ry * bend;
  return [
    ...[0, x + rx, y],
    ...[2, x + rx, y + by, x + bx, y + ry, x, y + ry],
    ...[2, x - bx, y + ry, x - rx, y + by, x - rx, y],
    ...[2, x - rx, y - by, x - bx, y - ry, x, y - ry],
    ...[2, x + bx, y - ry, x + rx, y - by, x + rx, y],
    3,
  ];
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): number[] {
  const right = x + width;
  const bottom = y + height;
  if (radius === 0) return [0, x, y, 1, right, y, 1, right, bottom, 1, x, bottom, 3];
  const r = Math.min(radius, width / 2, height / 2);
  const b = r * (1 - bend);
  return [
    ...[0, x + r, y, 1, right - r, y],
    ...[2, right - b, y, right, y + b, right, y + r, 1, right, bottom - r],
    ...[2, right, bottom - b, right - b, bottom, right - r, bottom, 1, x + r, bottom],
    ...[2, x + b, bottom, x, bottom - b, x, bottom - r, 1, x, y + r],
    ...[2, x, y + b, x + b, y, x + r, y, 3],
  ];
}

/** An open or closed line through points given as x y x y …. */
export function through(points: readonly number[], closed = false): number[] {
  const outline: number[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    outline.push(at === 0 ? 0 : 1, points[at] as number, points[at + 1] as number);
  }
  if (closed) outline.push(3);
  return outline;
}

/** A whole turn in sixteen steps, as unit vectors clockwise from the top: no machine’s own sine is asked. */
export const compass: readonly (readonly [number, number])[] = (() => {
  const s = 0.38268343;
  const m = Math.SQRT1_2;
  const l = 0.92387953;
  return [
    [0, -1],
    [s, -l],
    [m, -m],
    [l, -s],
    [1, 0],
    [l, s],
    [m, m],
    [s, l],
    [0, 1],
    [-s, l],
    [-m, m],
    [-l, s],
    [-1, 0],
    [-l, -s],
    [-m, -m],
    [-s, -l],
  ];
})();

/** A burst of eight points, its tips turned off the level so that it reads as a blaze. */
export function burst(x: number, y: number, outer: number, inner: number): number[] {
  return through(
    compass.flatMap(([dx, dy], step) => {
      const r = step % 2 === 0 ? inner : outer;
      return [x + dx * r, y + dy * r];
    }),
    true,
  );
}

const pentagram: readonly (readonly [number, number])[] = [
  [0, -1],
  [0.2245, -0.309],
  [0.9511, -0.309],
  [0.3633, 0.118],
  [0.5878, 0.809],
  [0, 0.382],
  [-0.5878, 0.809],
  [-0.3633, 0.118],
  [-0.9511, -0.309],
  [-0.2245, -0.309],
];

/** A five-pointed star: a leader. */
export function star(x: number, y: number, r: number): number[] {
  return through(
    pentagram.flatMap(([dx, dy]) => [x + dx * r, y + dy * r]),
    true,
  );
}
