/** Words as outlines, for a writer that knows no fonts: each letter stands where the layout measured it. */

import { Lately } from '../../engine/lately.ts';
import { type Face, glyphOf } from '../fonts.ts';
import { textBox } from './canvas.ts';
import type { Lettering } from './drawing.ts';
import { haloOf } from './halo.ts';
import type { Point } from './hexes.ts';
import { numbers } from './svg-numbers.ts';

/** A letter at a size: SVG path data from where its pen is, and how far the pen goes on. */
interface Letter {
  readonly outline: string;
  readonly halo: string;
  readonly advance: number;
}

/** Letters drawn lately: maps write the same few, at the same sizes, hundreds of times. */
const drawn = new Lately<Letter>(2000);

/** SVG path data of a line of text, and of its soft edge: empty where it has none. */
export function letteringPaths(words: Lettering): { readonly letters: string; readonly halo: string } {
  const { text, x, y, face, size, halo, spacing = 0 } = words;
  const width = halo?.width ?? 0;
  let pen = textBox(text, x, y, words).left;
  let [letters, edges] = ['', ''];
  for (const letter of text) {
    const key = `${face} ${size} ${width} ${letter}`;
    const { outline, halo: edge, advance } = drawn.get(key, () => letterOf(face, size, width, letter));
    const from = `M${rounded(pen)} ${rounded(y)}`;
    if (outline !== '') letters += from + outline;
    if (edge !== '') edges += from + edge;
    pen += advance + spacing;
  }
  return { letters, halo: edges };
}

const VERBS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** In steps from point to point, in whole hundredths, so that nothing drifts; fonts measure upwards, SVG downwards. */
function letterOf(face: Face, size: number, haloWidth: number, letter: string): Letter {
  const glyph = glyphOf(face, letter.codePointAt(0) as number);
  const { strokes, advance } = glyph;
  let outline = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const { command, args } of strokes) {
    const steps: number[] = [];
    let [toX, toY] = [startX, startY];
    for (let at = 0; at < args.length; at += 2) {
      toX = Math.round((args[at] as number) * size * GRAIN);
      toY = Math.round(-(args[at + 1] as number) * size * GRAIN);
      steps.push(toX - x, toY - y);
    }
    [x, y] = [toX, toY];
    if (command === 'moveTo') [startX, startY] = [x, y];
    outline += VERBS[command] + numbers(steps, GRAIN);
  }
  return { outline, halo: haloWidth > 0 ? closed(haloOf(glyph, size, haloWidth / 2)) : '', advance: advance * size };
}
const GRAIN = 100;

/** Contours in steps from point to point, in tenths: an edge is soft. */
function closed(contours: readonly (readonly Point[])[]): string {
  let data = '';
  let [fromX, fromY] = [0, 0];
  for (const contour of contours) {
    let [x, y] = [fromX, fromY];
    for (const [n, at] of contour.entries()) {
      const [toX, toY] = [Math.round(10 * at[0]), Math.round(10 * at[1])];
      data += `${n === 0 ? 'm' : 'l'}${numbers([toX - x, toY - y], 10)}`;
      [x, y] = [toX, toY];
      if (n === 0) [fromX, fromY] = [x, y];
    }
    data += 'z';
  }
  return data;
}

/** Where a letter begins, finer than what it is made of: it stands just where it was measured. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
