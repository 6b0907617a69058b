/** A game, a letter or a mail that a fault of ours breaks: it alone stands still, and it is told. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, transact } from '../../src/campaign/house/house.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { RecordBroken } from '../../src/engine/errors.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { gameOf } from '../../src/store/games.ts';
import { unreadMessages } from '../../src/store/messages.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { changePost } from '../../src/store/posts.ts';
import type { Store } from '../../src/store/schema.ts';
import {
  Clock,
  createOnce,
  houseIn,
  orderMail,
  type PlayersServer,
  playersServer,
  START,
  settle,
  toyGame,
  toyOne,
} from '../campaign/toy-house.ts';
import { serverStore } from '../store/databases.ts';

let store: Store;
let house: House;
let clock: Clock;
let server: PlayersServer;

const UMPIRE = { name: 'Una', address: 'una@red.test', language: 'en', zone: 'Europe/London' } as const;
/** Two of one ruleset, told apart by their scenarios. */
const create = async (id: string) => {
  await createOnce(house, { ...toyOne, id, label: id, scenario: { id: 'toy/duel', only: id }, umpire: UMPIRE });
  // Letters are text: how they are drawn is not tested here.
  await transact(house, async (tx) => {
    for (const seat of ['red', 'blue']) await changePost(tx, id, seat, { format: 'text' });
  });
};
const toUmpire = () => server.mails.filter(({ to }) => to === UMPIRE.address).map(({ messageId }) => messageId);
const breaks = async (id: string, error: () => Error) => {
  house.games.set((await gameOf(store.db, id)).scenarioHash, {
    ...toyGame,
    // biome-ignore lint/correctness/useYield: it breaks before it asks anything
    turn: function* () {
      throw error();
    },
  });
};
const mend = async (id: string) => house.games.set((await gameOf(store.db, id)).scenarioHash, toyGame);
const dueAt = async (id: string) => (await deadlineOf(store.db, id))?.dueAt.getTime() ?? 0;
const status = async (id: string) => (await gameOf(store.db, id)).status;
const minutes = (n: number) => {
  clock.now = new Date(clock.now.getTime() + n * 60_000);
};

beforeAll(async () => {
  store = await serverStore();
  clock = new Clock(START);
  house = houseIn(store, clock);
  server = await playersServer();
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

test('a game whose work fails is tried again twice, then halted with a dump and a letter; the others play on; mended, it goes on', async () => {
  await create('toy-1');
  await create('toy-2');
  await settle(house, server.relay);
  const due = await dueAt('toy-1');
  await breaks('toy-1', () => new TypeError('toy is not a function'));
  clock.set('2026-11-20T20:06:00.000Z');
  await settle(house, server.relay);
  expect(await status('toy-1')).toBe('running');
  expect(await dueAt('toy-2')).toBeGreaterThan(due);
  minutes(2);
  await settle(house, server.relay);
  expect(await status('toy-1')).toBe('running');
  minutes(3);
  await settle(house, server.relay);
  expect(await status('toy-1'), 'it rests for five minutes before the third try').toBe('running');
  minutes(3);
  await settle(house, server.relay);
  expect(await gameOf(store.db, 'toy-1')).toMatchObject({ status: 'halted', haltedBecause: 'toy is not a function' });
  expect(readdirSync(house.dumps).filter((name) => name.startsWith('toy-1-'))).toHaveLength(1);
  expect(toUmpire().filter((id) => id.startsWith('umpire.toy-1.halted'))).toHaveLength(1);

  await mend('toy-1');
  await steer(house, 'toy-1', [{ act: 'resume', reason: 'mended' }]);
  expect(await gameOf(store.db, 'toy-1')).toMatchObject({ status: 'running', haltedBecause: null });
  await settle(house, server.relay);
  expect(await dueAt('toy-1')).toBeGreaterThan(due);
});

test('a trouble of the system halts no game, however often it comes', async () => {
  await create('toy-3');
  await settle(house, server.relay);
  await breaks('toy-3', () => Object.assign(new Error('connection lost'), { code: '08006' }));
  const due = await dueAt('toy-3');
  clock.now = new Date(due + 301_000);
  for (let n = 0; n < 5; n++) {
    await settle(house, server.relay);
    minutes(10);
  }
  expect(await status('toy-3')).toBe('running');
  await mend('toy-3');
  await settle(house, server.relay);
  expect(await dueAt('toy-3')).toBeGreaterThan(due);
});

test('a game that broke is halted even where its dump cannot be written', async () => {
  await create('toy-4');
  await settle(house, server.relay);
  await breaks('toy-4', () => new RecordBroken('toy-record'));
  clock.now = new Date((await dueAt('toy-4')) + 301_000);
  await settle({ ...house, dumps: import.meta.filename }, server.relay);
  expect(await status('toy-4')).toBe('halted');
});

test('a letter that cannot be made is tried again, its umpire is told at the third time, and the game waits for it', async () => {
  await create('toy-5');
  const { scenarioHash } = await gameOf(store.db, 'toy-5');
  house.games.set(scenarioHash, {
    ...toyGame,
    get briefing(): typeof toyGame.briefing {
      throw new TypeError('no briefing');
    },
  });
  for (const pause of [2, 6, 61]) {
    await settle(house, server.relay);
    minutes(pause);
  }
  const told = toUmpire().filter((id) => id.startsWith('umpire.toy-5.not-made'));
  expect(told).toHaveLength(2);
  const letter = server.mails.find(({ messageId }) => messageId === told[0])?.raw ?? '';
  expect(letter).toMatch(/^Subject: .*A letter to (Red|Blue) could not be/im);
  expect(await status('toy-5')).toBe('seeding');
  await mend('toy-5');
  await settle(house, server.relay);
  expect(await status('toy-5')).toBe('running');
  const letters = (await lettersOf(store.db, 'toy-5')).filter(({ kind }) => kind === 'start');
  expect(letters.map(({ status: is, attempts }) => [is, attempts])).toEqual([
    ['sent', 1],
    ['sent', 1],
  ]);
});

test('a mail that cannot be read, for whatever reason of ours, holds up no deadline', async () => {
  const raw = await orderMail(house, 'red', 'poison', ['PUSH'], { game: 'toy-2' });
  const failing: House = {
    ...house,
    fault: (point) => {
      if (point === 'T2 before') throw Object.assign(new TypeError('bad argument'), { code: 'ERR_INVALID_ARG_TYPE' });
    },
  };
  await receiveMail(house, {
    source: { kind: 'folder', path: 'poison.eml' },
    raw,
    bytes: raw.length,
    receivedAt: clock.now,
  });
  await settle(failing, server.relay);
  expect(await unreadMessages(store.db, 10)).toEqual([]);
});
