/** `/games/<id>`: a game as its master sees it: what it waits for, who has sent, what waits for him, and all he may do. */
import type { Response } from 'express';
import { attendanceOf } from '../../campaign/attendance.ts';
import { awayFrom } from '../../campaign/absence.ts';
import { type CourseFacts } from '../../campaign/owe-letters.ts';
import { openedGame } from '../../campaign/load-game.ts';
import { optionFields, optionsOf } from '../../campaign/options.ts';
import { heldMails } from '../../campaign/seat-acts.ts';
import { localTime, type Rhythm } from '../../campaign/time.ts';
import { mayBeAnnulled } from '../../campaign/umpire/annul.ts';
import { previewCourse } from '../../campaign/write-course.ts';
import type { House } from '../../campaign/house.ts';
import { decode } from '../../engine/canonical.ts';
import type { AnyGame } from '../../engine/contract.ts';
import type { Entry } from '../../engine/journal.ts';
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
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { umpireOf } from '../../store/umpires.ts';
import { postOf } from '../../store/posts.ts';
import { TEMPOS } from '../../table/record.ts';
import { seatName } from '../../table/telling.ts';
import { showPage } from '../page.ts';
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
  showPage(
    res,
    'game',
    { title: row.label, game: row, wide: true },
    {
      ...said,
      id: row.id,
      label: row.label,
      scenario: game.title.en,
      status: row.annulledBecause === null ? row.status : 'annulled',
      halted: row.haltedBecause,
      annulled: row.annulledBecause,
      tempo: row.tempo,
      rhythm: {
        days: days.map((day) => DAYS[day - 1]).join(', '),
        time,
        least,
        zone: row.zone,
        weekdays: DAYS.map((name, at) => ({ name, number: at + 1, isSet: days.includes(at + 1) })),
      },
      umpire,
      due: deadline && {
        turn: deadline.printed,
        what: askedIn(deadline.needs),
        wall: deadline.wall.replace('T', ' '),
        zone: deadline.zone,
        readyAt: deadline.readyAt && when(deadline.readyAt),
        locked: deadline.lockedAt !== null,
      },
      seats: await seatsShown(house, row, game, deadline),
      heldMails: (await heldMails(house, row.id)).map((mail) => ({
        ...mail,
        seat: seatName(game, mail.seat, 'en'),
        received: when(new Date(mail.received)),
      })),
      heldLetters: await heldShown(house, row, game),
      asked: hold !== undefined && hold.heldAt === null,
      may: mayNow(row, deadline, hold?.heldAt != null),
      tempos: TEMPOS.map((name) => ({ name, isSet: name === row.tempo })),
      options: optionFields(optionsOf(row)),
      acts: (await lastEntries(db, row.id, LAST_ACTS)).map((entry) => actShown(game, entry, when)),
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
function mayNow(row: GameRow, deadline: DeadlineRow | null, isHeld: boolean) {
  const { status } = row;
  const isOn = status === 'running' || status === 'paused';
  const isOpen = deadline !== null && deadline.lockedAt === null && !isHeld;
  return {
    process: status === 'running' && isOpen,
    extend: isOn && isOpen,
    pause: status === 'running' && deadline !== null && deadline.lockedAt === null,
    resume: status === 'paused',
    tempo: isOn,
    rhythm: isOn || status === 'inviting' || status === 'seeding',
    withhold: isOn && !isHeld,
    seeding: isOn && isOpen,
    approve: isHeld && (isOn || status === 'over'),
    broadcast: status !== 'halted',
    start: status === 'inviting',
    end: isOn,
    annul: mayBeAnnulled(row),
    rebase: isOn || status === 'halted',
  };
}

async function seatsShown(house: House, row: GameRow, game: AnyGame, deadline: DeadlineRow | null) {
  const { db } = house.store;
  const seats = await seatsOf(db, row.id);
  const absences = await absencesOf(db, row.id);
  const books = await newestBooks(db, row.id);
  const missed = await missedOf(db, row.id);
  const invitations = await invitationsOf(db, row.id);
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
        state: stateOf(seat, present),
        ready: isIn && book?.ready === true,
        receivedAt: isIn && book?.receivedAt ? when(book.receivedAt) : null,
        missed: count && count.inAll > 0 ? { inRow: count.inRow, inAll: count.inAll } : null,
        away: absences.filter((one) => one.seat === seat.seat),
        unreachable: post.unreachableAt && when(post.unreachableAt),
        invited: invited && { status: invited.status, name: invited.name, until: when(invited.expiresAt) },
      };
    }),
  );
}

function whoIn({ person, name, address, language, zone }: SeatedRow) {
  return { isTaken: person !== null, name, address, language, zone };
}

function stateOf({ seat, person }: SeatedRow, present: ReturnType<typeof attendanceOf> | null): string {
  if (person === null) return 'played by doctrine';
  if (present?.sent.includes(seat)) return 'orders are in';
  if (present?.away.includes(seat)) return 'on vacation';
  return present?.missing.includes(seat) ? 'awaited' : 'nothing due';
}

/** Letters that wait for approval, each as its reader will read it. */
async function heldShown(house: House, row: GameRow, game: AnyGame) {
  const letters = await heldLetters(house.store.db, row.id);
  const seats = await seatsOf(house.store.db, row.id);
  return Promise.all(
    letters.map(async ({ seat: id, kind, facts, purpose }) => {
      const seat = seats.find((one) => one.seat === id);
      const isCourse = kind === 'report' || kind === 'call';
      const letter = seat && isCourse && { game: row.id, kind, facts: decode<CourseFacts>(facts), seat };
      const text = letter ? await previewCourse(house, letter) : purpose;
      return { kind, seat: id === null ? '' : seatName(game, id, 'en'), text };
    }),
  );
}

/** One entry of the journal in a line. */
function actShown(game: AnyGame, { content }: Entry, when: (at: Date) => string) {
  const { kind, by, at, seq } = content;
  const facts = kind === 'table' ? (content.facts as Readonly<Record<string, unknown>>) : {};
  const own = kind === 'ruling' || kind === 'rewind' || kind === 'rebase' ? content.reason : facts.reason;
  const ordinal = kind === 'rewind' ? content.to.turn : 'turn' in content ? content.turn : null;
  const first = game.clock(game.setup()).printed;
  return {
    seq,
    by,
    at: when(new Date(at)),
    what: kind === 'table' ? [content.act, ...told(facts)].join(', ') : ENTRIES[kind],
    turn: ordinal === null ? null : first - 1 + ordinal,
    reason: typeof own === 'string' ? own : null,
  };
}

/** What an act was about: `24 hours`, `seat british`. */
function told(facts: Readonly<Record<string, unknown>>): string[] {
  const { hours, setting, tempo, seat } = facts;
  const words = [hours === undefined ? null : `${hours} hours`, setting, tempo, seat];
  return words.filter((word) => typeof word === 'string');
}

/** Entries in words; those of the table name their act. */
const ENTRIES: Readonly<Record<Exclude<Entry['content']['kind'], 'table'>, string>> = {
  genesis: 'game founded',
  'seed-commit': 'seed committed to',
  'seed-mix': 'seed mixed with the phrases',
  'key-commit': 'dice committed to',
  lock: 'orders fixed',
  answers: 'questions answered',
  pause: 'play waits',
  close: 'turn closed',
  'key-open': 'dice opened',
  'seed-open': 'seed opened',
  ruling: 'ruling',
  rewind: 'rewind',
  upgrade: 'rules upgraded',
  rebase: 'rebase',
};
