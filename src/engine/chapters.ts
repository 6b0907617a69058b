/** Makes chapters of a story, and finds in them what others than its readers ask for. */
import type { Block, Chapter, ChapterPage, Dispatch } from './story.ts';

/** A chapter of these blocks; none where they tell nothing. */
export function chapter(
  id: string,
  page: ChapterPage,
  blocks: readonly Block[],
  said: Pick<Chapter, 'title' | 'headline' | 'note'> = {},
): Chapter[] {
  return blocks.some(tells) ? [{ id, ...said, page, blocks }] : [];
}

/** A subject of its own: rows as paragraphs, each behind its label. */
export function subject(id: string, page: ChapterPage, { title, rows }: Dispatch): Chapter[] {
  const told = rows.map(({ label, ...row }) => ({ label: [label], ...row }));
  return chapter(id, page, [{ kind: 'rows', as: 'list', rows: told }], { title });
}

/** Does a block hold anything? */
function tells(block: Block): boolean {
  switch (block.kind) {
    case 'lines':
      return block.lines.length > 0;
    case 'rows':
    case 'table':
      return block.rows.length > 0;
    case 'dice':
      return block.trials.length > 0;
    case 'tracks':
      return block.tracks.length > 0;
    case 'score':
      return block.tallies.length + block.facts.length > 0;
    case 'charts':
      return block.charts.length > 0;
    case 'stacks':
      return block.stacks.length > 0;
    case 'orders':
      return block.orders.length > 0;
    case 'how-to':
      return block.forms.length > 0;
    case 'muster':
      return block.armies.length > 0;
    case 'sum':
    case 'card':
      return true;
  }
}

/** Blocks of a kind in all chapters, or in the one of this id. */
export function blocksOf<K extends Block['kind']>(
  chapters: readonly Chapter[],
  kind: K,
  id?: string,
): readonly Extract<Block, { kind: K }>[] {
  const isOf = (block: Block): block is Extract<Block, { kind: K }> => block.kind === kind;
  return chapters.filter((one) => id === undefined || one.id === id).flatMap(({ blocks }) => blocks.filter(isOf));
}
