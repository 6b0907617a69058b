/** Other rules than a game was played with: whether it plays on unchanged, and how it goes on where it would not. */

import { encode } from '../../engine/canonical.ts';
import { sha256 } from '../../engine/digest.ts';
import { DataBroken, RecordBroken, RulesBroken } from '../../engine/errors.ts';
import { Journal } from '../../engine/journal.ts';
import { appendEntries } from '../../store/entries.ts';
import { allGames, changeGame, type GameRow, lockGame } from '../../store/games.ts';
import { latestSnapshots } from '../../store/snapshots.ts';
import { fold } from '../../table/record.ts';
import { replay } from '../../table/replay.ts';
import { standing } from '../../table/stage.ts';
import { isRefusal, type Refusal, rebase as rebaseRecord } from '../../table/umpire.ts';
import { haltGame } from '../house/halt-game.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { writeCorrection } from './take-back.ts';

export interface Checked {
  game: string;
  /** Revision it was played with, and that of the rules here. */
  played: number;
  here: number;
  /** The first difference; null where it replays as recorded. */
  differs: string | null;
}

/** Replays every game that can be rolled here, whatever its status; writes nothing. */
export async function checkGames(house: House): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const row of await allGames(house.store.db)) {
    // A game that began with an invitation has nothing to replay; an imported one has no seed.
    if (row.status === 'inviting' || row.haltedBecause === IMPORTED) continue;
    checked.push(await checkGame(house, row));
  }
  return checked;
}

/** Why a game stands still that came with an archive alone. */
export const IMPORTED = 'imported without its seed';

async function checkGame(house: House, row: GameRow): Promise<Checked> {
  const told = { game: row.id, played: row.revision, here: house.rulesetOf(row.ruleset).revision };
  try {
    const { record, seed } = await loadGame(house, row.id);
    replay(record, seed);
    standing(record, seed);
    return { ...told, differs: null };
  } catch (error) {
    if (!(error instanceof Error) || !isOfRules(error)) throw error;
    return { ...told, differs: error.message };
  }
}

/** Rules that cannot make sense of what older ones stored may fail in any way; a database that is gone is another matter. */
const isOfRules = (error: Error): boolean =>
  [RulesBroken, RecordBroken, DataBroken, TypeError, RangeError].some((kind) => error instanceof kind);

/**
 * Games that other rules were played with, at the first start with these: what replays as recorded goes on, with an entry
 * that says so; what does not is halted, for its umpire to choose between the old release and a rebase.
 */
export async function upgradeGames(house: House): Promise<void> {
  for (const row of await allGames(house.store.db)) {
    const { revision } = house.rulesetOf(row.ruleset);
    const isInPlay = row.status === 'running' || row.status === 'paused' || row.status === 'seeding';
    if (!isInPlay || row.revision === revision) continue;
    const { differs } = await checkGame(house, row);
    if (differs === null) await upgrade(house, row.id, revision);
    else await haltGame(house, row.id, new RulesBroken('rules-changed', { from: row.revision, to: revision, differs }));
  }
}

async function upgrade(house: House, id: string, revision: number): Promise<void> {
  const { record, seed, head } = await loadGame(house, id);
  const journal = new Journal(id, seed, record.entries);
  journal.append(house.clock().toISOString(), 'table', { kind: 'upgrade', revision });
  await transact(house, async (tx) => {
    if ((await lockGame(tx, id)).head !== head) return;
    await appendEntries(tx, id, journal.added);
    await changeGame(tx, id, { revision });
  });
  house.log.info({ game: id, revision }, 'game upgraded');
}

/**
 * Goes on by the rules that are here, from the state at the last close. Null when done; refused where these rules find that
 * state, or the orders given since, not legal. Throws DataBroken where the game is over, or nothing holds that state any
 * more: then only the old release can go on.
 */
export async function rebase(house: House, id: string, reason: string, by = 'umpire'): Promise<Refusal | null> {
  const loaded = await loadGame(house, id);
  const { status } = loaded.row;
  const allowed = ['running', 'paused', 'halted'];
  if (!allowed.includes(status)) throw new DataBroken('game-not-so', { game: id, status, allowed });
  const last = await lastClose(house, loaded);
  const on = rebaseRecord(loaded.record, loaded.seed, { ...last, reason }, by, house.clock().toISOString());
  if (isRefusal(on)) return on;
  await writeCorrection(house, loaded, { act: 'rebase', turn: last.turn + 1, reason }, on);
  await transact(house, async (tx) => {
    await lockGame(tx, id);
    await changeGame(tx, id, { revision: loaded.record.game.revision });
  });
  return null;
}

/** The last closed turn with the bytes it closed with, which must be those its entry has the hash of. */
async function lastClose(house: House, { record }: LoadedGame): Promise<{ turn: number; state: string }> {
  const closed = fold(record.entries).turns.findLast(({ close }) => close !== null);
  if (!closed?.close) return { turn: 0, state: encode(record.game.setup()) };
  const { state } = closed.close;
  const kept = await latestSnapshots(house.store.db, record.id, Number.MAX_SAFE_INTEGER);
  const found = kept.find(({ bytes }) => sha256(bytes) === state);
  if (!found) throw new DataBroken('state-not-kept', { game: record.id, turn: closed.ordinal });
  return { turn: closed.ordinal, state: found.bytes };
}
