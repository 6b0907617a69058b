/** What a seat's order page shows, and the check of what is typed there: the same reading as a mail's, with nothing saved. */
import { decode } from '../../../engine/canonical.ts';
import type { Slot, Verb } from '../../../engine/contract.ts';
import type { Scene } from '../../../engine/scene.ts';
import { orderText } from '../../../mail/reading/readMail.ts';
import type { AcknowledgementModel, NoticeFacts, ReportModel } from '../../../reports/index.ts';
import { type BookRow, newestBooks } from '../../../store/books.ts';
import { type DeadlineRow, deadlineOf } from '../../../store/deadlines.ts';
import { type GameRow, gameOf } from '../../../store/games.ts';
import { holdOf } from '../../../store/holds.ts';
import { messageToRead } from '../../../store/messages.ts';
import { findLetter } from '../../../store/outbox.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { acknowledgementOf } from '../../../table/acknowledgement.ts';
import { questionOf } from '../../../table/asking.ts';
import { callsAhead, openCall } from '../../../table/calls.ts';
import { draft, grammarOf } from '../../../table/draft.ts';
import { examplesFor, fitted } from '../../../table/examples.ts';
import { wholeOf } from '../../../table/joint.ts';
import { fold } from '../../../table/record.ts';
import { sightOf } from '../../../table/stage.ts';
import { callOf, roleOf, seatName } from '../../../table/telling.ts';
import { lastMoment } from '../../clock/grace.ts';
import { servedCall } from '../../house/codes.ts';
import type { House } from '../../house/house.ts';
import { gameAtHand, openedGame } from '../../house/load-game.ts';
import type { GameAtHand } from '../../house/loaded-game.ts';
import { optionsOf } from '../../house/options.ts';
import { readMail } from '../../house/reading.ts';
import { deadlineFor, localTime } from '../../house/time.ts';
import type { AnswerFacts } from '../../letters/answers.ts';
import { closedReason, onFileOf } from '../seat/seat-mail.ts';
import { asMail } from './enter-orders.ts';

/** An order that needs a unit, a hex, or both: `MOVE {unit} TO {hex}`. */
export interface Act {
  /** In the reader's language: `MARCHER`. */
  word: string;
  line: string;
}

export interface OrderPage {
  label: string;
  seat: { id: string; name: string };
  /** Code and English words of what keeps the page closed; null while orders are taken. */
  closed: { code: string; text: string } | null;
  /** Names the call the page is for, so that what is sent after it has closed is not taken for the next. */
  call: string;
  /** The letter that calls, as it would be written now; null while nothing is open. */
  letter: ReportModel | null;
  /** Null where the seat may not see it now: its letter waits for the umpire. */
  map: Scene | null;
  question: NoticeFacts['question'] | null;
  /** What stands in the box at first: the orders on file, or the form of the letter. */
  text: string;
  /** Orders are on file for this call. */
  hasBook: boolean;
  standing: readonly string[];
  /** The seat's own units, with where they are. */
  units: readonly { id: string; name: string; hex: string | null }[];
  acts: readonly Act[];
}

/** What a check says: line by line, and how the question that is open was answered. */
export interface Checked {
  acknowledgement: AcknowledgementModel;
  question: NoticeFacts['question'] | null;
}

interface Desk {
  row: GameRow;
  atHand: GameAtHand;
  deadline: DeadlineRow;
  book: BookRow | undefined;
}

/** Throws RecordBroken where the game's record is. */
export async function orderPage(house: House, seat: SeatedRow): Promise<OrderPage> {
  const { db } = house.store;
  const row = await gameOf(db, seat.game);
  const closed = closedReason(row, await holdOf(db, seat.game));
  const desk = closed?.code === 'turn-held' || closed?.code === 'game-halted' ? null : await deskOf(house, row, seat);
  if (desk === null) return blank(house, row, seat, closed ?? NOTHING_OPEN);
  const { atHand, deadline, book } = desk;
  const { record, stood } = atHand;
  const { game } = record;
  const last = lastMoment(deadline, optionsOf(row));
  const dueAt = house.clock() > deadline.dueAt ? last : deadline.dueAt;
  const reader = {
    seat: seat.seat,
    language: seat.language,
    label: row.label,
    deadline: deadlineFor({ ...deadline, dueAt }, seat.zone, house.clock()),
    standing: book?.standing ?? [],
  };
  const { waiting } = stood;
  const told = waiting && callOf(record, stood.opening, { ...stood, waiting }, reader);
  const letter = told && fitted(examplesFor(record, stood, seat.seat, seat.language), told);
  const role = roleOf(game, fold(record.entries), seat.seat);
  const view = sightOf(game, stood, wholeOf(game, role));
  const call = openCall(waiting, seat.seat);
  const { served } = callsAhead(game, fold(record.entries), waiting, seat.seat);
  const { names } = grammarOf(game, view, role);
  const onFile = onFileOf(book, deadline);
  return {
    label: row.label,
    seat: { id: seat.seat, name: seatName(game, seat.seat, seat.language) },
    closed,
    call: servedCall(deadline),
    letter,
    map: letter?.story.map ?? null,
    question: questionOf(record, stood, { ...reader, ...answerOnFile(desk) }),
    text: (onFile.orders?.map(({ canonical }) => canonical) ?? letter?.form ?? []).join('\n'),
    hasBook: onFile.orders !== null,
    standing: onFile.standing.map(({ canonical }) => canonical),
    units: names
      .filter(({ type, own }) => type === 'unit' && own)
      .map(({ id, names: [name = id], place = null }) => ({ id, name, hex: place })),
    acts: call === null ? [] : actsOf(game.verbs, served, seat.language),
  };
}

/** The lines as a mail with them would be answered now; null while nothing is taken. */
export async function checkOrders(house: House, seat: SeatedRow, text: string): Promise<Checked | null> {
  const row = await gameOf(house.store.db, seat.game);
  if (closedReason(row, await holdOf(house.store.db, seat.game)) !== null) return null;
  const desk = await deskOf(house, row, seat);
  if (desk === null) return null;
  const { atHand, deadline, book } = desk;
  const { record, stood } = atHand;
  const mail = await readMail(asMail(house, seat, 'check', text));
  const made = draft(record, stood, seat.seat, orderText(mail), onFileOf(book, deadline), {
    language: seat.language,
  });
  const now = house.clock();
  const asker = { seat: seat.seat, language: seat.language, label: row.label };
  const due = deadlineFor(deadline, seat.zone, now);
  const model = acknowledgementOf(record, made, {
    ...asker,
    turn: deadline.printed,
    deadline: due.local,
    received: localTime(now, seat.zone),
    replaces: null,
  });
  return {
    acknowledgement: { ...model, verdict: model.verdict === 'counts' ? 'checked' : model.verdict },
    question: questionOf(record, stood, { ...asker, deadline: due, ...answerOnFile(desk) }, made),
  };
}

/** What was sent from a page. */
export interface Sent {
  text: string;
  /** False: the game is being played, and it is read right after. */
  isRead: boolean;
  /** What its acknowledgement says; null when it was answered otherwise. */
  answer: AcknowledgementModel | null;
}

/** A text this very seat sent from its page; null for any other. */
export async function sentFrom(house: House, seat: SeatedRow, message: string): Promise<Sent | null> {
  const { db } = house.store;
  const row = await messageToRead(db, message);
  if (row?.source !== 'page' || row.raw === null) return null;
  const mail = await readMail(row.raw);
  if (mail.recipient?.game !== seat.game || mail.recipient.seat !== seat.seat) return null;
  const letter = await findLetter(db, `ack/${message}`);
  const answer = letter && decode<AnswerFacts | Record<string, never>>(letter.facts);
  const isAnswered = answer !== undefined && 'kind' in answer && answer.kind === 'acknowledgement';
  return { text: mail.newText.trimEnd(), isRead: row.outcome !== null, answer: isAnswered ? answer.model : null };
}

const NOTHING_OPEN = {
  code: 'nothing-open',
  text: 'Nothing is open just now: the turn is being played, or has not begun. Your next letter says what is due then.',
};

async function deskOf(house: House, row: GameRow, seat: SeatedRow): Promise<Desk | null> {
  const deadline = await deadlineOf(house.store.db, row.id);
  if (deadline === null || deadline.lockedAt !== null) return null;
  const atHand = await gameAtHand(house, row);
  return { row, atHand, deadline, book: (await newestBooks(house.store.db, row.id)).get(seat.seat) };
}

async function blank(house: House, row: GameRow, seat: SeatedRow, closed: OrderPage['closed']): Promise<OrderPage> {
  const game = await openedGame(house, row);
  return {
    label: row.label,
    seat: { id: seat.seat, name: seatName(game, seat.seat, seat.language) },
    closed,
    call: '',
    letter: null,
    map: null,
    question: null,
    text: '',
    hasBook: false,
    standing: [],
    units: [],
    acts: [],
  };
}

/** The answer that is on file to the question of the open call. */
function answerOnFile({ atHand, deadline, book }: Desk) {
  const question = atHand.stood.waiting?.needs.find((need) => need.seat === book?.seat && need.question !== null);
  const answer = question && book?.call === deadline.call ? book.replies[question.address] : undefined;
  return answer === undefined ? {} : { answer };
}

const isUnit = ({ type, whose }: Slot): boolean => (type === 'unit' || type === 'units') && whose !== 'enemy';
const isHex = ({ type }: Slot): boolean => type === 'hex' || type === 'hexes';

/** Orders that a unit and a hex are enough for, those of the open call first. */
function actsOf(verbs: readonly Verb[], calls: readonly string[], language: 'en' | 'fr'): Act[] {
  const serving = verbs.filter((verb) => verb.calls.some((call) => calls.includes(call)));
  const always = verbs.filter((verb) => verb.calls.length === 0);
  return [...serving, ...always].flatMap((verb) => {
    const line = lineOf(verb);
    return line === null ? [] : [{ word: (verb.words[language][0] ?? verb.id).toUpperCase(), line }];
  });
}

function lineOf({ id, words, slots }: Verb): string | null {
  const needed = slots.filter(({ optional }) => !optional);
  if (needed.length === 0 || !needed.every((slot) => isUnit(slot) || isHex(slot))) return null;
  if (needed.filter(isUnit).length > 1 || needed.filter(isHex).length > 1) return null;
  const beside = needed.some(isUnit) ? undefined : slots.find(isUnit);
  const written = slots.filter((slot) => needed.includes(slot) || slot === beside);
  const parts = written.map((slot) => {
    const heading = (slot.after?.[0] ?? '').toUpperCase();
    return `${heading === '' ? '' : `${heading} `}${isUnit(slot) ? '{unit}' : '{hex}'}`;
  });
  return [(words.en[0] ?? id).toUpperCase(), ...parts].join(' ');
}
