/** Words as outlines, for a writer that knows no fonts: each letter stands where the layout measured it. */
import { type Face, glyphOf } from '../fonts.ts';
import { textBox } from './canvas.ts';
import type { Lettering } from './drawing.ts';
import { Lately } from './lately.ts';

/** A letter at a size: SVG path data from where its pen is, and how far the pen goes on. */
interface Letter {
  readonly outline: string;
  readonly advance: number;
}

/** Letters drawn lately: maps write the same few, at the same sizes, hundreds of times. */
const drawn = new Lately<Letter>(2000);

/** SVG path data of a line of text. */
export function letteringPath(words: Lettering): string {
  const { text, x, y, face, size, spacing = 0 } = words;
  let pen = textBox(text, x, y, words).left;
  let data = '';
  for (const letter of text) {
    const { outline, advance } = drawn.get(`${face} ${size} ${letter}`, () => letterOf(face, size, letter));
    if (outline !== '') data += `M${rounded(pen)} ${rounded(y)}${outline}`;
    pen += advance + spacing;
  }
  return data;
}

const VERBS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** In steps from point to point; fonts measure upwards, SVG downwards. */
function letterOf(face: Face, size: number, letter: string): Letter {
  const { strokes, advance } = glyphOf(face, letter.codePointAt(0) as number);
  let outline = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const { command, args } of strokes) {
    const steps: number[] = [];
    let [toX, toY] = [startX, startY];
    for (let at = 0; at < args.length; at += 2) {
      toX = rounded((args[at] as number) * size);
      toY = rounded(-(args[at + 1] as number) * size);
      steps.push(rounded(toX - x), rounded(toY - y));
    }
    [x, y] = [toX, toY];
    if (command === 'moveTo') [startX, startY] = [x, y];
    outline += VERBS[command] + steps.join(' ');
  }
  return { outline, advance: advance * size };
}

/** Finer than the hundredths of other shapes, as letters are. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
