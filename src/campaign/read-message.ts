/**
 * T2: reads a stored mail: whose it is, what it says, what becomes of the seat's book. Outcome, book and answers are one
 * transaction, so a mail is read once however often it is tried.
 */
import { encode } from '../engine/canonical.ts';
import type { Json } from '../engine/contract.ts';
import { RecordBroken, RulesBroken, TryAgain } from '../engine/errors.ts';
import { type Envelope, orderText, type ReadMail, readMail } from '../mail/reading/readMail.ts';
import { messageIdOf } from '../mail/sender/address.ts';
import type { NoticeFacts, NoticeKind } from '../reports/index.ts';
import { addBook, type BookRow, newestBooks } from '../store/books.ts';
import { type DeadlineRow, deadlineOf, setReady } from '../store/deadlines.ts';
import { type GameRow, gameOf, lockGame } from '../store/games.ts';
import { addReading, findMessage, findReading, type MessageRow, refusalsSince } from '../store/messages.ts';
import { findByMessageId, oweLetters, type OwedLetter } from '../store/outbox.ts';
import type { Outcome, Tx } from '../store/schema.ts';
import { changeSeat, findPerson, type SeatedRow, seatByToken, seatsOf } from '../store/seats.ts';
import { acknowledgementOf } from '../table/acknowledgement.ts';
import { draft, repliesIn, type SeatDraft } from '../table/draft.ts';
import { type Asked, questionOf } from '../table/asking.ts';
import { type Standing, standing } from '../table/stage.ts';
import type { AnswerFacts } from './answers.ts';
import { haltGame } from './halt-game.ts';
import { type House, transact } from './house.ts';
import { type LoadedGame, loadGame } from './load-game.ts';
import type { CourseFacts } from './owe-letters.ts';
import { relayed } from './press.ts';
import { deadlineFor, localTime } from './time.ts';
import { answerActs, resendLast, wishesOf } from './wishes.ts';

/** What was decided in memory, to be written in one go. */
export interface Decided {
  outcome: Outcome;
  game: string | null;
  seat: SeatedRow | null;
  facts: Json;
  answers: readonly OwedLetter[];
}

const DAY_MILLISECONDS = 86_400_000;

/**
 * Reads the mail unless it has an outcome. Null: it must wait, because its game is being resolved. Throws TryAgain when
 * the game moved on while it was read.
 */
export async function readMessage(house: House, id: string): Promise<Outcome | null> {
  const { db } = house.store;
  const message = await findMessage(db, id);
  const before = await findReading(db, id);
  if (!message || before) return before?.outcome ?? 'put-aside';
  if (message.raw === null) return setAside(house, message, 'erased');
  const mail = await readMail(message.raw, undefined, envelopeOf(message));
  const token = mail.recipient?.token ?? null;
  const seat = token === null ? undefined : await seatByToken(db, token);
  if (mail.automatic !== null || mail.bounce !== null)
    return setAside(house, message, mail.bounce === null ? 'automatic' : 'bounce', seat);
  if (!seat) return refuseStranger(house, message, mail);
  if (seat.address?.toLowerCase() !== mail.from?.address.toLowerCase())
    return refuse(house, message, mail, seat, 'other-sender', OTHER_SENDER);
  if (mail.refused) return refuse(house, message, mail, seat, mail.refused.code, mail.refused.text);
  try {
    return await readOrdersOf(house, message, mail, seat);
  } catch (error) {
    if (!(error instanceof RulesBroken || error instanceof RecordBroken)) throw error;
    // The mail waits for the umpire with its game: read again, it is answered that the game is halted.
    await haltGame(house, seat.game, error);
    return null;
  }
}

const OTHER_SENDER = 'This seat belongs to another address. Write from the address your letters go to.';
const UNKNOWN_SEAT =
  'No seat of a game here has this address. Reply to a letter of your game, so that the mail finds it.';

function envelopeOf(message: MessageRow): Envelope {
  return JSON.parse(message.envelope) as Envelope;
}

function setAside(house: House, message: MessageRow, code: string, seat?: SeatedRow): Promise<Outcome> {
  return write(house, message, {
    outcome: 'put-aside',
    game: seat?.game ?? null,
    seat: seat ?? null,
    facts: { code },
    answers: [],
  });
}

/** A stranger is told once a day for each reason; who forges senders shall not use us to write to them. */
async function refuseStranger(house: House, message: MessageRow, mail: ReadMail): Promise<Outcome> {
  return refuse(house, message, mail, null, 'no-seat', UNKNOWN_SEAT);
}

async function refuse(
  house: House,
  message: MessageRow,
  mail: ReadMail,
  seat: SeatedRow | null,
  code: string,
  text: string,
): Promise<Outcome> {
  const since = new Date(house.clock().getTime() - DAY_MILLISECONDS);
  const isKnown = seat !== null && code !== 'other-sender';
  const isTold = !isKnown && (await refusalsSince(house.store.db, message.sender, code, since)) > 0;
  const to = isKnown ? null : (mail.from?.address ?? null);
  const written = mail.newText
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 40);
  const facts: NoticeFacts['refused'] = { game: null, band: null, code, text, written };
  const isMute = isTold || (!isKnown && to === null);
  const letter = answerLetter(
    house,
    message,
    mail,
    isKnown ? seat : null,
    'refused',
    facts,
    seat?.language ?? 'en',
    to,
  );
  const answers = isMute ? [] : [letter];
  return write(house, message, { outcome: 'refused', game: seat?.game ?? null, seat, facts: { code }, answers });
}

/** One letter that answers a mail; `about` tells several answers to the same mail apart. */
function answerLetter<K extends NoticeKind>(
  house: House,
  message: Pick<MessageRow, 'id'>,
  mail: Pick<ReadMail, 'messageId'>,
  seat: SeatedRow | null,
  notice: K,
  facts: NoticeFacts[K],
  language: 'en' | 'fr',
  recipient: string | null,
  about: string = notice,
): OwedLetter {
  const purpose = `${about}/${message.id}`;
  const answer: AnswerFacts = { inReplyTo: mail.messageId, kind: 'notice', notice, facts, language };
  return {
    purpose,
    messageId: messageIdOf(purpose, house.domain),
    game: seat?.game ?? null,
    seat: seat?.seat ?? null,
    kind: 'answer',
    facts: encode(answer),
    recipient,
  };
}

async function readOrdersOf(
  house: House,
  message: MessageRow,
  mail: ReadMail,
  seat: SeatedRow,
): Promise<Outcome | null> {
  const { db } = house.store;
  const closed = closedReason(await gameOf(db, seat.game));
  if (closed !== null) return refuse(house, message, mail, seat, closed.code, closed.text);
  const loaded = await loadGame(house, seat.game);
  const deadline = await deadlineOf(db, seat.game);
  if (deadline === null || deadline.lockedAt !== null) return null;
  const books = await newestBooks(db, seat.game);
  const answersTurn = await turnCalledBy(house, mail);
  const stood = standing(loaded.record, loaded.seed, loaded.openings);
  const onFile = onFileOf(books.get(seat.seat), deadline);
  const read = draft(loaded.record, stood, seat.seat, orderText(mail), onFile, answersTurn);
  const seats = await seatsOf(db, seat.game);
  const { umpire, label } = loaded.row;
  const judge = umpire === null ? undefined : await findPerson(db, umpire);
  const press = relayed(house, message.id, { record: loaded.record, label }, seat, seats, judge, read.drafted);
  const made: SeatDraft = { ...read, drafted: press.drafted };
  const wishes = wishesOf(made.reading);
  const answered: SeatedRow = { ...seat, ...wishes.seat };
  const told = { loaded, deadline, books, seats, seat: answered, made, now: house.clock() };
  const notices = answerActs(told, wishes).map(({ about, to, notice, facts }) =>
    answerLetter(house, message, mail, to, notice, facts, to.language, null, about),
  );
  const put = questionFor(loaded, stood, deadline, books, answered, message.receivedAt, made, wishes.status);
  if (put) notices.push(answerLetter(house, message, mail, answered, 'question', put, answered.language, null));
  const needsAck = made.drafted.ordered || notices.length === 0;
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
  };
  return write(house, message, decided, async (tx) => {
    await stillStands(tx, loaded, deadline);
    if (Object.keys(wishes.seat).length > 0) await changeSeat(tx, seat.game, seat.seat, wishes.seat);
    if (wishes.resend) await resendLast(house, tx, seat);
    if (counts) await keepBook(house, tx, message, deadline, seat, made, replied, seats);
  });
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

function closedReason({ status }: GameRow): { code: string; text: string } | null {
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

const onFileOf = (book: BookRow | undefined, deadline: DeadlineRow) => ({
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

function acknowledgement(
  house: House,
  message: MessageRow,
  mail: ReadMail,
  { row, record }: LoadedGame,
  deadline: DeadlineRow,
  books: ReadonlyMap<string, BookRow>,
  seat: SeatedRow,
  made: SeatDraft,
): OwedLetter {
  const before = books.get(seat.seat);
  const replaced = before?.call === deadline.call && before.orders !== null ? before.receivedAt : null;
  const model = acknowledgementOf(record, made, {
    seat: seat.seat,
    language: seat.language,
    label: row.label,
    deadline: deadlineFor(deadline, seat.zone, message.receivedAt).local,
    received: localTime(message.receivedAt, seat.zone),
    replaces: replaced && localTime(replaced, seat.zone),
    turn: deadline.printed,
  });
  const purpose = `ack/${message.id}`;
  const facts: AnswerFacts = { inReplyTo: mail.messageId, kind: 'acknowledgement', model };
  return {
    purpose,
    messageId: messageIdOf(purpose, house.domain),
    game: seat.game,
    seat: seat.seat,
    kind: 'ack',
    facts: encode(facts),
    recipient: null,
  };
}

/** Writes the outcome, unless another worker was faster. */
async function write(
  house: House,
  message: MessageRow,
  decided: Decided,
  more: (tx: Tx) => Promise<void> = async () => {},
): Promise<Outcome> {
  const { outcome, game, seat, facts, answers } = decided;
  const now = house.clock();
  house.fault?.('T2 before');
  const isFirst = await transact(house, async (tx) => {
    const reading = { message: message.id, game, seat: seat?.seat ?? null, outcome, facts: encode(facts), readAt: now };
    if (!(await addReading(tx, reading))) return false;
    await more(tx);
    house.fault?.('T2 within');
    await oweLetters(tx, answers, now);
    return true;
  });
  house.fault?.('T2 after');
  if (isFirst) house.log.info({ message: message.id, game, seat: seat?.seat, outcome }, 'mail read');
  return outcome;
}

/** The game must stand where it stood when the mail was judged: else the mail is read again. */
async function stillStands(tx: Tx, loaded: LoadedGame, deadline: DeadlineRow): Promise<void> {
  const row = await lockGame(tx, loaded.record.id);
  const now = await deadlineOf(tx, loaded.record.id);
  const isSame = row.head === loaded.head && row.status === loaded.row.status && now?.call === deadline.call;
  if (!isSame || now.lockedAt !== null) throw new TryAgain('game-moved-on', { game: loaded.record.id });
}

async function keepBook(
  house: House,
  tx: Tx,
  message: MessageRow,
  deadline: DeadlineRow,
  seat: SeatedRow,
  { drafted }: SeatDraft,
  replied: BookRow['replies'] | null,
  seats: readonly SeatedRow[],
): Promise<void> {
  const books = await newestBooks(tx, seat.game);
  const before = books.get(seat.seat);
  const isKept = drafted.book === 'kept';
  const earlier = before?.call === deadline.call && drafted.book !== 'replaced' ? before.mails : [];
  const book: BookRow = {
    game: seat.game,
    seat: seat.seat,
    version: (before?.version ?? 0) + 1,
    call: deadline.call,
    orders: drafted.orders,
    standing: drafted.standing,
    replies: replied ?? (before?.call === deadline.call ? before.replies : {}),
    // Who has answered has nothing more to say.
    ready: drafted.ready || replied !== null,
    message: message.id,
    mails: [...earlier, message.sha256],
    receivedAt: isKept && before?.call === deadline.call ? before.receivedAt : message.receivedAt,
  };
  await addBook(tx, book);
  books.set(seat.seat, book);
  const isReady = everyoneReady(deadline, books, seats);
  const readyAt = new Date(house.clock().getTime() + house.patience.ready * 1000);
  await setReady(tx, seat.game, isReady ? (deadline.readyAt ?? readyAt) : null);
}

/** Whether all seats due that somebody sits in are ready. */
function everyoneReady(
  deadline: DeadlineRow,
  books: ReadonlyMap<string, BookRow>,
  seats: readonly SeatedRow[],
): boolean {
  const due = new Set(deadline.needs.map((need) => need.seat));
  return seats
    .filter(({ seat, person }) => person !== null && due.has(seat))
    .every(({ seat }) => {
      const book = books.get(seat);
      return book?.call === deadline.call && book.ready;
    });
}
