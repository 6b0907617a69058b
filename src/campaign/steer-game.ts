/** What a game master does to the clock of a game: close now, extend, pause, resume. Each is an entry with its reason. */
import type { Json } from '../engine/contract.ts';
import { DataBroken } from '../engine/errors.ts';
import { Journal } from '../engine/journal.ts';
import { messageIdOf } from '../mail/sender/address.ts';
import { encode } from '../engine/canonical.ts';
import { type DeadlineRow, deadlineOf, moveDeadline, setReady } from '../store/deadlines.ts';
import { appendEntries } from '../store/entries.ts';
import { changeGame, type GameRow, lockGame } from '../store/games.ts';
import { oweLetters } from '../store/outbox.ts';
import type { GameStatus, Tx } from '../store/schema.ts';
import { type SeatedRow, seatsOf } from '../store/seats.ts';
import type { Tempo } from '../table/record.ts';
import type { AnswerFacts } from './answers.ts';
import { type House, transact } from './house.ts';
import { type LoadedGame, loadGame } from './load-game.ts';
import { optionsOf, withOption } from './options.ts';
import { type Due, deadlineFor, dueAfterPause, laterDue } from './time.ts';

/** Closes the open call with the books that are in, at the next look. */
export function closeNow(house: House, id: string, reason: string): Promise<void> {
  return act(house, id, 'process', reason, {}, ['running'], async (tx) => {
    await setReady(tx, id, house.clock());
    return null;
  });
}

/** Gives the open call more hours. */
export function extendDeadline(house: House, id: string, hours: number, reason: string): Promise<void> {
  if (!Number.isSafeInteger(hours) || hours < 1) throw new DataBroken('hours-not-whole', { hours });
  return act(house, id, 'extend', reason, { hours }, ['running', 'paused'], async (tx, _row, deadline) => {
    const due = laterDue(open(id, deadline), hours);
    await moveDeadline(tx, id, due);
    return due;
  });
}

/** Changes when orders are asked for, from the turn after the one in play. */
export function changeTempo(house: House, id: string, tempo: Tempo, reason: string): Promise<void> {
  return act(house, id, 'tempo', reason, { tempo }, ['running', 'paused'], async (tx) => {
    await changeGame(tx, id, { tempo });
    return null;
  });
}

/** Changes one option of how the game is run: `press=named`. Throws DataBroken for one that is not known. */
export function changeOption(house: House, id: string, setting: string, reason: string): Promise<void> {
  return act(house, id, 'option', reason, { setting }, ['running', 'paused'], async (tx, row) => {
    await changeGame(tx, id, { options: encode(withOption(optionsOf(row), setting)) });
    return null;
  });
}

export function pauseGame(house: House, id: string, reason: string): Promise<void> {
  return act(house, id, 'pause', reason, {}, ['running'], async (tx) => {
    await changeGame(tx, id, { status: 'paused' });
    return null;
  });
}

/** Goes on; a deadline that passed meanwhile has as much time left as it had when the game was paused. */
export function resumeGame(house: House, id: string, reason: string): Promise<void> {
  return act(house, id, 'resume', reason, {}, ['paused'], async (tx, _row, deadline, loaded) => {
    await changeGame(tx, id, { status: 'running' });
    const pausedAt = loaded.record.entries.findLast(
      ({ content }) => content.kind === 'table' && content.act === 'pause',
    );
    if (!deadline || !pausedAt) return null;
    const missed = house.clock().getTime() - new Date(pausedAt.content.at).getTime();
    const due = dueAfterPause(deadline, missed);
    await moveDeadline(tx, id, due);
    return due;
  });
}

function open(game: string, deadline: DeadlineRow | null): DeadlineRow {
  if (!deadline || deadline.lockedAt) throw new DataBroken('no-open-call', { game });
  return deadline;
}

/** One act of the game master: entry, change and notices in one transaction. */
async function act(
  house: House,
  id: string,
  name: string,
  reason: string,
  facts: Readonly<Record<string, Json>>,
  allowed: readonly GameStatus[],
  change: (tx: Tx, row: GameRow, deadline: DeadlineRow | null, loaded: LoadedGame) => Promise<Due | null>,
): Promise<void> {
  const loaded = await loadGame(house, id);
  const journal = new Journal(id, loaded.seed, loaded.record.entries);
  const at = house.clock();
  journal.append(at.toISOString(), 'umpire', { kind: 'table', act: name, facts: { ...facts, reason } });
  const seats = await seatsOf(house.store.db, id);
  await transact(house, async (tx) => {
    const row = await lockGame(tx, id);
    if (!allowed.includes(row.status)) throw new DataBroken('game-not-so', { game: id, status: row.status, allowed });
    if (row.head !== loaded.head) throw new DataBroken('game-moved-on', { game: id });
    const deadline = await deadlineOf(tx, id);
    open(id, deadline);
    const due = await change(tx, row, deadline, loaded);
    await appendEntries(tx, id, journal.added);
    const notices = seats
      .filter((seat) => seat.address !== null)
      .map((seat) => noticeOf(house, loaded, journal, seat, name, reason, due, at, facts));
    await oweLetters(tx, notices, at);
  });
  house.log.info({ game: id, act: name, reason }, 'umpire acted');
}

const TITLES: Readonly<Record<string, Readonly<Record<'en' | 'fr', string>>>> = {
  process: { en: 'The open call closes now', fr: 'L’appel ouvert est clos' },
  extend: { en: 'More time', fr: 'Délai prolongé' },
  pause: { en: 'The game is paused', fr: 'La partie est suspendue' },
  resume: { en: 'The game goes on', fr: 'La partie reprend' },
  option: { en: 'An option of the game has changed', fr: 'Une option de la partie a changé' },
  tempo: { en: 'Another tempo from the next turn on', fr: 'Un autre tempo dès le prochain tour' },
};

/** What each tempo asks for. */
const TEMPO_WORDS: Readonly<Record<Tempo, Readonly<Record<'en' | 'fr', string>>>> = {
  express: {
    en: 'Express: one letter for each player turn; its orders serve the whole of it.',
    fr: 'Express : une lettre par tour de joueur, dont les ordres valent pour tout ce tour.',
  },
  classic: {
    en: 'Classic: a letter for movement and a letter for combat.',
    fr: 'Classique : une lettre pour le mouvement, une lettre pour le combat.',
  },
  full: {
    en: 'Full: every call and every choice by letter. What you leave unanswered falls to your standing orders.',
    fr: 'Complet : chaque appel et chaque choix par lettre. Vos ordres permanents répondent à ce que vous laissez.',
  },
  together: {
    en: 'Together: the orders of all for the whole turn, before it opens.',
    fr: 'Ensemble : les ordres de tous pour tout le tour, avant qu’il ne s’ouvre.',
  },
};

function noticeOf(
  house: House,
  { record, row }: LoadedGame,
  journal: Journal,
  seat: SeatedRow,
  name: string,
  reason: string,
  due: Due | null,
  at: Date,
  { tempo, setting }: Readonly<Record<string, Json>>,
) {
  const purpose = `notice/${record.id}/${journal.entries.length - 1}/${seat.seat}`;
  const title = TITLES[name]?.[seat.language] ?? name;
  const answer: AnswerFacts = {
    inReplyTo: null,
    kind: 'notice',
    notice: 'notice',
    language: seat.language,
    facts: {
      game: { id: record.id, label: row.label },
      band: null,
      title,
      by: seat.language === 'fr' ? 'L’arbitre' : 'The umpire',
      text: [
        `${title}.`,
        ...(tempo === undefined ? [] : [TEMPO_WORDS[tempo as Tempo][seat.language]]),
        ...(setting === undefined ? [] : [String(setting)]),
      ],
      reason,
      deadline: due && deadlineFor(due, seat.zone, at),
      commitments: [],
      head: journal.head,
    },
  };
  return {
    purpose,
    messageId: messageIdOf(purpose, house.domain),
    game: record.id,
    seat: seat.seat,
    kind: 'answer' as const,
    facts: encode(answer),
    recipient: null,
  };
}
