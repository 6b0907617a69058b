/** Mail of people who sit in no game: refused with the reason, but never so often that others could be reached through us. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { House } from '../../src/campaign/house/house.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { findReading } from '../../src/store/messages.ts';
import type { Store } from '../../src/store/schema.ts';
import { strangersAnswered, strangersUnanswered } from '../../src/store/strangers.ts';
import { onEachDatabase } from '../store/databases.ts';
import { Clock, houseIn, type PlayersServer, playersServer, settle } from './toy-house.ts';

onEachDatabase('strangers', (fresh) => {
  let store: Store;
  let server: PlayersServer;
  let house: House;
  let clock: Clock;
  let day = 0;
  let sent = 0;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await fresh();
    store = await database.open();
    server = await playersServer();
    close = async () => {
      await server.stop();
      await store.close();
    };
  });
  afterAll(() => close());
  beforeEach(() => {
    // Far enough apart that no test sees what the one before was answered.
    day += 2;
    clock = new Clock(`2026-12-${String(day).padStart(2, '0')}T10:00:00Z`);
    house = { ...houseIn(store, clock), senderCheck: { how: 'results', authserv: 'mx.post.test' } };
  });

  const mailsFrom = async (...senders: string[]) => mailsWith(true, ...senders);
  const mailsWith = async (isProven: boolean, ...senders: string[]) => {
    for (const sender of senders) {
      const domain = sender.slice(sender.indexOf('@') + 1);
      const found = isProven ? `Authentication-Results: mx.post.test; dmarc=pass header.from=${domain}\r\n` : '';
      const raw = Buffer.from(
        `${found}Received: from x by mx.post.test\r\nFrom: ${sender}\r\nTo: nobody@post.test\r\nMessage-ID: <s${sent++}@x.test>\r\nSubject: x\r\n\r\nPUSH\r\n`,
      );
      const source = { kind: 'folder', path: 'x.eml' } as const;
      await receiveMail(house, { source, raw, bytes: raw.length, receivedAt: clock.now });
      await settle(house, server.relay);
    }
    return strangersAnswered(store.db, ago(120));
  };
  const limits = (refusalsPerHour: number, refusalsPerDomain: number) => {
    house.post = { ...house.post, refusalsPerHour, refusalsPerDomain };
  };
  const ago = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000);

  test('no more of them are answered in an hour than the house allows, whoever they say they are', async () => {
    limits(3, 100);
    const senders = ['a@red.test', 'b@blue.test', 'c@red.test', 'd@blue.test', 'e@red.test'];
    expect(await mailsFrom(...senders)).toEqual(senders.slice(0, 3));
    expect(await strangersAnswered(store.db, ago(60))).toHaveLength(3);
    expect(await strangersUnanswered(store.db, ago(60))).toBe(2);
    clock.set(new Date(clock.now.getTime() + 61 * 60_000).toISOString());
    expect(await mailsFrom('f@red.test')).toHaveLength(4);
  });

  test('nor more of one domain, its subdomains counted; another domain is still answered', async () => {
    limits(100, 2);
    const told = await mailsFrom('a@red.test', 'b@RED.test', 'c@red.test', 'd@mail.red.test', 'e@blue.test');
    expect(told.map((to) => to.toLowerCase())).toEqual(['a@red.test', 'b@red.test', 'e@blue.test']);
  });

  test('a house may answer none at all', async () => {
    limits(0, 100);
    expect(await mailsFrom('a@red.test')).toEqual([]);
    expect(await strangersUnanswered(store.db, ago(60))).toBe(1);
    const last = await store.db
      .selectFrom('messages')
      .select('id')
      .orderBy('arrival', 'desc')
      .executeTakeFirstOrThrow();
    expect(await findReading(store.db, last.id)).toMatchObject({ outcome: 'refused', game: null });
  });

  test('who is not proven is not answered: he may never have written', async () => {
    limits(10, 10);
    expect(await mailsWith(false, 'victim@red.test')).toEqual([]);
    expect(await strangersUnanswered(store.db, ago(60))).toBe(1);
    house.senderCheck = { how: 'none' };
    expect(await mailsWith(true, 'victim@blue.test')).toEqual([]);
  });

  test('who is answered is not quoted', async () => {
    limits(10, 10);
    const before = server.mails.length;
    expect(await mailsFrom('curious@red.test')).toEqual(['curious@red.test']);
    const [letter] = server.mails.slice(before);
    expect(letter?.raw).toContain('No seat of a game here has this address');
    expect(letter?.raw).not.toContain('PUSH');
  });

  test('the same stranger hears the same once a day, and that is no limit of the house', async () => {
    limits(10, 10);
    expect(await mailsFrom('again@red.test', 'again@red.test')).toEqual(['again@red.test']);
    expect(await strangersUnanswered(store.db, ago(60))).toBe(0);
  });
});
