/** Makes chapters of a story, and finds in them what others than its readers ask for. */
import type { Block, Card, Chapter, ChapterPage, Lines, Muster, Tally, Track, Words } from './story.ts';

/** A chapter of these blocks; none where they tell nothing. */
export function chapter(
  id: string,
  page: ChapterPage,
  blocks: readonly Block[],
  said: Pick<Chapter, 'title' | 'headline' | 'note' | 'quiet'> = {},
): Chapter[] {
  return blocks.some(tells) ? [{ id, ...said, page, blocks }] : [];
}

/** One matter as it stands: what is to be said of it under a label each, and perhaps an order ready to write. */
export interface Subject {
  readonly title: string;
  readonly rows: readonly {
    readonly label: string;
    readonly text: Words;
    readonly order?: string;
    readonly brief?: Words;
    /** What a letter says of it though nothing has changed. */
    readonly lasting?: Words;
  }[];
}

/** A chapter for each subject of which there is anything to say: `aid-1`, `aid-2` …. */
export function subjects(id: string, page: ChapterPage, told: readonly Subject[]): Chapter[] {
  return told.flatMap(({ title, rows }, n) => {
    const labelled = rows.map(({ label, ...row }) => ({ label: [label], ...row }));
    return chapter(`${id}-${n + 1}`, page, [{ kind: 'rows', as: 'list', rows: labelled }], { title });
  });
}

/** What happened in sentences, each phase under its head; phases without news are left out. */
export function phaseByPhase(
  told: readonly ({ readonly title: string } & Pick<Lines, 'lines' | 'brief' | 'quiet'>)[],
): Chapter[] {
  const news = told.filter(({ lines }) => lines.length > 0);
  return chapter(
    'phases',
    'log',
    news.map(({ title, ...said }) => ({ kind: 'lines', as: 'list', head: title, ...said })),
  );
}

/** What comes next: weather, initiative, the open call, what silence means. */
export const whatIsNext = (lines: readonly Words[]): Chapter[] =>
  chapter('next', 'summary', [{ kind: 'lines', as: 'paragraphs', lines }]);

/** How the game ended, under its result in about three words. */
export const howItEnded = (result: string, lines: readonly Words[]): Chapter[] =>
  chapter('ending', 'summary', [{ kind: 'lines', as: 'paragraphs', lines }], result === '' ? {} : { headline: result });

/** A fight on a card; what tells nothing is left out. */
export const card = (head: Pick<Card, 'label' | 'title' | 'address' | 'quiet'>, of: Card['of']): Card => ({
  kind: 'card',
  ...head,
  of: of.filter(tells),
});

/** Does a block hold anything? */
export function tells(block: Block): boolean {
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
    case 'roster':
      return block.stacks.length > 0 || block.rest !== undefined;
    case 'orders':
      return block.orders.length > 0;
    case 'how-to':
      return block.forms.length > 0;
    case 'muster':
      return block.armies.length > 0;
    case 'odds':
      return block.attacks.length > 0;
    case 'card':
      return block.of.length > 0;
    case 'sum':
      return true;
  }
}

/** The same chapters with their blocks changed; what does not tell anything any more is left out. */
export function changed(chapters: readonly Chapter[], change: (block: Block) => Block): readonly Chapter[] {
  return chapters.flatMap(({ id, page, blocks, ...said }) => chapter(id, page, blocks.map(change), said));
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

/** Every track of a story. */
export const tracksIn = (chapters: readonly Chapter[]): readonly Track[] =>
  blocksOf(chapters, 'tracks').flatMap(({ tracks }) => tracks);

/** Every bar of its scores. */
export const talliesIn = (chapters: readonly Chapter[]): readonly Tally[] =>
  blocksOf(chapters, 'score').flatMap(({ tallies }) => tallies);

/** Every army of its order of battle. */
export const armiesIn = (chapters: readonly Chapter[]): Muster['armies'] =>
  blocksOf(chapters, 'muster').flatMap(({ armies }) => armies);
