/** A mail from a seat: its orders, messages and wishes judged against the open call, and all that answers them. */
import type { ReadMail } from '../../mail/reading/readMail.ts';
import { orderText } from '../../mail/reading/readMail.ts';
import { type NoticeFacts, senderWords } from '../../reports/index.ts';
import { type BookRow, newestBooks } from '../../store/books.ts';
import { type DeadlineRow, deadlineOf } from '../../store/deadlines.ts';
import { type GameRow, gameOf } from '../../store/games.ts';
import { type HoldRow, holdOf } from '../../store/holds.ts';
import { invitationByToken } from '../../store/invitations.ts';
import type { MessageRow } from '../../store/messages.ts';
import { findByMessageId } from '../../store/outbox.ts';
import type { PostRow } from '../../store/posts.ts';
import { keepPress } from '../../store/press.ts';
import type { Outcome, Tx } from '../../store/schema.ts';
import { changeSeat, findPerson, type SeatedRow, seatsOf } from '../../store/seats.ts';
import { type Asked, questionOf } from '../../table/asking.ts';
import { draft, repliesIn, type SeatDraft } from '../../table/draft.ts';
import type { Standing } from '../../table/stage.ts';
import { lastMoment } from '../grace.ts';
import { historyAsked, sendReport } from '../history.ts';
import type { House } from '../house.ts';
import { readInvitation } from '../joining/read-answer.ts';
import { phraseWish } from '../joining/seeding.ts';
import { gameAtHand, type LoadedGame } from '../load-game.ts';
import { optionsOf } from '../options.ts';
import type { CourseFacts } from '../owe-letters.ts';
import { postWishes } from '../post-wishes.ts';
import { relayed } from '../press.ts';
import { deadlineFor } from '../time.ts';
import { answerActs, wishesOf } from '../wishes.ts';
import { absenceWish } from './absence-wish.ts';
import { acknowledgement, answerLetter } from './answer-letter.ts';
import { keepBook, stillStands } from './keep-book.ts';
import { type Decided, writeOutcome } from './outcome.ts';
import { refuse } from './refuse.ts';
import { weightyWords } from './weighty.ts';
import { senderWishes } from './sender-wishes.ts';
import { mustWait } from './rounds.ts';

/** How a mail came to be read. */
export interface Admitted {
  /** It was held, and let in since. */
  released: boolean;
  /** What it confirmed besides, written with the rest. */
  write: ((tx: Tx) => Promise<void>) | null;
}

/**
 * Judges the mail and writes what follows. Null: it must wait, because its game is being resolved. Throws TryAgain when
 * the game moved on meanwhile.
 */
export async function readSeatMail(
  house: House,
  message: MessageRow,
  mail: ReadMail,
  { post: noted, ...seat }: SeatedRow & { post: PostRow },
  admitted: Admitted,
): Promise<Outcome | null> {
  const { db } = house.store;
  const row = await gameOf(db, seat.game);
  if (row.status === 'inviting') {
    const invitation = await invitationByToken(db, seat.token);
    return invitation ? readInvitation(house, message, mail, invitation) : null;
  }
  const hold = await holdOf(db, seat.game);
  const closed = closedReason(row, hold);
  if (closed !== null) return refuse(house, message, mail, seat, closed.code, closed.text);
  const loaded = await gameAtHand(house, row);
  const deadline = await deadlineOf(db, seat.game);
  if (deadline === null || deadline.lockedAt !== null) return null;
  if (await mustWait(house, message.id, seat, noted, deadline)) return null;
  if (!admitted.released && isTooLate(message, deadline, loaded))
    return refuse(house, message, mail, seat, 'too-late', TOO_LATE);
  const books = await newestBooks(db, seat.game);
  const late = admitted.released ? lateReason(message.receivedAt, deadline, books.get(seat.seat)) : null;
  if (late !== null) return refuse(house, message, mail, seat, late, senderWords(seat.language).refusals[late] ?? late);
  const answersTurn = await turnCalledBy(house, mail);
  const { stood } = loaded;
  const onFile = onFileOf(books.get(seat.seat), deadline);
  const read = draft(loaded.record, stood, seat.seat, orderText(mail), onFile, answersTurn);
  const seats = await seatsOf(db, seat.game);
  const { umpire, label } = loaded.row;
  const judge = umpire === null ? undefined : await findPerson(db, umpire);
  const press = relayed(house, message.id, loaded, seat, seats, judge, read.drafted);
  const made: SeatDraft = { ...read, drafted: press.drafted };
  const wishes = wishesOf(made.reading);
  const answered: SeatedRow = { ...seat, ...wishes.seat };
  const told = { loaded, deadline, books, seats, seat: answered, made, now: house.clock() };
  const notices = answerActs(told, wishes).map(({ about, to, notice, facts }) =>
    answerLetter(house, message, mail, to, notice, facts, to.language, null, about),
  );
  const put = questionFor(loaded, stood, deadline, books, answered, message.receivedAt, made, wishes.status);
  if (put) notices.push(answerLetter(house, message, mail, answered, 'question', put, answered.language, null));
  const asked = senderWishes(house, message, seat, made.reading);
  notices.push(...asked.letters);
  const post = await postWishes(house, message, mail, answered, label, made.reading.acts);
  notices.push(...post.letters);
  const history = await historyAsked(db, loaded, answered, made.reading.acts);
  if (history.notice)
    notices.push(answerLetter(house, message, mail, answered, 'history', history.notice, answered.language, null));
  const said = { message: message.id, inReplyTo: mail.messageId, loaded, deadline, seat: answered };
  const phrase = phraseWish(house, { ...said, entries: press.entries }, made.reading);
  notices.push(...phrase.letters);
  const saying = { ...said, seats, entries: [...press.entries, ...phrase.entries] };
  const weighty = await weightyWords(house, saying, made.reading.acts);
  notices.push(...weighty.letters);
  const absence = absenceWish({ house, message, mail, loaded, seat: answered, seats }, made.reading);
  const isSilent = notices.length === 0 && !weighty.isAnswered && !absence.isAsked && history.again === null;
  const needsAck = made.drafted.ordered || isSilent;
  const answers = needsAck
    ? [acknowledgement(house, message, mail, loaded, deadline, books, answered, made), ...notices, ...press.letters]
    : [...notices, ...press.letters];
  const replied = repliesIn(made);
  const counts = made.drafted.verdict === 'counts' || replied !== null;
  const decided: Decided = {
    outcome: counts ? 'booked' : 'answered',
    game: seat.game,
    seat,
    facts: { verdict: made.drafted.verdict, refusal: made.drafted.refusal?.code ?? null },
    answers,
    round: { mail, post: noted, understood: made.reading.acts.length > 0 || made.drafted.ordered || replied !== null },
  };
  return writeOutcome(house, message, decided, async (tx, mute) => {
    await stillStands(tx, loaded, deadline);
    if (Object.keys(wishes.seat).length > 0) await changeSeat(tx, seat.game, seat.seat, wishes.seat);
    if (history.again !== null && !mute) await sendReport(house, tx, loaded, seat, history.again);
    if (counts) await keepBook(house, tx, message, deadline, seat, made, replied, seats);
    await asked.write(tx);
    await phrase.write?.(tx);
    await post.write(tx);
    await weighty.write(tx);
    await keepPress(tx, press.kept);
    await admitted.write?.(tx);
    await absence.write(tx, mute);
  });
}

const TOO_LATE =
  'The mail came after the call had closed. Nothing of it was taken: the orders that were in before it, or your ' +
  'standing orders, are played. The next letter says what is due then.';

/** Whether a mail came after the last moment of the open call, or between the close of the call before and its opening. */
function isTooLate(
  { receivedAt }: MessageRow,
  deadline: DeadlineRow,
  { row, record }: Pick<LoadedGame, 'row' | 'record'>,
): boolean {
  if (receivedAt > lastMoment(deadline, optionsOf(row))) return true;
  return receivedAt < deadline.openedAt && record.entries.some(({ content }) => content.kind === 'lock');
}

/** What a mail is told of the question that is open: how its answer was taken, or the choice again. */
function questionFor(
  { row, record }: LoadedGame,
  stood: Standing,
  deadline: DeadlineRow,
  books: ReadonlyMap<string, BookRow>,
  seat: SeatedRow,
  received: Date,
  made: SeatDraft,
  again: boolean,
): NoticeFacts['question'] | null {
  if (made.question === null || made.drafted.refusal !== null) return null;
  const book = books.get(seat.seat);
  const answer = book?.call === deadline.call ? book.replies[made.question.need.address] : undefined;
  const asked: Asked = {
    seat: seat.seat,
    language: seat.language,
    label: row.label,
    deadline: deadlineFor(deadline, seat.zone, received),
    ...(answer !== undefined && { answer }),
  };
  const put = questionOf(record, stood, asked, made);
  const says = made.question.reply !== null || (put?.wrong.length ?? 0) > 0;
  return says || again ? put : null;
}

/** Why a mail that was held counts no more: its call has closed, or a later mail stands. */
function lateReason(at: Date, deadline: DeadlineRow, book: BookRow | undefined): string | null {
  if (at < deadline.openedAt) return 'held-too-late';
  const after = book?.call === deadline.call && book.receivedAt !== null && book.receivedAt > at;
  return after ? 'held-overtaken' : null;
}

/** Why nothing can be sent for the open call, whatever it is; null when it can. */
export function closedReason(
  { status, annulledBecause }: GameRow,
  hold: HoldRow | undefined,
): { code: string; text: string } | null {
  // Before all else: even that the game is over may be what waits.
  if (hold?.heldAt)
    return {
      code: 'turn-held',
      text: 'The turn is with the umpire; your letter comes when he has looked at it. Send the mail again then.',
    };
  if (annulledBecause !== null)
    return {
      code: 'game-annulled',
      text: 'The umpire has annulled the game: it does not count. Nothing is due any more.',
    };
  switch (status) {
    case 'over':
      return { code: 'game-over', text: 'The game is over. Nothing is due any more.' };
    case 'halted':
      return {
        code: 'game-halted',
        text: 'The game is halted for the umpire to look at. Send the mail again when play goes on.',
      };
    case 'paused':
      return { code: 'game-paused', text: 'The game is paused. Send the mail again when play goes on.' };
    default:
      return null;
  }
}

/** A seat's book as its next mail finds it. */
export const onFileOf = (book: BookRow | undefined, deadline: DeadlineRow) => ({
  orders: book?.call === deadline.call ? book.orders : null,
  standing: book?.standing ?? [],
  ready: book?.call === deadline.call && book.ready,
});

/** The turn that the letter called for which this mail answers; undefined when it answers none of ours. */
async function turnCalledBy(house: House, mail: ReadMail): Promise<number | undefined> {
  const ids = [...(mail.inReplyTo === null ? [] : [mail.inReplyTo]), ...mail.references.toReversed()];
  const row = await findByMessageId(house.store.db, ids.slice(0, 10));
  if (!row || (row.kind !== 'report' && row.kind !== 'call')) return undefined;
  return (JSON.parse(row.facts) as CourseFacts).opens ?? undefined;
}
