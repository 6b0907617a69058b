/** Commands beside a server at work on the embedded database: they ask through it, and none of them can keep it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { lendDatabase } from '../../src/store/lending.ts';
import { joinStore, openStore } from '../../src/store/open.ts';
import { isSystemTrouble } from '../../src/store/passing.ts';
import type { Store } from '../../src/store/schema.ts';
import { FIELDPOST, isLetter, ServedHouse } from '../campaign/served-house.ts';

const CACHE = new URL('../../.cache/', import.meta.url).pathname;
const PATIENCE = 1_000;
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-lent-'));
const where = { directory: join(scratch, 'db'), cache: CACHE };
const house = new ServedHouse({ FIELDPOST_SWEEP_SECONDS: '1' });
afterAll(async () => {
  await house.close();
  rmSync(scratch, { recursive: true, force: true });
});

const keep = ({ db }: Pick<Store, 'db'>, hash: string) =>
  db
    .insertInto('blobs')
    .values({ hash, bytes: Buffer.from(hash) })
    .execute();
const kept = async ({ db }: Pick<Store, 'db'>): Promise<string[]> =>
  (await db.selectFrom('blobs').select('hash').orderBy('hash').execute()).map(({ hash }) => hash);
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a command sees what the server wrote and the server what it did, bytes and moments whole; a transaction that fails leaves nothing', async () => {
  const server = await openStore(where);
  await expect(joinStore(where)).rejects.toMatchObject({ code: 'database-in-use' });
  const end = await lendDatabase(server, where.directory, PATIENCE);
  expect(statSync(`${where.directory}.sock`).mode & 0o777).toBe(0o600);
  await keep(server, 'a');
  const command = await joinStore(where);
  await keep(command, 'b');
  const at = new Date('2026-11-30T12:00:00.123Z');
  await command.db.insertInto('marks').values({ name: 'tried', at }).execute();
  const bytes = await server.db.selectFrom('blobs').select('bytes').where('hash', '=', 'b').executeTakeFirstOrThrow();
  expect(Buffer.from(bytes.bytes).toString()).toBe('b');
  const [row] = await command.db.selectFrom('marks').selectAll().execute();
  expect(row).toEqual({ name: 'tried', at });
  const [blob] = await command.db.selectFrom('blobs').selectAll().where('hash', '=', 'a').execute();
  expect(Buffer.isBuffer(blob?.bytes) && blob.bytes.toString()).toBe('a');
  const broken = command.db.transaction().execute(async (tx) => {
    await keep({ db: tx } as never, 'c');
    await sql`select 1 / 0`.execute(tx);
  });
  expect(await failure(broken)).toMatchObject({ code: '22012' });
  await command.db.transaction().execute((tx) => keep({ db: tx } as never, 'd'));
  expect(await kept(server)).toEqual(['a', 'b', 'd']);
  await command.close();
  await end();
  await server.close();
});

test('the server waits for a command’s transaction, and for none that says nothing; one whose command ends leaves nothing', async () => {
  const server = await openStore(where);
  const end = await lendDatabase(server, where.directory, PATIENCE);
  const before = await kept(server);
  const command = await joinStore(where);
  let seen: string[] | null = null;
  let asked: Promise<void> = Promise.resolve();
  await command.db.transaction().execute(async (tx) => {
    await keep({ db: tx } as never, 'x');
    asked = kept(server).then((found) => {
      seen = found;
    });
    await new Promise((resolve) => setTimeout(resolve, PATIENCE / 4));
    expect(seen).toBeNull();
  });
  await asked;
  expect(seen).toEqual([...before, 'x']);
  const silent = command.db.transaction().execute(async (tx) => {
    await keep({ db: tx } as never, 'y');
    await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE));
  });
  expect(isSystemTrouble(await failure(silent))).toBe(true);
  expect(await kept(server)).toEqual([...before, 'x']);
  const other = await joinStore(where);
  await other.db.startTransaction().execute();
  await other.close();
  expect(await kept(server)).toEqual([...before, 'x']);
  const last = await joinStore(where);
  await end();
  expect(isSystemTrouble(await failure(kept(last)))).toBe(true);
  await server.close();
});

test('a game is made, and the house backed up, while its server runs; the server writes the letters', async () => {
  await house.open();
  const server = await house.serve();
  const seat = 'british=Anna Bell <anna@players.test>,en,Europe/London';
  const made = ['game', 'create', 'savannah/assault', '--id', 'savannah-7', '--tempo', 'together', '--seat', seat];
  house.run(...made);
  await house.mail(isLetter('call', 'anna'));
  const file = join(scratch, 'house.backup');
  expect(house.run('backup', file)).toContain('1 games written');
  expect(statSync(file).size).toBeGreaterThan(10_000);
  // Another server is still kept out.
  expect(() =>
    execFileSync(FIELDPOST, ['serve'], { env: house.environment(), stdio: ['ignore', 'ignore', 'pipe'] }),
  ).toThrow(/in use by another process/);
  server.process.kill('SIGTERM');
  await new Promise((resolve) => server.process.once('exit', resolve));
  expect(JSON.parse(house.run('game', 'list', '--json'))).toHaveLength(1);
});
