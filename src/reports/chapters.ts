/** Which chapters letters tell, and what they are called. */
import type { Block, Chapter, ChapterPage, Sum } from '../engine/story.ts';
import type { LetterWords } from './words/words.ts';

/** What stands above a chapter. */
export function titleOf({ id, title }: Chapter, words: LetterWords): string {
  const named: Readonly<Record<string, string>> = words.chapters;
  return title ?? named[id] ?? '';
}

/** Chapters of these pages, page by page. */
export const chaptersOn = (chapters: readonly Chapter[], ...pages: readonly ChapterPage[]): readonly Chapter[] =>
  pages.flatMap((page) => chapters.filter((chapter) => chapter.page === page));

/** The log as it was played. */
export const PLAYED = ['log', 'dice', 'fights'] as const satisfies readonly ChapterPage[];

/** What a reader plans from, and how to write, have places of their own; the rest is for print. */
const APART: ReadonlySet<ChapterPage> = new Set(['call', 'form', 'key', 'muster', 'aid']);

/** Is it told in the course of a letter? A table is too wide. */
export const isLettered = ({ page, blocks }: Chapter): boolean =>
  !APART.has(page) && blocks.some(({ kind }) => kind !== 'table');

/** What is news of chapters that a PDF has whole. */
export const withoutQuiet = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.flatMap((chapter) => {
    if (chapter.quiet) return [];
    const blocks = chapter.blocks.flatMap(newsOf);
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });

/** Without dice that came to nothing, addends of nothing, and the causes of marks on tracks, which stand beside what did it. */
function newsOf(block: Block): readonly Block[] {
  switch (block.kind) {
    case 'dice': {
      const trials = block.trials.filter(({ quiet }) => !quiet);
      return trials.length > 0 ? [{ ...block, trials }] : [];
    }
    case 'lines':
      return block.quiet ? [] : [block];
    case 'card':
      if (block.quiet) return [];
      return [{ ...block, of: block.of.map((part) => (part.kind === 'sum' ? withoutZeros(part) : part)) }];
    case 'tracks':
      return [{ ...block, tracks: block.tracks.map((track) => ({ ...track, changes: [] })) }];
    case 'score':
      return [
        {
          ...block,
          tallies: block.tallies.map((tally) => ({ ...tally, causes: [] })),
          facts: block.facts.filter(({ quiet }) => !quiet),
        },
      ];
    default:
      return [block];
  }
}

const withoutZeros = (sum: Sum): Sum => ({ ...sum, addends: sum.addends.filter(({ value }) => value !== 0) });

/** How things stand, which a letter says of its own turn alone. */
const OF_NOW: ReadonlySet<string> = new Set(['tracks', 'score', 'charts']);

/** What of the turn before is told in a letter that tells of the next as well. */
export const toldOfBefore = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters
    .filter(isLettered)
    .filter(({ id, page }) => id !== 'next' && page !== 'letter')
    .filter(({ blocks }) => !blocks.some(({ kind }) => OF_NOW.has(kind)));
