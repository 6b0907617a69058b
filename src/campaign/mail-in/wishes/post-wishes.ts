/** What a seat wishes of its letters, their form or the PDF of the last; and what it is told. */
import { decode, encode } from '../../../engine/canonical.ts';
import { DataBroken } from '../../../engine/errors.ts';
import type { Act } from '../../../orders/types.ts';
import { letterWords, type NoticeFacts } from '../../../reports/index.ts';
import { wordsOf } from '../../../reports/words/words.ts';
import { type OwedLetter, reportsOf } from '../../../store/outbox.ts';
import { changeLetterForm, letterFormOf } from '../../../store/posts.ts';
import { type SeatedRow, seatsOf } from '../../../store/seats.ts';
import { type House, transact } from '../../house/house.ts';
import type { AnswerFacts } from '../../letters/answers.ts';
import { answerLetter, readerIn } from '../seat/answer-letter.ts';
import { changeIn, KNOWN_SETTINGS, settingIn, toldOf } from './letter-settings.ts';
import { answeredBy, type Heard, type Wish } from './wish.ts';

/** The mail to answer; `label`: of its game. */
interface Answering extends Pick<Heard, 'house' | 'message' | 'mail' | 'seat'> {
  readonly label: string;
}

/** What the acts of a mail change about its seat's letters, and the answer that tells how they come from now on. */
export async function formWish(answering: Answering, acts: readonly Pick<Act, 'verb' | 'args'>[]): Promise<Wish> {
  const { house, seat, label } = answering;
  const change = changeIn(acts);
  if (Object.keys(change).length === 0) return answeredBy([]);
  const words = letterWords(seat.language).post.form;
  const { colon } = wordsOf(seat.language);
  const form = { ...(await letterFormOf(house.store.db, seat.game, seat.seat)), ...change };
  const text = [
    ...toldOf(words, form, house.post.mostBytes),
    words.change,
    ...words.forms.map(([form, means]) => `${form}${colon}${means}`),
  ];
  const facts = noticeOf(seat, label, words.title, text);
  const letter = answerLetter(house, answering, readerIn(seat), { notice: 'notice', facts, about: 'form' });
  return answeredBy([letter], (tx) => changeLetterForm(tx, seat.game, seat.seat, change));
}

/** RESEND PDF. */
export async function pdfWish(answering: Answering, acts: readonly Act[]): Promise<Wish> {
  return answeredBy(acts.some(({ verb }) => verb === 'pdf') ? [await pdfLetter(answering)] : []);
}

/** The PDF of the seat's last letter that has one, alone: a report, or a call in the middle of a turn. */
async function pdfLetter(answering: Answering): Promise<OwedLetter> {
  const { house, seat, label } = answering;
  const words = letterWords(seat.language).post.pdf;
  // One that waits for the umpire, or went to whoever sat here before, is not the seat's.
  const report = (await reportsOf(house.store.db, seat.game, seat.seat, ['report', 'call'])).findLast(
    ({ status, recipient }) => status === 'sent' && recipient?.toLowerCase() === seat.address?.toLowerCase(),
  );
  // A letter that tells of one turn asks for the next: its PDF is called by neither.
  const facts = noticeOf(seat, label, report ? words.title : words.noneTitle, [report ? words.text : words.none]);
  const letter = answerLetter(house, answering, readerIn(seat), { notice: 'notice', facts, about: 'pdf' });
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
  const change = settingIn(setting);
  if (change === null) throw new DataBroken('setting-unknown', { setting, known: [...KNOWN_SETTINGS] });
  if (!(await seatsOf(house.store.db, game)).some((one) => one.seat === seat))
    throw new DataBroken('no-such-seat', { game, seat });
  await transact(house, (tx) => changeLetterForm(tx, game, seat, change));
}
