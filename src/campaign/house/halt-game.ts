/** Halts a game whose rules or record broke, or whose work fails: nothing is appended, and all that is needed to find out why is written down. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FieldpostError } from '../../engine/errors.ts';
import { blobOf } from '../../store/blobs.ts';
import { newestBooks } from '../../store/books.ts';
import { deadlineOf } from '../../store/deadlines.ts';
import { entriesOf } from '../../store/entries.ts';
import { changeGame, gameOf, lockGame } from '../../store/games.ts';
import { type House, transact } from './house.ts';
import { tellUmpire } from './tell-umpire.ts';

/** The dump goes to `dumps/<game>-<length>.json`: journal, scenario, books and deadline, without the seed. */
export async function haltGame(house: House, id: string, error: Error): Promise<void> {
  const why = error.message;
  await transact(house, async (tx) => {
    const row = await lockGame(tx, id);
    if (row.status === 'halted') return;
    await changeGame(tx, id, { status: 'halted', haltedBecause: why });
    await tellUmpire(house, tx, id, {
      about: `halted/${row.length}`,
      say: ({ halted }) => ({ title: halted.title, text: halted.text(why) }),
    });
  });
  house.log.error({ game: id, why }, 'game halted');
  // A disk that takes no dump must not keep the game in play.
  await writeDump(house, id, error).catch((err: unknown) => house.log.error({ game: id, err }, 'dump not written'));
}

async function writeDump(house: House, id: string, error: Error): Promise<void> {
  const { db } = house.store;
  const row = await gameOf(db, id);
  const facts = error instanceof FieldpostError ? { code: error.code, ...error.facts } : {};
  const dump = {
    format: 'fieldpost.dump',
    version: 1,
    game: row,
    error: { message: error.message, facts, stack: error.stack ?? null },
    scenario: await blobOf(db, row.scenarioHash).catch(() => null),
    entries: await entriesOf(db, id).catch(() => null),
    books: [...(await newestBooks(db, id)).values()],
    deadline: await deadlineOf(db, id),
  };
  await mkdir(house.dumps, { recursive: true });
  const file = join(house.dumps, `${id}-${row.length}.json`);
  await writeFile(file, `${JSON.stringify(dump, null, 2)}\n`, { mode: 0o600 });
  house.log.info({ game: id, dump: file }, 'dump written');
}
