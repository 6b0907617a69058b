import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { House } from '../../src/campaign/house/house.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { type Listener, listen } from '../../src/mail/intake/smtp.ts';
import { openRelay, type Relay, sendRaw } from '../../src/mail/sender/send.ts';
import { newestBooks } from '../../src/store/books.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { unreadMessages } from '../../src/store/messages.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import type { Store } from '../../src/store/schema.ts';
import { serverStore } from '../store/databases.ts';
import { Clock, createOnce, houseIn, START, send, settle, toyOne } from './toy-house.ts';

const field = (raw: string, name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'imu').exec(raw)?.[1]?.trim() ?? '';
const addressIn = (text: string) => /<([^<>]+)>/u.exec(text)?.[1] ?? text;

describe('robots', () => {
  let store: Store;
  let house: House;
  let clock: Clock;
  let ours: Listener;
  let toUs: Relay;
  let theirs: Listener;
  let toThem: Relay;
  let games = 0;
  let id = '';
  /** What the robot says to a letter of ours; null: it keeps silent. */
  let robot: (letter: string) => string | null = () => null;
  let sent = 0;
  let got: string[] = [];

  beforeAll(async () => {
    store = await serverStore();
    clock = new Clock(START);
    house = houseIn(store, clock);
    ours = await listen({ port: 0, domains: ['post.test'], clock: clock.read }, (incoming) =>
      receiveMail(house, incoming),
    );
    toUs = openRelay({ host: '127.0.0.1', port: ours.port, secure: false });
    theirs = await listen({ port: 0, domains: ['red.test', 'blue.test'] }, async ({ raw, source }) => {
      const letter = Buffer.from(raw).toString('utf8');
      const to = source.kind === 'smtp' ? (source.to[0] ?? '') : '';
      got.push(letter);
      const said = to === 'rita@red.test' ? robot(letter) : null;
      if (said === null) return 'stored';
      const answer = [
        `From: Rita <${to}>`,
        `To: ${addressIn(field(letter, 'From'))}`,
        `Message-ID: <robot${sent++}@red.test>`,
        `In-Reply-To: ${field(letter, 'Message-ID')}`,
        `References: ${field(letter, 'Message-ID')}`,
        'Subject: Re: your mail',
        '',
        said,
        '',
      ];
      await sendRaw(Buffer.from(answer.join('\r\n')), { from: to, to: addressIn(field(letter, 'From')) }, toUs);
      return 'stored';
    });
    toThem = openRelay({ host: '127.0.0.1', port: theirs.port, secure: false });
  });
  afterAll(async () => {
    toUs.close();
    toThem.close();
    await ours.stop();
    await theirs.stop();
    await store.close();
  });
  beforeEach(async () => {
    await store.db.updateTable('games').set({ status: 'over' }).execute();
    id = `toy-${++games}`;
    clock.set(START);
    robot = () => null;
    await createOnce(house, { ...toyOne, id });
    await settle(house, toThem);
    got = [];
    sent = 0;
  });
  afterEach(() => {
    house.post = { ...house.post, mailsPerHour: 100_000, answersPerDay: 100_000 };
  });
  const waiting = async () => (await unreadMessages(store.db, 100)).length;

  test.each([
    ['thanks for each mail', () => 'Thank you for your mail. I will answer soon.'],
    ['echoes what it gets', (letter: string) => letter.slice(letter.indexOf('\r\n\r\n'))],
    ['asks the same again and again', () => 'STATUS'],
    ['quotes us below its own words', (letter: string) => `Away!\r\n\r\n${letter.replace(/^/gmu, '> ')}`],
  ])('a robot that %s and bears no marks is left alone after a few rounds', async (_what, says) => {
    robot = says;
    await send(house, 'red', `${id}-first`, ['STATUS'], { game: id });
    await settle(house, toThem);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(9);
    expect(await waiting()).toBe(0);
    const silence = (await lettersOf(store.db, id)).filter(({ purpose }) => purpose.startsWith('silence/'));
    expect(silence).toHaveLength(1);
  });

  test('even a robot that says something new each time is answered only so often a day', async () => {
    house.post = { ...house.post, answersPerDay: 6 };
    let n = 0;
    robot = () => `STATUS\r\n# ${n++}`;
    await send(house, 'red', `${id}-first`, ['STATUS'], { game: id });
    await settle(house, toThem);
    expect(sent).toBeGreaterThan(4);
    expect(sent).toBeLessThan(9);
  });

  test('who plays hears of every mail of his, though he writes more in a day than a robot may', async () => {
    house.post = { ...house.post, answersPerDay: 3 };
    for (let n = 0; n < 12; n++) await send(house, 'red', `${id}-${n}`, [`${'PUSH\r\n'.repeat(n + 1)}`], { game: id });
    await settle(house, toThem);
    const answered = got.map((letter) => field(letter, 'In-Reply-To'));
    for (let n = 0; n < 12; n++) expect(answered).toContain(`<${id}-${n}@mail.test>`);
  });

  test('who has asked too often is still told of his orders, and with time all is answered again', async () => {
    house.post = { ...house.post, answersPerDay: 2 };
    for (let n = 0; n < 4; n++) await send(house, 'red', `${id}-${n}`, ['STATUS', `# ${n}`], { game: id });
    await send(house, 'red', `${id}-orders`, ['PUSH'], { game: id });
    await settle(house, toThem);
    expect((await newestBooks(store.db, id)).get('red')?.orders).toHaveLength(1);
    const answered = () => got.map((letter) => field(letter, 'In-Reply-To'));
    expect(answered()).not.toContain(`<${id}-3@mail.test>`);
    expect(answered()).toContain(`<${id}-orders@mail.test>`);
    clock.set('2026-11-20T23:30:00.000Z');
    await send(house, 'red', `${id}-later`, ['STATUS'], { game: id });
    await settle(house, toThem);
    expect(answered()).toContain(`<${id}-later@mail.test>`);
  });

  test('our own mail that comes back is known without its mark, by sender or by Message-ID', async () => {
    const [own] = await lettersOf(store.db, id);
    const seat = (await store.db.selectFrom('seats').selectAll().where('game', '=', id).execute())[0];
    const seatAddress = `${id}+${seat?.seat}.${seat?.token}@post.test`;
    const mails = [
      ['fieldpost@post.test', 'one@red.test'],
      [seatAddress, 'two@red.test'],
      [`bounce+${'0'.repeat(32)}@post.test`, 'three@red.test'],
      ['rita@red.test', own?.messageId ?? ''],
    ];
    for (const [from, messageId] of mails) {
      const raw = `From: ${from}\r\nTo: ${seatAddress}\r\nMessage-ID: <${messageId}>\r\nSubject: x\r\n\r\nPUSH\r\n`;
      expect((await sendRaw(Buffer.from(raw), { from: 'rita@red.test', to: seatAddress }, toUs)).kind).toBe('sent');
    }
    await settle(house, toThem);
    expect(got).toEqual([]);
    expect((await newestBooks(store.db, id)).size).toBe(0);
  });

  test('mails over the hourly limit wait unread, in order, and one notice says so; in the next hours they are read', async () => {
    house.post = { ...house.post, mailsPerHour: 3 };
    for (let n = 0; n < 7; n++) await send(house, 'red', `${id}-${n}`, ['STATUS', `# ${n}`], { game: id });
    await send(house, 'blue', `${id}-other`, ['PUSH'], { game: id });
    await settle(house, toThem);
    expect(await waiting()).toBe(4);
    expect(got.some((letter) => field(letter, 'In-Reply-To') === `<${id}-other@mail.test>`)).toBe(true);
    const notices = (await lettersOf(store.db, id)).filter(({ purpose }) => purpose.startsWith('waiting/'));
    expect(notices).toHaveLength(1);
    for (const [time, left] of [
      ['10:21', 3],
      ['10:41', 2],
      ['11:05', 1],
    ] as const) {
      clock.set(`2026-11-20T${time}:00.000Z`);
      await settle(house, toThem);
      expect(await waiting()).toBe(left);
    }
  });

  test('a call that closes waits for nobody over his limit: all his mails are read first', async () => {
    house.post = { ...house.post, mailsPerHour: 2 };
    clock.set('2026-11-20T19:50:00.000Z');
    for (let n = 0; n < 6; n++) await send(house, 'red', `${id}-${n}`, ['STATUS', `# ${n}`], { game: id });
    await send(house, 'red', `${id}-orders`, ['PUSH'], { game: id });
    await settle(house, toThem);
    expect(await waiting()).toBe(5);
    clock.set('2026-11-20T20:06:00.000Z');
    await settle(house, toThem);
    expect(await waiting()).toBe(0);
    expect((await deadlineOf(store.db, id))?.dueAt).toEqual(new Date('2026-11-21T20:00:00.000Z'));
    expect((await newestBooks(store.db, id)).get('red')?.orders).toHaveLength(1);
  });
});
