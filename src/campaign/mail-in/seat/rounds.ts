/**
 * How much mail of one seat is read and answered: a robot that bears no marks may write for ever, and must not be
 * answered for ever. Counters are debts that run down with time: each mail adds a share, and beyond the whole it waits.
 */
import { encode } from '../../../engine/canonical.ts';
import { sha256 } from '../../../engine/digest.ts';
import type { ReadMail } from '../../../mail/reading/readMail.ts';
import { messageIdOf } from '../../../mail/sender/address.ts';
import { letterWords } from '../../../reports/index.ts';
import type { DeadlineRow } from '../../../store/deadlines.ts';
import { gameOf } from '../../../store/games.ts';
import { waitWith } from '../../../store/messages.ts';
import { type AnsweredLetter, lettersAnswered, type OwedLetter, oweLetters } from '../../../store/outbox.ts';
import { type PostCount, type PostRow, postOf } from '../../../store/posts.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { type House, transact } from '../../house/house.ts';
import { localTime } from '../../house/time.ts';
import type { AnswerFacts } from '../../letters/answers.ts';
import { answeredIds, answersOurAnswer } from '../answered.ts';

const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
/** One of the rounds in a day in which somebody answered our answer and said nothing new. */
const IDLE_SHARE = DAY_MILLISECONDS / 4;
/** So many mails that play weigh as much as one that asks: a long turn takes a player dozens, and he must hear of each. */
const PLAYED_ROUNDS = 10;

/** A debt with one more share in it, all in milliseconds. */
function grown(debt: Date | null, now: Date, share: number): Date {
  return new Date(Math.max(debt?.getTime() ?? 0, now.getTime()) + share);
}

/** Whether one more share would be more than the whole. */
const isFull = (debt: Date | null, now: Date, whole: number, share: number): boolean =>
  debt !== null && debt.getTime() - now.getTime() > whole - share;

/** A mail as a round of an exchange. */
export interface Round {
  mail: Pick<ReadMail, 'inReplyTo' | 'references' | 'newText' | 'messageId'>;
  /** What was noted of its seat before, and letters of ours it may answer, where they are at hand. */
  post?: PostRow;
  letters?: ReadonlyMap<string, AnsweredLetter>;
  /** `play`: orders, or an answer to what is asked; `talk`: a thing one can ask; null: nothing that is understood. */
  says: 'play' | 'talk' | null;
}

export interface Weighed {
  /** The mail is read, and what it orders stands, but nobody is told. */
  mute: boolean;
  count: PostCount;
  /** Said once a day when answers end. */
  last: readonly OwedLetter[];
}

/** What the round does to the counters of its seat, and whether it is answered. */
export async function weigh(house: House, { game, seat, language }: SeatedRow, round: Round): Promise<Weighed> {
  const now = house.clock();
  const { mailsPerHour, answersPerDay } = house.post;
  const post = round.post ?? (await postOf(house.store.db, game, seat));
  const words = sha256(round.mail.newText.trim()).slice(0, 12);
  const isNew = round.says !== null && words !== post.lastWords;
  const isIdle = !isNew && (await isAnswerToAnswer(house, round));
  // Who has asked all he may in a day can play on for as much again.
  const plays = isNew && round.says === 'play';
  const [whole, share] = plays
    ? [2 * DAY_MILLISECONDS, DAY_MILLISECONDS / answersPerDay / PLAYED_ROUNDS]
    : [DAY_MILLISECONDS, DAY_MILLISECONDS / answersPerDay];
  const mute =
    isFull(post.answerDebt, now, whole, share) || (isIdle && isFull(post.idleDebt, now, DAY_MILLISECONDS, IDLE_SHARE));
  const count: PostCount = {
    game,
    seat,
    lastWords: words,
    readDebt: grown(post.readDebt, now, HOUR_MILLISECONDS / mailsPerHour),
    answerDebt: mute ? post.answerDebt : grown(post.answerDebt, now, share),
    idleDebt: isIdle && !mute ? grown(post.idleDebt, now, IDLE_SHARE) : post.idleDebt,
  };
  if (!mute) return { mute, count, last: [] };
  house.log.warn({ game, seat }, 'mail answered no more today');
  const { title, text } = letterWords(language).post.silence;
  return { mute, count, last: [await notice(house, { game, seat, language }, 'silence', title, text)] };
}

async function isAnswerToAnswer({ store }: House, { mail, letters }: Round): Promise<boolean> {
  return answersOurAnswer(mail, letters ?? (await lettersAnswered(store.db, answeredIds(mail))));
}

/**
 * Whether the mail must wait because too many came before it: until it would be within the limit. A call that closes does
 * not wait: then all is read. The seat is told once a day.
 */
export async function mustWait(
  house: House,
  message: string,
  { game, seat, language, zone }: SeatedRow,
  { readDebt }: PostRow,
  deadline: DeadlineRow | null,
): Promise<boolean> {
  const now = house.clock();
  const { mailsPerHour } = house.post;
  if (readDebt === null || !isFull(readDebt, now, HOUR_MILLISECONDS, HOUR_MILLISECONDS / mailsPerHour)) return false;
  if (deadline === null || (deadline.readyAt ?? deadline.dueAt) <= now || deadline.dueAt <= now) return false;
  const free = new Date(readDebt.getTime() - HOUR_MILLISECONDS + HOUR_MILLISECONDS / mailsPerHour);
  const until = free < deadline.dueAt ? free : deadline.dueAt;
  const { title, text } = letterWords(language).post.waiting;
  const { hour, minute } = localTime(until, zone);
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const letter = await notice(house, { game, seat, language }, 'waiting', title, text(mailsPerHour, time));
  await transact(house, async (tx) => {
    await waitWith(tx, message, until);
    await oweLetters(tx, [letter], now);
  });
  house.log.info({ message, game, seat, until }, 'mail waits');
  return true;
}

/** A notice of the house to a seat, owed once a day. */
async function notice(
  house: House,
  { game, seat, language }: Pick<SeatedRow, 'game' | 'seat' | 'language'>,
  about: string,
  title: string,
  text: readonly string[],
): Promise<OwedLetter> {
  const { label } = await gameOf(house.store.db, game);
  const purpose = `${about}/${game}/${seat}/${house.clock().toISOString().slice(0, 10)}`;
  const facts: AnswerFacts = {
    inReplyTo: null,
    kind: 'notice',
    notice: 'notice',
    language,
    facts: {
      game: { id: game, label },
      band: null,
      title,
      by: letterWords(language).house,
      text,
      reason: null,
      deadline: null,
      commitments: [],
      head: null,
    },
  };
  const messageId = messageIdOf(purpose, house);
  return { purpose, messageId, game, seat, kind: 'answer', facts: encode(facts), recipient: null };
}
