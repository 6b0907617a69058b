/** The operator's backup, put back elsewhere and played on; what is held of a player, and that it can be forgotten. */
import { createSecretKey } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '../../src/campaign/archive/backup.ts';
import { personData } from '../../src/campaign/archive/person-data.ts';
import { type House, transact } from '../../src/campaign/house/house.ts';
import { loadGame } from '../../src/campaign/house/load-game.ts';
import { eraseSeat } from '../../src/campaign/joining/erase.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { openStore } from '../../src/store/open.ts';
import { changePost } from '../../src/store/posts.ts';
import type { Store } from '../../src/store/schema.ts';
import { allRows } from '../../src/store/whole.ts';
import { replay } from '../../src/table/replay.ts';
import { serverStore } from '../store/databases.ts';
import { Clock, createOnce, houseIn, type PlayersServer, playersServer, START, send, settle } from './toy-house.ts';

const CACHE = new URL('../../.cache/', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'fieldpost-backup-'));
const file = join(folder, 'house.backup');
const stores: Store[] = [];
let server: PlayersServer;
const clock = new Clock(START);
let here: House;

const emptyHouse = async (onServer = false): Promise<House> => {
  const embedded = { directory: join(folder, `db${stores.length}`), cache: CACHE };
  const store = onServer ? await serverStore() : await openStore(embedded);
  stores.push(store);
  return houseIn(store, clock);
};
/** Both push; the open turn closes. Gives the faces of all dice so far. */
async function playTurn(house: House, n: number): Promise<number[][]> {
  for (const seat of ['red', 'blue']) {
    await send(house, seat, `${seat}-${n}`, ['PUSH']);
    clock.now = new Date(((await deadlineOf(house.store.db, 'toy-1'))?.dueAt.getTime() ?? 0) + 301_000);
    await settle(house, server.relay);
  }
  const { record, seed } = await loadGame(house, 'toy-1');
  return replay(record, seed).map(({ ledger }) => ledger.map(({ face }) => face));
}

beforeAll(async () => {
  server = await playersServer();
  here = await emptyHouse();
  await createOnce(here);
  // Letters are text: how they are drawn is not tested here.
  await transact(here, async (tx) => {
    for (const seat of ['red', 'blue']) await changePost(tx, 'toy-1', seat, { format: 'text' });
  });
  await settle(here, server.relay);
  await playTurn(here, 1);
});
afterAll(async () => {
  await server.stop();
  for (const store of stores) await store.close();
});

test('a backup put back into an empty house, on PostgreSQL now, plays on there, with the dice it would have had here', async () => {
  expect(await backUp(here, file)).toEqual(['toy-1']);
  const there = await emptyHouse(true);
  expect(await restore(there, file)).toEqual(['toy-1']);
  const [before, after] = await Promise.all([allRows(here.store.db), allRows(there.store.db)]);
  const numberless = (rows: typeof before) =>
    [...rows].map(([table, all]) => [table, all.map(({ arrival: _, ...row }) => row)]);
  expect(numberless(after)).toEqual(numberless(before));
  const now = clock.now;
  const played = await playTurn(there, 2);
  clock.now = now;
  expect(played).toHaveLength(2);
  expect(await playTurn(here, 2)).toEqual(played);
});

test('nobody reads a backup without the key, or changes a byte of it, or puts it over other games', async () => {
  await backUp(here, file);
  expect(statSync(file).mode & 0o077).toBe(0);
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1')).not.toContain('rita@red.test');
  expect(() => gunzipSync(bytes.subarray(47))).toThrow();
  const there = await emptyHouse();
  const stranger = { ...there, key: createSecretKey(Buffer.alloc(32, 8)) };
  await expect(restore(stranger, file)).rejects.toMatchObject({ code: 'backup-not-opened' });
  const other = join(folder, 'other.backup');
  bytes[bytes.length - 9] = (bytes[bytes.length - 9] as number) ^ 1;
  writeFileSync(other, bytes);
  await expect(restore(there, other)).rejects.toMatchObject({ code: 'backup-not-opened' });
  writeFileSync(other, 'no backup');
  await expect(restore(there, other)).rejects.toMatchObject({ code: 'not-a-backup' });
  await expect(restore(here, file)).rejects.toMatchObject({ code: 'house-not-empty' });
});

test('a player’s data is his own alone, and none is left once he is forgotten', async () => {
  const data = JSON.stringify(await personData(here, 'toy-1', 'red'));
  expect(JSON.parse(data)).toMatchObject({
    format: 'fieldpost.person',
    seat: 'red',
    person: { name: 'red', address: 'rita@red.test' },
    mails: [{ outcome: 'booked' }, { outcome: 'booked' }],
    orders: [{ orders: ['PUSH'] }, { orders: ['PUSH'] }],
  });
  expect(data).toContain('From: red <rita@red.test>');
  expect(data).not.toContain('bob@blue.test');
  await expect(personData(here, 'toy-1', 'green')).rejects.toMatchObject({ code: 'no-such-seat' });
  await eraseSeat(here, 'toy-1', 'red');
  expect(JSON.stringify(await personData(here, 'toy-1', 'red'))).not.toContain('rita');
});
