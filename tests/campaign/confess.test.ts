import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newestBooks } from '../../src/store/books.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import {
  Clock,
  createOnce,
  houseIn,
  type PlayersServer,
  playersServer,
  send,
  settle,
  START,
  toyGame,
  toyOne,
} from './toy-house.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-confess-'));
let store: Store;
let server: PlayersServer;
beforeAll(async () => {
  store = await openStore({ directory: scratch, cache: new URL('../../.cache', import.meta.url).pathname });
  server = await playersServer();
});
afterAll(async () => {
  await server.stop();
  await store.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('a mail that a fault of ours keeps from being read is answered, the umpire is told, the book stays', async () => {
  const toy = houseIn(store, new Clock(START));
  const broken = {
    ...toyGame,
    judge: (_view: unknown, _role: string, _call: string, order: { verb: string }) => {
      if (order.verb === 'bid') throw new TypeError('no such counter');
      return [];
    },
  };
  const rulesets = { ...toy.rulesetOf('toy'), open: () => broken };
  const house = { ...toy, rulesetOf: () => rulesets };
  await createOnce(house, { ...toyOne, umpire: { name: 'Jo', address: 'jo@blue.test' } });
  await settle(house, server.relay);
  await send(house, 'red', 'good', ['PUSH'], { game: 'toy-1' });
  await settle(house, server.relay);
  await send(house, 'red', 'bad', ['BID 1'], { game: 'toy-1' });
  await settle(house, server.relay);
  const book = (await newestBooks(store.db, 'toy-1')).get('red');
  expect(book?.orders?.map(({ canonical }) => canonical)).toEqual(['PUSH']);
  const to = (address: string) => server.mails.filter((mail) => mail.to === address).at(-1)?.raw ?? '';
  expect(to('rita@red.test')).toContain('A fault of ours kept this mail');
  expect(to('jo@blue.test')).toContain('A mail could not be read');
  const umpire = (await lettersOf(store.db, 'toy-1')).filter(({ purpose }) => purpose.includes('our-fault'));
  expect(umpire).toHaveLength(1);
});
