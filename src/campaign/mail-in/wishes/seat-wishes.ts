/** All that a mail from a seat may ask beside its orders, each with the letters that answer it. */
import type { Act } from '../../../orders/types.ts';
import type { NoticeFacts } from '../../../reports/index.ts';
import type { DeadlineRow } from '../../../store/deadlines.ts';
import { keepPress } from '../../../store/press.ts';
import { changeSeat } from '../../../store/seats.ts';
import { type Asked, questionOf } from '../../../table/asking.ts';
import { answersWithOrders } from '../../../table/draft.ts';
import { codesIn } from '../../house/codes.ts';
import { deadlineFor } from '../../house/time.ts';
import type { Press } from '../../letters/press.ts';
import { phraseWish } from '../../turn/seeding.ts';
import { answerLetter, readerIn } from '../seat/answer-letter.ts';
import { absenceWish } from './absence-wish.ts';
import { historyAsked, sendReport } from './history.ts';
import { formWish, pdfWish } from './post-wishes.ts';
import { senderWish } from './sender-wishes.ts';
import { weightyWords } from './weighty.ts';
import { type Asking, answeredBy, type Heard, type Wish } from './wish.ts';
import { answerActs, wishesOf } from './wishes.ts';

/** A mail from a seat, with what is open; null once the game is over. */
type Hearing = Heard & { readonly deadline: DeadlineRow | null };

/** What can be asked of any game, or of one in play alone. */
type Asker =
  | { readonly of: 'any'; readonly wish: (hearing: Hearing, press: Press) => Wish | Promise<Wish> }
  | { readonly of: 'play'; readonly wish: (asking: Asking, press: Press) => Wish | Promise<Wish> };

/** In the order in which they are written. */
const WISHES: readonly Asker[] = [
  { of: 'any', wish: ownWish },
  { of: 'play', wish: questionWish },
  { of: 'any', wish: historyWish },
  { of: 'any', wish: senderWish },
  { of: 'any', wish: (hearing) => formWish(answering(hearing), hearing.made.reading.acts) },
  { of: 'any', wish: (hearing) => pdfWish(answering(hearing), hearing.made.reading.acts) },
  { of: 'play', wish: weightyWish },
  { of: 'any', wish: pressWish },
  { of: 'play', wish: absenceWish },
];

export async function seatWishes(asking: Asking, press: Press): Promise<Wish[]> {
  const wishes: Wish[] = [];
  for (const { wish } of WISHES) wishes.push(await wish(asking, press));
  return wishes;
}

/** What can still be asked of a game that is over. */
export async function wishesAfterEnd(heard: Heard, press: Press): Promise<Wish[]> {
  const hearing = { ...heard, deadline: null };
  const wishes: Wish[] = [];
  for (const { of, wish } of WISHES) if (of === 'any') wishes.push(await wish(hearing, press));
  return wishes;
}

/** STATUS, HELP, LANGUAGE, TIMEZONE. */
function ownWish(asking: Hearing, { passed }: Press): Wish {
  const { house, loaded, seat, made } = asking;
  const wishes = wishesOf(made.reading, loaded.record.game);
  const letters = answerActs({ ...asking, passed, now: house.clock() }, wishes).map(({ about, to, notice, facts }) =>
    answerLetter(house, asking, readerIn(to), { notice, facts, about }),
  );
  const isChange = Object.keys(wishes.seat).length > 0;
  return answeredBy(letters, isChange ? (tx) => changeSeat(tx, seat.game, seat.seat, wishes.seat) : null);
}

/** The question that is open: how its answer was taken, or the choice again. */
function questionWish(asking: Asking, { passed }: Press): Wish {
  // Words for the umpire answer nothing; the acknowledgement says so, and that the choice is open, as it tells of an answer beside orders.
  if (passed?.isAlone || answersWithOrders(asking.made)) return answeredBy([]);
  const { house, seat } = asking;
  const put = questionFor(asking);
  const unsaid = put?.unsaid?.filter(({ line }) => !passed?.lines.includes(line)) ?? [];
  const facts = put && { ...put, unsaid, ...(passed?.prose && { passedTo: passed.umpire }) };
  return answeredBy(facts ? [answerLetter(house, asking, readerIn(seat), { notice: 'question', facts })] : []);
}

function questionFor({
  loaded,
  deadline,
  others,
  changesUntil,
  books,
  seat,
  message,
  made,
}: Asking): NoticeFacts['question'] | null {
  if (made.questions.length === 0 || made.drafted.refusal !== null) return null;
  const book = books.get(seat.seat);
  const asked: Asked = {
    seat: seat.seat,
    language: seat.language,
    label: loaded.row.label,
    deadline: deadlineFor(deadline, seat.zone, message.receivedAt),
    writer: seat.name ?? '',
    isLast: others.length === 0 && changesUntil === null,
    answers: book?.call === deadline.call ? book.replies : {},
  };
  const put = questionOf(loaded.record, loaded.stood, asked, made);
  const says = made.questions.some(({ reply }) => reply !== null) || (put?.wrong.length ?? 0) > 0;
  return says || wishesOf(made.reading, loaded.record.game).status ? put : null;
}

/** RESEND, HISTORY. */
async function historyWish(heard: Heard): Promise<Wish> {
  const { house, loaded, seat, made } = heard;
  const { notice, again } = await historyAsked(house.store.db, loaded, seat, made.reading.acts, house.clock());
  const letters = notice && [answerLetter(house, heard, readerIn(seat), { notice: 'history', facts: notice })];
  if (again.length === 0) return answeredBy(letters ?? []);
  return {
    letters: letters ?? [],
    isAnswered: true,
    write: async (tx, mute) => {
      for (const turn of mute ? [] : again) await sendReport(house, tx, loaded, seat, turn);
    },
  };
}

const answering = (heard: Heard) => ({ ...heard, label: heard.loaded.row.label });

/** A CONFIRM whose code has opened something already asks for nothing more. */
function weightyActs({ made, confirmed }: Asking): readonly Act[] {
  const { acts } = made.reading;
  const isSpent = ({ verb, args }: Act): boolean =>
    verb === 'confirm' && codesIn(`CONFIRM ${args.join(' ')}`, 'confirm').length > 0;
  return confirmed ? acts.filter((act) => !isSpent(act)) : acts;
}

/** PHRASE, RESIGN, SURRENDER, draws; and what the mail writes into the journal besides. */
async function weightyWish(asking: Asking, { entries }: Press): Promise<Wish> {
  const { house, message, mail, made } = asking;
  const said = { ...asking, message: message.id, inReplyTo: mail.messageId };
  const phrase = phraseWish(house, { ...said, entries }, made.reading);
  const saying = { ...said, entries: [...entries, ...phrase.entries] };
  const { write, ...weighty } = await weightyWords(house, saying, weightyActs(asking));
  const letters = [...phrase.letters, ...weighty.letters];
  return {
    letters,
    isAnswered: weighty.isAnswered ?? letters.length > 0,
    write:
      (phrase.write ?? write) &&
      (async (tx) => {
        await phrase.write?.(tx);
        await write?.(tx);
      }),
  };
}

/** What is passed on to others answers nobody. */
function pressWish(_heard: Heard, { letters, kept }: Press): Wish {
  return { letters, isAnswered: false, write: kept.length === 0 ? null : (tx) => keepPress(tx, kept) };
}
