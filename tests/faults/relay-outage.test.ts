/** A relay that is away for hours, or answers 5xx to whatever comes: no letter is lost, and deadlines wait. */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OutageGuard, outageGuard } from '../../src/campaign/clock/outage-guard.ts';
import { type House, transact } from '../../src/campaign/house/house.ts';
import { outboxShelf } from '../../src/campaign/letters/outbox.ts';
import { sweep } from '../../src/campaign/service/sweep.ts';
import { emptyOutbox } from '../../src/mail/outbox/outbox.ts';
import { openRelay } from '../../src/mail/sender/send.ts';
import { type DeadlineRow, deadlineOf } from '../../src/store/deadlines.ts';
import { gameOf } from '../../src/store/games.ts';
import { lettersOf, stalledSince } from '../../src/store/outbox.ts';
import { changePost } from '../../src/store/posts.ts';
import type { Store } from '../../src/store/schema.ts';
import {
  Clock,
  createOnce,
  houseIn,
  type PlayersServer,
  playersServer,
  START,
  send,
  settle,
  toyOne,
} from '../campaign/toy-house.ts';
import { serverStore } from '../store/databases.ts';

let store: Store;
let house: House;
let clock: Clock;
let server: PlayersServer;
/** Greets, and refuses all that is said to it, as a server does whose disk or licence is at its end. */
let refusing: Server;
const minutes = (n: number) => {
  clock.now = new Date(clock.now.getTime() + n * 60_000);
};
const UMPIRE = { name: 'Una', address: 'una@red.test', language: 'en', zone: 'Europe/London' } as const;

beforeAll(async () => {
  store = await serverStore();
  clock = new Clock(START);
  house = houseIn(store, clock);
  server = await playersServer();
  refusing = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mx\r\n');
    let mails = 0;
    socket.on('data', (chunk) => {
      const verb = chunk.toString().slice(0, 4).toUpperCase();
      if (verb === 'EHLO') socket.write('250 mx\r\n');
      else socket.write(mails++ === 0 ? '550 5.7.0 account suspended\r\n' : '503 5.5.1 what?\r\n');
    });
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  refusing.close();
  await server.stop();
  await store.close();
});

test('letters outlive a relay that refuses our sender for a day, and all leave at once when it is back', async () => {
  await createOnce(house, { ...toyOne, umpire: UMPIRE });
  await transact(house, async (tx) => {
    for (const seat of ['red', 'blue']) await changePost(tx, 'toy-1', seat, { format: 'text' });
  });
  const broken = openRelay({ host: '127.0.0.1', port: (refusing.address() as AddressInfo).port, secure: false });
  const shelf = outboxShelf(house);
  for (let hour = 0; hour < 24; hour++) {
    await sweep(house, outageGuard(house.since, 0, house.log));
    const run = await emptyOutbox(shelf, broken, house.clock);
    expect(run).toMatchObject({ sent: 0, givenUp: 0 });
    minutes(60);
  }
  broken.close();
  const owed = await lettersOf(store.db, 'toy-1');
  expect(owed.map(({ status }) => status)).toEqual(owed.map(() => 'rendered'));
  expect(await stalledSince(store.db)).toMatchObject({
    since: new Date(START),
    trouble: expect.stringContaining('account suspended'),
  });
  expect((await gameOf(store.db, 'toy-1')).status).toBe('seeding');
  // Some had just been tried: they do not wait for their next try.
  await emptyOutbox(shelf, server.relay, house.clock);
  await emptyOutbox(shelf, server.relay, house.clock);
  const left = await lettersOf(store.db, 'toy-1');
  expect(left.map(({ status }) => status)).toEqual(left.map(() => 'sent'));
  expect(await stalledSince(store.db)).toBeNull();
});

test('a deadline that ends while no letter leaves waits until some time after, and its umpire is told why', async () => {
  const watch = outageGuard(house.since, house.patience.outage, house.log);
  // The clock is moved here and does not jump.
  const guard: OutageGuard = { ...watch, look: (now) => watch.look(now, now.getTime()) };
  await settle(house, server.relay);
  const { dueAt, call } = (await deadlineOf(store.db, 'toy-1')) as DeadlineRow;
  clock.now = new Date(dueAt.getTime() - 30 * 60_000);
  await send(house, 'red', 'asks', ['STATUS']);
  const away = openRelay({ host: '127.0.0.1', port: 1, secure: false });
  const shelf = outboxShelf(house);
  await sweep(house, guard);
  expect(await emptyOutbox(shelf, away, house.clock)).toMatchObject({ sent: 0, delayed: 1 });
  minutes(40);
  await sweep(house, guard);
  expect((await deadlineOf(store.db, 'toy-1'))?.lockedAt).toBeNull();
  expect((await deadlineOf(store.db, 'toy-1'))?.excusedUntil?.getTime()).toBeGreaterThan(clock.now.getTime());
  away.close();
  await emptyOutbox(shelf, server.relay, house.clock);
  const why = server.mails.find(({ messageId }) => messageId.startsWith('umpire.toy-1.outage.relay'));
  expect(why?.raw).toContain('Our letters do not leave');
  // Two hours after it is back, as after other outages.
  await sweep(house, guard);
  minutes(119);
  await sweep(house, guard);
  expect((await deadlineOf(store.db, 'toy-1'))?.call).toBe(call);
  minutes(130);
  await emptyOutbox(shelf, server.relay, house.clock);
  await sweep(house, guard);
  expect((await deadlineOf(store.db, 'toy-1'))?.call).not.toBe(call);
});
