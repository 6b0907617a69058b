/** Lines of at most ninety characters: the five that a letter begins with. */
import type { Words } from './story.ts';

export const LINE = 90;

/** The first ending that fits the line; where none does the last one, whole: a sentence is never cut. */
export function shortest(strong: string, endings: readonly string[]): Words {
  const room = LINE - strong.length - (strong === '' ? 0 : 1);
  const chosen = endings.find((ending) => ending.length <= room) ?? endings.at(-1) ?? '';
  if (strong === '') return [chosen];
  return chosen === '' ? [{ strong }] : [{ strong }, ` ${chosen}`];
}

/** The line with the most of so many things that fits; where none does the one with the fewest, whole. */
export function withMost(most: number, fewest: number, line: (shown: number) => string): string {
  const lines = Array.from({ length: most - fewest + 1 }, (_, n) => line(most - n));
  return lines.find((one) => one.length <= LINE) ?? lines.at(-1) ?? '';
}

/** Not wider than the line; what is too much is left out at a word's end. */
export function short(line: string): string {
  if (line.length <= LINE) return line;
  const cut = line.slice(0, LINE - 2);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')} …`;
}
