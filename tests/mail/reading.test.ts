import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMail } from '../../src/campaign/house/reading.ts';
import { usualLimits } from '../../src/mail/reading/limits.ts';
import { orderText, type ReadMail } from '../../src/mail/reading/readMail.ts';

const mails = join(import.meta.dirname, 'mails');
const raw = (name: string) => readFileSync(join(mails, `${name}.eml`));
const read = (name: string) => readMail(raw(name));

describe('the new text of a mail is what its sender typed', () => {
  const cases: readonly [file: string, text: string, sentence: string][] = [
    ['plain', 'MOVE maitland TO 1305\nHOLD tawse\nREADY', 'a plain mail is read whole'],
    ['crlf', 'HOLD tawse\nMOVE maitland TO 1305', 'line ends of the network are line ends'],
    ['carriage-returns', 'HOLD tawse\nMOVE maitland TO 1305', 'carriage returns alone are line ends'],
    [
      'gmail-top-post',
      'MOVE maitland TO 1305\nATTACK 1404 WITH maitland LEAD maitland\n\nThanks, Ann',
      'a quote under a wrapped attribution is left out',
    ],
    [
      'iphone-smart-punctuation',
      'Move “maitland” to 1305 — via 1306\nStanding defend 1404 lead tawse tactic ‘stand fast’\nhold tawse…',
      'what a phone makes of punctuation stays, what it adds below goes',
    ],
    ['format-flowed', 'MOVE maitland TO 1305 VIA 1306\nHOLD tawse', 'soft line ends are undone'],
    [
      'thunderbird-french',
      'Bonjour,\n\nMARCHER maitland VERS 1305\nTENIR tawse\n\nMerci, et bonne journée à vous.',
      'a French attribution and the signature below the quote are left out',
    ],
    [
      'outlook-html-only',
      'MOVE maitland TO 1305\nHOLD tawse\n\nAnn',
      'HTML is read as text, its linked numbers as numbers',
    ],
    [
      'outlook-web',
      'MOVE maitland TO 1305\nHOLD tawse',
      'the boxes of a web client say where old mail and signature begin',
    ],
    ['alternative-blank-text', 'MOVE maitland TO 1305\nHOLD tawse', 'HTML is read where the text part is blank'],
    ['outlook-plain', 'MOVE maitland TO 1305', 'an original-message block ends the new text'],
    ['own-line', 'HOLD tawse', 'nothing below our own line is new'],
    ['bottom-post', 'HOLD tawse', 'an answer below a quote counts'],
    [
      'attached-orders',
      '# Müller’s orders\nMOVE maitland TO 1305\nHOLD tawse',
      'one text file is read when the text holds no orders',
    ],
    ['attached-beside-orders', 'HOLD maitland', 'a text file beside orders in the text is not read'],
    ['clear-signed', 'HOLD tawse\n- MOVE maitland TO 1305', 'a clear signature is taken off'],
    ['attached-mail', 'HOLD tawse', 'an attached mail is not read'],
    ['windows-1252', 'HOLD tawse – “café” €', 'a charset that calls itself Latin-1 and is not is read as meant'],
    ['separator-between-orders', 'MOVE maitland TO 1305\n--\nHOLD tawse', 'two dashes between orders are no signature'],
    ['disclaimer', 'HOLD tawse', 'a disclaimer and all below it is left out'],
    ['supercited-attribution-in-german', 'HOLD tawse', 'a German attribution over two lines is left out'],
  ];
  test.each(cases)('%s: %3$s', async (file, text) => {
    const mail = await read(file);
    expect(mail.refused).toBeNull();
    expect(orderText(mail).trim()).toBe(text);
  });

  test('answers typed between quoted lines count, and the quoted lines never do', async () => {
    const mail = await read('interleaved');
    const typed = orderText(mail)
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(typed).toEqual(['MOVE maitland TO 1305', 'HOLD tawse']);
    expect(mail.newText).not.toContain('1401');
    expect(mail.newText).toContain('> Tawse stands in 1404.');
  });

  test('each line of the new text knows where it stood in the body', async () => {
    const mail = await read('interleaved');
    const body = raw('interleaved').toString().split('\n\n').slice(1).join('\n\n').split('\n');
    expect(mail.newText.split('\n')).toEqual(mail.lines.map(({ source }) => body[source - 1]?.trimEnd()));
  });
});

describe('the header of a mail tells who wrote to which seat', () => {
  test('the seat and its token stand in the address it came to', async () => {
    const mail = await read('plain');
    expect(mail.recipient).toEqual({
      address: 'savannah-7+british.k3v9x2@post.example',
      game: 'savannah-7',
      seat: 'british',
      token: 'k3v9x2',
    });
    expect(mail.from).toEqual({ name: 'Ann Prevost', address: 'ann@players.example' });
    expect(mail.inReplyTo).toBe('report.1@post.example');
    expect(mail.references).toEqual(['thread.1@post.example', 'report.1@post.example']);
    expect(mail.date).toBe('2026-11-21T11:59:58.000Z');
  });

  test('an id that a program broke up as if it were words to be shown is read whole', async () => {
    const id = 'call.savannah-7.t16.british.movement.movement.british.0.british.d646864c44801e9a@post.example';
    const packed =
      '=?utf-8?q?=3Ccall=2Esavannah-7=2Et16=2Ebritish=2Emovement=2Emo?=\r\n =?utf-8?q?vement=2Ebritish=2E0=2Ebritish=2Ed646864c44801e9a=40post=2Eexampl?=\r\n =?utf-8?q?e=3E?=';
    const raw = `From: a@b.test\r\nTo: c@d.test\r\nIn-Reply-To:  ${packed}\r\nReferences: ${packed}\r\n\r\nHOLD kfr\r\n`;
    const mail = await readMail(Buffer.from(raw));
    expect(mail.inReplyTo).toBe(id);
    expect(mail.references).toEqual([id]);
  });

  test('the server that delivered a mail is asked before the sender, and case does not matter', async () => {
    expect((await read('delivered-to')).recipient).toMatchObject({
      game: 'savannah-7',
      seat: 'british',
      token: 'k3v9x2',
    });
  });

  test('the envelope is asked before any header', async () => {
    const mail = await readMail(raw('plain'), usualLimits, { to: ['savannah-9+french.zz@post.example'] });
    expect(mail.recipient).toMatchObject({ game: 'savannah-9', seat: 'french', token: 'zz' });
  });

  test('a line end hidden in an encoded subject becomes a blank', async () => {
    expect((await read('encoded-line-end-subject')).subject).toBe('hi Bcc: victim@elsewhere.example');
  });

  test('the language is told from the words', async () => {
    expect((await read('thunderbird-french')).language).toBe('fr');
    expect((await read('gmail-top-post')).language).toBe('en');
  });
});

describe('mail that programs wrote is told from mail of people', () => {
  const signs: readonly [string, ReadMail['automatic']][] = [
    ['auto-reply', 'Auto-Submitted'],
    ['list-mail', 'Precedence'],
    ['our-own', 'our own mail'],
    ['bounce', 'delivery report'],
    ['exchange-suppress', null],
    ['plain', null],
  ];
  test.each(signs)('%s is known by: %s', async (file, sign) => {
    expect((await read(file)).automatic).toBe(sign);
  });

  test('the null sender marks a bounce whatever its header says', async () => {
    expect((await readMail(raw('plain'), usualLimits, { from: '' })).automatic).toBe('null sender');
  });

  test('a delivery report tells who was not reached, for how long, and which letter it was', async () => {
    expect((await read('bounce')).bounce).toEqual({
      kind: 'hard',
      recipients: [
        {
          address: 'ann@players.example',
          action: 'failed',
          status: '5.1.1',
          diagnostic: 'smtp; 550 5.1.1 no such user here',
        },
      ],
      messageId: 'report.savannah-7.16.1.british.00ff@post.example',
      envelopeSender: null,
    });
    expect((await read('bounce-soft')).bounce?.kind).toBe('soft');
  });
});

describe('what cannot be taken for orders is refused with the reason', () => {
  const refusals: readonly [string, string][] = [
    ['two-from', 'several-senders'],
    ['two-senders', 'several-senders'],
    ['truncated', 'truncated'],
    ['empty', 'empty'],
    ['only-quoted', 'only-old-text'],
    ['forwarded', 'only-old-text'],
    ['encrypted', 'encrypted'],
    ['winmail', 'winmail'],
    ['calendar', 'calendar'],
    ['two-attachments', 'several-attachments'],
  ];
  test.each(refusals)('%s is refused as %s, with nothing left to run', async (file, code) => {
    const mail = await read(file);
    expect(mail.refused?.code).toBe(code);
    expect(mail.refused?.text).toMatch(/\.$/);
    if (code === 'only-old-text') expect(orderText(mail).trim()).toBe('');
  });

  test('a mail of 30 MB is refused by its header, which is still read', async () => {
    const big = Buffer.concat([raw('plain'), Buffer.alloc(30 * 1_048_576, 'HOLD tawse\n')]);
    const mail = await readMail(big);
    expect(mail.refused?.code).toBe('too-large');
    expect(mail.from?.address).toBe('ann@players.example');
    expect(mail.recipient?.seat).toBe('british');
    expect(mail.newText).toBe('');
  });

  test('a mail of which only the head was fetched is refused by its true size', async () => {
    expect((await readMail(raw('plain'), usualLimits, { bytes: 40_000_000 })).refused?.code).toBe('too-large');
  });

  test('a mail of a thousand parts is refused', async () => {
    const part = '--m1\nContent-Type: text/plain\n\nHOLD tawse\n';
    const bomb = Buffer.from(
      `From: a@b.example\nContent-Type: multipart/mixed; boundary=m1\n\n${part.repeat(1_000)}--m1--\n`,
    );
    expect((await readMail(bomb)).refused?.code).toBe('too-many-parts');
  });

  test('new text beyond the limit is refused, old text beyond it is not', async () => {
    const head = 'From: a@b.example\n\n';
    expect((await readMail(Buffer.from(`${head}${'HOLD tawse\n'.repeat(3_000)}`))).refused?.code).toBe('too-long');
    const old = await readMail(
      Buffer.from(`${head}HOLD tawse\n\nOn 21 Nov 2026, Ann wrote:\n${'> MOVE tawse TO 1401\n'.repeat(3_000)}`),
    );
    expect(old.refused).toBeNull();
    expect(old.newText).toBe('HOLD tawse');
  });

  test('so it is with HTML: new text at its cut end is refused, old text there is not', async () => {
    const html = 'From: a@b.example\nContent-Type: text/html\n\n<p>HOLD tawse</p>';
    const much = '<p>x</p>'.repeat(100_000);
    expect((await readMail(Buffer.from(html + much))).refused?.code).toBe('too-long');
    const old = await readMail(Buffer.from(`${html}<blockquote>${much}</blockquote>`));
    expect(old.refused).toBeNull();
    expect(old.newText).toBe('HOLD tawse');
  });
});

describe('no mail can harm the reader', () => {
  const files = [
    'plain',
    'gmail-top-post',
    'alternative-blank-text',
    'attached-orders',
    'bounce',
    'outlook-html-only',
    'format-flowed',
  ].map(raw);

  test('any mutation of a mail is read or refused, and nothing throws', async () => {
    const edit = fc.record({ at: fc.nat(), length: fc.nat(40), bytes: fc.uint8Array({ maxLength: 40 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(files.length - 1),
        fc.array(edit, { minLength: 1, maxLength: 6 }),
        async (which, edits) => {
          let bytes = files[which] as Buffer;
          for (const { at, length, bytes: put } of edits) {
            const from = at % (bytes.length + 1);
            bytes = Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + length)]);
          }
          const mail = await readMail(bytes);
          expect(mail.lines.length).toBe(mail.newText === '' ? 0 : mail.newText.split('\n').length);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('any bytes at all are read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        await readMail(bytes);
      }),
      { numRuns: 500 },
    );
  });

  const hostile: readonly [string, string][] = [
    ['one line of 700,000 characters', 'a '.repeat(350_000)],
    ['50,000 blanks before a word', `${' '.repeat(50_000)}x`],
    ['50,000 dashes', '-'.repeat(50_000)],
    ['an attribution that never ends', `On ${'a b '.repeat(50_000)}`],
    ['50,000 quote signs', '>'.repeat(50_000)],
    ['30,000 open attributions', 'On 21 Nov 2026\n'.repeat(30_000)],
    ['30,000 header fields', 'From: x\n'.repeat(30_000)],
    ['colons and stars', '*: '.repeat(30_000)],
    ['30,000 delimiters of signatures', '--\n'.repeat(30_000)],
    ['9 MB of blanks', ' '.repeat(9_000_000)],
    ['3 million marks that nobody sees', '\u200b'.repeat(3_000_000)],
  ];
  test.each(hostile)('%s are read in a bounded number of steps', async (_, body) => {
    const mail = await readMail(Buffer.from(`From: a@b.example\nTo: c@d.example\n\n${body}`));
    expect(mail.newText.length).toBeLessThanOrEqual(usualLimits.bodyCharacters);
  });

  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`).join('');
  const bombs: readonly [string, string, string | undefined][] = [
    [
      '50,000 parts',
      `Content-Type: multipart/mixed; boundary=m\n\n${'--m\n\nx\n'.repeat(50_000)}--m--\n`,
      'too-many-parts',
    ],
    ['1,000 nested parts', nested(1_000), 'too-many-parts'],
    [
      'a million lines that are nearly boundaries',
      `Content-Type: multipart/mixed; boundary=m\n\n--m\n\n${'--mx\n'.repeat(1_000_000)}--m--\n`,
      'truncated',
    ],
    ['a header of 100 KB', `To: ${'g:'.repeat(50_000)}\n\nx`, 'too-large'],
    ['padding by the million', `Content-Transfer-Encoding: base64\n\n${'QQ==\n'.repeat(1_000_000)}`, undefined],
    [
      '7 MB of lines in base64',
      `Content-Transfer-Encoding: base64\n\n${Buffer.alloc(7_000_000, 'HOLD tawse\n').toString('base64')}`,
      'too-long',
    ],
    ['5 MB of nested HTML', `Content-Type: text/html\n\n${'<div>'.repeat(1_000_000)}`, 'too-long'],
    [
      'opaque signatures without end',
      `Content-Type: application/pkcs7-mime\n\n${'0\x80'.repeat(1_000_000)}`,
      'encrypted',
    ],
  ];
  test.each(bombs)('%s are read to a bound or refused', async (_, body, code) => {
    expect((await readMail(Buffer.from(`From: a@b.example\n${body}`, 'latin1'))).refused?.code).toBe(code);
  });

  test('a mark that nobody sees and a blank of any kind change no order', async () => {
    const mail = await readMail(
      Buffer.from('From: a@b.example\n\n\u202eHO\u200bLD\u00a0taw\u00adse\u2066 \ufeff\u2003LEAD\u202ftawse'),
    );
    expect(mail.newText).toBe('HOLD tawse  LEAD tawse');
  });

  test('nested HTML without end is read to a bounded depth', async () => {
    const html = `From: a@b.example\nContent-Type: text/html\n\n${'<div>'.repeat(100_000)}HOLD tawse`;
    expect((await readMail(Buffer.from(html))).from?.address).toBe('a@b.example');
  });
});
