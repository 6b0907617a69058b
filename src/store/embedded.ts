/**
 * The embedded database: PostgreSQL in the process itself (PGlite), in a thread of its own, on one directory that one
 * process may use. It does not force writes to disk: for a machine that may lose power, use a PostgreSQL server.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CamelCasePlugin, Kysely, type PGlite, PGliteDialect } from 'kysely';
import { DataBroken } from '../engine/errors.ts';
import { lockDirectory } from './directory-lock.ts';
import { openThread, roomOn } from './embedded-client.ts';
import { borrowDatabase } from './lending.ts';
import { isNewest, migrate, migrationsHash } from './migrate.ts';
import type { Store, Tables } from './schema.ts';

/** Opens the database in `directory`, made on first use. `cache` keeps a prepared one: initialising takes seconds. */
export async function openEmbedded(directory: string, cache: string): Promise<Store> {
  mkdirSync(dirname(directory), { recursive: true });
  const lock = lockDirectory(directory);
  try {
    if (!existsSync(join(directory, 'PG_VERSION'))) {
      rmSync(directory, { recursive: true, force: true });
      copyWhole(await prepared(cache), directory);
    }
    const db = await connect(directory);
    await migrate(db as Kysely<unknown>);
    return { db, kind: 'embedded', close: () => db.destroy().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The database in `directory`, or the one that the server at work there lends. Throws DataBroken where it can be neither. */
export async function joinEmbedded(directory: string, cache: string): Promise<Store> {
  try {
    return await openEmbedded(directory, cache);
  } catch (error) {
    const pglite = isInUse(error) ? await borrowDatabase(directory) : null;
    if (pglite === null) throw error;
    const db = builder(pglite);
    if (!(await isNewest(db as Kysely<unknown>))) {
      await db.destroy();
      throw new DataBroken('server-of-another-release', { directory }, error);
    }
    return { db, kind: 'embedded', close: () => db.destroy() };
  }
}

const isInUse = (error: unknown): boolean => error instanceof DataBroken && error.code === 'database-in-use';

const builder = (pglite: PGlite): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), plugins: [new CamelCasePlugin()] });

async function connect(directory: string): Promise<Kysely<Tables>> {
  const pglite = await openThread(directory).catch((cause: Error) => {
    throw new DataBroken('database-not-opened', { directory, why: cause.message, room: roomOn(directory) }, cause);
  });
  return builder(pglite);
}

/** An initialised, migrated data directory to copy from, named for what it was made with. */
async function prepared(cache: string): Promise<string> {
  const ready = join(cache, `database-${pgliteVersion()}-${migrationsHash()}`);
  if (existsSync(ready)) return ready;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${ready}.`);
  const db = await connect(making);
  await migrate(db as Kysely<unknown>);
  await db.destroy();
  try {
    renameSync(making, ready);
  } catch (error) {
    // Somebody else may have been faster: that copy is as good.
    if (!existsSync(ready)) throw error;
    rmSync(making, { recursive: true });
  }
  return ready;
}

// Renamed into place, so that a copy cut off half-way is never taken for a database.
function copyWhole(from: string, to: string): void {
  const copying = `${to}.copying`;
  rmSync(copying, { recursive: true, force: true });
  cpSync(from, copying, { recursive: true });
  renameSync(copying, to);
}

function pgliteVersion(): string {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');
  return (createRequire(import.meta.url)(manifest) as { version: string }).version;
}
