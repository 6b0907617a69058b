/** A game to be looked back at: its closed turns by number, each ready to be told again from the bytes that opened it. */
import { decode, encode } from '../../../engine/canonical.ts';
import type { Event, Rolled } from '../../../engine/contract.ts';
import { sha256 } from '../../../engine/digest.ts';
import { RecordBroken } from '../../../engine/errors.ts';
import { checkChain, type Entry } from '../../../engine/journal.ts';
import { blobOf } from '../../../store/blobs.ts';
import { entriesOf } from '../../../store/entries.ts';
import type { GameRow } from '../../../store/games.ts';
import { seedOf } from '../../../store/secrets.ts';
import { keepSnapshot, latestSnapshots, snapshotAt } from '../../../store/snapshots.ts';
import { type Chronicle, fold, type GameRecord } from '../../../table/record.ts';
import { clockAt, replay, replayFrom, type TurnResult } from '../../../table/replay.ts';
import { type House, transact } from '../../house/house.ts';
import { openedGame } from '../../house/load-game.ts';
import { Shelf } from './shelf.ts';

/** A turn that was closed and not taken back. */
export interface ReelTurn {
  ordinal: number;
  printed: number;
  /** First segment of the addresses in it: `t16`. */
  place: string;
  closedAt: string;
  /** Hash of the entry that closed it: names the turn and all before it. */
  close: string;
}

export interface Reel {
  id: string;
  head: string;
  record: GameRecord;
  chronicle: Chronicle;
  turns: readonly ReelTurn[];
  /** Null for a game that was brought in before it was over: its turns are told from what came with it. */
  seed: string | null;
}

const MOST_REELS = 32;
const MOST_TURNS = 64;

interface Kept {
  reels: Shelf<Reel>;
  turns: Shelf<TurnResult>;
}

const kept = new WeakMap<House, Kept>();

function shelvesOf(house: House): Kept {
  let shelves = kept.get(house);
  if (!shelves) {
    shelves = { reels: new Shelf(MOST_REELS, () => 1), turns: new Shelf(MOST_TURNS, () => 1) };
    kept.set(house, shelves);
  }
  return shelves;
}

/** The game as its journal stands. Throws RecordBroken, RulesBroken. */
export function reelOf(house: House, row: GameRow): Promise<Reel> {
  return shelvesOf(house).reels.get(`${row.id}/${row.head}`, () => loadReel(house, row));
}

async function loadReel(house: House, row: GameRow): Promise<Reel> {
  const { id } = row;
  const entries = await entriesOf(house.store.db, id);
  checkChain(entries);
  const chronicle = fold(entries);
  const record = { id, game: await openedGame(house, row), entries };
  const seed = await seedIfKnown(house, id, entries);
  const openings = await openingsOf(house, record, chronicle, seed);
  const turns = closedIn(chronicle).flatMap(({ ordinal, close }): ReelTurn[] => {
    const opening = openings.get(ordinal);
    const closing = entries.find(({ content }) => content === close);
    if (opening === undefined || !openings.has(ordinal + 1) || !closing) return [];
    const { printed, place } = clockAt(record.game, opening);
    return [{ ordinal, printed, place, closedAt: closing.content.at, close: closing.hash }];
  });
  return { id, head: row.head, record, chronicle, turns, seed };
}

/** The seed as the house keeps it, or as the record of a game that is over shows it. */
async function seedIfKnown(house: House, id: string, entries: readonly Entry[]): Promise<string | null> {
  const opened = entries.findLast(({ content }) => content.kind === 'seed-open')?.content;
  if (opened?.kind === 'seed-open') return opened.seed;
  try {
    return await seedOf(house.store.db, house.key, id);
  } catch (error) {
    if (error instanceof RecordBroken && error.code === 'seed-missing') return null;
    throw error;
  }
}

const closedIn = ({ turns }: Chronicle) => turns.flatMap(({ ordinal, close }) => (close ? [{ ordinal, close }] : []));

/** The bytes that open each turn, as far as they are known; snapshots that are missing are made again and kept. */
async function openingsOf(
  house: House,
  record: GameRecord,
  chronicle: Chronicle,
  seed: string | null,
): Promise<Map<number, string>> {
  const closed = closedIn(chronicle);
  const snapshots = await latestSnapshots(house.store.db, record.id, closed.length + 1);
  const openings = new Map([[1, encode(record.game.setup())]]);
  for (const { ordinal, bytes } of snapshots) {
    const before = closed.find((turn) => turn.ordinal === ordinal - 1);
    if (before?.close.state === sha256(bytes)) openings.set(ordinal, bytes);
  }
  if (seed === null || closed.every(({ ordinal }) => openings.has(ordinal + 1))) return openings;
  const results = replay(record, seed);
  await keepOpenings(house, record, chronicle, results);
  for (const { ordinal, closing } of results) openings.set(ordinal + 1, closing);
  return openings;
}

async function keepOpenings(
  house: House,
  { id, entries }: GameRecord,
  chronicle: Chronicle,
  results: readonly TurnResult[],
): Promise<void> {
  const closes = new Map(closedIn(chronicle).map(({ ordinal, close }) => [ordinal, close]));
  await transact(house, async (tx) => {
    for (const { ordinal, closing } of results) {
      const close = entries.find(({ content }) => content === closes.get(ordinal));
      if (close) await keepSnapshot(tx, id, { ordinal: ordinal + 1, head: close.hash, bytes: closing });
    }
  });
}

/** What happened in a turn; 0 is the set-up, where nothing has. */
export function turnOf(house: House, reel: Reel, ordinal: number): Promise<TurnResult> {
  const name = reel.turns.find((turn) => turn.ordinal === ordinal)?.close ?? `${reel.id}/set-up`;
  return shelvesOf(house).turns.get(name, () => playAgain(house, reel, ordinal));
}

async function playAgain(house: House, reel: Reel, ordinal: number): Promise<TurnResult> {
  const { record, chronicle, seed } = reel;
  const opening = await openingAt(house, reel, ordinal);
  const turn = chronicle.turns.find((one) => one.ordinal === ordinal);
  if (turn && seed !== null && ordinal > rebasedAt(record)) return replayFrom(record, chronicle, seed, turn, opening);
  const { printed } = clockAt(record.game, opening);
  const played = { answers: [], toldAt: {}, settled: null, opened: [], over: false };
  const still = { ordinal, printed, opening, closing: opening, ...played };
  if (!turn?.close) return { ...still, events: [], ledger: [] };
  const { events, ledger } = turn.close;
  return {
    ...still,
    closing: await openingAt(house, reel, ordinal + 1),
    events: await recorded<Event>(house, events),
    ledger: await recorded<Rolled>(house, ledger),
  };
}

/** The last turn that other rules than today's played: it cannot be played again. */
function rebasedAt({ entries }: GameRecord): number {
  const rebases = entries.flatMap(({ content }) => (content.kind === 'rebase' ? [content.turn] : []));
  return Math.max(0, ...rebases);
}

/** What came with a game that was brought in; nothing where nobody kept it. */
async function recorded<T>(house: House, hash: string): Promise<T[]> {
  try {
    return decode<T[]>(await blobOf(house.store.db, hash));
  } catch (error) {
    if (error instanceof RecordBroken && error.code === 'blob-missing') return [];
    throw error;
  }
}

/** A turn's opening bytes; those of turn `n + 1` are how turn `n` closed. */
export async function openingAt(house: House, { id, record, chronicle, seed }: Reel, ordinal: number): Promise<string> {
  if (ordinal <= 1) return encode(record.game.setup());
  const bytes = await snapshotAt(house.store.db, id, ordinal);
  if (bytes !== undefined) return bytes;
  // Snapshots are caches: somebody has thrown them away since.
  const made = (await openingsOf(house, record, chronicle, seed)).get(ordinal);
  if (made === undefined) throw new RecordBroken('snapshot-missing', { game: id, ordinal });
  return made;
}
