import { expect, test } from 'vitest';
import { newestBooks } from '../../src/store/books.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { openOffice } from './office.ts';
import { Clock, createOnce, houseIn, START, send, settle, toyGame, toyOne } from './toy-house.ts';

const office = openOffice();

test('a mail that a fault of ours keeps from being read is answered, the umpire is told, the book stays', async () => {
  const toy = houseIn(office.store, new Clock(START));
  const broken = {
    ...toyGame,
    unordered: (_view: unknown, _role: string, orders: readonly { verb: string }[]) => {
      if (orders.some(({ verb }) => verb === 'bid')) throw new TypeError('no such counter');
      return [];
    },
  };
  const rulesets = { ...toy.rulesetOf('toy'), open: () => broken };
  const house = { ...toy, rulesetOf: () => rulesets };
  await createOnce(house, { ...toyOne, umpire: { name: 'Jo', address: 'jo@blue.test' } });
  await settle(house, office.server.relay);
  await send(house, 'red', 'good', ['PUSH'], { game: 'toy-1' });
  await settle(house, office.server.relay);
  await send(house, 'red', 'bad', ['BID 1'], { game: 'toy-1' });
  await settle(house, office.server.relay);
  const book = (await newestBooks(office.store.db, 'toy-1')).get('red');
  expect(book?.orders?.map(({ canonical }) => canonical)).toEqual(['PUSH']);
  const to = (address: string) => office.server.mails.filter((mail) => mail.to === address).at(-1)?.raw ?? '';
  expect(to('rita@red.test')).toContain('A fault of ours kept this mail');
  expect(to('jo@blue.test')).toContain('A mail could not be read');
  const umpire = (await lettersOf(office.store.db, 'toy-1')).filter(({ purpose }) => purpose.includes('our-fault'));
  expect(umpire).toHaveLength(1);
});
