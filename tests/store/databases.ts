/**
 * The databases the store is tested on: the embedded one always, and PostgreSQL started for these tests. Where it is
 * not installed its groups do not run and say so; in CI that is a failure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/schema.ts';
import { emptyDatabase, migratedDatabase, postgresIsInstalled } from './postgres.ts';

const CACHE = new URL('../../.cache/', import.meta.url).pathname;

/** One database of a group: opened afresh, closed, and opened again as a restarted process would. */
export interface TestDatabase {
  kind: Store['kind'];
  open(): Promise<Store>;
}

/** Runs a group of tests on each database. `fresh()` gives an empty one. */
export function onEachDatabase(name: string, tests: (fresh: () => Promise<TestDatabase>) => void): void {
  describe(`${name} (embedded)`, () => {
    const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-embedded-'));
    let count = 0;
    const fresh = async (): Promise<TestDatabase> => {
      const directory = join(scratch, `db${count++}`);
      return { kind: 'embedded', open: () => openStore({ directory, cache: CACHE }) };
    };
    afterAll(() => rmSync(scratch, { recursive: true, force: true }));
    tests(fresh);
  });

  if (!postgresIsInstalled()) {
    if (process.env.CI) throw new Error('PostgreSQL is not installed: its tests must run in CI');
    console.warn(`NOT RUN: ${name} (PostgreSQL): not installed here; apt-get install postgresql`);
    return;
  }
  describe(`${name} (PostgreSQL)`, () => {
    const fresh = async (): Promise<TestDatabase> => {
      const url = await emptyDatabase();
      return { kind: 'server', open: () => openStore({ url }) };
    };
    tests(fresh);
  });
}

/**
 * A store on a PostgreSQL server, for suites that need one database and go through many of its statements: what production
 * runs is what they try. Where PostgreSQL is not installed they run on the embedded database and say so.
 */
export async function serverStore(): Promise<Store> {
  if (postgresIsInstalled()) return openStore({ url: await migratedDatabase() });
  if (process.env.CI) throw new Error('PostgreSQL is not installed: its tests must run in CI');
  console.warn('PostgreSQL is not installed here: run on the embedded database; apt-get install postgresql');
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-store-'));
  const store = await openStore({ directory: join(scratch, 'db'), cache: CACHE });
  return { ...store, close: () => store.close().finally(() => rmSync(scratch, { recursive: true, force: true })) };
}
