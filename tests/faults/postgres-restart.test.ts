/** A PostgreSQL server that is restarted under the house, cuts its connections, or is away for a while. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSystemTrouble } from '../../src/store/passing.ts';
import { openServer } from '../../src/store/server.ts';
import { answerTo, isLetter, ServedHouse } from '../campaign/served-house.ts';
import { emptyDatabase } from '../store/postgres.ts';

const SCRIPTS = new URL('../../scripts/postgres/', import.meta.url).pathname;
// A server of its own: others must not be disturbed.
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-restart-'));
const houses: ServedHouse[] = [];
let url = '';
const start = () =>
  execFileSync('sh', [`${SCRIPTS}start.sh`, scratch, url === '' ? '0' : new URL(url).port], {
    encoding: 'utf8',
  }).trim();
const stop = () => execFileSync('sh', [`${SCRIPTS}stop.sh`, scratch]);

beforeAll(async () => {
  url = start();
  // What is committed here is there after a crash, as in production; for other tests it need not be.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter database postgres set synchronous_commit = on');
  await client.end();
});
afterAll(async () => {
  for (const house of houses) await house.close();
  stop();
  rmSync(scratch, { recursive: true, force: true });
});

test('a connection cut between two statements of a transaction fails that transaction, as a trouble that passes, and no other', async () => {
  const own = await emptyDatabase();
  const store = await openServer(own, 2);
  const other = new pg.Client({ connectionString: own });
  await other.connect();
  const cut = store.db.transaction().execute(async (tx) => {
    await tx.selectFrom('games').select('id').execute();
    const ended = other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await ended;
    await tx.selectFrom('games').select('id').execute();
  });
  const error = await cut.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  expect(isSystemTrouble(error)).toBe(true);
  expect(await store.db.selectFrom('games').select('id').execute()).toEqual([]);
  await other.end();
  await store.close();
});

test('a database that is not there is a trouble of the system, whatever the driver calls it', async () => {
  const away = openServer('postgres://fieldpost@127.0.0.1:1/none', 1);
  const error = await away.then(
    () => null,
    (thrown: unknown) => (thrown as Error).cause ?? thrown,
  );
  expect(isSystemTrouble(error)).toBe(true);
});

test('the house outlives three restarts of its PostgreSQL: what was mailed before and after is answered', async () => {
  const house = new ServedHouse({ FIELDPOST_SWEEP_SECONDS: '1', FIELDPOST_DATABASE_URL: url, FIELDPOST_LOG: 'silent' });
  houses.push(house);
  await house.open();
  const seat = 'british=Anna Bell <anna@players.test>,en,Europe/London';
  house.run('game', 'create', 'savannah/assault', '--id', 'savannah-7', '--tempo', 'together', '--seat', seat);
  const { process: server, port } = await house.serve();
  const to = answerTo(await house.mail(isLetter('call', 'anna')));
  for (const n of [1, 2, 3]) {
    const from = house.mails.length;
    expect(await house.send(port, 'anna', to, `before-${n}`, 'HOLD kfr')).toBe(true);
    stop();
    expect(await house.send(port, 'anna', to, `during-${n}`, 'HOLD kfr'), 'it takes no mail that it cannot store').toBe(
      false,
    );
    start();
    await house.mail((mail) => mail.includes(`<before-${n}@players.test>`), from);
    expect(await house.send(port, 'anna', to, `after-${n}`, 'HOLD kfr')).toBe(true);
    await house.mail((mail) => mail.includes(`<after-${n}@players.test>`), from);
  }
  expect(server.exitCode).toBeNull();
  expect(server.signalCode).toBeNull();
});
