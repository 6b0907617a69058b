/** A call has at most 450 words besides form and log; what is told in it is measured before it is told. */
import { oncePer } from './once.ts';
import type { Block, Chapter, Story } from './story.ts';

/** Words that its head and what stands round its form leave for the rest. */
export const ROOM = 346;

/** Ids, and what only other renderers than text show. */
const UNTOLD: ReadonlySet<string> = new Set(['id', 'page', 'kind', 'side', 'outcomes', 'as', 'joined']);
/** What text sets beside the words of an attack: its sum, and its bar with four per cents. */
const BAR = 10;

type Told = readonly Chapter[] | Block | NonNullable<Story['plan']>;

/** Words in what is told, as a letter counts them: whatever holds a letter or a digit. */
export function wordsIn(told: Told): number {
  const blocks = 'kind' in told ? [told] : 'stand' in told ? [] : told.flatMap((chapter) => chapter.blocks);
  const bars = blocks.map((block) => (block.kind === 'odds' ? BAR * block.attacks.length : 0));
  return bars.reduce((sum, one) => sum + one, count(told));
}

function count(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  if (typeof value === 'number') return 1;
  return typeof value === 'object' && value !== null ? within(value) : 0;
}

/** A row or a card is measured once, however often a list that holds it is. */
const within = oncePer((value: object): number => {
  // A letter with a PDF leaves it to that.
  if ('quiet' in value || ('brief' in value && `${value.brief}` === '')) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + count(one), 0);
  const isTold = (key: string): boolean =>
    !UNTOLD.has(key) && !('brief' in value && (key === 'text' || key === 'lines'));
  return Object.entries(value).reduce((sum, [key, one]) => sum + (isTold(key) ? count(one) : 0), 0);
});
