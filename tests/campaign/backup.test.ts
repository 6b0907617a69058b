/** The operator's backup, put back elsewhere and played on; what is held of a player, and that it can be forgotten. */
import { createCipheriv, createSecretKey, hkdfSync } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '../../src/campaign/archive/backup.ts';
import { personData } from '../../src/campaign/archive/person-data.ts';
import { type House, transact } from '../../src/campaign/house/house.ts';
import { loadGame } from '../../src/campaign/house/load-game.ts';
import { readSettings } from '../../src/campaign/house/settings.ts';
import { eraseSeat } from '../../src/campaign/joining/erase.ts';
import { runHouse } from '../../src/campaign/service/run-house.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { isRehearsal, markRehearsal } from '../../src/store/marks.ts';
import { unreadMessages } from '../../src/store/messages.ts';
import { openStore } from '../../src/store/open.ts';
import { findLetter, keepRendered, oweLetters } from '../../src/store/outbox.ts';
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
  const numberless = (house: House) =>
    house.store.db.transaction().execute(async (tx) => {
      const rows: unknown[] = [];
      for await (const [table, { arrival: _, ...row }] of allRows(tx)) rows.push([table, row]);
      return rows;
    });
  expect(await numberless(there)).toEqual(await numberless(here));
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
  const there = await emptyHouse();
  const stranger = { ...there, key: createSecretKey(Buffer.alloc(32, 8)) };
  await expect(restore(stranger, file)).rejects.toMatchObject({ code: 'backup-not-opened' });
  const other = join(folder, 'other.backup');
  bytes[bytes.length - 9] = (bytes[bytes.length - 9] as number) ^ 1;
  writeFileSync(other, bytes);
  await expect(restore(there, other)).rejects.toMatchObject({ code: 'backup-not-opened' });
  writeFileSync(other, readFileSync(file).subarray(0, -1));
  await expect(restore(there, other)).rejects.toMatchObject({ code: 'backup-not-opened' });
  expect(await there.store.db.selectFrom('games').select('id').execute()).toEqual([]);
  writeFileSync(other, 'no backup');
  await expect(restore(there, other)).rejects.toMatchObject({ code: 'not-a-backup' });
  await expect(restore(here, file)).rejects.toMatchObject({ code: 'house-not-empty' });
});

test('a backup of an earlier release, which was one sealed text, is put back too', async () => {
  const tables: Record<string, unknown[]> = {};
  await here.store.db.transaction().execute(async (tx) => {
    for await (const [table, row] of allRows(tx)) {
      const { unread: _, stalledAt: __, ...then } = row;
      tables[table] = [...(tables[table] ?? []), then];
    }
  });
  const marked = JSON.stringify({ tables }, function (this: Record<string, unknown>, name, value) {
    const held = this[name];
    if (held instanceof Date) return { $date: held.toISOString() };
    return held instanceof Uint8Array ? { $bytes: Buffer.from(held).toString('base64') } : value;
  });
  const magic = Buffer.from('fieldpost backup 1\n');
  const nonce = Buffer.alloc(12, 1);
  const sealing = Buffer.from(hkdfSync('sha256', here.key.export(), '', 'fieldpost backup', 32));
  const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(magic);
  const text = Buffer.concat([cipher.update(gzipSync(marked)), cipher.final()]);
  const old = join(folder, 'old.backup');
  writeFileSync(old, Buffer.concat([magic, nonce, cipher.getAuthTag(), text]));
  const there = await emptyHouse();
  expect(await restore(there, old)).toEqual(['toy-1']);
  expect(await unreadMessages(there.store.db, 10)).toEqual([]);
  const { record, seed } = await loadGame(there, 'toy-1');
  expect(replay(record, seed).length).toBeGreaterThan(0);
});

test('a house put back as a rehearsal takes and sends no mail, though its settings name all ways', async () => {
  await backUp(here, file);
  const data = join(folder, 'rehearsal');
  const settings = readSettings({
    FIELDPOST_DATA: data,
    FIELDPOST_CACHE: CACHE,
    FIELDPOST_KEY: '07'.repeat(32),
    FIELDPOST_DOMAIN: 'post.test',
    FIELDPOST_LOG: 'silent',
    FIELDPOST_SMTP_PORT: '0',
    FIELDPOST_MAIL_FOLDER: join(data, 'mail'),
    FIELDPOST_RELAY_URL: `smtp://127.0.0.1:${server.port}`,
  });
  const rehearsed = await emptyHouse();
  await restore(rehearsed, file, { rehearsal: true });
  expect(await isRehearsal(rehearsed.store.db)).toBe(true);
  // Games of the registry alone are served: here is a letter of none.
  const store = await openStore(settings.database);
  await transact(houseIn(store, clock), async (tx) => {
    await markRehearsal(tx, clock.now);
    const letter = {
      purpose: 'x',
      messageId: 'x@post.test',
      game: null,
      seat: null,
      kind: 'answer',
      facts: '{}',
    } as const;
    await oweLetters(tx, [{ ...letter, recipient: 'rita@red.test' }], clock.now);
    await keepRendered(tx, [{ purpose: 'x', bytes: Buffer.from('x'), recipient: 'rita@red.test', sender: '' }]);
  });
  await store.close();
  const sent = server.mails.length;
  const running = await runHouse(settings);
  expect([running.port, running.house.sources]).toEqual([null, []]);
  await running.stop();
  expect(server.mails).toHaveLength(sent);
  const after = await openStore(settings.database);
  expect((await findLetter(after.db, 'x'))?.status).toBe('rendered');
  await after.close();
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
