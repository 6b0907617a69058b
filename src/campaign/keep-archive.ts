/** Takes a game of the store out as an archive, and an archive into the store, to be browsed and verified. */
import { decode } from '../engine/canonical.ts';
import type { Json } from '../engine/contract.ts';
import { DataBroken } from '../engine/errors.ts';
import { blobOf, keepBlob } from '../store/blobs.ts';
import { appendEntries } from '../store/entries.ts';
import { addGame, findGame } from '../store/games.ts';
import { fold } from '../table/record.ts';
import { replay } from '../table/replay.ts';
import type { Archived } from '../table/verify.ts';
import { archiveFiles } from './archive.ts';
import { type House, transact } from './house.ts';
import { loadGame } from './load-game.ts';

/** The files of the game's archive. The seed is not among them until the game is over and its journal opens it. */
export async function exportGame(house: House, id: string): Promise<Map<string, string>> {
  const loaded = await loadGame(house, id);
  const scenario = decode<Json>(await blobOf(house.store.db, loaded.row.scenarioHash));
  return archiveFiles(loaded.record, scenario, replay(loaded.record, loaded.seed));
}

/** Stores the record of an archive. Without its seed nothing can be rolled, so the game stays closed. */
export async function importGame(house: House, { archived }: { archived: Archived }): Promise<void> {
  const { genesis, tempo, over } = fold(archived.entries);
  const id = genesis.game;
  await transact(house, async (tx) => {
    if (await findGame(tx, id)) throw new DataBroken('game-exists', { game: id });
    const scenarioHash = await keepBlob(tx, archived.scenario);
    await addGame(tx, {
      id,
      label: id,
      ruleset: genesis.ruleset,
      revision: genesis.revision,
      scenario: genesis.scenario,
      scenarioHash,
      status: over ? 'over' : 'halted',
      tempo,
      zone: 'UTC',
      rhythm: '{}',
      options: '{}',
      umpire: null,
      head: '',
      length: 0,
      haltedBecause: over ? null : 'imported without its seed',
      createdAt: new Date(genesis.at),
    });
    await appendEntries(tx, id, archived.entries);
  });
}
