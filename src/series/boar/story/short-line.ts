/** Lines of at most ninety characters: the five that a letter begins with. */
import type { Words } from '../../../engine/story.ts';

const LINE = 90;

/** The first ending that fits the line; the last one cut between words when none does. */
export function shortest(strong: string, endings: readonly string[]): Words {
  const room = LINE - strong.length - (strong === '' ? 0 : 1);
  const chosen = endings.find((ending) => ending.length <= room) ?? cut(endings.at(-1) ?? '', room);
  if (strong === '') return [chosen];
  return chosen === '' ? [{ strong }] : [{ strong }, ` ${chosen}`];
}

function cut(text: string, room: number): string {
  const kept = text.slice(0, room - 1);
  return `${kept.slice(0, Math.max(0, kept.lastIndexOf(' ')))}…`;
}
