/** The turn report as plain text: the same blocks in the same order as the HTML letter, at most 72 columns. */
import { plainWords } from '../../engine/phrase.ts';
import type { Words } from '../../engine/story.ts';
import { chaptersOn } from '../chapters.ts';
import { clock, gameClock, longDate, zoneName } from '../dates.ts';
import { ATTACHED, type Enclosed, footOf, linkOf } from '../enclosed.ts';
import { audienceName, HEAD, rollParts, sourceHashes } from '../ledger.ts';
import type { LedgerRoll, ReportModel } from '../model.ts';
import { noDeadline, ordersIn, turnHead } from '../subject.ts';
import { restInPdf, tellings } from '../tellings.ts';
import { type LetterWords, wordsOf } from '../words/words.ts';
import { chapterText, title } from './chapter.ts';
import { type Page, page, plain } from './page.ts';

export function renderReportText(model: ReportModel, enclosed: Enclosed = ATTACHED): string {
  const words = wordsOf(model.language);
  const { story } = model;
  const sheet = page();
  head(sheet, model, words);
  if (story.plan) {
    title(sheet, words.whereWeStand);
    numbered(sheet, story.plan.stand);
    for (const one of chaptersOn(story.chapters, 'call')) chapterText(sheet, one, words);
    form(sheet, model, words);
  }
  for (const { head, told, chapters } of tellings(model, words, enclosed)) {
    title(sheet, head, words.colon, told.title);
    numbered(sheet, told.summary);
    for (const one of chapters) chapterText(sheet, one, words);
  }
  if (!story.plan) form(sheet, model, words);
  if (enclosed.pdf === 'attached') proof(sheet, model, words);
  else for (const one of [model.before, model]) if (one) record(sheet, one, words);
  if (enclosed.pdf === 'unwanted' || enclosed.pdf === 'too-large') {
    sheet.line();
    sheet.prose(plain(footOf(enclosed, words)));
    const link = linkOf(enclosed);
    if (link !== null) sheet.line(link);
  }
  return sheet.text();
}

function head(sheet: Page, model: ReportModel, words: LetterWords): void {
  const { story, deadline, next: open } = model;
  sheet.line(words.replyLine);
  sheet.line();
  sheet.line(`${plain(model.game.label).toUpperCase()}  ${turnHead(model, words)}`);
  sheet.prose(`${story.game} · ${story.scenario}`);
  if (model.revision !== null) sheet.prose(plain(model.revision));
  sheet.line();
  const none = noDeadline(model);
  if (none !== null || open === null || deadline === null) {
    sheet.prose(none ?? words.nothingDueNote, `${(story.over ? words.over : words.due).toUpperCase()}  `);
    return;
  }
  const due = `${words.due.toUpperCase()}  `;
  sheet.prose(`${longDate(deadline.local, words)}, ${clock(deadline.local)}, ${zoneName(deadline.local, words)}`, due);
  const parts = story.plan ? [] : [words.ordersForTurn(ordersIn(open, words), open.printed)];
  const there = gameClock(deadline, words);
  const left = deadline.hours === null ? null : words.fromSending(deadline.hours);
  if (there !== null || left !== null)
    parts.push(`${[there, left].filter((part) => part !== null).join(words.pause)}.`);
  sheet.prose(parts.join(' '), ' '.repeat(due.length));
}

function numbered(sheet: Page, lines: readonly Words[]): void {
  lines.forEach((line, index) => {
    sheet.prose(plainWords(line), `${index + 1}. `);
  });
}

function form(sheet: Page, model: ReportModel, words: LetterWords): void {
  if (model.form.length === 0) return;
  title(sheet, words.form, '   ', words.formNote);
  for (const line of model.form) sheet.line(line);
  sheet.line();
  sheet.prose(words.formWays);
  if (model.orderPage !== undefined) {
    sheet.prose(words.orderPage);
    sheet.line(model.orderPage);
  }
  if (model.story.plan) sheet.prose(model.story.plan.silence);
  else for (const one of chaptersOn(model.story.chapters, 'form')) chapterText(sheet, one, words);
}

/** Where the whole stands, and by what this letter is found in the journal. */
function proof(sheet: Page, model: ReportModel, words: LetterWords): void {
  sheet.line();
  sheet.prose(`${words.head} ${model.record.head.slice(0, HEAD)}. ${restInPdf(model, words)}`);
}

function record(sheet: Page, model: ReportModel, words: LetterWords): void {
  const { ledger, keys, closed, commitments, source, head: tip, withdrawn } = model.record;
  const turn = model.turn.printed;
  title(sheet, words.ledger(turn));
  if (ledger.length === 0) sheet.line(`  ${words.noDice}`);
  rolls(sheet, ledger, words);
  for (const key of keys) hash(sheet, words.key(turn, audienceName(key, words)), key.hex);
  for (const key of closed) hash(sheet, words.closedKey(turn, audienceName(key, words)), key.hash);
  for (const promise of commitments) hash(sheet, words.commitment(promise.printed), promise.hex);
  for (const { label, hex } of sourceHashes(source, words)) hash(sheet, label, hex);
  hash(sheet, words.head, tip);
  sheet.prose(words.verify(model.game.id));
  for (const run of withdrawn) {
    title(sheet, words.withdrawn(run.run, plain(run.by)));
    sheet.prose(plain(run.reason), '  ');
    rolls(sheet, run.ledger, words);
    for (const key of run.keys) hash(sheet, words.key(turn, audienceName(key, words)), key.hex);
  }
}

export function rolls(sheet: Page, ledger: readonly LedgerRoll[], words: LetterWords): void {
  for (const roll of ledger) {
    const { face, place } = rollParts(roll, words);
    sheet.prose(place, `  ${face}  `, '     ');
  }
}

function hash(sheet: Page, label: string, hex: string): void {
  sheet.prose(label);
  sheet.line(`  ${hex}`);
}
