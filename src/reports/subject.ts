/** Subjects and preview lines of reports: what a mailbox shows before the letter is opened. */
import { tracksIn } from '../engine/chapters.ts';
import { clock, type Deadline, shortDate } from './dates.ts';
import type { ReportModel } from './model.ts';
import { catalogues, type LetterWords, wordsOf } from './words/words.ts';

/** `[Savannah 7] British: movement orders, turn 17, by Wed 25 Nov 20:00`: game, seat, kind, turn, time. */
export function seatSubject(label: string, seat: string, what: string, words: LetterWords): string {
  return `[${label}] ${seat}${words.colon}${what}`;
}

/** What is asked, of which turn, until when: no two calls of a seat are called the same. */
export function asking(orders: string, turn: number, deadline: Deadline | null, words: LetterWords): string {
  const when = deadline === null ? null : `${shortDate(deadline.local, words)} ${clock(deadline.local)}`;
  return words.subject.asks(orders, turn, when);
}

/** Of what a question says, no more than it asks: a subject line has little room. */
export function questionAlone(asks: string): string {
  return asks.slice(0, asks.indexOf('?') + 1) || asks;
}

/** The turn whose orders a subject of ours asks for, in an answer to it in any language; null where it asks for none. */
export function turnAsked(subject: string, label: string): number | null {
  if (!subject.includes(`[${label}]`)) return null;
  for (const words of Object.values(catalogues)) {
    const [before = '', behind = ''] = words.subject.asks('', ANY_TURN, '').split(String(ANY_TURN));
    const at = subject.lastIndexOf(before);
    const turn = /^\d{1,4}/u.exec(subject.slice(at + before.length))?.[0] ?? '';
    if (at >= 0 && turn !== '' && subject.startsWith(behind, at + before.length + turn.length)) return Number(turn);
  }
  return null;
}

const ANY_TURN = 7777;

/** What heads a letter: what it asks, else its turn, and the next where that is the one that orders are for. */
export function turnHead({ turn, next, seat, story }: ReportModel, words: LetterWords): string {
  if (story.plan && next !== null)
    return `${seat.name}${words.colon}${asking(ordersIn(next, words), next.printed, null, words)}`;
  if (next === null || next.printed === turn.printed) return words.turnAndSeat(turn.printed, seat.name);
  return words.turnAndNext(turn.printed, next.printed, seat.name);
}

/** Over what a letter tells: whose head says what it asks names the turn here. */
export function toldHead({ story, turn }: ReportModel, words: LetterWords): string {
  if (story.opening) return words.theGame;
  return story.plan ? words.whatHappenedIn(turn.printed) : words.whatHappened;
}

/**
 * A letter that asks is called by what it asks, also where it tells of the turn before first: whoever answers it answers
 * that call, and no mail program lays it beside a letter that only tells.
 */
export function reportSubject(model: ReportModel): string {
  const words = wordsOf(model.language);
  const { game, seat, next, story, turn, deadline } = model;
  const what = story.over
    ? words.subject.over(turn.printed)
    : next === null
      ? words.subject.happened(turn.printed)
      : asking(ordersIn(next, words), next.printed, deadline, words);
  return seatSubject(game.label, seat.name, what, words);
}

/** `movement orders` */
export const ordersIn = ({ orders, call }: NonNullable<ReportModel['next']>, words: LetterWords): string =>
  orders ?? words.ordersOf(call);

/** `Spring Hill held. British 15 High (was 14). Orders by Sun 22 Nov 20:00.`: result, a level that changed, deadline. */
export function preview(model: ReportModel): string {
  const words = wordsOf(model.language);
  const { chapters, title } = model.story;
  const moved = tracksIn(chapters).filter((track) => track.value !== track.was);
  const told = moved.find((track) => track.side === model.seat.side) ?? moved[0];
  const parts = [title];
  if (told !== undefined) parts.push(`${told.name} ${told.value} ${told.level} (${words.was(told.was)})`);
  const last = dueInBrief(model);
  parts.push(last.charAt(0).toUpperCase() + last.slice(1));
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** Why nothing is due, or that orders are open without a time; null when there is a deadline. */
export function noDeadline(model: ReportModel): string | null {
  const words = wordsOf(model.language);
  const { deadline, next, story } = model;
  if (story.over) return words.gameOverNote;
  if (next === null) return model.chooses ? words.choiceDueNote : words.nothingDueNote;
  return deadline === null ? words.areOpenNote(ordersIn(next, words), next.printed) : null;
}

/** `orders by Sun 22 Nov 20:00`, `orders open`, `the game is over` */
export function dueInBrief(model: ReportModel): string {
  const words = wordsOf(model.language);
  const { deadline, next, story } = model;
  if (story.over) return words.gameIsOver;
  if (next === null) return model.chooses ? words.choiceDue : words.nothingDue;
  if (deadline === null) return words.areOpen(ordersIn(next, words));
  return words.ordersBy(`${shortDate(deadline.local, words)} ${clock(deadline.local)}`);
}
