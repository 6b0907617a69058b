/** What a game master does to a game: its clock, its letters, how it is played. Each act is an entry with its reason. */
import { createHmac } from 'node:crypto';
import { encode } from '../../engine/canonical.ts';
import { sha256 } from '../../engine/digest.ts';
import { DataBroken } from '../../engine/errors.ts';
import { Journal } from '../../engine/journal.ts';
import type { TableAct } from '../../engine/table-acts.ts';
import { letterWords, weekWords } from '../../reports/index.ts';
import { absencesOf } from '../../store/absences.ts';
import { type DeadlineRow, deadlineOf, moveDeadline, setReady } from '../../store/deadlines.ts';
import { appendEntries } from '../../store/entries.ts';
import { changeGame, type GameRow, lockGame } from '../../store/games.ts';
import { askHold, holdOf } from '../../store/holds.ts';
import { type OwedLetter, oweLetters } from '../../store/outbox.ts';
import type { GameStatus, Tx } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { fold, type Tempo } from '../../table/record.ts';
import { awayFrom, openAnew } from '../clock/absence.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import { optionsOf, withOption } from '../house/options.ts';
import {
  type Due,
  dueAfterPause,
  isZone,
  laterDue,
  localTime,
  type Rhythm,
  rhythmSchema,
  weekOf,
} from '../house/time.ts';
import { appointmentsFor } from '../letters/appointments.ts';
import { letterFromUmpire } from '../letters/press.ts';
import { seatNotice } from '../letters/seat-notice.ts';
import { releaseTurn } from '../turn/release-turn.ts';
import { seedingAsked } from '../turn/seeding.ts';

/** Acts that say nothing but their reason. */
export type PlainAct = 'process' | 'pause' | 'resume' | 'withhold' | 'approve' | 'seeding';

/** One act of the umpire, by command or by mail. */
export type UmpireAct =
  | { act: PlainAct; reason: string }
  | { act: 'extend'; hours: number; reason: string }
  | { act: 'tempo'; tempo: Tempo; reason: string }
  | { act: 'option'; setting: string; reason: string }
  /** When orders fall due from now on, and by which clock. */
  | { act: 'rhythm'; rhythm: Rhythm; zone: string; reason: string }
  | { act: 'broadcast'; text: string }
  /** To these seats alone, as from the umpire. */
  | { act: 'word'; to: readonly string[]; text: string };

/** An act that is done, and the deadline it set. */
export interface Done {
  act: UmpireAct['act'];
  due: Due | null;
}

/** Where an act takes place: all of it inside one transaction that holds the game. */
interface Scene {
  house: House;
  tx: Tx;
  /** As the acts before have left them. */
  row: GameRow;
  deadline: DeadlineRow | null;
  journal: Journal;
  seats: readonly SeatedRow[];
  at: Date;
}

/** What seats are told of an act: nothing, its notice, or its notice with the deadline as their calendars show it now. */
type Telling = 'nothing' | 'notice' | 'deadline';

interface Deed<A extends UmpireAct> {
  allowed: readonly GameStatus[];
  tells: Telling;
  entry(act: A, house: House, game: string): TableAct;
  change(scene: Scene, act: A): Promise<Due | null>;
}

type Deeds = { readonly [N in UmpireAct['act']]: Deed<Extract<UmpireAct, { act: N }>> };

const plain = {
  entry: ({ act, reason }: { act: PlainAct; reason: string }): TableAct => ({ kind: 'table', act, facts: { reason } }),
};

const DEEDS: Deeds = {
  /** The open call closes with the books that are in, at the next look. */
  process: {
    ...plain,
    allowed: ['running'],
    tells: 'deadline',
    change: async ({ tx, row, deadline, at }) => {
      await setReady(tx, await open(tx, row.id, deadline), at);
      return null;
    },
  },
  extend: {
    allowed: ['running', 'paused'],
    tells: 'deadline',
    entry: ({ hours, reason }) => {
      if (!Number.isSafeInteger(hours) || hours < 1 || hours > MOST_HOURS)
        throw new DataBroken('hours-not-whole', { hours, most: MOST_HOURS });
      return { kind: 'table', act: 'extend', facts: { hours, reason } };
    },
    change: async ({ tx, row, deadline }, { hours }) => {
      await open(tx, row.id, deadline);
      const due = laterDue(deadline as DeadlineRow, hours);
      await moveDeadline(tx, row.id, due);
      return due;
    },
  },
  /** From the turn after the one in play. */
  tempo: {
    allowed: ['running', 'paused'],
    tells: 'notice',
    entry: ({ tempo, reason }) => ({ kind: 'table', act: 'tempo', facts: { tempo, reason } }),
    change: async ({ tx, row }, { tempo }) => {
      await changeGame(tx, row.id, { tempo });
      return null;
    },
  },
  option: {
    allowed: ['running', 'paused'],
    tells: 'notice',
    entry: ({ setting, reason }) => ({ kind: 'table', act: 'option', facts: { setting, reason } }),
    change: async ({ tx, row }, { setting }) => {
      await changeGame(tx, row.id, { options: encode(withOption(optionsOf(row), setting)) });
      return null;
    },
  },
  /** The open call gets the deadline it would have had, or the next one that leaves as much time as a call must have. */
  rhythm: {
    allowed: ['inviting', 'seeding', 'running', 'paused'],
    tells: 'deadline',
    entry: ({ rhythm, zone, reason }) => {
      const parsed = rhythmSchema.safeParse(rhythm);
      if (!parsed.success)
        throw new DataBroken('rhythm-wrong', { faults: parsed.error.issues.map(({ path }) => path[0]) });
      if (!isZone(zone)) throw new DataBroken('no-such-zone', { zone });
      return { kind: 'table', act: 'rhythm', facts: { ...inOrder(parsed.data), zone, reason } };
    },
    change: async ({ tx, row, deadline, seats, at }, { rhythm, zone }) => {
      const change = { rhythm: encode(inOrder(rhythm)), zone };
      await changeGame(tx, row.id, change);
      const isOpen = row.status === 'running' && deadline !== null && deadline.lockedAt === null;
      if (!isOpen || (await holdOf(tx, row.id))?.heldAt) return null;
      const away = awayFrom(await absencesOf(tx, row.id), seats);
      const { due, unmoved } = openAnew({ ...row, ...change }, deadline, away, at);
      if (due.dueAt.getTime() === deadline.dueAt.getTime() && due.zone === deadline.zone) return null;
      await moveDeadline(tx, row.id, due, unmoved);
      return due;
    },
  },
  pause: {
    ...plain,
    allowed: ['running'],
    tells: 'deadline',
    change: async ({ tx, row, deadline }) => {
      if (!deadline || deadline.lockedAt) throw new DataBroken('no-open-call', { game: row.id });
      await changeGame(tx, row.id, { status: 'paused' });
      return null;
    },
  },
  /**
   * A deadline has as much time left as it had when the game was paused. A halted game is tried again where it stopped; an
   * open call that ended meanwhile gets the next deadline.
   */
  resume: {
    ...plain,
    allowed: ['paused', 'halted'],
    tells: 'deadline',
    change: async ({ house, tx, row, deadline, journal, seats, at }) => {
      if (row.status === 'halted') {
        const { revision } = house.rulesetOf(row.ruleset);
        // Its umpire chooses between the old release and a rebase.
        if (row.revision !== revision)
          throw new DataBroken('rules-changed', { game: row.id, from: row.revision, to: revision });
        const begun = fold(journal.entries).rounds.length > 0;
        const status = deadline ? 'running' : begun ? 'seeding' : 'inviting';
        await changeGame(tx, row.id, { status, haltedBecause: null });
        if (!deadline || deadline.lockedAt || deadline.dueAt > at) return null;
        const { due, unmoved } = openAnew(row, deadline, awayFrom(await absencesOf(tx, row.id), seats), at);
        await moveDeadline(tx, row.id, due, unmoved);
        return due;
      }
      await changeGame(tx, row.id, { status: 'running' });
      const pause = journal.entries.findLast(({ content }) => content.kind === 'table' && content.act === 'pause');
      if (!deadline || !pause) return null;
      const due = dueAfterPause(deadline, at.getTime() - new Date(pause.content.at).getTime());
      await moveDeadline(tx, row.id, due);
      return due;
    },
  },
  /** The letters of what is resolved next wait; of a turn that waits already nothing changes. */
  withhold: {
    ...plain,
    allowed: ['seeding', 'running', 'paused'],
    tells: 'nothing',
    change: async ({ tx, row, at }) => {
      await askHold(tx, row.id, at);
      return null;
    },
  },
  approve: {
    ...plain,
    allowed: ['running', 'paused', 'over'],
    tells: 'nothing',
    change: ({ house, tx, row, deadline, journal, seats, at }) =>
      releaseTurn(house, tx, { row, deadline, seats, length: journal.entries.length, at }),
  },
  /** Phrases count until the turn closes; they enter the keys that are not committed to yet (dice.md §19). */
  seeding: {
    ...plain,
    allowed: ['running', 'paused'],
    tells: 'notice',
    change: async ({ tx, row, deadline, journal }) => {
      await open(tx, row.id, deadline);
      // The entry of this act is the last one already.
      const round = fold(journal.entries.slice(0, -1)).seeding;
      if (round !== null && (round.fixed || !round.unasked)) throw new DataBroken('seeding-is-open', { game: row.id });
      return null;
    },
  },
  /** The words themselves stay out of the journal: they can be erased. */
  broadcast: {
    allowed: ['inviting', 'seeding', 'running', 'paused', 'over'],
    tells: 'notice',
    entry: ({ text }) => ({ kind: 'table', act: 'broadcast', facts: { text: sha256(text) } }),
    change: async () => null,
  },
  /** To whom, and what, is nobody else's: the journal has a mark that the house alone can make again. */
  word: {
    allowed: ['inviting', 'seeding', 'running', 'paused', 'over'],
    tells: 'notice',
    entry: ({ to, text }, { key }, game) => {
      const mark = createHmac('sha256', key).update(`word/${game}/${to.join()}/${text}`).digest('hex');
      return { kind: 'table', act: 'word', facts: { mark } };
    },
    change: async () => null,
  },
};

const MOST_HOURS = 1440;

/** Each weekday once, Monday first. */
const inOrder = ({ days, time, least }: Rhythm) => ({
  days: [...new Set(days)].toSorted((a, b) => a - b),
  time,
  least,
});

/** A setting in the reader's words; as it is written where there are none. */
function optionIn(setting: string, words: Readonly<Record<string, (value: string) => string>>): string {
  const [name = '', value = ''] = setting.split('=', 2);
  return words[name]?.(value) ?? setting;
}

/**
 * Does these acts in order, all or none, and `more` with them: entries, changes and letters are one transaction. Throws
 * DataBroken for an act that cannot be done now.
 */
export async function steer(
  house: House,
  id: string,
  acts: readonly UmpireAct[],
  more: (tx: Tx, done: readonly Done[]) => Promise<void> = async () => {},
): Promise<void> {
  const loaded = await loadGame(house, id);
  const journal = new Journal(id, loaded.seed, loaded.record.entries);
  const at = house.clock();
  const seats = await seatsOf(house.store.db, id);
  await transact(house, async (tx) => {
    const done: Done[] = [];
    const letters: OwedLetter[] = [];
    let row = await lockGame(tx, id);
    if (row.head !== loaded.head) throw new DataBroken('game-moved-on', { game: id });
    for (const act of acts) {
      const deed = DEEDS[act.act] as Deed<UmpireAct>;
      if (!deed.allowed.includes(row.status))
        throw new DataBroken('game-not-so', { game: id, status: row.status, allowed: deed.allowed });
      journal.append(at.toISOString(), 'umpire', deed.entry(act, house, id));
      const scene = { house, tx, row, deadline: await deadlineOf(tx, id), journal, seats, at };
      const due = await deed.change(scene, act);
      row = await lockGame(tx, id);
      done.push({ act: act.act, due });
      if (deed.tells !== 'nothing')
        letters.push(...(await noticesOf({ ...scene, row, deadline: await deadlineOf(tx, id) }, act, deed.tells, due)));
    }
    await appendEntries(tx, id, journal.added);
    await oweLetters(tx, letters, at);
    await more(tx, done);
  });
  house.log.info({ game: id, acts: acts.map(({ act }) => act) }, 'umpire acted');
}

/** The game, if its call is open and its letters have gone out. */
async function open(tx: Tx, game: string, deadline: DeadlineRow | null): Promise<string> {
  if (!deadline || deadline.lockedAt) throw new DataBroken('no-open-call', { game });
  if ((await holdOf(tx, game))?.heldAt) throw new DataBroken('turn-is-held', { game });
  return game;
}

/** Throws DataBroken for a seat that nobody reads for. */
function wordsTo(
  house: House,
  row: GameRow,
  { length }: Pick<Journal['entries'], 'length'>,
  seats: readonly SeatedRow[],
  { to, text }: Extract<UmpireAct, { act: 'word' }>,
): OwedLetter[] {
  return to.map((id) => {
    const seat = seats.find((one) => one.seat === id && one.address !== null);
    if (!seat) throw new DataBroken('nobody-in-seat', { game: row.id, seat: id });
    return letterFromUmpire(house, `word/${row.id}/${length - 1}/${id}`, row, seat, text);
  });
}

async function noticesOf(
  { house, tx, row, deadline, journal, seats, at }: Scene,
  act: UmpireAct,
  tells: Telling,
  due: Due | null,
): Promise<OwedLetter[]> {
  if (act.act === 'word') return wordsTo(house, row, journal.entries, seats, act);
  const letters: OwedLetter[] = [];
  const isShown = row.status === 'running' && act.act !== 'process' && !(await holdOf(tx, row.id))?.heldAt;
  for (const seat of seats.filter(({ address }) => address !== null)) {
    const isDue = deadline?.needs.some((need) => need.seat === seat.seat) ?? false;
    const appointment = isShown && deadline && isDue ? { call: deadline.call, dueAt: deadline.dueAt } : null;
    const { length } = journal.entries;
    const appointments =
      tells === 'deadline'
        ? await appointmentsFor(house, tx, seat, { label: row.label, open: appointment, length, at })
        : [];
    const { by, titles, tempos, settings, rhythm } = letterWords(seat.language).steering;
    const title = titles[act.act];
    const text = {
      tempo: () => [`${title}.`, tempos[(act as { tempo: Tempo }).tempo]],
      option: () => [`${title}.`, optionIn((act as { setting: string }).setting, settings)],
      rhythm: () => {
        const { rhythm: set, zone } = act as { rhythm: Rhythm; zone: string };
        const days = weekWords(weekOf(inOrder(set), zone, seat.zone, at), seat.language);
        return [rhythm.due(days, localTime(at, seat.zone).zone, set.least), due === null ? rhythm.stays : rhythm.moves];
      },
      seeding: () => seedingAsked(house, deadline as DeadlineRow, seat.language),
      broadcast: () => (act as { text: string }).text.split('\n'),
    };
    letters.push(
      seatNotice(house, row, seat, {
        purpose: `notice/${row.id}/${length - 1}/${seat.seat}`,
        title,
        by,
        text: text[act.act as keyof typeof text]?.() ?? [`${title}.`],
        reason: 'reason' in act ? act.reason : null,
        due,
        head: journal.head,
        at,
        appointments,
      }),
    );
  }
  return letters;
}
