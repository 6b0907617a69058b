import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { recipientAt } from '../../src/mail/reading/recipient.ts';
import { bounceAddress, isBounceAddress, messageIdOf, seatAddress, threadOf } from '../../src/mail/sender/address.ts';
import { composeMail, type OutgoingLetter } from '../../src/mail/sender/compose.ts';
import { nextAttempt, troubleOf } from '../../src/mail/sender/send.ts';

const HOUSE = { domain: 'post.example', key: createSecretKey(Buffer.alloc(32, 7)) };

const letter: OutgoingLetter = {
  from: { name: 'Fieldpost', address: 'savannah-7+british.k3v9x2@post.example' },
  to: { name: 'Hélène Dupré', address: 'helene@players.example' },
  subject: 'Savannah : tour 16 — à vous',
  text: 'Les ordres du tour 16 sont dus.\n',
  html: '<p>Les ordres du tour 16 sont dus.</p><img src="cid:map">',
  inline: [{ cid: 'map', name: 'map.png', type: 'image/png', bytes: Buffer.from('not really a picture') }],
  attachments: [{ name: 'rapport tour 16.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }],
  messageId: messageIdOf('report/savannah-7/16/1/british', HOUSE),
  inReplyTo: 'orders-1@players.example',
  references: [threadOf('savannah-7', 'british', 'post.example'), 'orders-1@players.example'],
  date: new Date('2026-11-21T12:00:00Z'),
  occasion: 'course',
  language: 'fr',
};

describe('a letter', () => {
  test('the same letter gives the same bytes', async () => {
    const [first, second] = [await composeMail(letter), await composeMail({ ...letter })];
    expect(first.equals(second)).toBe(true);
  });

  test('carries text, HTML, an inline picture and a PDF, and asks robots for silence', async () => {
    const mail = await simpleParser(await composeMail(letter));
    expect(mail.text?.trim()).toBe('Les ordres du tour 16 sont dus.');
    expect(mail.html).toContain('<p>Les ordres');
    expect(mail.attachments.map(({ contentType, related }) => [contentType, related ?? false])).toEqual([
      ['image/png', true],
      ['application/pdf', false],
    ]);
    expect(mail.messageId).toBe(`<${letter.messageId}>`);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.get('x-auto-response-suppress')).toBe('All');
    expect(mail.headers.get('x-loop')).toBe('fieldpost');
    expect(mail.references).toEqual(letter.references?.map((id) => `<${id}>`));
    expect(mail.inReplyTo).toBe('<orders-1@players.example>');
    expect(mail.subject).toBe(letter.subject);
  });

  test('nothing a player calls himself or writes can add a header or a recipient', async () => {
    const plain = await simpleParser(await composeMail(letter));
    const names = plain.headerLines.map(({ key }) => key).toSorted();
    const nasty = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '\r\nBcc: victim@elsewhere.example',
            '\n\n<script>',
            '"',
            '<',
            '>',
            ',',
            ';',
            '=?utf-8?Q?=0D=0ABcc:_x?=',
            '\u2028',
            '\u0000',
          ),
          fc.string({ maxLength: 10 }),
        ),
        { maxLength: 6 },
      )
      .map((parts) => `x${parts.join('')}x`);
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (name, subject, id) => {
        const bytes = await composeMail({
          ...letter,
          to: { name, address: 'helene@players.example' },
          subject,
          inReplyTo: id,
          attachments: [{ name: name, type: 'application/pdf', bytes: Buffer.from('x') }],
        });
        const mail = await simpleParser(bytes);
        expect(mail.headerLines.map(({ key }) => key).toSorted()).toEqual(names);
        const to = Array.isArray(mail.to) ? mail.to : [mail.to];
        expect(to.flatMap((one) => one?.value.map(({ address }) => address) ?? [])).toEqual(['helene@players.example']);
      }),
      { numRuns: 200 },
    );
  });

  test('a Message-ID is fixed by the purpose and differs from purpose to purpose', () => {
    const id = messageIdOf('report/savannah-7/16/1/british', HOUSE);
    expect(id).toBe(messageIdOf('report/savannah-7/16/1/british', HOUSE));
    expect(id).toMatch(/^report\.savannah-7\.16\.1\.british\.[0-9a-f]{16}@post\.example$/u);
    expect(messageIdOf('report/savannah-7/16/1.british', HOUSE)).not.toBe(id);
  });

  test('a seat address is lower case, as local parts may be folded on the way', () => {
    const ours = { domain: 'Post.Example', mailbox: null };
    expect(seatAddress('Savannah-7', 'british', 'K3V9', ours)).toBe('savannah-7+british.k3v9@post.example');
  });

  test('behind one mailbox all stands after its plus, and is read back', () => {
    const office = { domain: 'mail.example', mailbox: 'me.too' };
    const address = seatAddress('savannah-7', 'british', 'k3v9', office);
    expect(address).toBe('me.too+savannah-7.british.k3v9@mail.example');
    expect(recipientAt(address)).toEqual({ address, game: 'savannah-7', seat: 'british', token: 'k3v9' });
    expect(isBounceAddress(bounceAddress('0a1b', office), office)).toBe(true);
    expect(isBounceAddress(address, office)).toBe(false);
  });

  test('who has another key names no Message-ID of ours', () => {
    const other = { ...HOUSE, key: createSecretKey(Buffer.alloc(32, 8)) };
    const purpose = 'report/savannah-7/16/1/british';
    expect(messageIdOf(purpose, other)).not.toBe(messageIdOf(purpose, HOUSE));
  });
});

describe('what became of a letter', () => {
  const error = (facts: object) => Object.assign(new Error('no'), facts);

  test('a 5xx to the reader or the content is for good, a 4xx is not; what is about the connection or us loses no letter', () => {
    const at = (command: string, responseCode?: number) =>
      troubleOf(error({ code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE', command, responseCode })).kind;
    expect([at('RCPT TO', 550), at('DATA', 554), at('API')]).toEqual(['permanent', 'permanent', 'permanent']);
    expect([at('RCPT TO', 452), at('DATA', 451)]).toEqual(['temporary', 'temporary']);
    expect([at('MAIL FROM', 550), at('MAIL FROM', 452), at('RCPT TO', 530)]).toEqual(['stalled', 'stalled', 'stalled']);
    expect(troubleOf(error({ code: 'ECONNECTION', command: 'CONN' })).kind).toBe('stalled');
    expect(troubleOf(error({ code: 'EPROTOCOL', command: 'EHLO', responseCode: 550 })).kind).toBe('stalled');
    expect(troubleOf(error({ code: 'EAUTH', responseCode: 535 })).kind).toBe('stalled');
    expect(troubleOf(error({})).kind).toBe('stalled');
  });

  test('a letter is tried at growing intervals and given up after five days', () => {
    const owedAt = new Date('2026-11-21T12:00:00Z');
    const times: number[] = [];
    for (let now: Date | null = owedAt, attempts = 1; now !== null; attempts++) {
      times.push(now.getTime() - owedAt.getTime());
      now = nextAttempt(attempts, owedAt, now);
    }
    const pauses = times.slice(1).map((time, i) => time - (times[i] as number));
    expect(pauses[0]).toBe(60_000);
    expect(pauses.every((pause, i) => i === 0 || pause >= (pauses[i - 1] as number))).toBe(true);
    expect(times.at(-1)).toBeLessThanOrEqual(5 * 24 * 3_600_000);
    expect(times.at(-1)).toBeGreaterThan(4 * 24 * 3_600_000);
  });
});
