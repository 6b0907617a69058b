/** Which mail is a program's: each sign that mail systems know, and the look-alikes of people that bear none. */
import { describe, expect, test } from 'vitest';
import { readMail } from '../../src/campaign/house/reading.ts';

const read = (headers: readonly string[], from = 'Anna <anna@players.example>', subject = 'orders') =>
  readMail(
    Buffer.from(
      [
        `From: ${from}`,
        'To: savannah-7+british.k3v9@post.example',
        `Subject: ${subject}`,
        ...headers,
        '',
        'PUSH',
        '',
      ].join('\r\n'),
    ),
  );

describe('mail of a program', () => {
  test.each([
    ['Auto-Submitted: auto-replied', 'Auto-Submitted'],
    ['Auto-Submitted: auto-generated; type=x', 'Auto-Submitted'],
    ['Auto-Submitted: auto-notified', 'Auto-Submitted'],
    ['X-Autoreply: yes', 'auto-reply header'],
    ['X-Autorespond: away', 'auto-reply header'],
    ['Precedence: bulk', 'Precedence'],
    ['Precedence: junk', 'Precedence'],
    ['Precedence: list', 'Precedence'],
    ['Precedence: auto_reply', 'Precedence'],
    ['Return-Path: <>', 'null sender'],
    ['List-Id: Players <players.example.org>', 'mailing list'],
    ['X-Mailing-List: players@example.org', 'mailing list'],
    ['X-BeenThere: players@example.org', 'mailing list'],
    ['X-FC-Machinegenerated: true', 'machine-generated header'],
    ['X-Auto-Response: x', 'machine-generated header'],
    ['X-Mailer: HolidayReply 2', 'machine-generated header'],
    ['Content-Identifier: Auto-replied', 'machine-generated header'],
    ['X400-Content-Identifier: AUTOREPLIED', 'machine-generated header'],
    ['X-Loop: fieldpost', 'our own mail'],
    ['Content-Type: multipart/report; boundary=b', 'delivery report'],
  ])('is known by %s', async (header, sign) => {
    expect((await read([header])).automatic).toBe(sign);
  });

  test.each([
    'MAILER-DAEMON@x.example',
    'postmaster@x.example',
    'no-reply@x.example',
    'donotreply@x.example',
    'noreply+7@x.example',
  ])('is known by its sender %s', async (from) => {
    expect((await read([], from)).automatic).toBe('robot address');
  });

  test.each([
    'Automatic reply: orders',
    'Out of Office: orders',
    'Abwesenheitsnotiz: orders',
    'Réponse automatique : ordres',
    'Respuesta automática: órdenes',
    'Risposta automatica: ordini',
    'Automatisch antwoord: orders',
    'Resposta automática: ordens',
    'Autosvar: orders',
    'Undelivered Mail Returned to Sender',
    'Undeliverable supply at Ogeechee',
    'Out of office? No: my orders',
  ])('is nothing that a subject alone tells: %s', async (subject) => {
    const written = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
    expect((await read([], undefined, written)).automatic).toBeNull();
  });

  test('is known by the null sender of its envelope', async () => {
    const raw = Buffer.from('From: anna@players.example\r\nSubject: x\r\n\r\nPUSH\r\n');
    expect((await readMail(raw, undefined, { from: '' })).automatic).toBe('null sender');
    expect((await readMail(raw, undefined, { from: 'anna@players.example' })).automatic).toBeNull();
  });

  test('is known by going round in circles: more than fifty servers', async () => {
    const hops = (count: number) => Array.from({ length: count }, (_, n) => `Received: from a${n} by b${n}; now`);
    expect((await read(hops(51))).automatic).toBe('too many hops');
    expect((await read(hops(20))).automatic).toBeNull();
  });
});

describe('mail of a person', () => {
  test.each([
    'Auto-Submitted: no',
    'X-Auto-Response-Suppress: DR, OOF, AutoReply',
    'X-Autoreply: no',
    'Precedence: first-class',
    'Return-Path: <anna@players.example>',
    'X-Mailer: Outlook 16',
    'List-Unsubscribe-Post: none',
    'X-Loop: somebody-else',
    'X-Spam-Status: No, score=-1',
    'X-Spam-Report: * 0.0 not auto-generated mail',
  ])('may bear %s', async (header) => {
    expect((await read([header])).automatic).toBeNull();
  });

  test.each(['nora.reply@x.example', 'bob.daemon@x.example', 'notary@x.example'])('may come from %s', async (from) => {
    expect((await read([], from)).automatic).toBeNull();
  });

  test('may speak of an office or of mail that came back', async () => {
    expect((await read([], undefined, 'Re: my office is out of ink')).automatic).toBeNull();
    expect((await read([], undefined, 'orders, after my mail returned')).automatic).toBeNull();
  });

  test('of a list is a person’s where the list says that answers are wanted', async () => {
    expect((await read(['Precedence: list', 'X-Ack: yes'])).automatic).toBeNull();
  });
});
