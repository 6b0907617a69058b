import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../src/campaign/house/house.ts';
import { renderLetters } from '../../src/campaign/letters/render-letter.ts';
import { encode } from '../../src/engine/canonical.ts';
import { newestBooks } from '../../src/store/books.ts';
import { openStore } from '../../src/store/open.ts';
import { findLetter, lettersOf, oweLetters } from '../../src/store/outbox.ts';
import { postOf } from '../../src/store/posts.ts';
import type { Store } from '../../src/store/schema.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

const HTML_BYTES = 100_000;

describe('the letters of a seat', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-forms-'));
  let store: Store;
  let server: PlayersServer;
  let game: SavannahByMail;
  let games = 0;

  beforeAll(async () => {
    store = await openStore({
      directory: join(scratch, 'db'),
      cache: new URL('../../.cache', import.meta.url).pathname,
    });
    server = await playersServer();
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
    rmSync(scratch, { recursive: true, force: true });
  });
  beforeEach(async () => {
    game = new SavannahByMail(store, server, `savannah-${++games}`);
    await game.create(
      'savannah/assault',
      'together',
      [player('british', 'anna@red.test'), player('allied', 'bob@blue.test', 'fr')],
      { format: 'full' },
    );
  });

  const parsed = (letter: Letter | undefined): Promise<ParsedMail> =>
    simpleParser(Buffer.from(letter?.raw ?? '', 'latin1'));
  const ofKind = (letters: readonly Letter[], to: string, kind: string) =>
    letters.findLast(
      (letter) => letter.to === to && (letter.kind === kind || (kind === 'report' && letter.kind === 'call')),
    );
  const types = ({ attachments }: ParsedMail) => attachments.map(({ contentType }) => contentType).toSorted();

  test('come whole: text, HTML under 100 kB whose maps are enclosed, each with words for who cannot see it, and a PDF', async () => {
    const mail = await parsed(ofKind(await game.settle(), 'anna@red.test', 'report'));
    expect(mail.text).toContain('TURN 16');
    expect(types(mail)).toContain('application/pdf');
    const html = String(mail.html);
    expect(Buffer.byteLength(html.replace(/src="data:[^"]*"/gu, ''))).toBeLessThan(HTML_BYTES);
    const pictures = [...html.matchAll(/<img\b[^>]*>/gu)].map(([tag]) => tag);
    expect(pictures.length).toBeGreaterThan(0);
    const enclosed = new Set(mail.attachments.map(({ cid }) => `cid:${cid}`));
    for (const tag of pictures) {
      // The parser has set enclosed pictures in place of their cid.
      expect(tag).toMatch(/src="(data:image\/png|cid:)/u);
      expect(tag).toMatch(/alt="[^"]{3,}"/u);
    }
    expect(enclosed.size).toBeGreaterThan(0);
    expect(html.replace(/src="data:[^"]*"/gu, '')).not.toMatch(/\b(src|background)="?http/iu);
  });

  test('come as the seat wants them, in the words of its language', async () => {
    await game.settle();
    const [told] = await game.mail('british', 'FORMAT NO PDF');
    expect(told?.text).toContain('without the PDF');
    const [french] = await game.mail('allied', 'FORMAT TEXTE');
    expect(french?.text).toContain('Texte seul');
    expect(await postOf(store.db, game.id, 'allied')).toMatchObject({ format: 'text' });
    const letters = await game.deadlinePasses();
    const british = await parsed(ofKind(letters, 'anna@red.test', 'report'));
    expect(british.html).not.toBe(false);
    expect(types(british)).not.toContain('application/pdf');
    expect(types(british)).toContain('image/png');
    expect(british.text).toContain('FORMAT FULL');
    const allied = ofKind(letters, 'bob@blue.test', 'report');
    expect(allied?.raw).toMatch(/^Content-Type: text\/plain/imu);
    expect(allied?.raw).not.toMatch(/multipart|text\/html|application\/pdf/iu);
    const again = await game.mail('allied', 'RENVOYER PDF');
    expect(types(await parsed(again.find(({ kind }) => kind === 'pdf')))).toEqual(['application/pdf']);
    expect((await game.mail('allied', 'FORMAT COMPLET')).at(0)?.text).toContain('5 Mo');
  });

  test('leave a PDF behind that would make them too large, and say how to get it', async () => {
    await game.settle();
    await game.mail('british', 'FORMAT FULL 0.1 MB');
    game.house.post = { ...game.house.post, web: 'https://play.test' };
    const letters = await game.deadlinePasses();
    const letter = ofKind(letters, 'anna@red.test', 'report');
    const mail = await parsed(letter);
    expect(types(mail)).not.toContain('application/pdf');
    expect(mail.text?.replace(/\s+/gu, ' ')).toMatch(
      /The PDF is left out: with it this letter would have been (?:0\.\d|1(?:\.\d)?) MB/u,
    );
    expect(mail.text).toMatch(/^https:\/\/play\.test\/r\/[\w-]+\.[0-9a-f]{32}$/mu);
    expect(String(mail.html)).toMatch(/<a href="https:\/\/play\.test\/r\/[\w.-]+"/u);
    expect(types(await parsed(ofKind(letters, 'bob@blue.test', 'report')))).toContain('application/pdf');
    const [pdf] = await game.mail('british', 'RESEND PDF');
    expect(types(await parsed(pdf))).toEqual(['application/pdf']);
  });

  test('RESEND PDF brings that of the last letter that had one, be it no report', async () => {
    const call = await parsed(
      (await game.settle()).findLast(({ to, kind }) => to === 'anna@red.test' && kind === 'call'),
    );
    expect(types(call)).toContain('application/pdf');
    const [again] = await game.mail('british', 'RESEND PDF');
    const pdf = await parsed(again);
    expect(pdf.subject).toContain('The PDF of your last letter');
    expect(types(pdf)).toEqual(['application/pdf']);
    expect(pdf.attachments[0]?.filename).toBe(
      call.attachments.find(({ contentType }) => contentType.includes('pdf'))?.filename,
    );
  });

  test('a call is never threaded under that of another turn; an answer refers to the call and to the mail it answers', async () => {
    const first = await game.settle();
    const one = await parsed(ofKind(first, 'anna@red.test', 'report'));
    const ack = await parsed(ofKind(await game.mail('british', 'HOLD maitland'), 'anna@red.test', 'ack'));
    const two = await parsed(ofKind(await game.deadlinePasses(), 'anna@red.test', 'report'));
    const idsOf = (mail: ParsedMail) => [mail.references ?? []].flat();
    for (const call of [one, two]) {
      expect(idsOf(call)).toEqual([]);
      expect(call.inReplyTo).toBeUndefined();
    }
    expect(idsOf(ack)).toEqual([one.messageId, ack.inReplyTo]);
    expect(ack.inReplyTo).toMatch(/@mail\.test>$/u);
    expect([one, ack, two].map(({ subject }) => subject)).toEqual([
      '[Savannah] British: orders, turn 16, by Fri 20 Nov 21:00',
      '[Savannah] British: saved, not ready (turn 16)',
      '[Savannah] British: orders, turn 17, by Sat 21 Nov 21:00',
    ]);
    const index = (mail: ParsedMail) => mail.headers.get('thread-index');
    expect(index(ack)).toBe(index(one));
    expect(index(two)).not.toBe(index(one));
    expect(one.headers.get('thread-topic')).toBe(one.subject);
  });

  test('can be asked to remind no more, by a line, by a program from the subject alone; orders stand and others have no such header', async () => {
    await game.settle();
    await game.mail('british', 'HOLD maitland');
    const facts = {
      game: { id: game.id, label: 'Savannah' },
      band: null,
      turn: 16,
      call: 'movement',
      deadline: null,
      isPast: false,
    };
    const answer = {
      inReplyTo: null,
      kind: 'notice',
      notice: 'notice',
      language: 'en',
      facts: { ...facts, title: 'x', by: 'x', text: [], reason: null, commitments: [], head: null },
    };
    const remind = async (purpose: string) => {
      const row = {
        purpose,
        messageId: `${purpose}@post.test`,
        game: game.id,
        seat: 'british',
        kind: 'reminder' as const,
        facts: encode(answer),
        recipient: null,
      };
      await transact(game.house, (tx) => oweLetters(tx, [row], game.clock.now));
      await renderLetters(game.house, [purpose], () => {});
      return simpleParser(Buffer.from((await findLetter(store.db, purpose))?.bytes ?? []));
    };
    const plain = await remind('reminder-one');
    const list = plain.headers.get('list') as unknown as { unsubscribe: { mail: string; url?: string } };
    expect(list.unsubscribe.mail).toMatch(/^savannah-\d+\+british\.\w+@post\.test\?subject=UNSUBSCRIBE%20REMINDERS/u);
    expect(list.unsubscribe.url).toBeUndefined();
    game.house.post = { ...game.house.post, web: 'https://play.test' };
    const clicked = await remind('reminder-two');
    const raw = clicked.headerLines.map(({ line }) => line).join('\n');
    expect(raw).toMatch(/^List-Unsubscribe:\s+<https:\/\/play\.test\/u\/[\w-]+\.[0-9a-f]{32}>,\s+<mailto:/mu);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/mu);
    const others = (await lettersOf(store.db, game.id)).filter(({ kind }) => kind !== 'reminder');
    expect(others.some(({ bytes }) => /^List-Unsubscribe/imu.test(Buffer.from(bytes ?? []).toString('latin1')))).toBe(
      false,
    );

    await game.mail('british', 'UNSUBSCRIBE REMINDERS');
    expect(await postOf(store.db, game.id, 'british')).toMatchObject({ reminders: false });
    await game.mail('british', 'REMINDERS ON');
    expect(await postOf(store.db, game.id, 'british')).toMatchObject({ reminders: true });
    const seat = await store.db
      .selectFrom('seats')
      .selectAll()
      .where('game', '=', game.id)
      .where('seat', '=', 'british')
      .executeTakeFirstOrThrow();
    const program = [
      'From: anna@red.test',
      `To: ${game.id}+british.${seat.token}@post.test`,
      `Message-ID: <${game.id}-u@red.test>`,
      'Subject: Unsubscribe reminders',
      'Auto-Submitted: auto-generated',
      '',
      'This message was generated.',
      '',
    ];
    const { receiveMail } = await import('../../src/campaign/mail-in/receive-mail.ts');
    const bytes = Buffer.from(program.join('\r\n'));
    await receiveMail(game.house, {
      source: { kind: 'folder', path: 'u.eml' },
      raw: bytes,
      bytes: bytes.length,
      receivedAt: game.clock.now,
    });
    expect(await game.settle()).toEqual([]);
    expect(await postOf(store.db, game.id, 'british')).toMatchObject({ reminders: false });
    expect((await newestBooks(store.db, game.id)).get('british')?.orders).toHaveLength(1);
  });

  test('are signed once where there is a key, as another program verifies, and change no byte when sent again', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = {
      domain: 'post.test',
      selector: 'k1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    };
    game.house.post = { ...game.house.post, signing: key };
    await game.settle();
    const letter = ofKind(await game.deadlinePasses(), 'bob@blue.test', 'report');
    const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
    const resolver = async (name: string) => {
      expect(name).toBe('k1._domainkey.post.test');
      return [[record]];
    };
    const verified = async (raw: string) =>
      (await dkimVerify(Buffer.from(raw, 'latin1'), { resolver } as never)).results.map(
        ({ status }: { status: { result: string } }) => status.result,
      );
    expect(await verified(letter?.raw ?? '')).toEqual(['pass']);
    expect(await verified((letter?.raw ?? '').replace('Subject: ', 'Subject: Re: '))).not.toEqual(['pass']);
    const again = await game.mail('allied', 'RENVOYER');
    expect(again.find(({ kind }) => kind === 'report')?.raw).toBe(letter?.raw);
  });
});
