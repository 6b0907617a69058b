import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answerTo, isLetter, ServedHouse } from './served-house.ts';

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
