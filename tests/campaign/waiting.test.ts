/** A running house does what is due when it is due: its look at everything is an hour away in all these tests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo, isLetter, type Served, ServedHouse } from './served-house.ts';

const house = new ServedHouse({ FIELDPOST_SWEEP_SECONDS: '3600', FIELDPOST_READY_SECONDS: '4' });
let served: Served;
const create = (id: string, ...seats: readonly [string, string][]) =>
  house.run(
    ...['game', 'create', 'savannah/assault', '--id', id, '--tempo', 'together'],
    ...seats.flatMap(([seat, name]) => ['--seat', `${seat}=${name} <${name}@players.test>,en,Europe/London`]),
  );
const addressOf = async (name: string) => answerTo(await house.mail(isLetter('call', name)));

beforeAll(async () => {
  await house.open();
  create('two', ['british', 'anna'], ['allied', 'luc']);
  create('alone', ['british', 'solo']);
  served = await house.serve();
});
afterAll(() => house.close());

test('a game opens when its start letters have left, and goes on when second thoughts end', async () => {
  const seats = { anna: await addressOf('anna'), luc: await addressOf('luc'), solo: await addressOf('solo') };
  for (const [name, to] of Object.entries(seats))
    expect(await house.send(served.port, name, to, `${name}-ready`, 'READY')).toBe(true);
  await Promise.all(Object.keys(seats).map((name) => house.mail(isLetter('report', name))));
});

test('RESEND, alone in a mail, sends the letter again at once', async () => {
  const to = answerTo(await house.mail(isLetter('report', 'solo')));
  const from = house.mails.length;
  expect(await house.send(served.port, 'solo', to, 'again', 'RESEND')).toBe(true);
  await house.mail(isLetter('report', 'solo'), from);
});
