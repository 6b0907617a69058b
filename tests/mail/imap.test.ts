import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { doneFlag, type MailboxPlace, type PlaceKeeper, watchMailbox } from '../../src/mail/intake/imap.ts';
import type { Incoming, Sink } from '../../src/mail/intake/incoming.ts';
import { composeMail } from '../../src/mail/sender/compose.ts';
import { openRelay, sendRaw } from '../../src/mail/sender/send.ts';
import { serversHere } from '../servers.ts';
import { type Mailstack, startMailstack } from './mailstack.ts';

if (serversHere('mail')) describe('an IMAP mailbox on a real Dovecot', onDovecot);
else
  test('the mail servers are not here, which is no failure outside CI', () => expect(process.env.CI).not.toBe('true'));

function onDovecot() {
  let stack: Mailstack;
  let account = 0;
  let user: string;

  beforeAll(async () => {
    stack = await startMailstack(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
  });
  afterAll(() => stack.stop());
  beforeEach(() => {
    user = `a${++account}`;
  });

  const letter = (n: number, text = 'HOLD maitland') =>
    composeMail({
      from: { name: 'Ann', address: 'ann@players.test' },
      to: { name: '', address: `${user}+british.tok123@game.test` },
      subject: `Orders ${n}`,
      text,
      messageId: `orders-${n}@players.test`,
      date: new Date('2026-11-21T12:00:00Z'),
      occasion: 'course',
    });

  const deliver = async (raw: Uint8Array) => {
    const relay = openRelay({ host: '127.0.0.1', port: stack.mx, secure: false });
    const delivery = await sendRaw(raw, { from: 'ann@players.test', to: `${user}+british.tok123@game.test` }, relay);
    relay.close();
    expect(delivery.kind).toBe('sent');
  };

  const client = async () => {
    const flow = new ImapFlow({
      host: '127.0.0.1',
      port: stack.imap,
      secure: false,
      auth: { user, pass: 'secret' },
      logger: false,
    });
    flow.on('error', () => {});
    await flow.connect();
    return flow;
  };

  const append = async (raws: readonly Uint8Array[]) => {
    const flow = await client();
    for (const raw of raws) await flow.append('INBOX', Buffer.from(raw));
    await flow.logout();
  };

  const countIn = async (mailbox: string) => {
    const flow = await client();
    const status = await flow.status(mailbox, { messages: true });
    await flow.logout();
    return status === false ? -1 : (status.messages ?? -1);
  };

  const keeper = (place: MailboxPlace | null = null): PlaceKeeper & { place: MailboxPlace | null } => ({
    place,
    async load() {
      return this.place;
    },
    async save(next) {
      this.place = next;
    },
  });

  /** Collects mails as a store would: by source, so that a repeat is a duplicate. */
  const collector = (fail: (n: number) => boolean = () => false) => {
    const kept: Incoming[] = [];
    const results: string[] = [];
    const waiters: { count: number; done: () => void }[] = [];
    let calls = 0;
    const sink: Sink = async (incoming) => {
      if (fail(++calls)) throw new Error('the database is away');
      const known = kept.some(({ raw }) => Buffer.compare(raw, incoming.raw) === 0);
      if (!known) kept.push(incoming);
      const result = known ? 'duplicate' : 'stored';
      results.push(result);
      for (const { count, done } of waiters) if (results.length >= count) done();
      return result;
    };
    const handled = (count: number) =>
      new Promise<void>((done) => {
        if (results.length >= count) done();
        else waiters.push({ count, done });
      });
    return { kept, results, sink, handled };
  };

  const watch = (
    sink: Sink,
    place: PlaceKeeper,
    more: { mailbox?: string; maxBytes?: number; processed?: null } = {},
  ) =>
    watchMailbox(
      {
        host: '127.0.0.1',
        port: stack.imap,
        secure: false,
        user,
        password: 'secret',
        pollMilliseconds: 60_000,
        place,
        ...more,
      },
      sink,
    );

  test('a mail that waits and one that comes in while IDLE are both stored, flagged and moved away', async () => {
    await deliver(await letter(1));
    const { kept, sink, handled } = collector();
    const place = keeper();
    const intake = watch(sink, place);
    await handled(1);
    const before = new Date();
    await deliver(await letter(2));
    await handled(2);
    await intake.stop();
    expect(kept.map(({ source }) => source.kind === 'imap' && source.uid)).toEqual([1, 2]);
    expect(Buffer.from(kept[0]?.raw ?? []).toString()).toContain('HOLD maitland');
    expect(Math.abs((kept[1]?.receivedAt.getTime() ?? 0) - before.getTime())).toBeLessThan(5_000);
    expect(await countIn('INBOX')).toBe(0);
    expect(await countIn('Processed')).toBe(2);
    const flow = await client();
    await flow.mailboxOpen('Processed');
    expect(await flow.search({ keyword: doneFlag }, { uid: true })).toHaveLength(2);
    await flow.logout();
    expect(place.place?.lastUid).toBe(2);
    expect(intake.readThrough()?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('a mail that could not be stored stays, nothing after it is skipped, and it is read again', async () => {
    await append([await letter(1), await letter(2), await letter(3)]);
    const { kept, sink, handled } = collector((call) => call === 2);
    const place = keeper();
    const intake = watch(sink, place);
    await handled(4);
    await intake.stop();
    expect(kept).toHaveLength(3);
    expect(await countIn('INBOX')).toBe(0);
  });

  test('a new UIDVALIDITY has the whole mailbox read again, and the store tells what it has', async () => {
    const mails = [await letter(1), await letter(2)];
    const fill = async () => {
      const flow = await client();
      await flow.mailboxCreate('Orders');
      for (const mail of mails) await flow.append('Orders', mail);
      return flow;
    };
    const { kept, results, sink, handled } = collector();
    const place = keeper();
    const keep = { mailbox: 'Orders', processed: null };
    const probe = await fill();
    const first = watch(sink, place, keep);
    await handled(2);
    await first.stop();
    const old = place.place;
    await probe.mailboxDelete('Orders');
    await probe.logout();
    await (await fill()).logout();
    const second = watch(sink, place, keep);
    await handled(4);
    await second.stop();
    expect(place.place?.uidValidity).not.toBe(old?.uidValidity);
    expect(results).toEqual(['stored', 'stored', 'duplicate', 'duplicate']);
    expect(kept).toHaveLength(2);
  });

  test('with the mailbox read to its end nothing is handed over twice, though `n:*` names its last mail', async () => {
    await append([await letter(1)]);
    const { results, sink, handled } = collector();
    const place = keeper();
    const first = watch(sink, place, { processed: null });
    await handled(1);
    await first.stop();
    const second = watch(sink, place, { processed: null });
    await append([await letter(2)]);
    await handled(2);
    await second.stop();
    expect(results).toEqual(['stored', 'stored']);
  });

  test('a mail stored just before a crash, and not yet flagged, is handed over once more and put away', async () => {
    await append([await letter(1)]);
    const probe = await client();
    const box = await probe.mailboxOpen('INBOX');
    const place = keeper({ uidValidity: String(box.uidValidity), lastUid: 1 });
    await probe.logout();
    const { results, sink, handled } = collector();
    const intake = watch(sink, place);
    await handled(1);
    await intake.stop();
    expect(results).toHaveLength(1);
    expect(await countIn('Processed')).toBe(1);
  });

  test('of a mail over the limit only the head is fetched, with its true size', async () => {
    const big = await letter(1, 'x'.repeat(300_000));
    await append([big]);
    const { kept, sink, handled } = collector();
    const intake = watch(sink, keeper(), { maxBytes: 100_000 });
    await handled(1);
    await intake.stop();
    expect(kept[0]?.raw.length).toBe(65_536);
    expect(kept[0]?.bytes).toBeGreaterThan(300_000);
  });

  test('when the server drops the connection the mailbox is read on after a pause', async () => {
    const { kept, sink, handled } = collector();
    await append([await letter(1)]);
    const intake = watch(sink, keeper());
    await handled(1);
    execFileSync('/usr/bin/doveadm', ['-c', join(stack.folder, 'dovecot.conf'), 'kick', user]);
    await append([await letter(2)]);
    await handled(2);
    await intake.stop();
    expect(kept).toHaveLength(2);
  });

  test('mail for another domain is refused by the server, so that nothing leaves the loopback', async () => {
    const relay = openRelay({ host: '127.0.0.1', port: stack.mx, secure: false });
    const delivery = await sendRaw(
      await letter(1),
      { from: 'ann@players.test', to: 'someone@elsewhere.example' },
      relay,
    );
    relay.close();
    expect(delivery.kind).toBe('permanent');
  });
}
