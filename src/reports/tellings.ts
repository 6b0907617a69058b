/** What a letter tells, turn by turn: its own, and before it the last one where that comes with it. */
import type { Chapter, Story } from '../engine/story.ts';
import { isLettered, toldOfBefore, withoutQuiet } from './chapters.ts';
import type { Enclosed } from './enclosed.ts';
import type { ReportModel } from './model.ts';
import { toldHead } from './subject.ts';
import type { LetterWords } from './words/words.ts';

export interface ToldTurn {
  /** `What happened, turn 16` */
  head: string;
  told: Pick<Story, 'title' | 'summary'>;
  chapters: readonly Chapter[];
}

export function tellings(model: ReportModel, words: LetterWords, { pdf }: Pick<Enclosed, 'pdf'>): readonly ToldTurn[] {
  const { before, story } = model;
  const lettered = (chapters: readonly Chapter[]) => (pdf === 'attached' ? withoutQuiet(chapters) : chapters);
  const now = { head: toldHead(model, words), told: story, chapters: lettered(story.chapters.filter(isLettered)) };
  if (!before) return [now];
  const head = words.whatHappenedIn(before.turn.printed);
  return [{ head, told: before.story, chapters: lettered(toldOfBefore(before.story.chapters, story.chapters)) }, now];
}

/** What a letter says of the PDF beside it: there is the whole of what it tells in brief. */
export const restInPdf = ({ story, game }: Pick<ReportModel, 'story' | 'game'>, words: LetterWords): string =>
  story.opening ? words.openingInPdf : `${words.proofInPdf} ${words.verify(game.id)}`;
