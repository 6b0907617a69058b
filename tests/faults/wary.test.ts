/** Work that ends the process each time it is begun: after a few starts it is given up, and all else goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type House, transact } from '../../src/campaign/house/house.ts';
import { readSettings } from '../../src/campaign/house/settings.ts';
import { printReport } from '../../src/campaign/letters/print-report.ts';
import { runHouse } from '../../src/campaign/service/run-house.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { gameOf } from '../../src/store/games.ts';
import { openStore } from '../../src/store/open.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { changePost } from '../../src/store/posts.ts';
import type { Store } from '../../src/store/schema.ts';
import { beginWork } from '../../src/store/tries.ts';
import {
  Clock,
  createOnce,
  houseIn,
  type PlayersServer,
  playersServer,
  START,
  send,
  settle,
  toyGame,
  toyOne,
} from '../campaign/toy-house.ts';
import { serverStore } from '../store/databases.ts';

const CACHE = new URL('../../.cache/', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-wary-'));
const clock = new Clock(START);
let store: Store;
let server: PlayersServer;
let house: House;

beforeAll(async () => {
  store = await serverStore();
  server = await playersServer();
  house = houseIn(store, clock);
});
beforeEach(() => {
  house = { ...house, wary: false };
});
afterAll(async () => {
  await server.stop();
  await store.close();
  rmSync(scratch, { recursive: true, force: true });
});

/** What no program survives: nothing of ours catches it. */
const DEATH = Symbol('the process has ended');
const UMPIRE = { name: 'Una', address: 'una@red.test', language: 'en', zone: 'Europe/London' } as const;
const create = async (id: string) => {
  await createOnce(house, { ...toyOne, id, label: id, scenario: { id: 'toy/duel', only: id }, umpire: UMPIRE });
  await transact(house, async (tx) => {
    for (const seat of ['red', 'blue']) await changePost(tx, id, seat, { format: 'text' });
  });
};
/** How often the house died before it came through, begun again each time. */
async function deaths(): Promise<number> {
  for (let died = 0; died < 20; died++) {
    const ended = await settle({ ...house, wary: true }, server.relay).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (ended === null) return died;
    if (ended !== DEATH) throw ended;
  }
  return Number.POSITIVE_INFINITY;
}
const tries = () => store.db.selectFrom('tries').selectAll().execute();

test('a game is halted at the sixth start; another that was due with it has played on by then', async () => {
  await create('toy-1');
  await create('toy-2');
  await settle(house, server.relay);
  const due = (await deadlineOf(store.db, 'toy-2'))?.dueAt.getTime() ?? 0;
  house.games.set((await gameOf(store.db, 'toy-1')).scenarioHash, {
    ...toyGame,
    // biome-ignore lint/correctness/useYield: it ends all before it asks anything
    turn: function* () {
      throw DEATH;
    },
  });
  clock.now = new Date(due + 301_000);
  expect(await deaths()).toBe(5);
  expect(await gameOf(store.db, 'toy-1')).toMatchObject({ status: 'halted', haltedBecause: 'program-ended: times=5' });
  expect((await deadlineOf(store.db, 'toy-2'))?.dueAt.getTime()).toBeGreaterThan(due);
  expect(await tries()).toEqual([]);
});

test('a letter is given up and its umpire told; all others have left', async () => {
  await create('toy-3');
  const print: House['print'] = (model, ...style) => {
    if (model.game.id === 'toy-3' && model.seat.id === 'red') throw DEATH;
    return printReport(model, ...style);
  };
  house = { ...house, print };
  expect(await deaths()).toBe(5);
  const letters = await lettersOf(store.db, 'toy-3');
  const lost = letters.filter(({ status }) => status !== 'sent');
  expect(lost).toMatchObject([{ seat: 'red', kind: 'call', status: 'failed', trouble: 'program-ended: times=5' }]);
  expect(letters.filter(({ seat }) => seat === 'blue')).toHaveLength(1);
  expect(server.mails.filter(({ messageId }) => messageId.startsWith('umpire.toy-3.not-made'))).toHaveLength(1);
  expect(await tries()).toEqual([]);
  house = { ...house, print: printReport };
});

test('a mail is put aside; those before and after it are read', async () => {
  await create('toy-4');
  await create('toy-5');
  await settle(house, server.relay);
  await send(house, 'red', 'before', ['PUSH'], { game: 'toy-4' });
  await send(house, 'red', 'deadly', ['PUSH'], { game: 'toy-5' });
  await send(house, 'blue', 'after', ['PUSH'], { game: 'toy-4' });
  // Whoever looks at this game is lost.
  const deadly = new Proxy(toyGame, {
    get: () => {
      throw DEATH;
    },
  });
  house.games.set((await gameOf(store.db, 'toy-5')).scenarioHash, deadly);
  house.atHand.clear();
  expect(await deaths()).toBe(5);
  const read = await store.db
    .selectFrom('readings')
    .innerJoin('messages', 'messages.id', 'readings.message')
    .select(['messageId', 'outcome', 'facts'])
    .orderBy('arrival')
    .execute();
  expect(read.map(({ messageId, outcome }) => `${messageId} ${outcome}`)).toEqual([
    '<before@mail.test> booked',
    '<deadly@mail.test> put-aside',
    '<after@mail.test> booked',
  ]);
  expect(read[1]?.facts).toContain('program-ended');
  expect(await tries()).toEqual([]);
});

test('a house that never said that it ended is wary at its next start, and no more once it has looked at all', async () => {
  const settings = readSettings({ FIELDPOST_DATA: scratch, FIELDPOST_CACHE: CACHE, FIELDPOST_LOG: 'silent' });
  const first = await runHouse(settings);
  expect(first.house.wary).toBe(false);
  await first.stop();
  const between = await openStore(settings.database);
  await between.db.transaction().execute((tx) => beginWork(tx, settings.worker, clock.now));
  await between.close();
  const second = await runHouse(settings);
  expect(second.house.wary).toBe(true);
  await expect.poll(() => second.house.wary).toBe(false);
  await second.stop();
  const third = await runHouse(settings);
  expect(third.house.wary).toBe(false);
  await third.stop();
});
