import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { House } from '../../src/campaign/house/house.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { openRelay } from '../../src/mail/sender/send.ts';
import { findLetter, lettersOf } from '../../src/store/outbox.ts';
import { mayRemind, postOf } from '../../src/store/posts.ts';
import type { Store } from '../../src/store/schema.ts';
import { onEachDatabase, type TestDatabase } from '../store/databases.ts';
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
} from './toy-house.ts';

/** What a mail server writes about a letter that it could not deliver. */
function report(to: string, status: string, action: string, id: string, more: readonly string[] = []): Buffer {
  return Buffer.from(
    [
      'Return-Path: <>',
      'From: Mail Delivery System <mailer-daemon@red.test>',
      `To: ${to}`,
      `Message-ID: <${id}@red.test>`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Your mail could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.red.test',
      '',
      'Final-Recipient: rfc822; rita@red.test',
      `Action: ${action}`,
      `Status: ${status}`,
      ...more,
      '--b--',
      '',
    ].join('\r\n'),
  );
}

onEachDatabase('what comes back', (fresh) => {
  let store: Store;
  let house: House;
  let clock: Clock;
  let server: PlayersServer;
  let database: TestDatabase;
  let games = 0;
  let id = '';
  let reports = 0;

  const arrives = (raw: Buffer) =>
    receiveMail(house, {
      source: { kind: 'folder', path: 'x.eml' },
      raw,
      bytes: raw.length,
      receivedAt: house.clock(),
    });
  const bounced = async (purpose: string, status = '5.1.1', action = 'failed') => {
    const letter = await findLetter(store.db, purpose);
    await arrives(report(letter?.sender ?? '', status, action, `dsn${reports++}`));
    await settle(house, server.relay);
  };
  const lettersTo = async (seat: string) => (await lettersOf(store.db, id)).filter((letter) => letter.seat === seat);
  const toUmpire = async () =>
    (await lettersOf(store.db, id)).filter(({ kind }) => kind === 'umpire').map(({ purpose }) => purpose.split('/')[2]);
  /** Three letters to red, beside the start. */
  const threeLetters = async () => {
    for (const name of ['a', 'b', 'c']) {
      await send(house, 'red', `${id}-${name}`, ['STATUS'], { game: id });
      await settle(house, server.relay);
    }
    return (await lettersTo('red')).map(({ purpose }) => purpose);
  };

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
    await store.db.updateTable('games').set({ status: 'over' }).execute();
    id = `toy-${++games}`;
    clock.set(START);
    await createOnce(house, { ...toyOne, id, umpire: { name: 'Jo', address: 'jo@blue.test' } });
    await settle(house, server.relay);
    server.mails.length = 0;
  });

  test('every letter to a seat leaves under an envelope sender of its own, one to a stranger under none', async () => {
    await threeLetters();
    // Only who is proven is answered.
    house.senderCheck = { how: 'results', authserv: 'mx.post.test' };
    await arrives(
      Buffer.from(
        'Authentication-Results: mx.post.test; dmarc=pass header.from=red.test\r\nReceived: from x by mx.post.test\r\nFrom: eve@red.test\r\nTo: nobody@post.test\r\nMessage-ID: <s@red.test>\r\nSubject: x\r\n\r\nPUSH\r\n',
      ),
    );
    await settle(house, server.relay);
    house.senderCheck = { how: 'none' };
    const senders = (await lettersTo('red')).map(({ sender }) => sender);
    expect(new Set(senders).size).toBe(senders.length);
    expect(senders.every((sender) => /^bounce\+[0-9a-f]{32}@post\.test$/u.test(sender ?? ''))).toBe(true);
    const strangers = await store.db.selectFrom('outbox').select('sender').where('game', 'is', null).execute();
    expect(strangers.map(({ sender }) => sender)).toEqual(['']);
  });

  test('a seat whose letters come back for good is out of reach at the third, its umpire is told once, its reminders end', async () => {
    const letters = await threeLetters();
    for (const letter of letters.slice(0, 2)) await bounced(letter);
    expect((await postOf(store.db, id, 'red')).unreachableAt).toBeNull();
    expect(await mayRemind(store.db, id, 'red')).toBe(true);
    await bounced(letters[2] as string);
    expect((await postOf(store.db, id, 'red')).unreachableAt).toEqual(clock.now);
    expect(await mayRemind(store.db, id, 'red')).toBe(false);
    expect(await mayRemind(store.db, id, 'blue')).toBe(true);
    await bounced(letters[3] as string);
    expect((await toUmpire()).filter((about) => about === 'unreachable')).toHaveLength(1);
    expect(server.mails.filter(({ raw }) => raw.includes('delivery system'))).toEqual([]);
  });

  test('a report counts once for each letter, however often it comes', async () => {
    const [first] = await threeLetters();
    for (let n = 0; n < 5; n++) await bounced(first as string);
    expect((await postOf(store.db, id, 'red')).hard).toBe(100);
  });

  test('a forged report changes nothing: not with another token, not with the Message-ID, not sent to the seat', async () => {
    const letters = await threeLetters();
    const before = await postOf(store.db, id, 'red');
    const seat = (await store.db.selectFrom('seats').selectAll().where('game', '=', id).execute()).find(
      (one) => one.seat === 'red',
    );
    for (const [n, letter] of letters.entries()) {
      const { messageId } = (await findLetter(store.db, letter)) as { messageId: string };
      const quoted = ['--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: <${messageId}>`];
      await arrives(report(`bounce+${'0'.repeat(32)}@post.test`, '5.1.1', 'failed', `f${id}${n}`, quoted));
      await arrives(report(`${id}+red.${seat?.token}@post.test`, '5.1.1', 'failed', `g${id}${n}`, quoted));
    }
    await settle(house, server.relay);
    expect(await postOf(store.db, id, 'red')).toEqual(before);
    expect(await toUmpire()).not.toContain('unreachable');
  });

  test('passing failures weigh less and are forgotten; a delay or a delivery weighs nothing', async () => {
    const letters = await threeLetters();
    await bounced(letters[0] as string, '4.4.1', 'delayed');
    await bounced(letters[1] as string, '2.0.0', 'delivered');
    expect(await postOf(store.db, id, 'red')).toMatchObject({ hard: 0, soft: 0 });
    // The action decides that it failed, the status for how long: full mailboxes are emptied.
    await bounced(letters[0] as string, '5.2.2', 'failed');
    expect(await postOf(store.db, id, 'red')).toMatchObject({ hard: 0, soft: 40 });
    clock.set('2026-12-11T10:00:00.000Z');
    await bounced(letters[1] as string, '4.0.0', 'failed');
    expect(await postOf(store.db, id, 'red')).toMatchObject({ hard: 0, soft: 45 });
    // Worse news of the same letter counts.
    await bounced(letters[1] as string, '5.1.1', 'failed');
    expect(await postOf(store.db, id, 'red')).toMatchObject({ hard: 100, soft: 45 });
  });

  test('the first mail of the seat brings it back', async () => {
    const letters = await threeLetters();
    for (const letter of letters) await bounced(letter);
    expect((await postOf(store.db, id, 'red')).unreachableAt).not.toBeNull();
    await send(house, 'red', `${id}-forged`, ['STATUS'], { game: id, from: 'eve@red.test' });
    await settle(house, server.relay);
    expect((await postOf(store.db, id, 'red')).unreachableAt).not.toBeNull();
    await send(house, 'red', `${id}-back`, ['STATUS'], { game: id });
    await settle(house, server.relay);
    expect(await postOf(store.db, id, 'red')).toMatchObject({ hard: 0, soft: 0, unreachableAt: null });
    expect(await mayRemind(store.db, id, 'red')).toBe(true);
  });

  test('a complaint about a letter ends reminders at once, and nothing else', async () => {
    const [first] = await threeLetters();
    const letter = await findLetter(store.db, first as string);
    const complaint = (sender: string) =>
      Buffer.from(
        [
          'From: fbl@provider.test',
          'To: fieldpost@post.test',
          `Message-ID: <c${sender.length}${id}@provider.test>`,
          'Subject: complaint',
          'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
          '',
          '--b',
          'Content-Type: message/feedback-report',
          '',
          'Feedback-Type: abuse',
          'Version: 1',
          `Original-Mail-From: <${sender}>`,
          '--b--',
          '',
        ].join('\r\n'),
      );
    await arrives(complaint(`bounce+${'f'.repeat(31)}@post.test`));
    await settle(house, server.relay);
    expect(await mayRemind(store.db, id, 'red')).toBe(true);
    await arrives(complaint(letter?.sender ?? ''));
    await settle(house, server.relay);
    expect(await mayRemind(store.db, id, 'red')).toBe(false);
    expect(await postOf(store.db, id, 'red')).toMatchObject({ hard: 0, unreachableAt: null });
  });

  test('the umpire is told of a letter that no server takes; it counts as come back where the mailbox is not there', async () => {
    const answeredBy = async (name: string, rcpt: string) => {
      const refusing = createServer((socket) => {
        socket.on('error', () => {});
        socket.write('220 mx\r\n');
        socket.on('data', (said) => socket.write(`${/^RCPT/iu.test(String(said)) ? rcpt : '250 ok'}\r\n`));
      });
      await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
      const relay = openRelay({ host: '127.0.0.1', port: (refusing.address() as AddressInfo).port, secure: false });
      await send(house, 'red', `${id}-${name}`, ['STATUS'], { game: id });
      await settle(house, relay);
      relay.close();
      refusing.close();
      return (await lettersTo('red')).at(-1)?.status;
    };
    // 5.7.1 is about policy.
    expect(await answeredBy('denied', '554 5.7.1 We take no such mail')).toBe('failed');
    expect(await postOf(store.db, id, 'red')).toMatchObject({ hard: 0 });
    expect((await toUmpire()).filter((about) => about === 'undelivered')).toHaveLength(1);
    clock.set('2026-11-20T10:01:00.000Z');
    // 5.1.1 is not.
    expect(await answeredBy('gone', '550 5.1.1 No such address here')).toBe('failed');
    expect(await postOf(store.db, id, 'red')).toMatchObject({ hard: 100 });
    expect((await toUmpire()).filter((about) => about === 'undelivered')).toHaveLength(2);
  });
});
