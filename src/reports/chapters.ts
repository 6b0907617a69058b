/** Which chapters letters tell, and what they are called. */
import type { Chapter, ChapterPage } from '../engine/story.ts';
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

/** Without dice that came to nothing, where a PDF has them all. */
export const withoutQuiet = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.flatMap((chapter) => {
    const blocks = chapter.blocks.flatMap((block): Chapter['blocks'] => {
      if (block.kind !== 'dice') return [block];
      const trials = block.trials.filter(({ quiet }) => !quiet);
      return trials.length > 0 ? [{ ...block, trials }] : [];
    });
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });

/** How things stand, which a letter says of its own turn alone. */
const OF_NOW: ReadonlySet<string> = new Set(['tracks', 'score', 'charts']);

/** What of the turn before is told in a letter that tells of the next as well. */
export const toldOfBefore = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters
    .filter(isLettered)
    .filter(({ id, page }) => id !== 'next' && page !== 'letter')
    .filter(({ blocks }) => !blocks.some(({ kind }) => OF_NOW.has(kind)));
