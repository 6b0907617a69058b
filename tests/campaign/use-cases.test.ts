import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeCall } from '../../src/campaign/clock/close-call.ts';
import { outageGuard } from '../../src/campaign/clock/outage-guard.ts';
import type { House } from '../../src/campaign/house/house.ts';
import { nextDue } from '../../src/campaign/house/time.ts';
import { readMessage } from '../../src/campaign/mail-in/read-message.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { resolveTurn } from '../../src/campaign/turn/resolve-turn.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { RulesBroken } from '../../src/engine/errors.ts';
import { newestBooks } from '../../src/store/books.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { gameOf } from '../../src/store/games.ts';
import { unreadMessages } from '../../src/store/messages.ts';
import { lettersOf, markSent, oweLetters } from '../../src/store/outbox.ts';
import type { Store } from '../../src/store/schema.ts';
import { addSource, readThrough } from '../../src/store/sources.ts';
import { onEachDatabase, type TestDatabase } from '../store/databases.ts';
import {
  Clock,
  createOnce,
  houseIn,
  orderMail,
  type PlayersServer,
  playersServer,
  START,
  send,
  settle,
  toyGame,
  toyOne,
} from './toy-house.ts';

const DUE = '2026-11-20T20:00:00.000Z';
const AFTER = '2026-11-20T20:06:00.000Z';

onEachDatabase('a house', (fresh) => {
  let store: Store;
  let house: House;
  let clock: Clock;
  let server: PlayersServer;
  let database: TestDatabase;
  let games = 0;
  let id = '';
  const calm = () => outageGuard(house.since, 0, house.log);
  const outcomes = () =>
    store.db
      .selectFrom('readings')
      .innerJoin('messages', 'messages.id', 'readings.message')
      .select(['outcome', 'facts', 'sender'])
      .where('game', '=', id)
      .execute();
  const mailed = (to: string) =>
    server.mails.filter((mail) => mail.to === to).map((mail) => mail.messageId.split('.')[0]);
  const post = (seat: string, name: string, lines: readonly string[], more: { from?: string } = {}) =>
    send(house, seat, `${id}-${name}`, lines, { ...more, game: id });

  beforeAll(async () => {
    database = await fresh();
    store = await database.open();
    clock = new Clock(START);
    house = houseIn(store, clock);
    server = await playersServer();
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
  });
  beforeEach(async () => {
    // The game of the test before is over for the sweep.
    await store.db.updateTable('games').set({ status: 'over' }).execute();
    id = `toy-${++games}`;
    clock.set(START);
    await createOnce(house, { ...toyOne, id });
    await settle(house, server.relay);
    server.mails.length = 0;
  });

  test('R5 the first turn opens only when its commitments have been handed over', async () => {
    const unsent = `${id}-x`;
    await createOnce(house, { ...toyOne, id: unsent });
    expect((await gameOf(store.db, unsent)).status).toBe('seeding');
    expect(await deadlineOf(store.db, unsent)).toBeNull();
    await settle(house, server.relay);
    expect((await gameOf(store.db, unsent)).status).toBe('running');
    const kinds = (await lettersOf(store.db, unsent)).map((letter) => letter.kind);
    expect(kinds.sort()).toEqual(['call', 'start', 'start']);
  });

  test('a deadline is a wall time in the zone of the game, across a change of clocks', () => {
    const rhythm = { days: [7], time: '20:00', least: 24 };
    const before = nextDue(rhythm, 'Europe/Paris', new Date('2026-10-22T08:00:00Z'));
    expect(before).toEqual({ wall: '2026-10-25T20:00', zone: 'Europe/Paris', dueAt: new Date('2026-10-25T19:00:00Z') });
    const skipped = nextDue({ ...rhythm, time: '02:30' }, 'Europe/Paris', new Date('2027-03-25T08:00:00Z'));
    expect(skipped.dueAt).toEqual(new Date('2027-03-28T01:30:00Z'));
    const tooSoon = nextDue(rhythm, 'Europe/Paris', new Date('2026-10-24T20:00:00Z'));
    expect(tooSoon.wall).toBe('2026-11-01T20:00');
  });

  test('a mail with an order makes a book and an acknowledgement in one step; a later one replaces it', async () => {
    await post('red', '1', ['PUSH']);
    await post('red', '2', ['PUSH', 'PUSH']);
    await settle(house, server.relay);
    expect((await newestBooks(store.db, id)).get('red')).toMatchObject({ version: 2, ready: false });
    expect((await newestBooks(store.db, id)).get('red')?.orders).toHaveLength(2);
    expect(mailed('rita@red.test')).toEqual(['ack', 'ack']);
  });

  test('a mail of nothing but wrong lines leaves the book untouched and is acknowledged', async () => {
    await post('red', '1', ['PUSH']);
    await post('red', '2', ['PUSHH']);
    await settle(house, server.relay);
    expect((await newestBooks(store.db, id)).get('red')).toMatchObject({ version: 1 });
    expect((await outcomes()).map((row) => row.outcome).sort()).toEqual(['answered', 'booked']);
    expect(mailed('rita@red.test')).toEqual(['ack', 'ack']);
  });

  test('the same mail twice is one mail', async () => {
    expect(await post('red', '1', ['PUSH'])).toBe('stored');
    expect(await post('red', '1', ['PUSH'])).toBe('duplicate');
    await settle(house, server.relay);
    expect(mailed('rita@red.test')).toEqual(['ack']);
  });

  test('a mail from another address changes nothing; the seat is told once a day, its sender nothing', async () => {
    await post('red', '1', ['PUSH'], { from: 'eve@blue.test' });
    await post('red', '2', ['PUSH', 'PUSH'], { from: 'eve@blue.test' });
    await settle(house, server.relay);
    expect((await newestBooks(store.db, id)).size).toBe(0);
    expect(mailed('eve@blue.test')).toEqual([]);
    expect(mailed('rita@red.test')).toEqual(['sender']);
  });

  test('robots and strangers without a seat are never obeyed, and not answered where nothing proves them', async () => {
    const to = `${id}+red.notthetoken@post.test`;
    const mail = (name: string, header: string) =>
      Buffer.from(
        `From: Zed <zed@blue.test>\r\nTo: ${to}\r\nMessage-ID: <${id}-${name}@z>\r\n${header}\r\n\r\nPUSH\r\n`,
      );
    const source = { kind: 'folder', path: 'x' } as const;
    for (const raw of [mail('robot', 'Auto-Submitted: auto-replied'), mail('stranger', 'Subject: hello')])
      await receiveMail(house, { source, raw, bytes: raw.length, receivedAt: clock.now });
    await settle(house, server.relay);
    expect(mailed('zed@blue.test')).toEqual([]);
    expect((await newestBooks(store.db, id)).size).toBe(0);
    expect(await unreadMessages(store.db, 10)).toEqual([]);
  });

  test("a seat's own mail with a program's header does not count; the seat is told once, and not of talk", async () => {
    const sendAs = async (name: string, header: string, text: string) => {
      const plain = (await orderMail(house, 'red', `${id}-${name}`, [text], { game: id })).toString();
      const raw = Buffer.from(`${header}\r\n${plain}`);
      const source = { kind: 'folder', path: `${name}.eml` } as const;
      await receiveMail(house, { source, raw, bytes: raw.length, receivedAt: clock.now });
      await settle(house, server.relay);
    };
    await sendAs('away', 'Precedence: bulk', 'I am away until Monday.');
    expect(mailed('rita@red.test')).toEqual([]);
    await sendAs('list', 'Precedence: bulk', 'READY');
    await sendAs('again', 'X-Autoreply: yes', 'READY');
    expect(mailed('rita@red.test')).toEqual(['refused']);
    expect((await newestBooks(store.db, id)).size).toBe(0);
  });

  test('STATUS and HELP are answered by letters of their own, LANGUAGE and TIMEZONE are kept', async () => {
    await post('red', '1', ['STATUS', 'HELP', 'LANGUAGE french', 'TIMEZONE europe/paris']);
    await settle(house, server.relay);
    expect(mailed('rita@red.test').sort()).toEqual(['help', 'status']);
    const seat = await store.db
      .selectFrom('seats')
      .selectAll()
      .where('game', '=', id)
      .where('seat', '=', 'red')
      .executeTakeFirstOrThrow();
    expect(seat).toMatchObject({ language: 'fr', zone: 'Europe/Paris' });
  });

  test('a call closes at its deadline, after the mail in our own servers has settled, and not before', async () => {
    clock.set('2026-11-20T19:59:59.000Z');
    expect(await closeCall(house, id, calm())).toBe('not-yet');
    clock.set('2026-11-20T20:04:59.000Z');
    expect(await closeCall(house, id, calm())).toBe('settling');
    clock.set('2026-11-20T20:05:00.000Z');
    expect(await closeCall(house, id, calm())).toBe('locked');
  });

  test('READY of all who are due closes it after a delay, in which a new mail reopens it', async () => {
    await post('red', '1', ['PUSH', 'READY']);
    await settle(house, server.relay);
    expect(await closeCall(house, id, calm())).toBe('not-yet');
    clock.set('2026-11-20T10:10:00.000Z');
    await post('red', '2', ['PUSH']);
    await settle(house, server.relay);
    clock.set('2026-11-20T10:30:00.000Z');
    expect(await closeCall(house, id, calm())).toBe('not-yet');
    await post('red', '3', ['READY']);
    await settle(house, server.relay);
    clock.set('2026-11-20T10:45:00.000Z');
    expect(await closeCall(house, id, calm())).toBe('locked');
  });

  test('a call stays open while a source is not read beyond it, or a mail from before it is unread', async () => {
    await store.db.transaction().execute((tx) => addSource(tx, 'imap/INBOX'));
    const reading: House = { ...house, sources: ['imap/INBOX'] };
    clock.set(AFTER);
    expect(await closeCall(reading, id, calm())).toBe('mail-not-read');
    await store.db.transaction().execute((tx) => readThrough(tx, 'imap/INBOX', new Date(DUE)));
    clock.set('2026-11-20T19:59:00.000Z');
    await post('red', '1', ['PUSH']);
    clock.set(AFTER);
    expect(await closeCall(reading, id, calm())).toBe('mail-not-read');
    for (const { id: message } of await unreadMessages(store.db, 10)) await readMessage(house, message);
    expect(await closeCall(reading, id, calm())).toBe('locked');
  });

  test('R5 a call stays open while a letter of its game is not handed over: the next commitments may be in it', async () => {
    const letter = {
      purpose: `report/${id}/0/0/red`,
      messageId: `${id}@x`,
      game: id,
      seat: 'red',
      kind: 'report' as const,
    };
    await store.db
      .transaction()
      .execute((tx) => oweLetters(tx, [{ ...letter, facts: '{}', recipient: null }], clock.now));
    clock.set(AFTER);
    expect(await closeCall(house, id, calm())).toBe('commitments-not-sent');
    await store.db.transaction().execute((tx) => markSent(tx, [letter.purpose], clock.now));
    expect(await closeCall(house, id, calm())).toBe('locked');
  });

  test('a deadline that passed while we were down waits for mail that other servers try again', async () => {
    clock.set(AFTER);
    const guard = outageGuard(new Date('2026-11-20T20:03:00.000Z'), 3600, house.log);
    guard.look(clock.now, 0);
    expect(await closeCall(house, id, guard)).toBe('outage-feared');
    clock.set('2026-11-20T21:04:00.000Z');
    guard.look(clock.now, 3_480_000);
    expect(await closeCall(house, id, guard)).toBe('locked');
  });

  test('a jump of the clock and a silence of more than half of all seats hold deadlines up', async () => {
    const deadline = await deadlineOf(store.db, id);
    if (!deadline) throw new Error('no deadline');
    const jumped = outageGuard(house.since, 3600, house.log);
    jumped.look(new Date('2026-11-20T12:00:00Z'), 0);
    jumped.look(new Date('2026-11-20T20:06:00Z'), 60_000);
    expect(jumped.fears(deadline)).toEqual({ why: 'clock', until: new Date('2026-11-20T21:06:00Z') });
    const silent = outageGuard(house.since, 3600, house.log);
    silent.look(new Date(AFTER), 0);
    silent.count(Array.from({ length: 8 }, () => ({ seats: 1, missing: 1 })));
    expect(silent.fears(deadline)).toEqual({ why: 'silence', until: new Date('2026-11-20T21:00:00Z') });
    const two = outageGuard(house.since, 3600, house.log);
    two.look(new Date(AFTER), 0);
    two.count(Array.from({ length: 2 }, () => ({ seats: 1, missing: 1 })));
    expect(two.fears(deadline)).toBeNull();
  });

  test('a mail that comes while its turn is resolved waits, and is then judged for the next call', async () => {
    clock.set(AFTER);
    await closeCall(house, id, calm());
    await post('blue', '1', ['PUSH']);
    expect(await readMessage(house, (await unreadMessages(store.db, 1))[0]?.id ?? '')).toBeNull();
    await resolveTurn(house, id);
    expect(await readMessage(house, (await unreadMessages(store.db, 1))[0]?.id ?? '')).toBe('booked');
  });

  test('of two workers that resolve the same turn one writes, and the journal holds it once', async () => {
    clock.set(AFTER);
    await closeCall(house, id, calm());
    const before = (await gameOf(store.db, id)).length;
    const both = await Promise.all([resolveTurn(house, id), resolveTurn(house, id)]);
    expect(both.filter((done) => done === 'resolved')).toHaveLength(1);
    expect((await gameOf(store.db, id)).length).toBeGreaterThan(before);
    expect((await entriesOf(store.db, id)).map((entry) => entry.content.seq)).toEqual(
      Array.from({ length: (await gameOf(store.db, id)).length }, (_, seq) => seq),
    );
  });

  test('deleting all snapshots changes nothing', async () => {
    clock.set(AFTER);
    await settle(house, server.relay);
    clock.set('2026-11-21T20:06:00.000Z');
    await settle(house, server.relay);
    await store.db.deleteFrom('snapshots').execute();
    clock.set('2026-11-22T20:06:00.000Z');
    await settle(house, server.relay);
    expect((await gameOf(store.db, id)).status).toBe('running');
    expect((await deadlineOf(store.db, id))?.ordinal).toBe(2);
  });

  test('a game whose rules break is halted with a dump, told to who writes, and nothing is appended', async () => {
    const broken: typeof toyGame = {
      ...toyGame,
      // biome-ignore lint/correctness/useYield: it breaks before it asks anything
      turn: function* () {
        throw new RulesBroken('toy-broke');
      },
    };
    const hash = (await gameOf(store.db, id)).scenarioHash;
    const before = await entriesOf(store.db, id);
    house.games.set(hash, broken);
    clock.set(AFTER);
    await settle(house, server.relay);
    expect(await gameOf(store.db, id)).toMatchObject({ status: 'halted' });
    expect(await entriesOf(store.db, id)).toEqual(before);
    const [dump] = readdirSync(house.dumps).filter((name) => name.startsWith(`${id}-`));
    const text = readFileSync(join(house.dumps, dump as string), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      format: 'fieldpost.dump',
      entries: before,
      error: { facts: { code: 'toy-broke' } },
    });
    house.games.set(hash, toyGame);
    await post('red', '1', ['PUSH']);
    await settle(house, server.relay);
    expect(mailed('rita@red.test')).toEqual(['refused']);
  });

  test('an altered entry halts the game before anything is made of it', async () => {
    await store.db
      .updateTable('entries')
      .set({ content: '{"kind":"seed-commit"}' })
      .where('game', '=', id)
      .where('seq', '=', 1)
      .execute();
    clock.set(AFTER);
    await settle(house, server.relay);
    expect(await gameOf(store.db, id)).toMatchObject({
      status: 'halted',
      haltedBecause: expect.stringContaining('chain-broken'),
    });
  });

  test('the umpire extends, pauses, resumes and closes: an entry with its reason each time, and all are told', async () => {
    await steer(house, id, [{ act: 'extend', hours: 24, reason: 'holiday' }]);
    expect((await deadlineOf(store.db, id))?.wall).toBe('2026-11-21T20:00');
    await steer(house, id, [{ act: 'pause', reason: 'illness' }]);
    clock.set('2026-11-23T10:00:00.000Z');
    await settle(house, server.relay);
    expect((await gameOf(store.db, id)).status).toBe('paused');
    await steer(house, id, [{ act: 'resume', reason: 'well again' }]);
    expect((await deadlineOf(store.db, id))?.wall).toBe('2026-11-24T20:00');
    await steer(house, id, [{ act: 'process', reason: 'all agreed' }]);
    await settle(house, server.relay);
    const acts = (await entriesOf(store.db, id)).flatMap(({ content }) => (content.kind === 'table' ? [content] : []));
    expect(acts.map(({ act, by }) => [act, by])).toEqual(
      ['extend', 'pause', 'resume', 'process'].map((act) => [act, 'umpire']),
    );
    expect(mailed('bob@blue.test').filter((kind) => kind === 'notice')).toHaveLength(4);
    expect((await deadlineOf(store.db, id))?.call).toContain('blue');
  });
});
