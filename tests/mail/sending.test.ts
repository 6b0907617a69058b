/** What becomes of a letter at a server that refuses, delays, or goes away at any step of the conversation. */
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openRelay, sendRaw } from '../../src/mail/sender/send.ts';

const letter = Buffer.from('From: a@post.example\r\nTo: ann@players.example\r\nSubject: x\r\n\r\nbody\r\n');
const envelope = { from: `bounce+${'0'.repeat(32)}@post.example`, to: 'ann@players.example' };

/** Answers by step; `drop` ends the line without a word. */
type Answers = Partial<Record<'greeting' | 'ehlo' | 'mail' | 'rcpt' | 'data' | 'end', string>>;

describe('a letter at a server', () => {
  let server: Server | null = null;
  let said: string[] = [];
  const lines = new Set<Socket>();
  afterEach(async () => {
    for (const line of lines) line.destroy();
    await new Promise((resolve) => server?.close(resolve));
    server = null;
  });

  const at = async (answers: Answers, bytes: Buffer = letter) => {
    said = [];
    const usual = {
      greeting: '220 mx',
      ehlo: '250-mx\r\n250 SIZE 10000',
      mail: '250 ok',
      rcpt: '250 ok',
      data: '354 go on',
      end: '250 taken',
    };
    const answer = (socket: Socket, step: keyof typeof usual) => {
      const text = answers[step] ?? usual[step];
      if (text === 'drop') socket.destroy();
      else socket.write(`${text}\r\n`);
    };
    server = createServer((socket) => {
      lines.add(socket);
      socket.setEncoding('latin1');
      socket.on('error', () => {});
      answer(socket, 'greeting');
      let inData = false;
      let heard = '';
      socket.on('data', (chunk: string) => {
        heard += chunk;
        for (let end = heard.indexOf('\r\n'); end !== -1; end = heard.indexOf('\r\n')) {
          const line = heard.slice(0, end);
          heard = heard.slice(end + 2);
          if (inData) {
            if (line !== '.') continue;
            inData = false;
            answer(socket, 'end');
            continue;
          }
          said.push(line);
          const verb = line.split(' ')[0]?.toUpperCase();
          if (verb === 'EHLO' || verb === 'HELO') answer(socket, 'ehlo');
          else if (verb === 'MAIL') answer(socket, 'mail');
          else if (verb === 'RCPT') answer(socket, 'rcpt');
          else if (verb === 'DATA') {
            inData = (answers.data ?? '354').startsWith('354');
            answer(socket, 'data');
          } else socket.write('250 ok\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const relay = openRelay({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, secure: false });
    const delivery = await sendRaw(bytes, envelope, relay);
    relay.close();
    return delivery.kind;
  };

  test('that takes it goes to one recipient, under its own envelope sender and with its size', async () => {
    expect(await at({})).toBe('sent');
    expect(said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ann@players.example>']);
    expect(said.find((line) => line.startsWith('MAIL'))).toMatch(
      new RegExp(`^MAIL FROM:<bounce\\+0{32}@post\\.example> SIZE=${letter.length}`, 'u'),
    );
  });

  test.each<[string, Answers, string]>([
    ['knows no such mailbox', { rcpt: '550 5.1.1 no such user' }, 'permanent'],
    ['asks to come back (greylisting)', { rcpt: '450 4.7.1 later' }, 'temporary'],
    ['has had too many mails of this session', { mail: '452 4.5.3 Too many messages sent' }, 'stalled'],
    ['turns us away as it greets', { greeting: '554 5.7.1 not from there' }, 'stalled'],
    ['minds our name', { ehlo: '550 5.7.1 no' }, 'stalled'],
    ['wants a login', { rcpt: '530 5.7.0 Authentication required' }, 'stalled'],
    ['does not relay for us', { rcpt: '554 5.7.1 <ann@players.example>: Relay access denied' }, 'temporary'],
    ['is closing at the reader', { rcpt: '421 4.3.2 closing' }, 'stalled'],
    ['minds the sender', { mail: '553 5.1.8 no' }, 'stalled'],
    ['says at the sender that the letter is too large', { mail: '552 5.3.4 too big' }, 'permanent'],
    ['minds the content', { end: '554 5.7.1 spam' }, 'permanent'],
    ['cannot store it now', { end: '451 4.3.0 disk' }, 'temporary'],
    ['has no room for the mail', { data: '452 4.3.1 full' }, 'temporary'],
    ['goes away after the mail, before it says yes', { end: 'drop' }, 'stalled'],
    ['goes away before the mail', { mail: 'drop' }, 'stalled'],
    ['does not greet', { greeting: 'drop' }, 'stalled'],
    ['is shut for now', { greeting: '421 4.3.2 closing' }, 'stalled'],
  ])('that %s', async (_what, answers, kind) => {
    expect(await at(answers)).toBe(kind);
  });

  test('that takes only smaller ones is not sent, and not tried for days', async () => {
    expect(await at({}, Buffer.concat([letter, Buffer.alloc(20_000, 'x\r\n')]))).toBe('permanent');
    expect(said.some((line) => line === 'DATA')).toBe(false);
  });
});
