/** Whatever players call themselves and write, no letter gets a header, a recipient, a tag or an address of theirs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnswerFacts, writeAnswer } from '../../src/campaign/letters/answers.ts';
import { decode } from '../../src/engine/canonical.ts';
import { composeMail } from '../../src/mail/sender/compose.ts';
import {
  type Letter as Rendered,
  renderReportHtml,
  renderReportText,
  reportModel,
  reportSubject,
} from '../../src/reports/index.ts';
import { openStore } from '../../src/store/open.ts';
import { lettersOf, type OutboxRow } from '../../src/store/outbox.ts';
import type { Store } from '../../src/store/schema.ts';
import { envelope } from '../reports/envelope-fixture.ts';
import { spoken } from '../reports/html-reader.ts';
import { story } from '../reports/story-fixture.ts';
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

const NASTY = [
  '"><script>alert(1)</script>',
  "x' onmouseover='alert(1)",
  '<img src=http://evil.test/x.png>',
  '</td></table><a href="http://evil.test/">here</a>',
  'a\r\nBcc: victim@elsewhere.test\r\n\r\nHello',
  '=?utf-8?Q?=0D=0ABcc:_victim=40elsewhere.test?=',
  '"eve" <victim@elsewhere.test>, other@elsewhere.test',
  '<!-- {{title}} {{{title}}} -->',
  '\u202etxt.exe\u2028Cc: victim@elsewhere.test',
  'cid:map-1"><style>*{display:none}</style>',
  '../../etc/passwd\u0000.pdf',
];

/** Fields a letter may have, lower case. */
const FIELDS = new Set(
  (
    'auto-submitted x-auto-response-suppress x-loop content-language thread-topic thread-index list-unsubscribe ' +
    'list-unsubscribe-post from to in-reply-to references subject message-id date mime-version content-type ' +
    'content-transfer-encoding content-disposition'
  ).split(' '),
);
const TAGS = new Set(
  'html head meta title body table tr td th h1 h2 h3 p span b i em strong br pre img div a ol ul li'.split(' '),
);

function checkHtml(html: string): void {
  expect(() => spoken(html)).not.toThrow();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/giu)) {
    expect(TAGS.has(tag.toLowerCase()), `<${tag}>`).toBe(true);
    expect(attributes).not.toMatch(/\son[a-z]+\s*=/iu);
    const loads = /\b(?:src|href|background)="([^"]*)"/u.exec(attributes)?.[1];
    if (loads !== undefined) expect(loads).toMatch(/^cid:[\w-]+$/u);
  }
  expect(html).not.toMatch(/url\(/iu);
}

async function checkMail(raw: Uint8Array, to: string): Promise<void> {
  const mail = await simpleParser(Buffer.from(raw));
  for (const { key } of mail.headerLines) expect(FIELDS.has(key), key).toBe(true);
  expect([mail.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))).toEqual([to]);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  expect(mail.from?.value).toHaveLength(1);
  expect(mail.text?.trim()).not.toBe('');
  for (const { filename } of mail.attachments) expect(filename ?? '').not.toMatch(/[\r\n\0]/u);
}

/** Names of facts that our own program writes, never a player. */
const OURS =
  /^(kind|notice|language|ground|figures|tag|verdict|book|zone|abbreviation|hex|head|inReplyTo|pdf|appointments)$/u;

/** The facts with every string a player might have made replaced. */
function poisoned<T>(value: T, nasty: string, key = ''): T {
  if (OURS.test(key)) return value;
  if (typeof value === 'string') return nasty as T;
  if (Array.isArray(value)) return value.map((one) => poisoned(one as unknown, nasty, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, poisoned(one as unknown, nasty, name)]),
  ) as T;
}

describe('strings of players', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-nasty-'));
  let store: Store;
  let server: PlayersServer;
  let letters: OutboxRow[] = [];

  beforeAll(async () => {
    store = await openStore({
      directory: join(scratch, 'db'),
      cache: new URL('../../.cache', import.meta.url).pathname,
    });
    server = await playersServer();
    const clock = new Clock(START);
    const house = houseIn(store, clock);
    const [red, blue] = toyOne.players;
    await createOnce(house, {
      ...toyOne,
      label: NASTY[0] as string,
      players: [
        { ...red, name: NASTY[6] } as (typeof toyOne.players)[number],
        { ...blue, name: NASTY[4], language: 'fr' } as (typeof toyOne.players)[number],
      ],
      umpire: { name: NASTY[3] as string, address: 'jo@blue.test' },
    });
    await settle(house, server.relay);
    const press = ['PRESS TO blue', ...NASTY, 'ENDPRESS'];
    await send(house, 'red', 'nasty-1', [...NASTY, 'STATUS', 'HELP', 'FORMAT FULL', 'HISTORY', ...press]);
    await send(house, 'red', 'nasty-2', NASTY);
    await send(house, 'blue', 'nasty-3', [
      'VACATION 1 JAN',
      'SURRENDER',
      'RESEND PDF',
      'PRESS TO umpire ANON',
      ...NASTY,
      'ENDPRESS',
    ]);
    await send(house, 'red', 'nasty-4', NASTY, { from: 'stranger@red.test' });
    await settle(house, server.relay);
    clock.set('2026-11-20T20:06:00.000Z');
    await settle(house, server.relay);
    letters = await lettersOf(store.db, 'toy-1');
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  test('get into no letter of a whole game as more than text', async () => {
    expect(new Set(letters.map(({ kind }) => kind)).size).toBeGreaterThan(4);
    expect(letters.length).toBeGreaterThan(12);
    for (const { bytes, recipient, status } of letters) {
      expect(status).toBe('sent');
      await checkMail(bytes as Uint8Array, recipient as string);
      const { html } = await simpleParser(Buffer.from(bytes as Uint8Array), { keepCidLinks: true });
      if (html !== false) checkHtml(html);
    }
    expect(server.mails.every(({ to }) => /@(red|blue)\.test$/u.test(to))).toBe(true);
  });

  test('get into no kind of answer, whichever of its facts they are', async () => {
    const answers = letters.filter(({ kind }) => kind === 'ack' || kind === 'answer' || kind === 'reminder');
    const kinds = new Map(
      answers
        .map(({ facts }) => [decode<{ kind: string; notice?: string }>(facts), facts] as const)
        .map(([{ kind, notice }, facts]) => [notice ?? kind, facts]),
    );
    expect(kinds.size).toBeGreaterThan(4);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds.values()), nasties, async (facts, nasty) => {
        await checkLetter(writeAnswer(poisoned(decode<AnswerFacts>(facts), nasty)) as Rendered);
      }),
      { numRuns: 150, endOnFailure: true },
    );
  });

  test('get into no report', async () => {
    const model = reportModel(story, envelope);
    await fc.assert(
      fc.asyncProperty(nasties, async (nasty) => {
        const label = { ...model, game: { ...model.game, label: nasty }, seat: { ...model.seat, name: nasty } };
        const bad = { ...label, form: model.form.map(() => nasty), story: { ...model.story, title: nasty } };
        await checkLetter({ subject: reportSubject(bad), text: renderReportText(bad), html: renderReportHtml(bad) });
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  const nasties = fc
    .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 8 })), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(''));

  async function checkLetter({ subject, text, html }: Rendered): Promise<void> {
    checkHtml(html);
    const to = { name: subject, address: 'rita@red.test' };
    const from = { name: subject, address: 'toy-1+red.abc@post.test' };
    const file = { name: subject, type: 'application/pdf', bytes: Buffer.from('x') };
    const letter = { from, to, subject, text, html, attachments: [file], messageId: 'x@post.test', date: new Date(0) };
    const thread = subject;
    await checkMail(await composeMail({ ...letter, thread, occasion: 'course' }), 'rita@red.test');
  }
});
