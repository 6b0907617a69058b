/** Backups that a house makes by itself, and what its operators are told of by letter. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restore } from '../../src/campaign/archive/backup.ts';
import { haltGame } from '../../src/campaign/house/halt-game.ts';
import type { House } from '../../src/campaign/house/house.ts';
import { readSettings } from '../../src/campaign/house/settings.ts';
import { openAccount } from '../../src/campaign/joining/accounts.ts';
import { dailyBackups } from '../../src/campaign/service/daily-backup.ts';
import { tellTroubles } from '../../src/campaign/service/house-troubles.ts';
import { runHouse } from '../../src/campaign/service/run-house.ts';
import { lastBackedUp } from '../../src/store/marks.ts';
import type { Store } from '../../src/store/schema.ts';
import { noteFailing } from '../../src/store/sources.ts';
import { serverStore } from '../store/databases.ts';
import { Clock, createOnce, houseIn, START } from './toy-house.ts';

const CACHE = new URL('../../.cache/', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-daily-'));
const folder = join(scratch, 'backups');
const clock = new Clock(START);
let store: Store;
let house: House;

beforeAll(async () => {
  store = await serverStore();
  house = houseIn(store, clock);
  await createOnce(house);
  await openAccount(house, { name: 'Olga', address: 'olga@house.test', role: 'operator' });
  await openAccount(house, { name: 'Una', address: 'una@red.test', role: 'umpire' });
});
afterAll(async () => {
  await store.close();
  rmSync(scratch, { recursive: true, force: true });
});

const hours = (n: number) => {
  clock.now = new Date(clock.now.getTime() + n * 3_600_000);
};
const files = () => readdirSync(folder).sort();
const made = () => expect.poll(() => lastBackedUp(store.db), { timeout: 20_000 }).toEqual(clock.now);
/** Letters of the house to those who run it, by what they are about and whom they go to. */
const told = async ({ db }: Pick<Store, 'db'> = store) =>
  (
    await db
      .selectFrom('outbox')
      .select(['purpose', 'recipient'])
      .where('purpose', 'like', 'house/%')
      .orderBy('owedAt')
      .orderBy('purpose')
      .execute()
  ).map(({ purpose, recipient }) => `${purpose.split('/').slice(1, -1).join('/')} to ${recipient}`);

test('a backup is made each day by one process alone; the newest stay, and what is not ours', async () => {
  mkdirSync(folder);
  for (const name of ['mine.txt', 'fieldpost-20261101-0000.backup.part']) writeFileSync(join(folder, name), '');
  const backups = dailyBackups(house, { folder, kept: 2 });
  const other = dailyBackups(house, { folder: join(scratch, 'never'), kept: 2 });
  await backups.look();
  await other.look();
  await made();
  await expect.poll(files).toEqual(['fieldpost-20261120-1000.backup', 'mine.txt']);
  hours(23);
  await backups.look();
  await backups.look();
  expect(files()).toHaveLength(2);
  for (let day = 0; day < 2; day++) {
    hours(day === 0 ? 1 : 24);
    await backups.look();
    await made();
  }
  await expect.poll(files).toEqual(['fieldpost-20261121-1000.backup', 'fieldpost-20261122-1000.backup', 'mine.txt']);
  await backups.stop();
  await other.stop();
  expect(readdirSync(scratch)).toEqual(['backups']);
  const empty = await serverStore();
  const there = houseIn(empty, clock);
  expect(await restore(there, join(folder, 'fieldpost-20261122-1000.backup'))).toEqual(['toy-1']);
  await empty.close();
});

test('one that fails is told to operators once a day, and tried again after an hour', async () => {
  hours(25);
  const file = join(scratch, 'no-folder');
  writeFileSync(file, '');
  const backups = dailyBackups(house, { folder: file, kept: 2 });
  const about = () => `backup/${clock.now.toISOString().slice(0, 10)} to olga@house.test`;
  await backups.look();
  await expect.poll(() => told()).toEqual([about()]);
  rmSync(file);
  await backups.look();
  expect(readdirSync(scratch)).toEqual(['backups']);
  hours(1);
  await backups.look();
  await made();
  expect(await told()).toHaveLength(1);
  await backups.stop();
});

test('operators hear of mail unread for an hour, of a disk that fills, and of a game that was halted; each once', async () => {
  const before = await told();
  const news = async () => {
    for (let twice = 0; twice < 2; twice++) await tellTroubles(house);
    return (await told()).filter((one) => !before.includes(one));
  };
  await store.db
    .insertInto('sources')
    .values({ name: 'imap/INBOX', uidValidity: null, readThrough: null, failingSince: null, trouble: null })
    .execute();
  Object.assign(house, { sources: ['imap/INBOX'] });
  const since = clock.now;
  await noteFailing(store.db as never, 'imap/INBOX', { failingSince: since, trouble: 'Invalid credentials' });
  hours(0.9);
  expect(await news()).toEqual([]);
  hours(0.2);
  const unread = `source/imap/INBOX/${since.toISOString()} to olga@house.test`;
  expect(await news()).toEqual([unread]);
  // A file system of the kernel, which has no room at all.
  house.dumps = '/proc/self';
  const disk = `disk/${clock.now.toISOString().slice(0, 10)} to olga@house.test`;
  expect(await news()).toEqual([disk, unread]);
  hours(1);
  await haltGame(house, 'toy-1', new Error('broken'));
  expect((await news()).at(-1)).toMatch(/^halted\/toy-1\/\d+ to olga@house.test$/);
});

test('a running house makes its first backup where it is set to, on the embedded database too, and tells its operators', async () => {
  const into = join(scratch, 'first');
  const settings = readSettings({
    FIELDPOST_DATA: join(scratch, 'data'),
    FIELDPOST_CACHE: CACHE,
    FIELDPOST_LOG: 'silent',
    FIELDPOST_BACKUP_FOLDER: into,
  });
  const running = await runHouse(settings);
  const whole = () => (readdirSync(scratch).includes('first') ? readdirSync(into) : []);
  await expect.poll(whole, { timeout: 20_000 }).toEqual([expect.stringMatching(/^fieldpost-\d{8}-\d{4}\.backup$/)]);
  await openAccount(running.house, { name: 'Olga', address: 'olga@house.test', role: 'operator' });
  running.house.dumps = '/proc/self';
  running.wake();
  await expect.poll(() => told(running.house.store)).toEqual([expect.stringMatching(/^disk.*olga@house\.test$/)]);
  await running.stop();
});
