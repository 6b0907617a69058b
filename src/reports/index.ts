/** Letters: a turn's report, the answer to an order mail, and every other mail we owe someone. */
import type { Language } from '../engine/contract.ts';
import { type AcknowledgementModel, acknowledgementSubject } from './acknowledgement.ts';
import { clock, type LocalTime, longDate, shortDate } from './dates.ts';
import { acknowledgementHtml } from './html/acknowledgement.ts';
import { noticeHtml } from './html/notice.ts';
import { type NoticeFacts, type NoticeKind, noticeSheet } from './notice.ts';
import { acknowledgementText } from './text/acknowledgement.ts';
import { noticeText } from './text/notice.ts';
import { type LetterWords, wordsOf } from './words/words.ts';

export { type AcknowledgedLine, type AcknowledgementModel, wrongLines } from './acknowledgement.ts';
export type { Deadline, LocalTime } from './dates.ts';
export type { Enclosed } from './enclosed.ts';
export { renderReportHtml } from './html/report.ts';
export type { AskedNow, Late } from './late.ts';
export {
  type Audience,
  type Envelope,
  type KeySource,
  type LedgerRoll,
  type ReportModel,
  renderReportJson,
  reportModel,
  type WithdrawnRun,
} from './model.ts';
export type { NoticeFacts, NoticeKind } from './notice.ts';
export { drawPicture, PICTURE_WIDTH, type Picture, reportPictures } from './pictures.ts';
export type { PutByLetter } from './question.ts';
export { senderWords } from './sender.ts';
export { questionAlone, reportSubject, turnAsked } from './subject.ts';
export { renderReportText } from './text/report.ts';
export { renderWhy, type WhyModel, type WhyQuestion } from './text/why.ts';
export type { UmpireWords } from './words/words.ts';

/** A mail ready to be sent: subject and both bodies. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** The answer to an order mail. */
export function renderAcknowledgement(model: AcknowledgementModel): Letter {
  return { subject: acknowledgementSubject(model), text: acknowledgementText(model), html: acknowledgementHtml(model) };
}

/** Any other letter: invitation, take-over, start, notice, help, status, sender, refused, reminder, press, confirm, umpire. */
export function renderNotice<K extends NoticeKind>(kind: K, facts: NoticeFacts[K], language: Language): Letter {
  const sheet = noticeSheet(kind, facts, language);
  return { subject: sheet.subject, text: noticeText(sheet, wordsOf(language)), html: noticeHtml(sheet, language) };
}

/** A moment in a sentence: `Sun 22 Nov 20:00 (London)`. */
export function momentWords(time: LocalTime, language: Language): string {
  return `${shortDate(time, wordsOf(language))} ${clock(time)} (${wordsOf(language).zone(time.zone)})`;
}

/** Wall times of a week in a sentence: `Wednesday 21:00, Sunday 21:00`. */
export function weekWords(times: readonly LocalTime[], language: Language): string {
  const { weekdays } = wordsOf(language);
  return times.map((time) => `${weekdays[time.weekday - 1]} ${clock(time)}`).join(', ');
}

/** A day in a sentence: `Thursday 24 December 2026`. */
export function dayWords(time: LocalTime, language: Language): string {
  return longDate(time, wordsOf(language));
}

/** Words of letters whose paragraphs are put together where their facts are known. */
export function letterWords(language: Language): LetterWords['letters'] {
  return wordsOf(language).letters;
}
