/** A turn's story as a web page shows it beside the map: every chapter of what happened, every die with its address. */

import { blocksOf } from '../engine/chapters.ts';
import type { Chapter, ChapterPage, Story, Words } from '../engine/story.ts';
import { chaptersOn, PLAYED } from './chapters.ts';
import { chapterView, type Setting } from './html/chapter.ts';
import { Html, prose } from './html/typeset.ts';
import type { LedgerRoll, ReportModel } from './model.ts';
import { type LetterWords, wordsOf } from './words/words.ts';

export interface TurnLog {
  w: LetterWords;
  title: string;
  /** Lines that speak to the reader of his own side; empty for who holds none. */
  summary: readonly Html[];
  /** What happened, and what it came to. */
  chapters: readonly ReturnType<typeof chapterView>[];
  /** How a long game stands, subject by subject. */
  standing: readonly ReturnType<typeof chapterView>[];
  /** Where each fight is told. */
  fights: readonly string[];
  dice: readonly { address: string; face: string; sides: number; ruled: string | null }[];
  diceTitle: string;
}

/** `own`: told to a seat of the game. */
export function turnLog(model: ReportModel, own: boolean): TurnLog {
  const { story, record } = model;
  const words = wordsOf(model.language);
  const setting: Setting = { words, model, colour: () => '', set };
  const { chapters } = story;
  const on = (...pages: readonly ChapterPage[]) =>
    chaptersOn(chapters, ...pages)
      .filter((chapter) => !isDrawn(chapter))
      .map((chapter) => chapterView(chapter, setting));
  return {
    w: words,
    title: own ? story.title : resultOf(story),
    summary: own ? story.summary.map(set) : [],
    chapters: on('fates', ...PLAYED, 'summary'),
    standing: on('campaign', 'orders'),
    fights: blocksOf(chapters, 'card').map(({ address }) => address),
    dice: record.ledger.map((roll) => dieOf(roll, words)),
    diceTitle: words.ledger(model.turn.printed),
  };
}

/** How it ended, where it has, in words for everybody. */
const resultOf = ({ chapters, title }: Pick<Story, 'chapters' | 'title'>): string =>
  chapters.find(({ headline }) => headline !== undefined)?.headline ?? title;

/** Charts have a place of their own beside the log. */
const isDrawn = ({ blocks }: Chapter): boolean => blocks.some(({ kind }) => kind === 'charts');

/** Sides by their names, never by a colour alone. */
function set(said: Words): Html {
  const parts = said.map((part) => {
    if (typeof part === 'string') return prose(part);
    if ('die' in part) return `<span class="die">${part.die.face}</span>`;
    return `<b>${prose('strong' in part ? part.strong : part.text)}</b>`;
  });
  return new Html(parts.join(''));
}

function dieOf({ address, sides, face, ruled }: LedgerRoll, words: LetterWords) {
  return { address, face: `${face}`, sides, ruled: ruled === undefined ? null : words.ruledTo(`${ruled}`) };
}
