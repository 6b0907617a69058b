/** Sets words in lines of a given width: text of several faces, and dice that stand in it like words. */

import { Lately } from '../../engine/lately.ts';
import type { Die, Words } from '../../engine/story.ts';
import { type Face, textWidth } from '../fonts.ts';
import type { Ink } from '../ink.ts';
import { ink as inkColor } from '../map/canvas.ts';
import { unparted } from '../unparted.ts';
import { dieWidth, drawDie } from './dice.ts';

export type Piece = { text: string; face?: Face; color?: string; size?: number } | { die: Die };

interface Run {
  x: number;
  width: number;
  text: string;
  face: Face;
  color: string;
  size: number;
}
export interface Line {
  runs: Run[];
  dice: { x: number; die: Die }[];
  width: number;
  /** From the line before to the line after. */
  height: number;
}

/** Text set and measured, ready to be painted anywhere. */
export interface Passage {
  lines: readonly Line[];
  height: number;
  size: number;
}

export interface Setting {
  size: number;
  width: number;
  face?: Face;
  color?: string;
  /** Line height over the size. */
  leading?: number;
}

/** Breaks at blanks; a word too long for a line is broken where the line ends. */
export function flow(pieces: readonly Piece[], setting: Setting): Passage {
  const { size, width, face: common = 'sans', color: usual = inkColor, leading = 1.42 } = setting;
  const lines: Line[] = [];
  let line: Line = { runs: [], dice: [], width: 0, height: leading * size };
  /** A blank waits to be set before the next word; glued words follow with none. */
  let blank: { face: Face; size: number } | null = null;
  let word: (Run | { die: Die; width: number })[] = [];
  let wordWidth = 0;

  const endLine = (): void => {
    if (line.dice.length > 0) line.height = Math.max(line.height, diceLeading * size);
    lines.push(line);
    line = { runs: [], dice: [], width: 0, height: leading * size };
    blank = null;
  };
  const endWord = (): void => {
    if (word.length === 0) return;
    let gap = blank === null || line.width === 0 ? 0 : textWidth(' ', blank.face, blank.size);
    if (line.width > 0 && line.width + gap + wordWidth > width) {
      endLine();
      gap = 0;
    }
    line.width += gap;
    for (const part of word) {
      if ('die' in part) line.dice.push({ x: line.width, die: part.die });
      else setRun(line, part, gap);
      line.width += part.width;
      gap = 0;
    }
    word = [];
    wordWidth = 0;
    blank = null;
  };
  for (const piece of pieces) {
    if ('die' in piece) {
      const wide = dieWidth(size) * 1.08;
      if (wordWidth + wide > width) endWord();
      word.push({ die: piece.die, width: wide });
      wordWidth += wide;
      continue;
    }
    const { text, face = common, color = usual, size: own = size } = piece;
    let from = 0;
    while (from <= text.length) {
      const found = text.indexOf(' ', from);
      const end = found < 0 ? text.length : found;
      for (const part of fitting(text.slice(from, end), face, own, width)) {
        if (part === '') continue;
        const wide = textWidth(part, face, own);
        if (wordWidth > 0 && wordWidth + wide > width) endWord();
        word.push({ x: 0, width: wide, text: part, face, color, size: own });
        wordWidth += wide;
      }
      if (found < 0) break;
      endWord();
      blank = { face, size: own };
      from = end + 1;
    }
  }
  endWord();
  if (line.width > 0 || lines.length === 0) endLine();
  return { lines, height: lines.reduce((sum, { height }) => sum + height, 0), size };
}

/** Line height over the size where dice stand in the line. */
const diceLeading = 1.98;

/** Words of one look that follow each other become one run: fewer operators, and text that copies well. */
function setRun(line: Line, run: Run, gap: number): void {
  const last = line.runs.at(-1);
  const near = last !== undefined && last.face === run.face && last.color === run.color && last.size === run.size;
  if (near && Math.abs(last.x + last.width + gap - line.width) < 0.01) {
    last.text += `${gap > 0 ? ' ' : ''}${run.text}`;
    last.width += gap + run.width;
  } else line.runs.push({ ...run, x: line.width });
}

/** A word cut where it would leave the column. */
function fitting(word: string, face: Face, size: number, width: number): string[] {
  if (word.length * size < width || textWidth(word, face, size) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (textWidth(part + letter, face, size) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  parts.push(part);
  return parts;
}

/** Paints a block with its upper left at (x, y); returns where it ends. */
export function paintBlock(ink: Ink, block: Passage, x: number, y: number): number {
  let top = y;
  for (const { runs, dice, height } of block.lines) {
    const baseline = top + height / 2 + block.size * 0.357;
    for (const run of runs) ink.text(run.text, x + run.x, baseline, run.face, run.size, run.color);
    for (const { x: aside, die } of dice) {
      drawDie(ink, die, x + aside, baseline - block.size * 0.357, dieWidth(block.size));
    }
    top += height;
  }
  return top;
}

/** Controls and direction marks, which no honest line needs. */
const unsafe = /\p{Cc}|[\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
/** A blank before a colon, as French and odds write it, and the narrow one French sets before `;`, `!` and `?`. */
const beforeColon = / (?=:)/g;
const beforeMark = / (?=[;?!])/g;
/** A hyphen that begins a number. */
const minus = /(?<![\w.\u00c0-\u024f])-(?=[\d½])/g;

/** Prose set lately: names and places stand on page after page, in letter after letter. */
const set = new Lately<string>(4_000);

/** Prose as print sets it: true minus, arrow and apostrophe. */
export const prose = (text: string): string => set.get(text, () => proseOf(text));

function proseOf(text: string): string {
  return unparted(text.replace(unsafe, ' '))
    .replaceAll('->', '→')
    .replaceAll("'", '’')
    .replace(beforeColon, '\u00a0')
    .replace(beforeMark, '\u202f')
    .replace(minus, '−');
}

/** Printed as typed, but harmless. */
export function typed(text: string): string {
  return text.replace(unsafe, ' ');
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** Words of a story as pieces; `word` gives the colour of a side's name. */
export function pieces(words: Words, word: (side: string) => string): Piece[] {
  return words.map((part) => {
    if (typeof part === 'string') return { text: prose(part) };
    if ('die' in part) return part;
    if ('strong' in part) return { text: prose(part.strong), face: 'sans-bold' as const };
    return { text: prose(part.text), face: 'sans-bold' as const, color: word(part.side) };
  });
}

/** The same in bold, whatever they are. */
export const strong = (words: Words, word: (side: string) => string): Piece[] =>
  pieces(words, word).map((piece) => ('die' in piece ? piece : { ...piece, face: 'sans-bold' }));
