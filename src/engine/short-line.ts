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
