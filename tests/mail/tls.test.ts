/** TLS to the two servers of a house: where it is offered, where it is not, and where nobody vouches for the certificate. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { imapConnection } from '../../src/mail/intake/imap.ts';
import { listen } from '../../src/mail/intake/smtp.ts';
import { openRelay, sendRaw } from '../../src/mail/sender/send.ts';
import type { TlsRule } from '../../src/mail/tls.ts';
import { serversHere } from '../servers.ts';
import { certified } from './certified.ts';
import { startMailstack } from './mailstack.ts';

const raw = Buffer.from('From: a@post.example\r\nTo: b@post.example\r\n\r\nbody\r\n');
const pem = certified('relay.example');
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Whether a letter came to a server that offers STARTTLS, or does not. */
async function came(rule: TlsRule, offers: boolean): Promise<boolean> {
  let came = false;
  const options = { port: 0, domains: ['post.example'], ...(offers && { tls: () => pem }) };
  const server = await listen(options, async () => {
    came = true;
    return 'stored';
  });
  const relay = openRelay({ host: '127.0.0.1', port: server.port, secure: false, tls: rule });
  const { kind } = await sendRaw(raw, { from: 'a@post.example', to: 'b@post.example' }, relay);
  relay.close();
  await server.stop();
  // No letter is lost by it.
  expect(kind).toBe(came ? 'sent' : 'stalled');
  return came;
}

describe.runIf(serversHere('certificates'))('a relay', () => {
  test('whose certificate nobody signed is used by those alone who say so', async () => {
    expect([await came('offered', true), await came('must', true)]).toEqual([false, false]);
    expect([await came('any', true), await came('off', true)]).toEqual([true, true]);
  });

  test('without TLS is used but where it must have it', async () => {
    expect([await came('offered', false), await came('must', false)]).toEqual([true, false]);
  });
});

describe.runIf(serversHere('mail'))('a mailbox on a real Dovecot', () => {
  const logsIn = async (port: number, secure: boolean, tls: TlsRule): Promise<boolean> => {
    const client = await imapConnection({ host: '127.0.0.1', port, secure, tls, user: 'me', password: 'secret' });
    client.on('error', () => {});
    const isIn = await client.connect().then(
      () => true,
      () => false,
    );
    client.close();
    return isIn;
  };

  test('without TLS is read but where it must have it; behind one that nobody signed, by those alone who say so', async () => {
    const stack = await startMailstack(['me']);
    ends.push(() => stack.stop());
    const front = createServer(pem, (safe) => {
      const dovecot = connect(stack.imap, '127.0.0.1');
      for (const line of [safe, dovecot]) line.on('error', () => {});
      safe.pipe(dovecot).pipe(safe);
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    ends.push(() => front.close());
    front.on('tlsClientError', () => {});
    const { port } = front.address() as AddressInfo;
    expect([await logsIn(stack.imap, false, 'offered'), await logsIn(stack.imap, false, 'off')]).toEqual([true, true]);
    expect(await logsIn(stack.imap, false, 'must')).toBe(false);
    expect([await logsIn(port, true, 'offered'), await logsIn(port, true, 'must')]).toEqual([false, false]);
    expect(await logsIn(port, true, 'any')).toBe(true);
  });
});
