/** Begins a game whose invitations are answered: the phrases are mixed in, and the start letters carry what follows from them. */
import { sealedPhrase } from '../../engine/dice.ts';
import { DataBroken, TryAgain } from '../../engine/errors.ts';
import { type Entry, Journal } from '../../engine/journal.ts';
import { letterWords } from '../../reports/index.ts';
import { appendEntries, entriesOf } from '../../store/entries.ts';
import { changeGame, idsOf, lockGame } from '../../store/games.ts';
import { invitationsOf, type SentInvitation } from '../../store/invitations.ts';
import { oweLetters } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { begin } from '../../table/found.ts';
import { awaitedRound, fold } from '../../table/record.ts';
import { fixSeals, openedSeals } from '../../table/seeding.ts';
import { seatName } from '../../table/telling.ts';
import { roundAhead, withBeacon } from '../house/beacon.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import { whatever } from '../house/trouble.ts';
import { owed } from '../letters/owe-letters.ts';
import { phrasesOf, sealedLetters } from '../turn/seeding.ts';

/** Begins the game with the seats that are taken; who has not answered may still take over his seat. */
export async function startGame(house: House, id: string, reason: string): Promise<void> {
  await start(house, id, 'umpire', reason);
}

/** Begins every game all of whose invited seats are taken, or fixes its seals; says how many. */
export async function startReady(house: House): Promise<number> {
  const { db } = house.store;
  let started = 0;
  for (const id of await idsOf(db, 'inviting')) {
    const invitations = await invitationsOf(db, id);
    if (invitations.length === 0) continue;
    const isComplete = seatsOut(invitations, await seatsOf(db, id)).length === 0;
    if (!isComplete && !isDecided(await entriesOf(db, id))) continue;
    await whatever(house, { game: id }, async () => {
      if (await start(house, id, 'table', 'all have accepted')) started++;
    });
  }
  return started;
}

/** That the game begins stands in its journal: it waits for the beacon alone. */
const isDecided = (entries: readonly Entry[]): boolean =>
  entries.some(({ content }) => content.kind === 'table' && content.act === 'start');

/** Seats that somebody was invited to and nobody sits in. */
export function seatsOut(invitations: readonly SentInvitation[], seats: readonly SeatedRow[]): string[] {
  const invited = new Set(invitations.map(({ seat }) => seat));
  return seats.filter(({ seat, person }) => person === null && invited.has(seat)).map(({ seat }) => seat);
}

/** Whether anything was done: a game that waits for the words of seals, or for the beacon, waits on. */
async function start(house: House, id: string, by: string, reason: string): Promise<boolean> {
  const { db } = house.store;
  const loaded = await withBeacon(house, await loadGame(house, id));
  const { row, seed, record } = loaded;
  if (row.status !== 'inviting')
    throw new DataBroken('game-not-so', { game: id, status: row.status, allowed: ['inviting'] });
  const seats = await seatsOf(db, id);
  const journal = new Journal(id, seed, record.entries);
  const at = house.clock();
  const wasFixed = fold(record.entries).seeding?.fixed === true;
  sealNoted(journal, seats, seed, at);
  const { marks, shut } = openedSeals(fold(journal.entries), seed, phrasesOf(seats));
  fixSeals(journal, fold(journal.entries), at.toISOString(), roundAhead(house));
  const starting = { house, loaded, seats, journal, at };
  const wasDecided = isDecided(record.entries);
  const mayBegin = shut.length === 0 || wasDecided || (wasFixed && by !== 'table');
  if (mayBegin && !wasDecided) journal.append(at.toISOString(), by, { kind: 'table', act: 'start', facts: { reason } });
  if (mayBegin && !awaitedRound(fold(journal.entries).seeding)) await beginPlay(starting, marks);
  else if (journal.added.length > 0) await wait(starting, shut, !wasFixed);
  else return false;
  return true;
}

interface Starting {
  house: House;
  loaded: LoadedGame;
  seats: readonly SeatedRow[];
  journal: Journal;
  at: Date;
}

/** Seals what an earlier release noted without a seal. */
function sealNoted(journal: Journal, seats: readonly SeatedRow[], seed: string, at: Date): void {
  const { seeding } = fold(journal.entries);
  if (seeding === null || seeding.fixed) return;
  for (const { seat, phrase } of seats) {
    if (phrase === null || seeding.seals[seat] !== undefined) continue;
    const { seal } = sealedPhrase(seed, seat, 0, phrase);
    journal.append(at.toISOString(), 'table', { kind: 'table', act: 'phrase', facts: { seat, seal } });
  }
}

/**
 * Marks are mixed once every word, and the beacon's round, is here: all get the seals that have just been fixed, and who
 * sealed his phrase himself is asked for it.
 */
function wait({ house, loaded, seats, journal, at }: Starting, shut: readonly string[], isNew: boolean): Promise<void> {
  const { row, record, head } = loaded;
  const sealed = { ...record, entries: journal.entries };
  return transact(house, async (tx) => {
    await unchanged(tx, row.id, head, seats);
    await appendEntries(tx, row.id, journal.added);
    if (isNew) await oweLetters(tx, sealedLetters(house, row, sealed, seats, shut, null), at);
    if (isNew && shut.length > 0)
      await tellUmpire(house, tx, row.id, {
        about: 'sealed',
        say: (_words, _when, language) => {
          const { title, text } = letterWords(language).joining.umpire.sealed;
          return { title, text: [text(shut.map((seat) => seatName(record.game, seat, language)).join(', '))] };
        },
      });
  });
}

/** Throws TryAgain where somebody accepted, or sent another phrase, since the seats were read. */
async function unchanged(tx: Tx, id: string, head: string, seats: readonly SeatedRow[]): Promise<void> {
  const now = await lockGame(tx, id);
  const same = (await seatsOf(tx, id)).every((seat, n) => seat.phrase === seats[n]?.phrase);
  if (now.status !== 'inviting' || now.head !== head || !same) throw new TryAgain('game-moved-on', { game: id });
}

async function beginPlay(
  { house, loaded, seats, journal, at }: Starting,
  marks: Readonly<Record<string, string>>,
): Promise<void> {
  const { row, seed, record } = loaded;
  const { id } = row;
  const begun = begin({ ...record, entries: journal.entries }, seed, marks, at.toISOString());
  const seated = new Set(seats.filter(({ person }) => person !== null).map(({ seat }) => seat));
  const free = seatsOut(await invitationsOf(house.store.db, id), seats);
  await transact(house, async (tx) => {
    await unchanged(tx, id, loaded.head, seats);
    await appendEntries(tx, id, begun.record.entries.slice(record.entries.length));
    await changeGame(tx, id, { status: 'seeding' });
    const length = begun.record.entries.length;
    const letters = begun.letters.filter(({ seat }) => seated.has(seat));
    await oweLetters(
      tx,
      letters.map((letter) => owed(house, id, letter, { length })),
      at,
    );
    await tellUmpire(house, tx, id, {
      about: 'begun',
      say: (_words, _when, language) => {
        const ours = letterWords(language).joining.umpire;
        const names = free.map((seat) => seatName(record.game, seat, language)).join(', ');
        return {
          title: ours.begun.title,
          text: [ours.begun.text(free.length === 0 ? ours.noneFree : ours.free(names))],
        };
      },
    });
  });
  house.log.info({ game: id }, 'game begun');
}
