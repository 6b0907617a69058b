/** A mail from a seat: its orders, messages and wishes judged against the open call, and all that answers them. */
import { senderWords } from '../../../reports/index.ts';
import type { BookRow } from '../../../store/books.ts';
import type { DeadlineRow } from '../../../store/deadlines.ts';
import type { GameRow } from '../../../store/games.ts';
import type { HoldRow } from '../../../store/holds.ts';
import { invitationByToken } from '../../../store/invitations.ts';
import type { MessageRow } from '../../../store/messages.ts';
import type { PostRow } from '../../../store/posts.ts';
import type { Outcome } from '../../../store/schema.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { repliesIn, type SeatDraft } from '../../../table/draft.ts';
import type { House } from '../../house/house.ts';
import { gameAtHand } from '../../house/load-game.ts';
import type { GameAtHand } from '../../house/loaded-game.ts';
import type { Press } from '../../letters/press.ts';
import { readInvitation } from '../invited/read-answer.ts';
import type { Decided } from '../outcome.ts';
import type { Pile } from '../pile.ts';
import type { Received } from '../received.ts';
import { type Refusal, refuse } from '../refuse.ts';
import { seatWishes } from '../wishes/seat-wishes.ts';
import type { More } from '../wishes/wish.ts';
import { type Asking, allOf, type Wish } from '../wishes/wish.ts';
import { isAcknowledged } from './acknowledged.ts';
import type { Affairs } from './affairs.ts';
import { readAfterEnd } from './after-end.ts';
import { acknowledgement } from './answer-letter.ts';
import { judge } from './judge.ts';
import { changesUntil, nextBook, othersWaitedFor } from './keep-book.ts';
import { askedNow, lateFor } from './late.ts';
import { mustWait, type Round } from './rounds.ts';

/** How a mail came to be read. */
export interface Admitted {
  /** It was held, and let in since. */
  released: boolean;
  /** What it confirmed besides, written with the rest. */
  write: More | null;
}

/**
 * Judges the mail and decides what follows. Null: it must wait, because its game is being resolved or its seat has
 * written too much.
 */
export async function readSeatMail(
  house: House,
  pile: Pile,
  received: Received,
  seat: SeatedRow,
  admitted: Admitted,
): Promise<Outcome | null> {
  const { message, mail } = received;
  const affairs = (await pile.affairs(seat.game)) as Affairs;
  const { row, hold, deadline } = affairs;
  if (row.status === 'inviting') return pile.alone(row.id, () => readAnswer(house, received, seat));
  const closed = closedReason(row, hold);
  const refused = (refusal: Refusal) => pile.alone(row.id, () => refuse(house, received, seat, refusal));
  if (closed?.code === 'game-over') return readAfterEnd(house, pile, received, seat, admitted.write);
  if (closed !== null) return refused(closed);
  const loaded = await gameAtHand(house, row);
  if (deadline === null || deadline.lockedAt !== null) return null;
  const post = affairs.posts.get(seat.seat) as PostRow;
  if (await mustWait(house, message.id, seat, post, deadline)) return null;
  const late = lateReason(message, deadline, loaded, seat, affairs.books.get(seat.seat), admitted);
  if (late !== null) return refused({ ...late, ...nextFor(deadline, loaded, seat, house.clock()) });

  const { heard, press } = await judge(house, pile, received, {
    ...{ affairs, loaded, seat },
    onFile: onFileOf(affairs.books.get(seat.seat), deadline),
    confirmed: admitted.write !== null,
  });
  const others = othersWaitedFor(house, affairs, deadline, seat.seat);
  const asking: Asking = {
    ...heard,
    deadline,
    others,
    changesUntil: changesUntil(house, affairs, deadline, heard.made),
  };
  const wishes = await seatWishes(asking, press);
  const decided = decidedOn(asking, wishes, affairs, press);
  const round = { mail, post, letters: pile.letters, says: saidIn(asking.made) };
  return pile.decide(message, { ...decided, round }, allOf([...wishes, { write: admitted.write }]));
}

/** What becomes of the seat's book, and the letters that answer: an acknowledgement of orders, or of what asks nothing. */
function decidedOn(asking: Asking, wishes: readonly Wish[], affairs: Affairs, { passed }: Press): Decided {
  const { made, deadline, seat } = asking;
  const { verdict, refusal } = made.drafted;
  const letters = wishes.flatMap((wish) => wish.letters);
  const needsAck = isAcknowledged(made) || !wishes.some(({ isAnswered }) => isAnswered);
  // Before the book is: it tells which one is replaced.
  const answers = needsAck ? [acknowledgement(asking, passed), ...letters] : letters;
  const counts = verdict === 'counts' || repliesIn(made) !== null;
  return {
    outcome: counts ? 'booked' : 'answered',
    game: seat.game,
    seat,
    facts: { verdict, refusal: refusal?.code ?? null },
    answers,
    judged: counts ? nextBook(asking, affairs) : { affairs, deadline, book: null, readyAt: affairs.readyAt },
  };
}

/** Whether the mail plays, or asks for something; null where it does neither. */
function saidIn({ reading, drafted, questions }: SeatDraft): Round['says'] {
  const hasOrders = drafted.lines.some(({ order }) => order !== null);
  if (hasOrders || questions.some(({ reply }) => reply !== null)) return 'play';
  return reading.acts.length > 0 || drafted.ordered ? 'talk' : null;
}

/** A mail to a seat of a game that has not begun: the answer of who was invited, or one that must wait. */
async function readAnswer(house: House, received: Received, seat: SeatedRow): Promise<Outcome | null> {
  const invitation = await invitationByToken(house.store.db, seat.token);
  return invitation ? readInvitation(house, received, invitation) : null;
}

const TOO_LATE =
  'The mail came after the call had closed. Nothing of it was taken: the orders that were in before it, or your ' +
  'standing orders, are played. The next letter says what is due then.';

/** Why a mail counts no more: it came too late, or was let in too late, or a later mail stands. */
function lateReason(
  message: MessageRow,
  deadline: DeadlineRow,
  loaded: GameAtHand,
  seat: SeatedRow,
  book: BookRow | undefined,
  { released }: Admitted,
): Refusal | null {
  if (!released) {
    const late = lateFor(message, deadline, loaded, seat, book);
    return late && { code: 'too-late', text: TOO_LATE, late };
  }
  const code = heldReason(message.receivedAt, deadline, book);
  return code === null ? null : { code, text: senderWords(seat.language).refusals[code] ?? code };
}

/** What is asked next, where a call is open; nothing is while one that has closed is being settled. */
function nextFor(deadline: DeadlineRow, loaded: GameAtHand, seat: SeatedRow, now: Date): Pick<Refusal, 'next'> {
  const next = askedNow(deadline, loaded, seat, now);
  return next === null ? {} : { next };
}

/** Why a mail that was held counts no more: its call has closed, or a later mail stands. */
function heldReason(at: Date, deadline: DeadlineRow, book: BookRow | undefined): string | null {
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
  numbered: book?.numbered ?? 0,
  ready: book?.call === deadline.call && book.ready,
  readyKept: book?.call === deadline.call && book.readyKept,
});
