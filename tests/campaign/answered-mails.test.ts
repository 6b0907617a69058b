/** What a mail answers decides what of it is read: a struck line, the player's own earlier mail, a subject of an older turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/schema.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

describe('a mail that answers', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-answered-'));
  let store: Store;
  let server: PlayersServer;
  let game: SavannahByMail;
  let call: Letter;
  let sent = 0;

  beforeAll(async () => {
    store = await openStore({
      directory: join(scratch, 'db'),
      cache: new URL('../../.cache', import.meta.url).pathname,
    });
    server = await playersServer();
    game = new SavannahByMail(store, server, 'savannah-1');
    await game.create(
      'savannah/assault',
      'together',
      [player('british', 'ann@red.test'), player('allied', 'bob@blue.test', 'fr')],
      { format: 'full' },
    );
    call = (await game.settle()).find(({ kind, to }) => kind === 'call' && to.startsWith('ann')) as Letter;
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  const field = (raw: string, name: string) => new RegExp(`^${name}:\\s+(.+)$`, 'im').exec(raw)?.[1]?.trim() ?? '';

  /** Posts a mail of Ann's; gives its acknowledgement and its identifier. */
  async function post(
    body: readonly string[],
    { type = 'text/plain', subject = 'Re:', answers = '' } = {},
  ): Promise<{ ack: string; id: string }> {
    const id = `<answer-${sent++}@red.test>`;
    const head = [
      'From: Ann Bell <ann@red.test>',
      `To: ${field(call.raw, 'From')}`,
      `Subject: ${subject}`,
      `Message-ID: ${id}`,
      ...(answers === '' ? [] : [`In-Reply-To: ${answers}`]),
      `Content-Type: ${type}; charset=utf-8`,
    ];
    const raw = Buffer.from([...head, '', ...body, ''].join('\r\n'));
    const source = { kind: 'folder' as const, path: `answered-${sent}.eml` };
    await receiveMail(game.house, { source, raw, bytes: raw.length, receivedAt: game.clock.now });
    const letters = await game.settle();
    return { ack: (letters.find(({ kind }) => kind === 'ack')?.text ?? '').replace(/\s+/gu, ' '), id };
  }

  test('is told which of its lines it struck out', async () => {
    const { ack } = await post(
      ['<div>MOVE fraser-2 TO 1404</div><div><s>MOVE maitland TO 1403</s></div><div>HOLD <del>navy</del> tawes</div>'],
      { type: 'text/html' },
    );
    expect(ack).toContain('Struck out, so not read: “MOVE maitland TO 1403”, “navy”.');
    expect(ack).toContain('MOVE fraser-2 TO 1404');
    expect(ack).not.toContain('MOVE maitland TO 1403 (');
  });

  test('does not give again what its sender wrote into the form before, whatever its program quotes it with', async () => {
    const end = call.text.split('\n').indexOf('END');
    const filled = call.text.split('\n').toSpliced(end, 0, 'MOVE tawes TO 1403');
    const head = (from: string) => [`From: ${from}`, 'Sent: Friday, 20 November 2026 11:00', 'Subject: Re: orders', ''];
    const letter = [...head(field(call.raw, 'From')), ...filled];
    const first = await post(letter, { answers: field(call.raw, 'Message-ID') });
    expect(first.ack).toContain('MOVE tawes TO 1403');
    const thread = [...head('Ann Bell <ann@red.test>'), ...letter];
    const second = await post(['MOVE fraser-2 TO 1404', '', ...thread], { answers: first.id });
    expect(second.ack).toContain('MOVE fraser-2 TO 1404');
    expect(second.ack).toContain('1 order in force');
    const third = await post(['MOVE fraser-2 TO 1404', 'READY', '', ...filled], { answers: first.id });
    expect(third.ack).toContain('READY. 1 order in force');
  });

  test('answers the turn of its subject where it names no letter of ours, and no other where it does', async () => {
    const older = call.subject.replace('turn 16', 'turn 15');
    expect((await post(['HOLD tawes'], { subject: `RE: ${older}` })).ack).toContain('turn 15');
    expect((await post(['HOLD tawes'], { subject: `Re: ${call.subject}` })).ack).toContain('1 order in force');
    const named = { subject: `Re: ${older}`, answers: field(call.raw, 'Message-ID') };
    expect((await post(['HOLD tawes'], named)).ack).toContain('1 order in force');
    expect((await post(['TURN 16', 'HOLD tawes'], { subject: `Re: ${older}` })).ack).toContain('1 order in force');
    expect((await post(['HOLD tawes'], { subject: 'Re: my orders, turn 15, by noon' })).ack).toContain(
      '1 order in force',
    );
  });
});
