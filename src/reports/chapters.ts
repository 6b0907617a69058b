/** Which chapters letters tell, and what they are called. */
import { blocksOf, changed, tells } from '../engine/chapters.ts';
import type { Addend, Block, Chapter, ChapterPage, Rows } from '../engine/story.ts';
import type { LetterWords } from './words/words.ts';

/** What stands above a chapter. */
export function titleOf({ id, title }: Chapter, words: LetterWords): string {
  const named: Readonly<Record<string, string>> = words.chapters;
  return title ?? named[id] ?? '';
}

/** Chapters of these pages, page by page. */
export const chaptersOn = (chapters: readonly Chapter[], ...pages: readonly ChapterPage[]): readonly Chapter[] =>
  pages.flatMap((page) => chapters.filter((chapter) => chapter.page === page));

/** What of a sum is told in a line: whatever is not nothing, by its short name. */
export const counted = (addends: readonly Addend[]): readonly Addend[] =>
  addends.flatMap(({ brief, name, ...one }) => (one.value === 0 ? [] : [{ ...one, name: brief ?? name }]));

/** The log as it was played. */
export const PLAYED = ['log', 'dice', 'fights'] as const satisfies readonly ChapterPage[];

/** What a reader plans from, and how to write, have places of their own; the rest is for print. */
const APART: ReadonlySet<ChapterPage> = new Set(['call', 'form', 'key', 'muster', 'aid']);

/** Is it told in the course of a letter? A table is too wide. */
export const isLettered = ({ page, blocks }: Chapter): boolean =>
  !APART.has(page) && blocks.some(({ kind }) => kind !== 'table');

/** What is news of chapters that a PDF has whole: what changed, and with what die. */
export const withoutQuiet = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.flatMap((chapter) => {
    if (chapter.quiet) return [];
    const blocks = chapter.blocks.map(newsOf).filter(tells);
    // What no score stands above is told by labels of its own.
    const isLabelled = blocks.every((block) => block.kind === 'score' && block.tallies.length === 0);
    return blocks.length > 0 ? [{ ...chapter, blocks, ...(isLabelled && { title: '' }) }] : [];
  });

/** Without what is quiet, single dice of fights, and what scored; a sum in a line, which stands beside what did it; a track keeps its changes, whose sum stands nowhere else. */
function newsOf<B extends Block>(block: B): B;
function newsOf(block: Block): Block {
  switch (block.kind) {
    case 'dice':
      return { ...block, trials: loud(block.trials) };
    case 'orders':
      return { ...block, orders: loud(block.orders) };
    case 'lines':
      return { ...block, lines: block.quiet ? [] : (block.brief ?? block.lines) };
    case 'rows':
      return { ...block, rows: block.rows.flatMap(briefRow) };
    case 'card':
      return { ...block, of: block.quiet ? [] : block.of.filter(({ kind }) => kind !== 'dice').map(newsOf) };
    case 'sum':
      return { ...block, isBare: true };
    case 'score':
      return {
        ...block,
        tallies: loud(block.tallies).map((tally) => ({ ...tally, causes: [] })),
        facts: loud(block.facts),
      };
    default:
      return block;
  }
}

const loud = <T extends { quiet?: true }>(all: readonly T[]): readonly T[] => all.filter(({ quiet }) => !quiet);

function briefRow(row: Rows['rows'][number]): Rows['rows'] {
  if (row.brief === undefined) return [row];
  return row.brief.length === 0 ? [] : [{ ...row, text: row.brief }];
}

/** How things stand, which a letter says of its own turn alone. */
const OF_NOW: ReadonlySet<string> = new Set(['tracks', 'score', 'charts']);

/** What of the turn before is told in a letter that tells of the next as well: nothing that is told again of that. */
export function toldOfBefore(before: readonly Chapter[], now: readonly Chapter[]): readonly Chapter[] {
  const again = new Set(blocksOf(now, 'rows').flatMap(({ rows }) => rows.map((row) => JSON.stringify(row))));
  // How a matter stands now is told apart: beside it, how it stood then would be read as of now.
  const apart = new Set(now.flatMap(({ id, page }) => (APART.has(page) ? [id] : [])));
  const chapters = before
    .filter(isLettered)
    .filter(({ id, page }) => id !== 'next' && page !== 'letter' && !apart.has(id))
    .filter(({ blocks }) => !blocks.some(({ kind }) => OF_NOW.has(kind)));
  return changed(chapters, (block) =>
    block.kind === 'rows' ? { ...block, rows: block.rows.filter((row) => !again.has(JSON.stringify(row))) } : block,
  );
}
