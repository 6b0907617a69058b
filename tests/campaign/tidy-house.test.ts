/** What is let go of in time, and that nothing of a game is. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, transact } from '../../src/campaign/house/house.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { tidyHouse } from '../../src/campaign/service/tidy-house.ts';
import { addAccount, addSession, addSignInLink } from '../../src/store/accounts.ts';
import type { Store } from '../../src/store/schema.ts';
import { serverStore } from '../store/databases.ts';
import { Clock, createOnce, houseIn, type PlayersServer, playersServer, START, send, settle } from './toy-house.ts';

let store: Store;
let house: House;
let server: PlayersServer;
const clock = new Clock(START);
const days = (n: number) => new Date(new Date(START).getTime() + n * 86_400_000);

beforeAll(async () => {
  store = await serverStore();
  house = houseIn(store, clock);
  server = await playersServer();
  await createOnce(house);
  await settle(house, server.relay);
  await send(house, 'red', 'kept', ['PUSH']);
  const raw = Buffer.from('From: eve@x.test\r\nTo: nobody@post.test\r\nMessage-ID: <e@x.test>\r\n\r\nhello\r\n');
  await receiveMail(house, { source: { kind: 'folder', path: 'e' }, raw, bytes: raw.length, receivedAt: clock.now });
  await settle(house, server.relay);
  await transact(house, async (tx) => {
    const account = {
      id: 'a',
      address: 'a@x.test',
      name: null,
      role: 'operator',
      createdAt: clock.now,
      erasedAt: null,
    } as const;
    await addAccount(tx, account);
    for (const [n, end] of [1, 90].entries()) {
      const of = { account: 'a', createdAt: clock.now, expiresAt: days(end) };
      await addSession(tx, { ...of, hash: `session-${n}` });
      await addSignInLink(tx, { ...of, hash: `link-${n}` });
    }
  });
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

const whole = async () =>
  (await store.db.selectFrom('messages').select('sender').where('raw', 'is not', null).orderBy('sender').execute()).map(
    ({ sender }) => sender,
  );
const hashes = async (table: 'sessions' | 'signInLinks') =>
  (await store.db.selectFrom(table).select('hash').execute()).map(({ hash }) => hash);

test('strangers’ words go after a month, sign-ins as they end; players’ mails stay', async () => {
  const first = await tidyHouse(house, null);
  expect(await whole()).toEqual(['eve@x.test', 'rita@red.test']);
  clock.now = days(31);
  expect(await tidyHouse(house, first)).toEqual(days(31));
  expect(await whole()).toEqual(['rita@red.test']);
  expect([await hashes('sessions'), await hashes('signInLinks')]).toEqual([['session-1'], ['link-1']]);
  const outcomes = await store.db.selectFrom('readings').select('outcome').orderBy('outcome').execute();
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['booked', 'refused']);
});

test('mails of a game that is over go where the house is set so; what was read in them stays', async () => {
  const keeps = { ...house.keeps, mails: 60 };
  const tidied = (n: number) => tidyHouse({ ...house, keeps, clock: () => days(n) }, null);
  await tidied(100);
  expect(await whole()).toEqual(['rita@red.test']);
  await store.db.updateTable('games').set({ status: 'over' }).execute();
  await tidied(50);
  expect(await whole()).toEqual(['rita@red.test']);
  await tidyHouse({ ...house, clock: () => days(100) }, null);
  expect(await whole()).toEqual(['rita@red.test']);
  await tidied(100);
  expect(await whole()).toEqual([]);
  expect(await store.db.selectFrom('books').select('message').where('orders', 'is not', null).execute()).not.toEqual(
    [],
  );
});

test('it is looked at once a day', async () => {
  const last = new Date(clock.now.getTime() - 3_600_000);
  expect(await tidyHouse(house, last)).toEqual(last);
});
