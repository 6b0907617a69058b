/** The answer to `why`: one place of a game as plain text, in the words and figures of the report. */
import type { Language } from '../../engine/contract.ts';
import type { Chapter } from '../../engine/story.ts';
import type { LedgerRoll } from '../model.ts';
import { type LetterWords, wordsOf } from '../words/words.ts';
import { chapterText, title } from './chapter.ts';
import { type Page, page, plain } from './page.ts';
import { rolls } from './report.ts';

/** A question of the rules, as its letter puts it, and what was answered. */
export interface WhyQuestion {
  address: string;
  /** Who was asked, by name. */
  who: string;
  asks: string;
  about: readonly { key: string; text: string }[];
  answer: string;
  /** Who or what answered: an order, a standing order, doctrine … */
  from: keyof LetterWords['why']['from'];
  /** The line it came from, where there is one. */
  line: string | null;
  /** Lines that were passed over, and why. */
  passed: readonly { line: string; why: string }[];
}

/** What is told of one address. */
export interface WhyModel {
  language: Language;
  game: string;
  printed: number;
  address: string;
  questions: readonly WhyQuestion[];
  /** What an umpire ruled there: what and why. */
  rulings: readonly { address: string; die: number | null; edit: string | null; reason: string }[];
  chapters: readonly Chapter[];
  /** Rules that what happened rests on. */
  rules: readonly string[];
  ledger: readonly LedgerRoll[];
}

export function renderWhy(model: WhyModel): string {
  const words = wordsOf(model.language);
  const ours = words.why;
  const sheet = page();
  sheet.prose(words.turnAndSeat(model.printed, model.address), `${plain(model.game).toUpperCase()}  `);
  model.questions.forEach((question, index) => {
    asked(sheet, question, model.questions[index - 1], words);
  });
  for (const { address, die, edit, reason } of model.rulings) {
    title(sheet, ours.ruling, words.colon, die === null ? ours.ruledOn(edit ?? '') : words.ruledTo(`${die}`));
    sheet.prose(plain(reason), '  ');
    sheet.line(`  ${address}`);
  }
  for (const chapter of model.chapters) chapterText(sheet, chapter, words);
  if (model.rules.length > 0) {
    title(sheet, ours.rules);
    sheet.prose(`${model.rules.join(', ')}.`, '  ');
  }
  if (model.ledger.length > 0) {
    title(sheet, ours.dice);
    rolls(sheet, model.ledger, words);
  }
  return sheet.text();
}

/** What the question before was about already is not said again. */
function asked(sheet: Page, question: WhyQuestion, before: WhyQuestion | undefined, words: LetterWords): void {
  const ours = words.why;
  title(sheet, ours.question, words.colon, question.who);
  sheet.prose(plain(question.asks), '  ');
  for (const { key, text } of question.about)
    if (!before?.about.some((row) => row.key === key && row.text === text))
      sheet.prose(plain(text), `  ${key}${words.colon}`, '    ');
  sheet.prose(plain(question.answer), `  ${ours.answer}${words.colon}`, '    ');
  const line = question.line === null ? '' : `${words.colon}${plain(question.line)}`;
  sheet.prose(`${ours.from[question.from]}${line}`, '  ', '    ');
  for (const { line: passed, why } of question.passed)
    sheet.prose(plain(why), `  ${ours.passed(plain(passed))}${words.colon}`, '    ');
  sheet.line(`  ${question.address}`);
}
