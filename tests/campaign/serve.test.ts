import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answerTo, FIELDPOST, isLetter, ServedHouse } from './served-house.ts';

const house = new ServedHouse({ FIELDPOST_SWEEP_SECONDS: '1' });
afterAll(() => house.close());

test('a server killed with -9 right after it took a mail answers that mail when it is started again', async () => {
  await house.open();
  const seat = 'british=Anna Bell <anna@players.test>,en,Europe/London';
  house.run('game', 'create', 'savannah/assault', '--id', 'savannah-7', '--tempo', 'together', '--seat', seat);
  expect(statSync(join(house.data, 'operator.key')).mode & 0o777).toBe(0o600);

  const first = await house.serve();
  const to = answerTo(await house.mail(isLetter('call', 'anna')));
  const isTaken = await house.send(first.port, 'anna', to, 'o1', 'HOLD kfr');
  first.process.kill('SIGKILL');
  expect(isTaken).toBe(true);
  await once(first.process, 'exit');

  const second = await house.serve();
  expect(await house.mail(isLetter('ack', 'anna'))).toContain('HOLD kfr');
  second.process.kill('SIGTERM');
  expect(await once(second.process, 'exit')).toEqual([0, null]);
  const [game] = JSON.parse(house.run('game', 'list', '--json'));
  expect(game).toMatchObject({ id: 'savannah-7', status: 'running', due: { zone: 'Europe/London' } });
});

test('under another operator’s key neither the server nor a command opens the house, and no letter leaves', async () => {
  const letters = house.mails.length;
  const environment = { ...house.environment(), FIELDPOST_KEY: 'ab'.repeat(32) };
  for (const command of [['serve'], ['game', 'list']]) {
    const tried = spawn(FIELDPOST, command, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
    const said: Buffer[] = [];
    tried.stderr.on('data', (part: Buffer) => said.push(part));
    expect(await once(tried, 'exit')).toEqual([1, null]);
    expect(Buffer.concat(said).toString()).toContain('key opens no game of this house');
  }
  expect(house.mails).toHaveLength(letters);
});

test('a server whose mail port is taken says so and ends, and leaves the database free', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const environment = { ...process.env, ...house.environment(), FIELDPOST_SMTP_PORT: String(port) };
  const tried = spawn(FIELDPOST, ['serve'], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: Buffer[] = [];
  tried.stderr.on('data', (part: Buffer) => said.push(part));
  const [code] = await once(tried, 'exit');
  taken.close();
  expect(code).not.toBe(0);
  expect(Buffer.concat(said).toString()).toMatch(/EADDRINUSE/);
  expect(JSON.parse(house.run('game', 'list', '--json'))).toHaveLength(1);
});
