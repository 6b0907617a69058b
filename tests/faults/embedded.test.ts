/** The embedded database on a disk that fills, in a thread that dies, and asked for by a second process. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openThread } from '../../src/store/embedded-client.ts';
import { openStore } from '../../src/store/open.ts';
import { isSystemTrouble } from '../../src/store/passing.ts';
import type { Store } from '../../src/store/schema.ts';

const CACHE = new URL('../../.cache/', import.meta.url).pathname;
const NODE = new URL('../../node_modules/.bin/node', import.meta.url).pathname;
const OPEN = new URL('../../src/store/open.ts', import.meta.url).href;
const MEBIBYTE = 1_048_576;
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-embedded-faults-'));
const disk = join(scratch, 'disk');
afterAll(() => {
  try {
    execFileSync('umount', ['--lazy', disk], { stdio: 'ignore' });
  } catch {}
  rmSync(scratch, { recursive: true, force: true });
});

/** A small disk of its own, where we may have one. */
function mounted(): boolean {
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    if (process.env.CI === 'true') throw new Error('a disk must be mounted here');
    console.warn('not run here: the embedded database on a full disk (nothing can be mounted)');
    return false;
  }
}

const keep = ({ db }: Pick<Store, 'db'>, hash: string, bytes: Buffer) =>
  db.transaction().execute((tx) => tx.insertInto('blobs').values({ hash, bytes }).execute());
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test.runIf(mounted())(
  'on a full disk each statement fails and none hangs; with room again it goes on, with all it had said yes to',
  async () => {
    const directory = join(disk, 'db');
    const store = await openStore({ directory, cache: CACHE });
    const filler = join(disk, 'filler');
    writeFileSync(filler, Buffer.alloc(46 * MEBIBYTE));
    const kept: string[] = [];
    let trouble: unknown = null;
    for (let n = 0; n < 40 && trouble === null; n++) {
      trouble = await failure(keep(store, `b${n}`, randomBytes(MEBIBYTE)));
      if (trouble === null) kept.push(`b${n}`);
    }
    expect(kept.length).toBeGreaterThan(0);
    expect(isSystemTrouble(trouble), String(trouble)).toBe(true);
    for (const more of ['x', 'y'])
      expect(isSystemTrouble(await failure(keep(store, more, randomBytes(MEBIBYTE))))).toBe(true);
    rmSync(filler);
    await expect
      .poll(() => failure(keep(store, 'again', randomBytes(MEBIBYTE))), { timeout: 120_000, interval: 500 })
      .toBeNull();
    const rows = await store.db.selectFrom('blobs').select('hash').orderBy('hash').execute();
    expect(rows.map(({ hash }) => hash)).toEqual([...kept, 'again'].sort());
    await store.close();
  },
);

test('a database that says nothing is given up after a while and opened again; a transaction it was in fails as a whole', async () => {
  const directory = join(scratch, 'silent');
  await (await openStore({ directory, cache: CACHE })).close();
  const client = await openThread(directory, 10_000);
  const cut = failure(
    client.transaction(async (tx) => {
      await tx.query("insert into blobs values ('half', '')", []);
      await tx.query('select pg_sleep(3600)', []);
    }),
  );
  expect(isSystemTrouble(await cut)).toBe(true);
  expect((await client.query('select hash from blobs', [])).rows).toEqual([]);
  await client.close();
});

test('a second process on the directory is refused by the kernel, whatever it can see of the first', async () => {
  const directory = join(scratch, 'shared');
  const store = await openStore({ directory, cache: CACHE });
  // In other namespaces a container sees no process of ours, and has our own ids.
  const script = `const { openStore } = await import(${JSON.stringify(OPEN)});
    await openStore({ directory: ${JSON.stringify(directory)}, cache: ${JSON.stringify(CACHE)} }).then(
      () => console.log('opened'), (error) => console.log(error.code));
    process.exit(0);`;
  const file = join(scratch, 'second.mjs');
  writeFileSync(file, script);
  const tried = async (wrap: string[]) => {
    const [command = NODE, ...args] = [...wrap, NODE, file];
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    await once(child, 'exit');
    return Buffer.concat(said).toString().trim();
  };
  expect(await tried([])).toBe('database-in-use');
  if (process.getuid?.() === 0)
    expect(await tried(['unshare', '--pid', '--fork', '--mount-proc'])).toBe('database-in-use');
  await sql`select 1`.execute(store.db);
  await store.close();
  expect(await tried([])).toBe('opened');
});
