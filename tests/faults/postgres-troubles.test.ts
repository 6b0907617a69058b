/** A PostgreSQL that takes no writing: one that a fail-over has left behind, and one whose disk is full. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { isSystemTrouble } from '../../src/store/passing.ts';
import { openServer } from '../../src/store/server.ts';
import { answerTo, isLetter, ServedHouse } from '../campaign/served-house.ts';
import { emptyDatabase } from '../store/postgres.ts';

const MEBIBYTE = 1_048_576;
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-postgres-'));
const disk = join(scratch, 'disk');
const houses: ServedHouse[] = [];
/** What the server forgets before its small disk goes, or it serves nobody else any more. */
const forgets: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const house of houses) await house.close();
  for (const forget of forgets) await forget();
  try {
    execFileSync('umount', ['--lazy', disk], { stdio: 'ignore' });
  } catch {}
  rmSync(scratch, { recursive: true, force: true });
});

/** Says these to the server as its owner, one after the other. */
async function tell(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a server that only reads, as after a fail-over, is a trouble that passes; connections to it are not kept', async () => {
  const url = await emptyDatabase();
  const store = await openServer(url, 1);
  const name = new URL(url).pathname.slice(1);
  const keep = (hash: string) =>
    store.db
      .insertInto('blobs')
      .values({ hash, bytes: Buffer.from(hash) })
      .execute();
  const other = new URL(url);
  other.pathname = '/postgres';
  await tell(
    other.href,
    `alter database ${name} set default_transaction_read_only = on`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  // The first may find the connection cut, those after it find the server as it is now.
  for (const hash of ['a', 'b', 'c']) expect(isSystemTrouble(await failure(keep(hash)))).toBe(true);
  const together = store.db.transaction().execute((tx) => tx.deleteFrom('blobs').execute());
  expect(isSystemTrouble(await failure(together))).toBe(true);
  await tell(other.href, `alter database ${name} set default_transaction_read_only = off`);
  await expect.poll(() => failure(keep('d')), { timeout: 5_000 }).toBeNull();
  expect(await store.db.selectFrom('blobs').select('hash').execute()).toEqual([{ hash: 'd' }]);
  await store.close();
});

/** A small disk of its own, where we may have one, that the server may write to. */
function mounted(): boolean {
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk], { stdio: 'ignore' });
    for (const folder of [scratch, disk]) chmodSync(folder, 0o777);
    return true;
  } catch {
    if (process.env.CI === 'true') throw new Error('a disk must be mounted here');
    console.warn('not run here: PostgreSQL on a full disk (nothing can be mounted)');
    return false;
  }
}

test.runIf(mounted())(
  'on a full disk mail is not taken and the house stands; with room again it is, and is answered',
  async () => {
    const url = new URL(await emptyDatabase());
    const name = 'small';
    const space = join(disk, 'space');
    mkdirSync(space);
    // The server runs under a user of its own.
    chmodSync(space, 0o777);
    execFileSync('chown', ['postgres', space]);
    url.pathname = '/postgres';
    await tell(url.href, `create tablespace ${name} location '${space}'`, `create database ${name} tablespace ${name}`);
    const first = url.href;
    forgets.push(() => tell(first, `drop database ${name} with (force)`, `drop tablespace ${name}`));
    url.pathname = `/${name}`;
    const settings = { FIELDPOST_SWEEP_SECONDS: '1', FIELDPOST_DATABASE_URL: url.href, FIELDPOST_LOG: 'silent' };
    const house = new ServedHouse(settings);
    houses.push(house);
    await house.open();
    const seat = 'british=Anna Bell <anna@players.test>,en,Europe/London';
    house.run('game', 'create', 'savannah/assault', '--id', 'savannah-7', '--tempo', 'together', '--seat', seat);
    const { process: server, port } = await house.serve();
    const to = answerTo(await house.mail(isLetter('call', 'anna')));
    const filler = join(disk, 'filler');
    // To the last few pages: what has no more room than that is written nowhere.
    for (let size = 64; size >= 1 / 64; size /= 2)
      for (let n = 0; n < 2; n++)
        try {
          writeFileSync(`${filler}-${size}-${n}`, Buffer.alloc(size * MEBIBYTE));
        } catch {
          rmSync(`${filler}-${size}-${n}`, { force: true });
        }
    const long = Array.from({ length: 40_000 }, (_, n) => `a line that no order is, and the ${n}th of its kind`);
    expect(await house.send(port, 'anna', to, 'full', 'HOLD kfr', ...long)).toBe(false);
    execFileSync('sh', ['-c', `rm ${filler}-*`]);
    expect(await house.send(port, 'anna', to, 'full', 'HOLD kfr', ...long)).toBe(true);
    expect(await house.send(port, 'anna', to, 'room', 'HOLD kfr')).toBe(true);
    expect(await house.mail((mail) => mail.includes('<room@players.test>'))).toContain('HOLD kfr');
    expect([server.exitCode, server.signalCode]).toEqual([null, null]);
  },
);
