/** What a seat wishes of its letters by mail: FORMAT, REMINDERS, CALENDAR, RESEND PDF; and what it is told. */
import { decode, encode } from '../../../engine/canonical.ts';
import { DataBroken } from '../../../engine/errors.ts';
import { orderText, type ReadMail } from '../../../mail/reading/readMail.ts';
import { keyOf } from '../../../orders/fold.ts';
import { formatOf, switchOf } from '../../../orders/mail-words.ts';
import type { Act } from '../../../orders/types.ts';
import { letterWords, type NoticeFacts } from '../../../reports/index.ts';
import { wordsOf } from '../../../reports/words/words.ts';
import { calendarOf, wantCalendar } from '../../../store/calendars.ts';
import type { MessageRow } from '../../../store/messages.ts';
import { type OwedLetter, reportsOf } from '../../../store/outbox.ts';
import { changePost, type PostRow, postOf } from '../../../store/posts.ts';
import type { Tx } from '../../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../../store/seats.ts';
import { turnsOf } from '../../../store/turns.ts';
import { type House, transact } from '../../house/house.ts';
import { ORDER_WORDS } from '../../house/reading.ts';
import type { AnswerFacts } from '../../letters/answers.ts';
import { answerLetter } from '../seat/answer-letter.ts';

const MEBIBYTE = 1_048_576;

export interface PostWishes {
  letters: readonly OwedLetter[];
  /** Null where nothing changes. */
  write: ((tx: Tx) => Promise<void>) | null;
}

type Change = Partial<Pick<PostRow, 'format' | 'mostBytes' | 'reminders'>>;

/** What the acts of a mail change about its seat's letters. */
export async function postWishes(
  house: House,
  message: Pick<MessageRow, 'id'>,
  mail: Pick<ReadMail, 'messageId'>,
  seat: SeatedRow,
  label: string,
  acts: readonly Act[],
): Promise<PostWishes> {
  const change = changeIn(acts);
  const calendar = switchOf(acts.findLast(({ verb }) => verb === 'calendar')?.args[0] ?? '');
  const isPdf = acts.some(({ verb }) => verb === 'pdf');
  const isChange = Object.keys(change).length > 0 || calendar !== null;
  const letters = [
    ...(isChange ? [await formLetter(house, message, mail, seat, label, change, calendar)] : []),
    ...(isPdf ? [await pdfLetter(house, message, mail, seat, label)] : []),
  ];
  const write = async (tx: Tx) => {
    await changePost(tx, seat.game, seat.seat, change);
    if (calendar !== null) await wantCalendar(tx, seat.game, seat.seat, calendar);
  };
  return { letters, write: isChange ? write : null };
}

function changeIn(acts: readonly Act[]): Change {
  const change: Change = {};
  for (const { verb, args } of acts) {
    const form = verb === 'format' ? formatOf(args) : null;
    if (form) {
      change.format = form.format;
      change.mostBytes = form.megabytes === null ? null : Math.round(form.megabytes * MEBIBYTE);
    }
    const wanted = verb === 'reminders' ? switchOf(args[0] ?? '') : null;
    if (verb === 'unsubscribe') change.reminders = false;
    else if (wanted !== null) change.reminders = wanted;
  }
  return change;
}

/** How the seat's letters come from now on. */
async function formLetter(
  house: House,
  message: Pick<MessageRow, 'id'>,
  mail: Pick<ReadMail, 'messageId'>,
  seat: SeatedRow,
  label: string,
  change: Change,
  calendar: boolean | null,
): Promise<OwedLetter> {
  const words = letterWords(seat.language).post.form;
  const { colon } = wordsOf(seat.language);
  const { format, mostBytes, reminders } = { ...(await postOf(house.store.db, seat.game, seat.seat)), ...change };
  const isShown = calendar ?? (await calendarOf(house.store.db, seat.game, seat.seat)).wanted;
  const bytes = Math.min(mostBytes ?? house.post.mostBytes, house.post.mostBytes);
  const text = [
    words.formats[format],
    ...(format === 'full' ? [words.most(Math.round((bytes * 10) / MEBIBYTE) / 10)] : []),
    reminders ? words.reminders : words.noReminders,
    isShown ? words.calendar : words.noCalendar,
    words.change,
    ...words.forms.map(([form, means]) => `${form}${colon}${means}`),
  ];
  const facts = noticeOf(seat, label, words.title, text);
  return answerLetter(house, message, mail, seat, 'notice', facts, seat.language, null, 'form');
}

/** The PDF of the seat's last letter that has one, alone: a report, or a call in the middle of a turn. */
async function pdfLetter(
  house: House,
  message: Pick<MessageRow, 'id'>,
  mail: Pick<ReadMail, 'messageId'>,
  seat: SeatedRow,
  label: string,
): Promise<OwedLetter> {
  const words = letterWords(seat.language).post.pdf;
  // One that waits for the umpire, or went to whoever sat here before, is not the seat's.
  const report = (await reportsOf(house.store.db, seat.game, seat.seat, ['report', 'call'])).findLast(
    ({ status, recipient }) => status === 'sent' && recipient?.toLowerCase() === seat.address?.toLowerCase(),
  );
  const turns = report?.kind === 'report' ? await turnsOf(house.store.db, seat.game) : [];
  const turn = turns.findLast(({ ordinal }) => ordinal === report?.ordinal);
  const facts = noticeOf(seat, label, report ? words.title(turn?.printed ?? null) : words.noneTitle, [
    report ? words.text : words.none,
  ]);
  const letter = answerLetter(house, message, mail, seat, 'notice', facts, seat.language, null, 'pdf');
  if (!report) return letter;
  const answer: AnswerFacts = { ...decode<AnswerFacts>(letter.facts), pdf: report.purpose };
  return { ...letter, facts: encode(answer) };
}

function noticeOf(seat: SeatedRow, label: string, title: string, text: readonly string[]): NoticeFacts['notice'] {
  const by = letterWords(seat.language).house;
  const about = { game: { id: seat.game, label }, band: null };
  return { ...about, title, by, text, reason: null, deadline: null, commitments: [], head: null };
}

/** Changes a seat's letters from the console: `format=html`, `reminders=off`. Throws DataBroken naming what is known. */
export async function changeLetters(house: House, game: string, seat: string, setting: string): Promise<void> {
  const [, verb = '', value = ''] = /^(format|reminders)=(.*)$/u.exec(setting) ?? [];
  const act = { verb: verb as 'format' | 'reminders', line: 1, args: value.split(' '), numbers: [] };
  const change = changeIn([act]);
  if (Object.keys(change).length === 0)
    throw new DataBroken('setting-unknown', {
      setting,
      known: ['format=full', 'format=html', 'format=text', 'reminders=on', 'reminders=off'],
    });
  if (!(await seatsOf(house.store.db, game)).some((one) => one.seat === seat))
    throw new DataBroken('no-such-seat', { game, seat });
  await transact(house, (tx) => changePost(tx, game, seat, change));
}

const SUBJECTS = new Set(['unsubscribe reminders', 'desabonner rappels', 'cancelar recordatorios']);

/** Whether a mail asks by its subject for no more reminders, as programs write it from List-Unsubscribe, and orders nothing. */
export function unsubscribesBySubject(mail: Pick<ReadMail, 'subject' | 'newText' | 'lines'>): boolean {
  if (!SUBJECTS.has(keyOf(mail.subject))) return false;
  return orderText(mail)
    .split('\n')
    .every((line) => !ORDER_WORDS.couldBeOrder(line) || SUBJECTS.has(keyOf(line)));
}
