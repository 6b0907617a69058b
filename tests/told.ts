/** What a story tells in blocks, as tests ask for it. */
import { blocksOf } from '../src/engine/chapters.ts';
import { plainWords } from '../src/engine/phrase.ts';
import type { Chapter, Stacks, Trial, Words } from '../src/engine/story.ts';

interface Told {
  readonly chapters: readonly Chapter[];
}

export const trialsIn = ({ chapters }: Told, id = 'fire'): readonly Trial[] =>
  blocksOf(chapters, 'dice', id).flatMap(({ trials }) => trials);

export const stacksIn = ({ chapters }: Told): Stacks['stacks'] =>
  blocksOf(chapters, 'stacks').flatMap(({ stacks }) => stacks);

/** Rows of a chapter in bare text; `side` where the label is coloured as one. */
export const rowsIn = ({ chapters }: Told, id: string) =>
  blocksOf(chapters, 'rows', id)
    .flatMap(({ rows }) => rows)
    .map(({ label, text }) => {
      const [first] = label;
      const side = typeof first === 'object' && 'side' in first ? first.side : null;
      return { label: plainWords(label), side, text: plainWords(text) };
    });

export const lossesIn = (told: Told) => rowsIn(told, 'losses');

/** Chapters of a printed page: titles, and the rows or tables below them. */
export const printedOn = ({ chapters }: Told, page: Chapter['page']): readonly Chapter[] =>
  chapters.filter((chapter) => chapter.page === page);

export const diceIn = (lines: readonly Words[]): readonly Words[number][] =>
  lines.flat().filter((word) => typeof word === 'object' && 'die' in word);
