/** Loads a game from the store: its record, its seed and the snapshots that save a replay. */
import { decode } from '../../engine/canonical.ts';
import type { AnyGame, Json } from '../../engine/contract.ts';
import { RecordBroken } from '../../engine/errors.ts';
import { checkChain, type Entry } from '../../engine/journal.ts';
import { blobOf } from '../../store/blobs.ts';
import { entriesOf } from '../../store/entries.ts';
import { type GameRow, gameOf } from '../../store/games.ts';
import { seatsOf } from '../../store/seats.ts';
import { seedOf } from '../../store/secrets.ts';
import { latestSnapshots } from '../../store/snapshots.ts';
import { NO_OPENINGS, standing } from '../../table/stage.ts';
import type { House } from './house.ts';
import type { GameAtHand, LoadedGame } from './loaded-game.ts';

// The turn in play opens from the last snapshot; the one before serves a report of the turn just closed.
const SNAPSHOTS = 2;

/** Throws RecordBroken where the journal or the scenario is not what its hash says. */
export async function loadGame(house: House, id: string): Promise<LoadedGame> {
  const { db } = house.store;
  const row = await gameOf(db, id);
  const entries = await entriesOf(db, id);
  checkChain(entries);
  const head = entries.at(-1)?.hash;
  if (head === undefined) throw new RecordBroken('journal-empty', { game: id });
  const held = (await seatsOf(db, id)).flatMap(({ seat, person }) => (person === null ? [] : [seat]));
  const record = { id, game: await openedGame(house, row), entries, held: new Set(held) };
  const snapshots = await latestSnapshots(db, id, SNAPSHOTS);
  const standing = snapshots.filter((snapshot) => stands(entries, snapshot.head));
  const openings = new Map(standing.map(({ ordinal, bytes }) => [ordinal, bytes]));
  return { row, record, head, seed: await seedOf(db, house.key, id), openings };
}

// A campaign of a hundred games fits; one that is asked for again is only loaded again.
const MOST_AT_HAND = 64;

/** The game for those who write nothing into its journal: a mail that is read, a letter that tells of it. */
export async function gameAtHand(house: House, row: GameRow): Promise<GameAtHand> {
  const { id } = row;
  const known = house.atHand.get(id);
  return known?.head === row.head ? { ...known, row } : takenInHand(house, await loadGame(house, id));
}

function takenInHand(house: House, loaded: LoadedGame): GameAtHand {
  const { id } = loaded.record;
  const held = { ...loaded, stood: standing(loaded.record, loaded.seed, loaded.openings) };
  house.atHand.delete(id);
  house.atHand.set(id, held);
  const [oldest] = house.atHand.keys();
  if (house.atHand.size > MOST_AT_HAND && oldest !== undefined) house.atHand.delete(oldest);
  return held;
}

/** The game as it stood when its journal had `length` entries: a letter tells no more than was so when it was owed. */
export async function gameAsOf(house: House, id: string, length: number): Promise<GameAtHand> {
  const row = await gameOf(house.store.db, id);
  const known = house.atHand.get(id);
  if (known?.head === row.head && known.record.entries.length === length) return { ...known, row };
  const loaded = await loadGame(house, id);
  const { record, seed } = loaded;
  if (record.entries.length === length) return takenInHand(house, loaded);
  const [then, since] = [record.entries.slice(0, length), record.entries.slice(length)];
  const before = { ...record, entries: then };
  // What was taken back since, and played again, opened with other bytes.
  const openings = since.some(({ content }) => content.kind === 'rewind') ? NO_OPENINGS : loaded.openings;
  return {
    ...loaded,
    record: before,
    head: then.at(-1)?.hash ?? '',
    openings,
    stood: standing(before, seed, openings),
  };
}

/** The game's scenario, indexed once and kept: it never changes. */
export async function openedGame(house: House, row: Pick<GameRow, 'ruleset' | 'scenarioHash'>): Promise<AnyGame> {
  const known = house.games.get(row.scenarioHash);
  if (known) return known;
  const scenario = decode<Json>(await blobOf(house.store.db, row.scenarioHash));
  const game = house.rulesetOf(row.ruleset).open(scenario);
  house.games.set(row.scenarioHash, game);
  return game;
}

/** Whether a snapshot's run is still the effective one: nothing after it was taken back. */
function stands(entries: readonly Entry[], head: string): boolean {
  const at = entries.findIndex((entry) => entry.hash === head);
  return at >= 0 && entries.slice(at + 1).every((entry) => entry.content.kind !== 'rewind');
}
