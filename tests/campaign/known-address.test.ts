/** Which addresses of ours are taken at the door. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '../../src/campaign/house/house.ts';
import { envelopeSender } from '../../src/campaign/letters/reach.ts';
import { isKnownAddress } from '../../src/campaign/mail-in/known-address.ts';
import type { Store } from '../../src/store/schema.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { umpireOf } from '../../src/store/umpires.ts';
import { serverStore } from '../store/databases.ts';
import { Clock, createOnce, houseIn, type PlayersServer, playersServer, START, settle, toyOne } from './toy-house.ts';

let store: Store;
let house: House;
let server: PlayersServer;
beforeAll(async () => {
  store = await serverStore();
  house = houseIn(store, new Clock(START));
  server = await playersServer();
  const umpire = { name: 'Una', address: 'una@red.test', language: 'en', zone: 'Europe/London' } as const;
  await createOnce(house, { ...toyOne, umpire });
  await settle(house, server.relay);
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

test('seats, the umpire, the house and the letters that left are known, and nobody else', async () => {
  const [red] = await seatsOf(store.db, 'toy-1');
  const umpire = await umpireOf(store.db, 'toy-1');
  const known = (local: string) => isKnownAddress(house, `${local}@post.test`);
  expect(await known(`toy-1+red.${red?.token}`)).toBe(true);
  expect(await known(`toy-1+umpire.${umpire?.token}`)).toBe(true);
  expect(await known('fieldpost')).toBe(true);
  expect(await known('postmaster')).toBe(true);
  const letter = await store.db
    .selectFrom('outbox')
    .select('purpose')
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow();
  expect(await isKnownAddress(house, envelopeSender(house, letter.purpose))).toBe(true);
  for (const local of ['toy-1', 'toy-1+red', 'toy-1+red.guessed0', 'bounce+0123456789abcdef', 'anna', '', 'sales'])
    expect([local, await known(local)]).toEqual([local, false]);
});
