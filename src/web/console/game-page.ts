/** `/games/<id>`: a game as its master sees it: what it waits for, who has sent, what waits for him, and all he may do. */

import type { Response } from 'express';
import { awayFrom } from '../../campaign/clock/absence.ts';
import { attendanceOf } from '../../campaign/clock/attendance.ts';
import type { House } from '../../campaign/house/house.ts';
import { openedGame } from '../../campaign/house/load-game.ts';
import { optionFields, optionsOf } from '../../campaign/house/options.ts';
import { localTime, type Rhythm } from '../../campaign/house/time.ts';
import { heldMails } from '../../campaign/joining/seat-acts.ts';
import { type AnswerFacts, writeAnswer } from '../../campaign/letters/answers.ts';
import type { CourseFacts } from '../../campaign/letters/owe-letters.ts';
import { previewCourse } from '../../campaign/letters/write-course.ts';
import { mayBeAnnulled } from '../../campaign/umpire/annul.ts';
import { IMPORTED } from '../../campaign/umpire/upgrade.ts';
import { decode } from '../../engine/canonical.ts';
import type { AnyGame } from '../../engine/contract.ts';
import { momentWords } from '../../reports/index.ts';
import { absencesOf } from '../../store/absences.ts';
import { newestBooks } from '../../store/books.ts';
import { type DeadlineRow, deadlineOf } from '../../store/deadlines.ts';
import { lastEntries } from '../../store/entries.ts';
import type { GameRow } from '../../store/games.ts';
import { holdOf } from '../../store/holds.ts';
import { invitationsOf } from '../../store/invitations.ts';
import { missedOf } from '../../store/missed-turns.ts';
import { heldLetters } from '../../store/outbox.ts';
import { postOf } from '../../store/posts.ts';
import type { GameStatus } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { umpireOf } from '../../store/umpires.ts';
import { TEMPOS } from '../../table/record.ts';
import { seatName } from '../../table/telling.ts';
import { showPage } from '../page.ts';
import { closingWords } from './closing.ts';
import { entryShown } from './entries.ts';
import { languageChoices } from './languages.ts';
import { mailTroubles } from './mail-trouble.ts';
import { LETTERS } from './post-words.ts';
import { askedIn } from './waiting.ts';

const LAST_ACTS = 15;

/** What is said on top of the page: what was done, or why it was not. */
export interface Said {
  done?: string;
  fault?: string;
}

export async function showGame(house: House, res: Response, row: GameRow, said: Said = {}): Promise<void> {
  const { db } = house.store;
  const game = await openedGame(house, row);
  const deadline = await deadlineOf(db, row.id);
  const hold = await holdOf(db, row.id);
  const umpire = await umpireOf(db, row.id);
  const { days, time, least } = JSON.parse(row.rhythm) as Rhythm;
  const when = clockOf(row);
  const seats = await seatsShown(house, row, game, deadline, hold?.heldAt != null);
  showPage(
    res,
    'game',
    { title: row.label, game: row, wide: true },
    {
      ...said,
      troubles: await mailTroubles(house, [row.id], row.zone),
      id: row.id,
      label: row.label,
      scenario: game.title.en,
      status: row.annulledBecause === null ? row.status : 'annulled',
      halted: row.haltedBecause,
      annulled: row.annulledBecause,
      tempo: row.tempo,
      rhythm: {
        days: days.length === DAYS.length ? 'every day' : `on ${days.map((day) => DAYS[day - 1]).join(', ')}`,
        time,
        least,
        zone: row.zone,
        weekdays: DAYS.map((name, at) => ({ name, number: at + 1, isSet: days.includes(at + 1) })),
      },
      umpire,
      languages: languageChoices(game, umpire?.language ?? 'en'),
      due: deadline && {
        turn: deadline.printed,
        what: askedIn(deadline.needs),
        until: momentWords(localTime(deadline.dueAt, deadline.zone), 'en'),
        closing: row.status === 'running' ? await closingWords(house, deadline, areReady(seats), when) : null,
      },
      seats,
      heldMails: (await heldMails(house, row.id)).map((mail) => ({
        ...mail,
        seat: seatName(game, mail.seat, 'en'),
        received: when(new Date(mail.received)),
      })),
      heldLetters: await heldShown(house, row, game),
      asked: hold !== undefined && hold.heldAt === null,
      held: hold?.heldAt != null,
      may: mayNow(row, game, deadline, hold?.heldAt != null),
      tempos: TEMPOS.map((name) => ({ name, isSet: name === row.tempo })),
      options: optionFields(optionsOf(row)),
      acts: (await lastEntries(db, row.id, LAST_ACTS)).map((entry) => entryShown(game, entry, when)),
    },
  );
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Moments as the clock of the game shows them. */
export const clockOf =
  ({ zone }: Pick<GameRow, 'zone'>) =>
  (at: Date): string =>
    momentWords(localTime(at, zone), 'en');

/** Which acts the state of the game allows now; the others are not offered. */
function mayNow(row: GameRow, game: AnyGame, deadline: DeadlineRow | null, isHeld: boolean) {
  const { status } = row;
  const isOn = status === 'running' || status === 'paused';
  const isOpen = deadline !== null && deadline.lockedAt === null && !isHeld;
  return {
    process: status === 'running' && isOpen,
    extend: isOn && isOpen,
    pause: status === 'running' && deadline !== null && deadline.lockedAt === null,
    resume: status === 'paused' || (status === 'halted' && row.haltedBecause !== IMPORTED),
    tempo: isOn,
    rhythm: isOn || status === 'inviting' || status === 'seeding',
    withhold: isOn && !isHeld,
    seeding: isOn && isOpen,
    approve: isHeld && (isOn || status === 'over'),
    broadcast: status !== 'halted',
    start: status === 'inviting',
    end: isOn,
    annul: mayBeAnnulled(row),
    clock: isOn || status === 'inviting' || status === 'seeding',
    write: status !== 'halted',
    close: isOn || mayBeAnnulled(row) || status === 'halted',
    // Where today's rules are those it is played by there is nothing to go over to.
    rebase: (isOn && row.revision !== game.revision) || status === 'halted',
  };
}

async function seatsShown(house: House, row: GameRow, game: AnyGame, deadline: DeadlineRow | null, isHeld: boolean) {
  const { db } = house.store;
  const seats = await seatsOf(db, row.id);
  const absences = await absencesOf(db, row.id);
  const books = await newestBooks(db, row.id);
  const missed = await missedOf(db, row.id);
  const invitations = await invitationsOf(db, row.id);
  const { lockedAt = null, readyAt = null } = deadline ?? {};
  const isClosing = lockedAt !== null || (readyAt !== null && readyAt <= house.clock());
  const present = deadline && attendanceOf(deadline, books, seats, awayFrom(absences, seats), house.clock());
  const when = clockOf(row);
  return Promise.all(
    seats.map(async (seat) => {
      const post = await postOf(db, row.id, seat.seat);
      const book = books.get(seat.seat);
      const isIn = deadline !== null && book?.call === deadline.call;
      const invited = invitations.findLast((one) => one.seat === seat.seat && one.status !== 'withdrawn');
      const count = missed.get(seat.seat);
      return {
        ...whoIn(seat),
        game: row.id,
        id: seat.seat,
        called: seatName(game, seat.seat, 'en'),
        reads: seat.address !== null,
        state: STANDING[row.status] ?? (isHeld ? 'not asked yet' : stateOf(seat, present, isClosing)),
        isWaited: present !== null && (present.sent.includes(seat.seat) || present.missing.includes(seat.seat)),
        ready: isIn && book?.ready === true,
        receivedAt: isIn && book?.receivedAt ? when(book.receivedAt) : null,
        missed: count && count.inAll > 0 ? { inRow: count.inRow, inAll: count.inAll } : null,
        away: absences.filter((one) => one.seat === seat.seat),
        unreachable: post.unreachableAt && when(post.unreachableAt),
        invited: invited && {
          status: INVITED[invited.status],
          name: invited.name,
          until: invited.status === 'open' ? when(invited.expiresAt) : null,
        },
      };
    }),
  );
}

/** What is said of every seat's orders where none can be due. */
const STANDING: Readonly<Partial<Record<GameStatus, string>>> = {
  inviting: 'not begun',
  seeding: 'not begun',
  over: 'over',
};

const INVITED = {
  open: 'not answered yet',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'did not answer',
  withdrawn: 'withdrawn',
} as const;

function whoIn({ person, name, address, language, zone }: SeatedRow) {
  return { isTaken: person !== null, name, address, language, zone };
}

/** Whether every seat that is waited for has said READY. */
function areReady(seats: readonly { isWaited: boolean; ready: boolean }[]): boolean {
  const waited = seats.filter(({ isWaited }) => isWaited);
  return waited.length > 0 && waited.every(({ ready }) => ready);
}

function stateOf(
  { seat, person }: SeatedRow,
  present: ReturnType<typeof attendanceOf> | null,
  isClosing: boolean,
): string {
  if (person === null) return 'played by doctrine';
  if (present?.sent.includes(seat)) return 'orders are in';
  if (present?.away.includes(seat)) return 'on vacation';
  if (!present?.missing.includes(seat)) return 'nothing due';
  return isClosing ? 'sent nothing' : 'awaited';
}

/** What a notice or an answer says; nothing where its reader was forgotten. */
function answerText(facts: string): string {
  const answer = decode<AnswerFacts | Record<string, never>>(facts);
  return 'kind' in answer ? writeAnswer(answer as AnswerFacts).text : '';
}

/** Letters that wait for approval, each as its reader will read it. */
async function heldShown(house: House, row: GameRow, game: AnyGame) {
  const letters = await heldLetters(house.store.db, row.id);
  const seats = await seatsOf(house.store.db, row.id);
  return Promise.all(
    letters.map(async ({ seat: id, kind, facts }) => {
      const seat = seats.find((one) => one.seat === id);
      const isCourse = kind === 'report' || kind === 'call';
      const letter = seat && isCourse && { game: row.id, kind, facts: decode<CourseFacts>(facts), seat };
      const text = letter ? await previewCourse(house, letter) : answerText(facts);
      return { kind: LETTERS[kind], seat: id === null ? '' : seatName(game, id, 'en'), text };
    }),
  );
}
