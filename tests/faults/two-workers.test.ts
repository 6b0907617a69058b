/** Two workers on one PostgreSQL: each letter is made once, each turn resolved once, and a worker that died holds nothing up for long. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outageGuard } from '../../src/campaign/clock/outage-guard.ts';
import { type FaultPoint, type House, transact } from '../../src/campaign/house/house.ts';
import { ROLES, type Role } from '../../src/campaign/service/roles.ts';
import { sweep, type Watch } from '../../src/campaign/service/sweep.ts';
import { claimGame, deadlineOf } from '../../src/store/deadlines.ts';
import { claimOwed, lettersOf, owedDue } from '../../src/store/outbox.ts';
import { changePost } from '../../src/store/posts.ts';
import type { Store } from '../../src/store/schema.ts';
import {
  Clock,
  createOnce,
  houseIn,
  type PlayersServer,
  playersServer,
  START,
  settle,
  toyOne,
} from '../campaign/toy-house.ts';
import { serverStore } from '../store/databases.ts';

const GAMES = ['toy-1', 'toy-2', 'toy-3', 'toy-4'];
let store: Store;
let clock: Clock;
let server: PlayersServer;
/** What each worker did, by fault point. */
const done = { one: new Map<FaultPoint, number>(), two: new Map<FaultPoint, number>() };
let one: House;
let two: House;
const worker = (name: 'one' | 'two'): House => ({
  ...houseIn(store, clock, (point) => done[name].set(point, (done[name].get(point) ?? 0) + 1)),
  worker: name,
});
const both = (point: FaultPoint): number => (done.one.get(point) ?? 0) + (done.two.get(point) ?? 0);
const calm = () => outageGuard(one.since, 0, one.log);

beforeAll(async () => {
  store = await serverStore();
  clock = new Clock(START);
  server = await playersServer();
  [one, two] = [worker('one'), worker('two')];
  for (const id of GAMES) {
    await createOnce(one, { ...toyOne, id, label: id });
    await transact(one, async (tx) => {
      for (const seat of ['red', 'blue']) await changePost(tx, id, seat, { format: 'text' });
    });
  }
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

/** Who looks as a process that has this role alone. */
const only = (role: Role): Watch => ({
  letters: () => {},
  mailWanted: () => {},
  goesOn: () => true,
  does: (one) => one === role,
});

test('letters that are owed are made by one of them each', async () => {
  const letters = (await Promise.all(GAMES.map((id) => lettersOf(store.db, id)))).flat();
  expect(letters.length).toBeGreaterThan(GAMES.length);
  await Promise.all([sweep(one, calm()), sweep(two, calm())]);
  expect(both('T5 before')).toBe(letters.length);
});

test('turns that are due are resolved by one of them each', async () => {
  await settle(one, server.relay);
  done.one.clear();
  done.two.clear();
  clock.set('2026-11-20T20:06:00.000Z');
  await Promise.all([sweep(one, calm()), sweep(two, calm())]);
  expect(both('T4 before')).toBe(GAMES.length);
});

test('what a dead worker had in hand is taken over after a while, and at once by itself when it is begun again', async () => {
  await settle(one, server.relay);
  const now = clock.now;
  const later = new Date(now.getTime() + 600_000);
  const claim = (by: string, at: Date) => claimGame(store.db, 'toy-1', by, at, new Date(at.getTime() + 600_000));
  expect(await claim('dead', now)).toBe(true);
  expect(await claim('two', now)).toBe(false);
  expect(await claim('dead', now)).toBe(true);
  expect(await claim('two', later)).toBe(true);
  const due = new Date(((await deadlineOf(store.db, 'toy-2'))?.dueAt.getTime() ?? 0) + 301_000);
  clock.now = due;
  await settle(two, server.relay);
  await createOnce(one, { ...toyOne, id: 'toy-5', label: 'toy-5' });
  const owed = await owedDue(store.db, clock.now, 100);
  expect(owed.length).toBeGreaterThan(0);
  const until = new Date(clock.now.getTime() + 600_000);
  expect(await claimOwed(store.db, owed, 'two', clock.now, until)).toEqual(owed);
  expect(await claimOwed(store.db, owed, 'one', clock.now, until)).toEqual([]);
  // It frees its own claims as it begins.
  await settle(two, server.relay);
  const left = (await lettersOf(store.db, 'toy-5')).filter(({ purpose }) => owed.includes(purpose));
  expect(left.map(({ status }) => status)).toEqual(owed.map(() => 'sent'));
});

test('a process does what its roles name and leaves the rest to others', async () => {
  await createOnce(one, { ...toyOne, id: 'toy-6', label: 'toy-6' });
  const owed = (await owedDue(store.db, clock.now, 100)).length;
  expect(owed).toBeGreaterThan(0);
  for (const role of ROLES.filter((name) => name !== 'letters'))
    expect(await sweep(one, calm(), only(role))).toEqual({ read: 0, resolved: 0, rendered: 0 });
  expect(await sweep(one, calm(), only('letters'))).toEqual({ read: 0, resolved: 0, rendered: owed });
});
