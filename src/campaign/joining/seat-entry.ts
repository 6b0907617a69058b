/** An act on a seat as an entry of the journal, written together with what it changes. */
import { TryAgain } from '../../engine/errors.ts';
import { Journal } from '../../engine/journal.ts';
import type { TableAct } from '../../engine/table-acts.ts';
import { appendEntries } from '../../store/entries.ts';
import { lockGame } from '../../store/games.ts';
import type { Tx } from '../../store/schema.ts';
import type { House } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';

/** Appends the entry in the transaction that is given it. Throws TryAgain where the game has moved on since. */
export async function seatEntry(
  house: House,
  game: string,
  by: string,
  act: TableAct,
): Promise<(tx: Tx) => Promise<void>> {
  const loaded = await loadGame(house, game);
  const journal = new Journal(game, loaded.seed, loaded.record.entries);
  journal.append(house.clock().toISOString(), by, act);
  return async (tx) => {
    const row = await lockGame(tx, game);
    if (row.head !== loaded.head) throw new TryAgain('game-moved-on', { game });
    await appendEntries(tx, game, journal.added);
  };
}
