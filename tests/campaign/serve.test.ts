import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../../src/mail/intake/smtp.ts';
import { openRelay, sendRaw } from '../../src/mail/sender/send.ts';

const FIELDPOST = new URL('../../bin/fieldpost', import.meta.url).pathname;
const data = mkdtempSync(join(tmpdir(), 'fieldpost-serve-'));
const servers: ChildProcess[] = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

test('a server killed with -9 right after it took a mail answers that mail when it is started again', async () => {
  const mails: string[] = [];
  let arrived = () => {};
  const players = await listen({ port: 0, domains: ['players.test'] }, async ({ raw }) => {
    mails.push(Buffer.from(raw).toString('latin1'));
    arrived();
    return 'stored';
  });
  const mailWith = async (text: string): Promise<string> => {
    for (;;) {
      const found = mails.find((mail) => mail.includes(text));
      if (found) return found;
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
  };
  const env = {
    ...process.env,
    FIELDPOST_DATA: data,
    FIELDPOST_CACHE: new URL('../../.cache', import.meta.url).pathname,
    FIELDPOST_DOMAIN: 'post.test',
    FIELDPOST_SMTP_PORT: '0',
    FIELDPOST_WEB_PORT: '0',
    FIELDPOST_RELAY_URL: `smtp://127.0.0.1:${players.port}`,
    FIELDPOST_SWEEP_SECONDS: '1',
    FIELDPOST_LOG: 'error',
  };
  const run = (...args: string[]) => execFileSync(FIELDPOST, args, { env, encoding: 'utf8' });
  run(
    'game',
    'create',
    'savannah/assault',
    '--id',
    'savannah-7',
    '--tempo',
    'together',
    '--seat',
    'british=Anna Bell <anna@players.test>,en,Europe/London',
  );
  expect(statSync(join(data, 'operator.key')).mode & 0o777).toBe(0o600);

  const first = await serve(env);
  const call = await mailWith('Message-ID: <call.');
  const to = /^From: .*<(.*)>/im.exec(call)?.[1] ?? '';
  const relay = openRelay({ host: '127.0.0.1', port: first.port, secure: false });
  const order = `From: Anna <anna@players.test>\r\nTo: ${to}\r\nMessage-ID: <o1@players.test>\r\nSubject: orders\r\n\r\nHOLD kfr\r\n`;
  const taken = await sendRaw(Buffer.from(order), { from: 'anna@players.test', to }, relay);
  first.process.kill('SIGKILL');
  expect(taken.kind).toBe('sent');
  relay.close();
  await once(first.process, 'exit');

  const second = await serve(env);
  const acknowledgement = await mailWith('Message-ID: <ack.');
  expect(acknowledgement).toContain('HOLD kfr');
  second.process.kill('SIGTERM');
  expect(await once(second.process, 'exit')).toEqual([0, null]);
  const [game] = JSON.parse(run('game', 'list', '--json'));
  expect(game).toMatchObject({ id: 'savannah-7', status: 'running', due: { zone: 'Europe/London' } });
  await players.stop();
});

/** Starts the server; resolves with its port once it is open. */
async function serve(env: NodeJS.ProcessEnv): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(FIELDPOST, ['serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  servers.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /SMTP on port (\d+)/.exec(line)?.[1];
    if (port !== undefined) return { process: child, port: Number(port) };
  }
  throw new Error('the server did not open');
}
