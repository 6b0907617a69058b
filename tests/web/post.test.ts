/** The mail of a house on its desk: the operator's first page has it write to itself, and says how far the letter came. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/campaign/house/settings.ts';
import { isKnownAddress } from '../../src/campaign/mail-in/known-address.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { runHouse } from '../../src/campaign/service/run-house.ts';
import { openWeb } from '../../src/web/web.ts';
import { type Mailstack, startMailstack } from '../mail/mailstack.ts';
import { serversHere } from '../servers.ts';
import { openWebHouse, signedIn, Visitor } from './house.ts';

test('a letter to oneself: not gone, refused, back without its plus, back; umpires do not see the page', async () => {
  const web = await openWebHouse();
  const starter = new Visitor(web);
  const key = new URL(web.firstRun, web.url).searchParams.get('key') as string;
  const made = await starter.post('/first-run', { key, name: 'Jo', address: 'jo@blue.test' }, web.firstRun);
  expect(made.location).toBe('/post');
  const page = async () => (await starter.get('/post')).text;
  expect(await page()).toContain('It has not left yet.');

  // The server of the players takes nothing for our domain.
  await web.settle();
  expect(await page()).toMatch(/The relay (refuses it|does not take it yet): .*550/);
  const letter = await web.house.store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const to = letter.recipient as string;
  expect(await isKnownAddress(web.house, to)).toBe(true);
  expect(
    await isKnownAddress(
      web.house,
      to.replace(/\+(\w)/, (_, first) => (first === '9' ? '+8' : '+9')),
    ),
  ).toBe(false);

  const back = (messageId: string, at: string) => {
    const raw = Buffer.from(`From: <fieldpost@post.test>\r\nTo: ${at}\r\nMessage-ID: ${messageId}\r\n\r\n.\r\n`);
    const source = { kind: 'folder', path: messageId } as const;
    return receiveMail(web.house, { source, raw, bytes: raw.length, receivedAt: web.clock.read() });
  };
  await back(`<${letter.messageId}>`, 'fieldpost@post.test');
  expect(await page()).toContain(`It came back without what stands behind the plus of ${to}`);

  web.clock.set('2026-11-20T10:05:00Z');
  await starter.post('/post');
  const [, second] = await web.house.store.db.selectFrom('outbox').selectAll().orderBy('owedAt').execute();
  await back('<given-by-the-relay@relay.test>', second?.recipient as string);
  expect(await page()).toContain('It was back after 0 s: mail leaves and comes in.');

  const umpire = await signedIn(web, { role: 'umpire', address: 'una@blue.test' });
  expect((await umpire.get('/post')).status).toBe(404);
  await web.stop();
});

function onMailbox(): void {
  let stack: Mailstack;
  beforeAll(async () => {
    stack = await startMailstack(['me']);
  });
  afterAll(() => stack.stop());

  test('leaves by SMTP and comes back by IMAP, plus and all', async () => {
    const data = mkdtempSync(join(tmpdir(), 'fieldpost-post-'));
    const running = await runHouse(
      readSettings({
        FIELDPOST_DATA: data,
        FIELDPOST_CACHE: new URL('../../.cache', import.meta.url).pathname,
        FIELDPOST_MAILBOX: 'me@game.test',
        FIELDPOST_SMTP_PORT: '',
        FIELDPOST_IMAP_URL: `imap://me:secret@127.0.0.1:${stack.imap}`,
        FIELDPOST_RELAY_URL: `smtp://127.0.0.1:${stack.mx}`,
        FIELDPOST_LOG: 'silent',
      }),
    );
    const here = { host: '127.0.0.1', port: 0, proxies: [], metricsToken: null };
    const web = await openWeb(running.house, { ...here, wake: running.wake });
    const { pathname, searchParams } = new URL(web.firstRun as string);
    const jo = new Visitor({ url: `http://127.0.0.1:${web.port}` });
    const key = searchParams.get('key') as string;
    await jo.post(pathname, { key, name: 'Jo', address: 'jo@blue.test' }, `${pathname}?key=${key}`);
    const isBack = async () => (await jo.get('/post')).text.includes('mail leaves and comes in');
    expect(await vi.waitUntil(isBack, { timeout: 120_000, interval: 200 })).toBe(true);
    await web.stop();
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  });
}

if (serversHere('mail')) describe('a letter to oneself on a real mailbox', onMailbox);
