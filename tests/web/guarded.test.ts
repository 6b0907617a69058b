/** What stands before all pages: null bytes, proxies, the token of the metrics, and that a silent database is told. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/store/schema.ts';
import { webApp } from '../../src/web/app.ts';
import { METRICS, openWebHouse, Visitor, type WebHouse } from './house.ts';

let web: WebHouse;
const servers: Server[] = [];
beforeAll(async () => {
  web = await openWebHouse();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await web.stop();
});

const serve = async (more: Partial<Parameters<typeof webApp>[0]>): Promise<Visitor> => {
  const bare = {
    house: web.house,
    wake: () => {},
    setUpKey: 'x',
    secure: false,
    most: 3,
    proxies: ['loopback'],
    metricsToken: null,
  };
  const server = webApp({ ...bare, ...more }).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return new Visitor({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
};

test.each([
  '/archive/%00',
  '/archive/a%00b',
  '/o/x?sent=m%00',
  '/games/%00/mails',
])('%s is not here, and no fault of ours', async (path) => {
  expect((await new Visitor(web).get(path)).status).toBe(404);
});

test('a null byte in a form is refused before it is read', async () => {
  const body = new URLSearchParams({ address: 'a\0b@example.org' });
  expect((await new Visitor(web).ask('/sign-in', { method: 'POST', body })).status).toBe(400);
});

test('metrics are for whoever has their token, wherever he asks from, and for nobody without one', async () => {
  const ask = async (visitor: Visitor, authorization?: string) =>
    (await visitor.ask('/metrics', authorization === undefined ? {} : { headers: { authorization } })).status;
  const open = new Visitor(web);
  expect(await ask(open)).toBe(404);
  expect(await ask(open, 'Bearer guessed')).toBe(404);
  expect(await ask(open, `Bearer ${METRICS}`)).toBe(200);
  expect(await ask(await serve({}), 'Bearer null')).toBe(404);
});

test('visitors are told apart by the word of a proxy that is trusted, and by that of no other', async () => {
  const all = async (visitor: Visitor) => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await visitor.ask('/sign-in', { headers: { 'x-forwarded-for': `192.0.2.${n}` } })).status);
    return statuses;
  };
  expect(await all(await serve({ proxies: ['127.0.0.1'] }))).toEqual([200, 200, 200, 200, 200]);
  expect(await all(await serve({ proxies: ['10.0.0.0/8'] }))).toEqual([200, 200, 200, 429, 429]);
});

test('a database that says nothing is told within seconds', async () => {
  const silent = {
    getExecutor: () => ({ ...web.house.store.db.getExecutor(), executeQuery: () => new Promise(() => {}) }),
  };
  const db = new Proxy(web.house.store.db, {
    get: (of, name) => (name === 'getExecutor' ? silent.getExecutor : Reflect.get(of, name)),
  }) as Db;
  const visitor = await serve({ house: { ...web.house, store: { ...web.house.store, db } } });
  const [health, ready] = await Promise.all([visitor.get('/health'), visitor.get('/ready')]);
  expect([health.status, ready.status]).toEqual([503, 503]);
  expect(ready.text).toContain('the database does not answer');
});
