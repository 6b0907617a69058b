/** A newcomer takes a seat of a game under way: its address, its orders on file, and all he needs to go on from there. */

import { encode } from '../../../engine/canonical.ts';
import type { Language } from '../../../engine/contract.ts';
import { Journal } from '../../../engine/journal.ts';
import { withoutStanding } from '../../../engine/order-form.ts';
import { inLanguage } from '../../../engine/phrase.ts';
import { messageIdOf } from '../../../mail/sender/address.ts';
import { letterWords, type NoticeFacts } from '../../../reports/index.ts';
import { addBook, type BookRow, newestBooks } from '../../../store/books.ts';
import { type DeadlineRow, deadlineOf, setReady } from '../../../store/deadlines.ts';
import { appendEntries } from '../../../store/entries.ts';
import { changeInvitation } from '../../../store/invitations.ts';
import { type OwedLetter, oweLetters } from '../../../store/outbox.ts';
import type { Outcome } from '../../../store/schema.ts';
import { changeSeat, forgetHabits, renamePerson, type SeatedRow, seatsOf } from '../../../store/seats.ts';
import { replaceToken } from '../../../store/senders.ts';
import { echoed } from '../../../table/echo.ts';
import { fold, type GameRecord, seedCommitted } from '../../../table/record.ts';
import { standing } from '../../../table/stage.ts';
import { commitmentsAfter, seatName } from '../../../table/telling.ts';
import { tokenHash } from '../../house/find-seat.ts';
import type { House } from '../../house/house.ts';
import type { LoadedGame } from '../../house/loaded-game.ts';
import { tellUmpire } from '../../house/tell-umpire.ts';
import { deadlineFor } from '../../house/time.ts';
import { purposeOf } from '../../joining/invite.ts';
import { dueFacts, owed, type TakeOverFacts } from '../../letters/owe-letters.ts';
import { about, letterOut, toldLetter } from '../../letters/unseated.ts';
import { writeOutcome } from '../outcome.ts';
import { formsOf } from '../wishes/wishes.ts';
import { type Answering, decidedFor, sameGame } from './answering.ts';

/** What the newcomer chose for himself. */
interface Newcomer {
  language: Language;
  zone: string;
  paper: 'A4' | 'Letter';
  name: string;
}

/** Null: a turn is being resolved, and the mail must wait. Throws TryAgain when the game moved on. */
export async function takeOver(house: House, answering: Answering, newcomer: Newcomer): Promise<Outcome | null> {
  const { message, loaded, invitation, said } = answering;
  const { row, record, seed } = loaded;
  const { db } = house.store;
  const deadline = await deadlineOf(db, row.id);
  if (deadline === null || deadline.lockedAt !== null) return null;
  const seats = await seatsOf(db, row.id);
  const before = seats.find(({ seat }) => seat === invitation.seat) as SeatedRow;
  const { language, zone, paper, name } = newcomer;
  const { token, person, address } = invitation;
  const seat: SeatedRow = { ...before, language, zone, paper, name, token, person, address };
  const kept = (await newestBooks(db, row.id)).get(seat.seat);
  const book = bookFor(seat, kept, deadline, said.newBook, message.id);
  const at = house.clock();
  const journal = new Journal(row.id, seed, record.entries);
  journal.append(at.toISOString(), seat.seat, { kind: 'table', act: 'replace', facts: { seat: seat.seat } });
  const grown: GameRecord = { ...record, entries: journal.entries };
  const letters = [
    ...lettersFor(house, answering, grown, seat, seats, deadline, book, said.newBook),
    ...newsFor(house, answering, grown, before, seats),
  ];
  return writeOutcome(house, message, decidedFor(answering, 'take-over', []), async (tx) => {
    await sameGame(tx, loaded);
    await appendEntries(tx, row.id, journal.added);
    await changeInvitation(tx, invitation, { status: 'accepted', language, zone, paper });
    if (said.name !== null) await renamePerson(tx, person, name);
    await replaceToken(tx, before, token, tokenHash(before.token), at);
    await changeSeat(tx, row.id, seat.seat, { person, language, zone, paper });
    await forgetHabits(tx, row.id, seat.seat);
    await addBook(tx, book);
    await setReady(tx, row.id, null);
    await oweLetters(tx, letters, at);
    await tellUmpire(house, tx, row.id, {
      about: `taken-over/${purposeOf(invitation)}`,
      say: (_words, _when, language) => {
        const { title, text } = letterWords(language).joining.umpire.takenOver;
        return { title: title(seatName(record.game, seat.seat, language)), text: [text] };
      },
    });
  });
}

/** The seat's book from now on: what was on file, or nothing; READY was said by another. */
function bookFor(
  seat: SeatedRow,
  before: BookRow | undefined,
  { call }: DeadlineRow,
  dropped: boolean,
  message: string,
): BookRow {
  const isOpen = before?.call === call && !dropped;
  return {
    game: seat.game,
    seat: seat.seat,
    version: (before?.version ?? 0) + 1,
    call,
    orders: isOpen ? before.orders : null,
    standing: dropped ? [] : (before?.standing ?? []),
    numbered: before?.numbered ?? 0,
    replies: isOpen ? before.replies : {},
    ready: false,
    readyKept: false,
    message,
    mails: isOpen ? before.mails : [],
    receivedAt: isOpen ? before.receivedAt : null,
  };
}

/** The take-over letter, and the letter that is open now as the newcomer would have got it. */
function lettersFor(
  house: House,
  { loaded: { row, seed, openings }, invitation }: Answering,
  record: GameRecord,
  seat: SeatedRow,
  seats: readonly SeatedRow[],
  deadline: DeadlineRow,
  book: BookRow,
  dropped: boolean,
): OwedLetter[] {
  const { game, entries } = record;
  const { language } = seat;
  const chronicle = fold(entries);
  const role = chronicle.seats.find(({ id }) => id === seat.seat)?.roles[0];
  const closed = chronicle.turns.filter(({ close }) => close).at(-1)?.ordinal ?? null;
  const due = { wall: deadline.wall, zone: deadline.zone, dueAt: deadline.dueAt };
  const needs = deadline.needs.filter((need) => need.seat === seat.seat);
  const told = echoed(game, { orders: book.orders, standing: book.standing }, language);
  const facts: TakeOverFacts['takeOver'] = {
    ...about(row, record, seat.seat),
    scenario: inLanguage(game.title, language),
    briefing: role === undefined ? [] : game.briefing(role, language),
    seat: seatName(game, seat.seat, language),
    turn: deadline.printed,
    call: needs.find(({ call }) => call !== null)?.call ?? null,
    deadline: needs.length === 0 ? null : deadlineFor(due, seat.zone, house.clock()),
    players: seats.map((one) => ({
      seat: seatName(game, one.seat, language),
      who: whoSits(one.seat === seat.seat ? seat : one, language),
    })),
    book: told.orders === null ? null : told.orders.map(({ canonical }) => canonical),
    standing: told.standing.map(({ id, canonical }) => ({ id, text: withoutStanding(canonical) })),
    dropped,
    forms: formsOf({ record, stood: standing(record, seed, openings) }, seat).forms,
    commitments: commitmentsAfter(chronicle, deadline.ordinal - 1).map(([turn, hex]) => ({
      printed: deadline.printed - deadline.ordinal + turn,
      hex,
    })),
    seed: seedCommitted(record),
    head: chronicle.head,
  };
  const course = { length: entries.length, due, opens: deadline.printed, standing: book.standing };
  const purpose = `take-over/${purposeOf(invitation).slice('invitation/'.length)}`;
  const take: TakeOverFacts = {
    ...course,
    due: dueFacts(due),
    ordinal: deadline.ordinal,
    takeOver: facts,
    reports: closed,
  };
  const first: OwedLetter = {
    purpose,
    messageId: messageIdOf(purpose, house),
    game: row.id,
    seat: seat.seat,
    kind: 'take-over',
    facts: encode(take),
    recipient: null,
  };
  // Who is due gets the call; who is not, the last report, which is how the others stand too.
  const [kind, ordinal] = needs.length > 0 ? (['call', deadline.ordinal] as const) : (['report', closed] as const);
  if (ordinal === null) return [first];
  return [first, owed(house, row.id, { purpose: `${kind}/${purpose}`, kind, seat: seat.seat, ordinal }, course)];
}

const NOBODY = { en: 'played by doctrine', fr: 'joué par doctrine', es: 'jugado por doctrina' } as const;

function whoSits({ name, person }: SeatedRow, language: Language): string {
  return person === null ? NOBODY[language] : (name ?? '');
}

/** The others are told by name of seat alone; who sat there before, that he does no more. */
function newsFor(
  house: House,
  { message, loaded: { row } }: Answering,
  record: GameRecord,
  before: SeatedRow,
  seats: readonly SeatedRow[],
): OwedLetter[] {
  const others = seats.filter(({ seat, address }) => seat !== before.seat && address !== null);
  const told = others.map((seat) =>
    toldLetter(house, `news/${seat.seat}/${message.id}`, row, record, seat, ({ left }, language) => ({
      title: left.replaced.others(seatName(record.game, before.seat, language)),
      text: [left.replaced.othersText],
    })),
  );
  return before.address === null ? told : [...told, farewell(house, message.id, row, record, before, before.address)];
}

function farewell(
  house: House,
  message: string,
  row: LoadedGame['row'],
  record: GameRecord,
  before: SeatedRow,
  address: string,
): OwedLetter {
  const { language } = before;
  const { title, text } = letterWords(language).joining.left.replaced;
  const facts: NoticeFacts['told'] = {
    ...about(row, record, before.seat),
    title: title(seatName(record.game, before.seat, language)),
    text: [text],
    typed: [],
    head: null,
  };
  return letterOut(
    house,
    `farewell/${before.seat}/${message}`,
    row.id,
    { address, language, as: null },
    'told',
    facts,
    null,
  );
}
