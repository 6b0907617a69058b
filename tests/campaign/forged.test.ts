/** Mails that pretend to be a player's, through real servers: none is carried out, and nobody who forges is written to. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { House } from '../../src/campaign/house/house.ts';
import { changeProof, changeToken } from '../../src/campaign/joining/seat-acts.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { watchMailbox } from '../../src/mail/intake/imap.ts';
import type { Intake } from '../../src/mail/intake/incoming.ts';
import { type Listener, listen } from '../../src/mail/intake/smtp.ts';
import { openRelay, type Relay, sendRaw } from '../../src/mail/sender/send.ts';
import { newestBooks } from '../../src/store/books.ts';
import { gameOf } from '../../src/store/games.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/schema.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { TestDns } from '../mail/dns.ts';
import { type Mailstack, startMailstack } from '../mail/mailstack.ts';
import { serversHere } from '../servers.ts';
import { Clock, createOnce, houseIn, type PlayersServer, playersServer, START, settle, toyOne } from './toy-house.ts';

const RITA = 'rita@red.test';
const EVE = 'eve@evil.test';
/** Who may be written to about forged mail: the seats where their letters go, and the umpire. */
const KNOWN = new Set([RITA, 'bob@blue.test', 'jo@blue.test']);

const dns = new TestDns();
for (const domain of ['red.test', 'blue.test', 'evil.test', 'red.test.evil.test', 'mail.red.test']) dns.key(domain);
dns.text('_dmarc.red.test', 'v=DMARC1; p=reject');
dns.text('_dmarc.blue.test', 'v=DMARC1; p=none');
dns.text('red.test', 'v=spf1 ip4:203.0.113.5 -all');
dns.text('evil.test', 'v=spf1 +all');

/** A mail, line by line: its head, an empty line, and orders that must never count. */
const mailOf = (head: readonly string[], body: readonly string[] = ['PUSH', 'PUSH']) =>
  [...head, 'Date: Fri, 20 Nov 2026 10:00:00 +0000', 'Content-Type: text/plain; charset=utf-8', '', ...body, ''].join(
    '\r\n',
  );

/** A game of the toy with one order of red's on file, and mail to it by whatever way. */
class Forge {
  readonly clock = new Clock(START);
  readonly house: House;
  readonly id: string;
  readonly #server: PlayersServer;
  token = '';
  blueToken = '';
  #mails = 0;

  constructor(store: Store, server: PlayersServer, id: string, more: Partial<House> = {}) {
    this.house = { ...houseIn(store, this.clock), senderCheck: { how: 'verify', resolver: dns.resolve }, ...more };
    this.#server = server;
    this.id = id;
  }

  async begin(): Promise<void> {
    await this.house.store.db.updateTable('games').set({ status: 'over' }).execute();
    await createOnce(this.house, { ...toyOne, id: this.id, umpire: { name: 'Jo', address: 'jo@blue.test' } });
    await settle(this.house, this.#server.relay);
    await this.tokens();
  }

  async tokens(): Promise<void> {
    const seats = await seatsOf(this.house.store.db, this.id);
    this.token = seats.find(({ seat }) => seat === 'red')?.token ?? '';
    this.blueToken = seats.find(({ seat }) => seat === 'blue')?.token ?? '';
  }

  get address(): string {
    return `${this.id}+red.${this.token}@${this.house.domain}`;
  }

  /** The usual head of a mail from Rita to her seat, with some lines in the place of others. */
  head(more: { from?: string; to?: string; id?: string; subject?: string } = {}): string[] {
    return [
      `From: ${more.from ?? `Rita <${RITA}>`}`,
      `To: ${more.to ?? this.address}`,
      `Message-ID: <${more.id ?? `m${++this.#mails}@red.test`}>`,
      `Subject: ${more.subject ?? 'orders'}`,
    ];
  }

  /** What a mail must not change, and to whom it must not have us write. */
  async after(): Promise<{ orders: number; head: string; strangers: string[]; outcome: string | undefined }> {
    const { db } = this.house.store;
    await settle(this.house, this.#server.relay);
    const rows = await db.selectFrom('outbox').select(['recipient', 'purpose']).execute();
    const reading = await db
      .selectFrom('readings')
      .innerJoin('messages', 'messages.id', 'readings.message')
      .select(['outcome', 'facts'])
      .orderBy('messages.arrival', 'desc')
      .executeTakeFirst();
    return {
      orders: (await newestBooks(db, this.id)).get('red')?.orders?.length ?? 0,
      head: (await gameOf(db, this.id)).head,
      strangers: rows.flatMap(({ recipient }) => (recipient === null || KNOWN.has(recipient) ? [] : [recipient])),
      outcome: reading && `${reading.outcome} ${(JSON.parse(reading.facts) as { code?: string }).code ?? ''}`.trim(),
    };
  }
}

describe('forged mails to our own listener, senders verified by DKIM, SPF and DMARC', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-forged-'));
  let store: Store;
  let server: PlayersServer;
  let forge: Forge;
  let listener: Listener;
  let relay: Relay;
  let head = '';
  let strangers = 0;

  beforeAll(async () => {
    store = await openStore({ directory: scratch, cache: new URL('../../.cache', import.meta.url).pathname });
    server = await playersServer();
    forge = new Forge(store, server, 'forged-1');
    await forge.begin();
    listener = await listen({ port: 0, domains: ['post.test'], clock: forge.clock.read }, (mail) =>
      receiveMail(forge.house, mail),
    );
    relay = openRelay({ host: '127.0.0.1', port: listener.port, secure: false });
    await post(await dns.signed(mailOf(forge.head({ id: 'genuine@red.test' }), ['PUSH']), 'red.test'));
    const before = await forge.after();
    expect(before).toMatchObject({ orders: 1, outcome: 'booked' });
    head = before.head;
  });
  afterAll(async () => {
    relay.close();
    await listener.stop();
    await server.stop();
    await store.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  async function post(raw: string, from = EVE, to = forge.address): Promise<void> {
    const delivery = await sendRaw(Buffer.from(raw), { from, to }, relay);
    expect(delivery.kind).toBe('sent');
  }

  type Made = string | { raw: string; from?: string; to?: string };
  const bySeat = (raw: string) => dns.signed(raw, 'red.test');

  /** What it is, how it is made, what becomes of it. */
  const forgeries: [string, () => Promise<Made> | Made, string][] = [
    ['From is hers, unsigned', () => mailOf(forge.head()), 'held failed'],
    ['From is hers, signed by the forger’s domain', () => dns.signed(mailOf(forge.head()), 'evil.test'), 'held failed'],
    [
      'From is his own, signed, with the stolen address of the seat',
      () => dns.signed(mailOf(forge.head({ from: EVE })), 'evil.test'),
      'held other-sender',
    ],
    [
      'her address as his display name',
      () => dns.signed(mailOf(forge.head({ from: `"${RITA}" <${EVE}>` })), 'evil.test'),
      'held other-sender',
    ],
    [
      'her address unquoted before his',
      () => dns.signed(mailOf(forge.head({ from: `${RITA} <${EVE}>` })), 'evil.test'),
      'held other-sender',
    ],
    [
      'two From lines, hers first',
      () => dns.signed(mailOf([`From: ${RITA}`, ...forge.head({ from: EVE })]), 'evil.test'),
      'held odd-sender',
    ],
    [
      'two From lines, hers last',
      () => dns.signed(mailOf([`From: ${EVE}`, ...forge.head()]), 'evil.test'),
      'held odd-sender',
    ],
    [
      'a From line put on top of her signed mail',
      async () => `From: ${EVE}\r\n${await bySeat(mailOf(forge.head()))}`,
      'held odd-sender',
    ],
    ['From a list of both', () => mailOf(forge.head({ from: `${RITA}, ${EVE}` })), 'held odd-sender'],
    ['From a group with her in it', () => mailOf(forge.head({ from: `reds: ${RITA};` })), 'held odd-sender'],
    [
      'her address in a comment',
      () => dns.signed(mailOf(forge.head({ from: `(${RITA}) ${EVE}` })), 'evil.test'),
      'held other-sender',
    ],
    [
      'his address after a comment that does not end',
      () => mailOf(forge.head({ from: `${RITA} (\\) <${EVE}>` })),
      'held odd-sender',
    ],
    [
      'Sender and Reply-To are hers',
      () => dns.signed(mailOf([`Sender: ${RITA}`, `Reply-To: ${RITA}`, ...forge.head({ from: EVE })]), 'evil.test'),
      'held other-sender',
    ],
    [
      'From is hers, Sender his, signed by his domain',
      () => dns.signed(mailOf([`Sender: ${EVE}`, ...forge.head()]), 'evil.test'),
      'held failed',
    ],
    [
      'her address in an encoded word',
      () => mailOf(forge.head({ from: '=?utf-8?q?rita=40red.test?=' })),
      'held odd-sender',
    ],
    [
      'her local part in an encoded word',
      () => mailOf(forge.head({ from: '<=?utf-8?q?rita?=@red.test>' })),
      'held odd-sender',
    ],
    [
      'a null byte in her address',
      () => dns.signed(mailOf(forge.head({ from: `<${RITA}\0.evil.test>` })), 'evil.test'),
      'held odd-sender',
    ],
    [
      'a carriage return in her address',
      () => mailOf(forge.head({ from: `<${RITA}\r.evil.test>` })),
      'held odd-sender',
    ],
    [
      'a line end in an encoded name that adds a From',
      () => dns.signed(mailOf(forge.head({ from: `=?utf-8?q?x=0D=0AFrom:_${RITA}?= <${EVE}>` })), 'evil.test'),
      'held other-sender',
    ],
    [
      'a line end in an encoded Subject that adds a recipient',
      () => mailOf(forge.head({ subject: `=?utf-8?q?x=0D=0ABcc:_${EVE}?=` })),
      'held failed',
    ],
    ['a header in the Message-ID', () => mailOf(forge.head({ id: `x>\r\n\tBcc: ${EVE}\r\nX-Y: <y@z` })), 'held failed'],
    [
      'a domain below hers, signed by it',
      () => dns.signed(mailOf(forge.head({ from: 'rita@mail.red.test' })), 'mail.red.test'),
      'held other-sender',
    ],
    [
      'her domain before his',
      () => dns.signed(mailOf(forge.head({ from: 'rita@red.test.evil.test' })), 'red.test.evil.test'),
      'held other-sender',
    ],
    [
      'From is hers, signed by her domain before his',
      () => dns.signed(mailOf(forge.head()), 'red.test.evil.test'),
      'held failed',
    ],
    [
      'a letter of another alphabet in the local part',
      () => mailOf(forge.head({ from: 'rit\u0430@red.test' })),
      'held other-sender',
    ],
    [
      'a letter of another alphabet in the domain',
      () => mailOf(forge.head({ from: 'rita@r\u0435d.test' })),
      'held other-sender',
    ],
    ['the same as punycode', () => mailOf(forge.head({ from: 'rita@xn--rd-ylc.test' })), 'held other-sender'],
    ['a plus in her address', () => bySeat(mailOf(forge.head({ from: 'rita+x@red.test' }))), 'held other-sender'],
    [
      'signed by her domain, the body changed',
      async () => (await bySeat(mailOf(forge.head()))).replace('PUSH', 'PUSH\r\nPUSH'),
      'held failed',
    ],
    [
      'signed by her domain, the recipient changed',
      async () => (await bySeat(mailOf(forge.head({ to: 'a@b.test' })))).replace('a@b.test', forge.address),
      'held failed',
    ],
    [
      'signed by her domain over a part of the body, orders below it',
      async () => `${await dns.signed(mailOf(forge.head(), ['Hello']), 'red.test', { length: 7 })}PUSH\r\nPUSH\r\n`,
      'held failed',
    ],
    [
      'signed by her domain, the signature has ended',
      () =>
        dns.signed(mailOf(forge.head()), 'red.test', {
          signed: new Date('2026-11-01T00:00:00Z'),
          expires: new Date('2026-11-08T00:00:00Z'),
        }),
      'held failed',
    ],
    [
      'signed with a key that DNS does not know',
      () => dns.signed(mailOf(forge.head()), 'red.test').then((raw) => raw.replace(/s=k1;/, 's=k9;')),
      'held failed',
    ],
    [
      'an Authentication-Results of ours, unsigned',
      () => mailOf(['Authentication-Results: post.test; dmarc=pass header.from=red.test', ...forge.head()]),
      'held failed',
    ],
    [
      'her signed mail of before with another text and the same Message-ID',
      () => bySeat(mailOf(forge.head({ id: 'genuine@red.test' }))),
      'held repeated-id',
    ],
    [
      'her signed mail of before once more, with a line put on top',
      async () => `X-Way: 2\r\n${await bySeat(mailOf(forge.head({ id: 'genuine@red.test' }), ['PUSH']))}`,
      'put-aside repeated',
    ],
    [
      'a guessed token',
      () => ({
        raw: mailOf(forge.head({ to: `forged-1+red.${'a'.repeat(16)}@post.test` })),
        to: `forged-1+red.${'a'.repeat(16)}@post.test`,
      }),
      'refused no-seat',
    ],
    [
      'no token',
      () => ({ raw: mailOf(forge.head({ to: 'forged-1+red@post.test' })), to: 'forged-1+red@post.test' }),
      'refused no-seat',
    ],
    [
      'the token of another seat',
      () => ({
        raw: mailOf(forge.head({ to: `forged-1+red.${forge.blueToken}@post.test` })),
        to: `forged-1+red.${forge.blueToken}@post.test`,
      }),
      'refused no-seat',
    ],
    [
      'the token under another game',
      () => ({
        raw: mailOf(forge.head({ to: `forged-2+red.${forge.token}@post.test` })),
        to: `forged-2+red.${forge.token}@post.test`,
      }),
      'refused no-seat',
    ],
    [
      'the token in the Subject alone',
      () => ({
        raw: mailOf(forge.head({ to: 'post@post.test', subject: `forged-1+red.${forge.token}` })),
        to: 'post@post.test',
      }),
      'refused no-seat',
    ],
    [
      'the umpire’s words from his name to the address of the seat',
      () => mailOf(forge.head({ from: 'Jo <jo@blue.test>' }), ['PROCESS', 'PUSH', 'PUSH']),
      'held other-sender',
    ],
    ['a guessed code', () => mailOf(forge.head(), ['CODE 2345-6789', 'PUSH', 'PUSH']), 'held wrong-code'],
    [
      'a guessed code to confirm',
      () => mailOf(forge.head({ from: EVE }), ['CONFIRM 2345-6789', 'PUSH', 'PUSH']),
      'held other-sender',
    ],
    [
      'a bounce that holds orders',
      () => ({
        raw: mailOf(forge.head({ from: 'MAILER-DAEMON@red.test' })).replace(
          'text/plain;',
          'multipart/report; report-type=delivery-status; boundary=b;',
        ),
        from: '',
      }),
      'put-aside',
    ],
    ['from the null sender', () => ({ raw: mailOf(forge.head()), from: '' }), 'put-aside'],
    ['as our own letter come back', () => mailOf(['X-Loop: fieldpost', ...forge.head()]), 'put-aside'],
    ['from the address of the seat itself', () => mailOf(forge.head({ from: forge.address })), 'put-aside'],
    ['from our own name', () => mailOf(forge.head({ from: 'Fieldpost <fieldpost@post.test>' })), 'put-aside'],
  ];

  test.each(forgeries)('%s', async (_what, make, outcome) => {
    const made = await make();
    const { raw, from, to } = typeof made === 'string' ? { raw: made, from: EVE, to: forge.address } : made;
    await post(raw, from, to);
    const after = await forge.after();
    expect({ orders: after.orders, head: after.head }).toEqual({ orders: 1, head });
    expect(after.outcome?.startsWith(outcome)).toBe(true);
    // Who has no seat may be told so once, whatever it was he wrote.
    expect(after.strangers.length - strangers).toBeLessThanOrEqual(outcome === 'refused no-seat' ? 1 : 0);
    strangers = after.strangers.length;
    expect(server.mails.every(({ to: reader }) => KNOWN.has(reader))).toBe(true);
  });

  test('SPF passes for the domain he sends under, and hers is in From', async () => {
    const raw = Buffer.from(mailOf(forge.head()));
    const source = { kind: 'smtp', from: EVE, to: [forge.address], client: '198.51.100.7', helo: 'evil.test' } as const;
    await receiveMail(forge.house, { source, raw, bytes: raw.length, receivedAt: forge.clock.now });
    expect(await forge.after()).toMatchObject({ orders: 1, outcome: 'held failed' });
    const own = Buffer.from(mailOf(forge.head(), ['PUSH']));
    const hers = { ...source, from: RITA, client: '203.0.113.5', helo: 'red.test' };
    await receiveMail(forge.house, { source: hers, raw: own, bytes: own.length, receivedAt: forge.clock.now });
    expect(await forge.after()).toMatchObject({ orders: 1, outcome: 'booked' });
  });

  test('a code of a call that has closed, and the address the seat had before', async () => {
    await changeProof(forge.house, forge.id, 'red', true, 'test');
    await forge.after();
    const letter = server.mails.findLast(({ to }) => to === RITA)?.raw ?? '';
    const code = /^CODE ([0-9A-Z]{4}-[0-9A-Z]{4})/m.exec(letter)?.[1] ?? '';
    await store.db.updateTable('deadlines').set({ call: 't09/red/push@red' }).where('game', '=', forge.id).execute();
    await post(mailOf(forge.head(), [`CODE ${code}`, 'PUSH', 'PUSH']));
    expect(await forge.after()).toMatchObject({ outcome: 'held old-code' });
    const old = await bySeat(mailOf(forge.head()));
    const to = forge.address;
    await changeToken(forge.house, forge.id, 'red', 'test');
    await post(old, EVE, to);
    expect(await forge.after()).toMatchObject({ outcome: 'put-aside revoked-token' });
    expect(server.mails.every(({ to: reader }) => KNOWN.has(reader))).toBe(true);
  });
});

if (serversHere('mail'))
  describe('forged mails to a Dovecot behind an OpenSMTPD, by what our mail server wrote', onServers);
else
  test('the mail servers are not here, which is no failure outside CI', () => expect(process.env.CI).not.toBe('true'));

function onServers() {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-forged-mx-'));
  const passes = 'Authentication-Results: mx.game.test; dmarc=pass header.from=red.test';
  /** What our mail server writes of a mail it takes from outside. */
  const receipt =
    'Received: from red.test (red.test [203.0.113.5]) by mx.game.test with ESMTPS id 1; Fri, 20 Nov 2026 10:00:00 +0000';
  let stack: Mailstack;
  let store: Store;
  let server: PlayersServer;
  let forge: Forge;
  let intake: Intake;
  let mx: Relay;
  let lmtp: Relay;
  let stored = 0;
  let arrived = () => {};

  beforeAll(async () => {
    stack = await startMailstack(['forged-3']);
    store = await openStore({ directory: scratch, cache: new URL('../../.cache', import.meta.url).pathname });
    server = await playersServer();
    forge = new Forge(store, server, 'forged-3', {
      domain: 'game.test',
      senderCheck: { how: 'results', authserv: 'mx.game.test' },
    });
    await forge.begin();
    let place: { uidValidity: string; lastUid: number } | null = null;
    const keeper = {
      load: async () => place,
      save: async (now: { uidValidity: string; lastUid: number }) => {
        place = now;
      },
    };
    const box = { host: '127.0.0.1', port: stack.imap, secure: false, user: 'forged-3', password: 'secret' };
    intake = watchMailbox({ ...box, pollMilliseconds: 60_000, place: keeper }, async (mail) => {
      const result = await receiveMail(forge.house, { ...mail, receivedAt: forge.clock.now });
      stored++;
      arrived();
      return result;
    });
    mx = openRelay({ host: '127.0.0.1', port: stack.mx, secure: false });
    lmtp = createTransport({ host: '127.0.0.1', port: stack.lmtp, lmtp: true, secure: false, ignoreTLS: true });
  });
  afterAll(async () => {
    mx.close();
    lmtp.close();
    await intake.stop();
    await server.stop();
    await store.close();
    await stack.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  /** Hands a mail over and waits until it is in our store. */
  async function post(raw: string, by: Relay): Promise<void> {
    const wanted = stored + 1;
    const here = new Promise<void>((resolve) => {
      arrived = () => stored >= wanted && resolve();
    });
    const delivery = await sendRaw(Buffer.from(raw), { from: EVE, to: forge.address }, by);
    expect(delivery.kind).toBe('sent');
    await here;
  }

  test('what our own server found counts, under the line of the last delivery', async () => {
    await post(`${passes}\r\n${receipt}\r\n${mailOf(forge.head(), ['PUSH'])}`, lmtp);
    expect(await forge.after()).toMatchObject({ orders: 1, outcome: 'booked' });
  });

  const forgeries: [string, () => string][] = [
    ['findings in our name, where our server has put none', () => `${passes}\r\n${mailOf(forge.head())}`],
    ['findings and a receipt in our name', () => `${passes}\r\n${receipt}\r\n${mailOf(forge.head())}`],
    [
      'findings and a receipt of an inner delivery in our name',
      () =>
        `Received: from mx.game.test by box.game.test with LMTP id 7\r\n${passes}\r\n${receipt}\r\n${mailOf(forge.head())}`,
    ],
    [
      'findings folded and full of comments',
      () =>
        `Authentication-Results: (x (y;)) mx.game.test;\r\n\tdmarc=pass (p=reject)\r\n\theader.from=red.test\r\n${mailOf(forge.head())}`,
    ],
    ['no findings at all', () => mailOf(forge.head())],
  ];
  test.each(forgeries)('%s', async (_what, make) => {
    await post(make(), mx);
    expect(await forge.after()).toMatchObject({ orders: 1, outcome: 'held not-proven', strangers: [] });
  });

  const ours: [string, string, string][] = [
    [
      'that another domain passed',
      'Authentication-Results: mx.game.test; dmarc=pass header.from=evil.test',
      'held not-proven',
    ],
    [
      'that DKIM of another domain passed',
      'Authentication-Results: mx.game.test; dkim=pass header.d=evil.test; spf=pass smtp.mailfrom=eve@evil.test',
      'held not-proven',
    ],
    [
      'that DMARC failed though DKIM passed',
      'Authentication-Results: mx.game.test; dkim=pass header.d=red.test; dmarc=fail header.from=red.test',
      'held failed',
    ],
  ];
  test.each(ours)('our own server found %s', async (_what, line, outcome) => {
    await post(`${line}\r\n${receipt}\r\n${mailOf(forge.head())}`, lmtp);
    expect(await forge.after()).toMatchObject({ orders: 1, outcome, strangers: [] });
  });
}
