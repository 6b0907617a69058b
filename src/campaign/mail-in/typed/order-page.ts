/** What a seat's order page shows. */
import { decode } from '../../../engine/canonical.ts';
import type { AnyGame, SeatSheet } from '../../../engine/contract.ts';
import type { Scene } from '../../../engine/scene.ts';
import { diagnosticWords } from '../../../orders/say.ts';
import type { AcknowledgementModel, LocalTime, NoticeFacts, ReportModel } from '../../../reports/index.ts';
import { type GameRow, gameOf } from '../../../store/games.ts';
import { holdOf } from '../../../store/holds.ts';
import { messageToRead } from '../../../store/messages.ts';
import { findLetter } from '../../../store/outbox.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { questionOf } from '../../../table/asking.ts';
import { openCall } from '../../../table/calls.ts';
import { grammarOf } from '../../../table/draft.ts';
import { examplesFor, fitted } from '../../../table/examples.ts';
import { callOf, seatName, seatSheet } from '../../../table/telling.ts';
import { lastMoment } from '../../clock/grace.ts';
import { servedCall } from '../../house/codes.ts';
import type { House } from '../../house/house.ts';
import { openedGame } from '../../house/load-game.ts';
import { optionsOf } from '../../house/options.ts';
import { readMail } from '../../house/reading.ts';
import { deadlineFor, localTime } from '../../house/time.ts';
import type { AnswerFacts } from '../../letters/answers.ts';
import { closedReason, onFileOf } from '../seat/seat-mail.ts';
import { type Act, actsFor, type OwnStack, stacksIn } from './by-map.ts';
import { answersOnFile, deskOf, sightAt } from './desk.ts';

export interface OrderPage {
  label: string;
  seat: { id: string; name: string; band: SeatSheet['band'] | undefined };
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
  /** What is on file for this call, and since when by the seat's clock; null while nothing is. */
  saved: { at: LocalTime | null; orders: number } | null;
  ready: boolean;
  standing: readonly string[];
  /** The seat's own units on the map. */
  stacks: readonly OwnStack[];
  /** Places where it sees the enemy. */
  enemies: readonly string[];
  acts: readonly Act[];
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
  const examples = examplesFor(record, stood, seat.seat, seat.language);
  const letter = told && fitted(examples, told);
  const { role, view } = sightAt(desk, seat.seat);
  const call = openCall(waiting, seat.seat);
  const { names } = grammarOf(game, view, role);
  const onFile = onFileOf(book, deadline);
  const { receivedAt = null } = book ?? {};
  return {
    label: row.label,
    seat: seatShown(game, seat),
    closed,
    call: servedCall(deadline),
    letter,
    map: letter?.story.map ?? null,
    question: questionOf(record, stood, { ...reader, answers: answersOnFile(desk) }),
    text: (onFile.orders?.map(({ canonical }) => canonical) ?? letter?.form ?? []).join('\n'),
    saved: onFile.orders && { at: receivedAt && localTime(receivedAt, seat.zone), orders: onFile.orders.length },
    ready: onFile.ready,
    standing: onFile.standing.map(({ canonical }) => canonical),
    stacks: stacksIn(names, diagnosticWords(seat.language, game.messages)),
    enemies: [
      ...names.flatMap(({ type, own, ally, place }) => (type === 'unit' && !own && !ally && place ? [place] : [])),
      ...fleetsAgainst(role, letter?.story.map),
    ],
    acts: call === null ? [] : actsFor(desk, seat, examples),
  };
}

/** At sea no name tells where an enemy is, for only the topmost counter of his stacks is seen. */
function fleetsAgainst(side: string, map: Scene | undefined): string[] {
  if (map?.kind !== 'sea-chart') return [];
  return map.fleets.flatMap((fleet) => (fleet.side === side ? [] : [fleet.hex]));
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

async function blank(house: House, row: GameRow, seat: SeatedRow, closed: OrderPage['closed']): Promise<OrderPage> {
  const game = await openedGame(house, row);
  return {
    label: row.label,
    seat: seatShown(game, seat),
    closed,
    call: '',
    letter: null,
    map: null,
    question: null,
    text: '',
    saved: null,
    ready: false,
    standing: [],
    stacks: [],
    enemies: [],
    acts: [],
  };
}

const seatShown = (game: AnyGame, { seat, language }: SeatedRow): OrderPage['seat'] => ({
  id: seat,
  name: seatName(game, seat, language),
  band: seatSheet(game, seat)?.band,
});
