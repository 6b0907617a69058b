/** A house in several processes on one PostgreSQL: one takes and sends mail, others play and make letters. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo, isLetter, ServedHouse } from '../campaign/served-house.ts';
import { emptyDatabase } from '../store/postgres.ts';

let house: ServedHouse;
let worker: ChildProcess;
let port: number;
beforeAll(async () => {
  house = new ServedHouse({
    FIELDPOST_DATABASE_URL: await emptyDatabase(),
    FIELDPOST_SWEEP_SECONDS: '600',
    FIELDPOST_READY_SECONDS: '1',
  });
  await house.open();
  const seat = 'british=Anna Bell <anna@players.test>,en,Europe/London';
  house.run('game', 'create', 'savannah/assault', '--id', 'savannah-7', '--tempo', 'together', '--seat', seat);
  ({ port } = await house.serve('--roles', 'intake,mail'));
  worker = await house.work('--roles', 'turns,letters', '--concurrency', '2');
});
afterAll(() => house.close());

test('a turn is called, ordered, played and told', async () => {
  const to = answerTo(await house.mail(isLetter('call', 'anna')));
  expect(await house.send(port, 'anna', to, 'orders', 'HOLD kfr', 'READY')).toBe(true);
  expect(await house.mail(isLetter('ack', 'anna'))).toContain('<orders@players.test>');
  expect(await house.mail(isLetter('report', 'anna'))).toContain('16');
});

test('the worker ends with the last of its processes, as it was told to', async () => {
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
});

test('killed, it takes its processes with it', async () => {
  const killed = await house.work('--roles', 'turns,letters', '--concurrency', '2');
  killed.kill('SIGKILL');
  // What they all write to is shut by the last of them.
  await once(killed, 'close');
  expect(killed.signalCode).toBe('SIGKILL');
});

test('a worker has no use for the embedded database, which one process may open', async () => {
  const alone = new ServedHouse({ FIELDPOST_DATABASE_URL: '' });
  await alone.open();
  expect(() => alone.run('worker')).toThrow(/FIELDPOST_DATABASE_URL: not set/);
  await alone.close();
});
