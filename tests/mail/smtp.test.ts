import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { connect } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import type { Incoming, Sink } from '../../src/mail/intake/incoming.ts';
import { type Listener, type ListenerOptions, listen } from '../../src/mail/intake/smtp.ts';
import { openRelay, sendRaw } from '../../src/mail/sender/send.ts';
import { serversHere } from '../servers.ts';
import { certified } from './certified.ts';

const raw = Buffer.from('From: ann@players.example\r\nSubject: orders\r\n\r\nHOLD tawse\r\n.leading dot\r\n');
const seat = 'savannah-7+british.k3v9x2@post.example';

/** Says a line and waits for the whole answer. */
async function greeted(line: Socket, said: string): Promise<void> {
  if (said !== '') line.write(`${said}\r\n`);
  for (let answer = ''; !/^\d{3} /m.test(answer); ) answer += String((await once(line, 'data'))[0]);
}

describe('the SMTP listener', () => {
  let listener: Listener | null = null;
  afterEach(async () => {
    await listener?.stop();
    listener = null;
  });

  const open = async (sink: Sink, more: Partial<ListenerOptions> = {}) => {
    listener = await listen({ port: 0, domains: ['post.example'], ...more }, sink);
    return listener;
  };
  const send = async (to: string, bytes: Uint8Array = raw, from = 'ann@players.example') => {
    const relay = openRelay({ host: '127.0.0.1', port: (listener as Listener).port, secure: false });
    const delivery = await sendRaw(bytes, { from, to }, relay);
    relay.close();
    return delivery;
  };
  const keep = () => {
    const kept: Incoming[] = [];
    const sink: Sink = async (incoming) => {
      kept.push(incoming);
      return 'stored';
    };
    return { kept, sink };
  };

  test('stores the bytes as they came, with the envelope, before it says yes', async () => {
    const { kept, sink } = keep();
    await open(sink);
    expect((await send(seat)).kind).toBe('sent');
    expect(Buffer.from(kept[0]?.raw ?? []).toString()).toBe(raw.toString());
    expect(kept[0]?.source).toMatchObject({ kind: 'smtp', from: 'ann@players.example', to: [seat] });
  });

  test('takes the null sender, so that bounces reach us', async () => {
    const { kept, sink } = keep();
    await open(sink);
    expect((await send(seat, raw, '')).kind).toBe('sent');
    expect(kept[0]?.source).toMatchObject({ from: '' });
  });

  test('relays nothing: another domain is refused for good', async () => {
    const { kept, sink } = keep();
    await open(sink);
    expect((await send('someone@elsewhere.example')).kind).toBe('permanent');
    expect((await send('someone%elsewhere.example@post.example.evil')).kind).toBe('permanent');
    expect(kept).toEqual([]);
  });

  if (serversHere('certificates'))
    test('offers STARTTLS, with a new certificate once there is one', async () => {
      let pem = certified('one.post.example');
      const { port, renew } = await open(keep().sink, { tls: () => pem });
      const nameOf = async (): Promise<string> => {
        const line = createConnection({ host: '127.0.0.1', port });
        await greeted(line, '');
        await greeted(line, 'EHLO players.example');
        await greeted(line, 'STARTTLS');
        const safe = connect({ socket: line, rejectUnauthorized: false });
        await once(safe, 'secureConnect');
        const { CN } = safe.getPeerCertificate().subject;
        safe.destroy();
        return String(CN);
      };
      expect(await nameOf()).toBe('one.post.example');
      pem = certified('two.post.example');
      renew();
      expect(await nameOf()).toBe('two.post.example');
    });

  /** A client that says nothing; resolves with what the server said as it shut the line. */
  const idle = (line: string | null = null) => {
    const socket = createConnection({ port: (listener as Listener).port, host: '127.0.0.1' });
    let said = '';
    socket.on('data', (part) => {
      said += part;
      if (line !== null && /^(220|250|502)/mu.test(String(part))) socket.write(`${line}\r\n`);
    });
    socket.on('error', () => {});
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
    return { socket, ended, greeted: new Promise<void>((resolve) => socket.once('data', () => resolve())) };
  };

  test('takes but some connections of one client at once, and goes on with others when they end', async () => {
    const { sink } = keep();
    await open(sink, { mostOfClient: () => 3 });
    const first = [idle(), idle(), idle()];
    await Promise.all(first.map(({ greeted }) => greeted));
    expect(await idle().ended).toMatch(/^421 .*Too many connections from your address/mu);
    first[0]?.socket.destroy();
    await first[0]?.ended;
    await expect.poll(async () => (await send(seat)).kind).toBe('sent');
    for (const { socket } of first) socket.destroy();
  });

  test('shuts a connection that brings no mail for long, however much it talks, and none that does', async () => {
    const { sink } = keep();
    await open(sink, { uselessMilliseconds: 300 });
    const [silent, talking] = [idle(), idle('NOOP')];
    expect(await silent.ended).toMatch(/^421 4\.4\.2/mu);
    expect(await talking.ended).toMatch(/^421 4\.4\.2/mu);
    expect((await send(seat)).kind).toBe('sent');
  });

  test('refuses an address nobody has, where the house says so', async () => {
    const { sink } = keep();
    await open(sink, { knows: async (address) => address === seat });
    expect((await send('nobody@post.example')).kind).toBe('permanent');
    expect((await send(seat.toUpperCase())).kind).toBe('sent');
  });

  test('a mail that could not be stored is asked for again, not lost', async () => {
    await open(async () => {
      throw new Error('the database is away');
    });
    expect((await send(seat)).kind).toBe('temporary');
  });

  test('refuses a mail over the size limit, whether announced or not', async () => {
    const { kept, sink } = keep();
    await open(sink, { maxBytes: 10_000 });
    const big = Buffer.concat([raw, Buffer.alloc(50_000, 'x\r\n')]);
    expect((await send(seat, big)).kind).toBe('permanent');
    const said = await converse((listener as Listener).port, [
      'EHLO here',
      'MAIL FROM:<a@b.example>',
      `RCPT TO:<${seat}>`,
      'DATA',
      `${'HOLD tawse\r\n'.repeat(2_000)}.`,
      'QUIT',
    ]);
    expect(said).toMatch(/^552/mu);
    expect(kept).toEqual([]);
  });

  test('is read through to now when nothing is on its way in, and only to its beginning when something is', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reached = () => {};
    const storing = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let now = new Date('2026-11-21T12:00:00Z');
    const running = await open(
      async () => {
        reached();
        await held;
        return 'stored';
      },
      { clock: () => now },
    );
    const sending = send(seat);
    await storing;
    now = new Date('2026-11-21T12:05:00Z');
    expect(running.readThrough()).toEqual(new Date('2026-11-21T12:00:00Z'));
    release();
    expect((await sending).kind).toBe('sent');
    await expect.poll(() => running.readThrough()).toEqual(now);
  });
});

/** Speaks the lines one by one, each after an answer, and returns all answers. */
function converse(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1');
    const left = [...lines];
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', (answer: string) => {
      said += answer;
      if (/^\d{3} .*\r\n$/mu.test(answer.slice(answer.lastIndexOf('\n', answer.length - 2) + 1))) {
        const next = left.shift();
        if (next !== undefined) socket.write(`${next}\r\n`);
      }
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}
