/** A house with one ordinary mailbox: every address stands behind its plus, and where the plus is lost the letter answered tells. */
import { beforeAll, expect, test } from 'vitest';
import type { House } from '../../src/campaign/house/house.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { newestBooks } from '../../src/store/books.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { openOffice } from './office.ts';
import { Clock, createOnce, houseIn, START, settle, toyOne } from './toy-house.ts';

const office = openOffice();
const HOST = 'me@mail.test';
let house: House;
let letter: string;
const addressOf = async (seat: string): Promise<string> => {
  const row = (await seatsOf(office.store.db, 'toy-1')).find((one) => one.seat === seat);
  return `me+toy-1.${seat}.${row?.token}@mail.test`;
};

beforeAll(async () => {
  house = { ...houseIn(office.store, new Clock(START)), domain: 'mail.test', mailbox: 'me' };
  const [red, blue] = toyOne.players;
  // Who lends the house his mailbox plays blue.
  await createOnce(house, { ...toyOne, players: [red, { ...blue, address: HOST }] as typeof toyOne.players });
  await settle(house, office.server.relay);
  letter = office.server.mails.find(({ to }) => to === 'rita@red.test')?.messageId ?? '';
});

async function mail(id: string, from: string, to: string, lines: readonly string[], answers = ''): Promise<void> {
  const head = [`From: <${from}>`, `To: <${to}>`, `Message-ID: <${id}@players.test>`, 'Subject: orders'];
  const text = [...head, ...(answers === '' ? [] : [`In-Reply-To: <${answers}>`]), '', ...lines, ''].join('\r\n');
  const raw = Buffer.from(text);
  const source = { kind: 'folder', path: `${id}.eml` } as const;
  await receiveMail(house, { source, raw, bytes: raw.length, receivedAt: house.clock() });
  await settle(house, office.server.relay);
}

const bookOf = async (seat: string): Promise<readonly string[]> =>
  (await newestBooks(office.store.db, 'toy-1')).get(seat)?.orders?.map(({ canonical }) => canonical) ?? [];

test('letters come from behind the plus, with an envelope sender there too', async () => {
  const raw = office.server.mails.find(({ to }) => to === 'rita@red.test')?.raw;
  expect(raw).toContain(`<${await addressOf('red')}>`);
  const [first] = await lettersOf(office.store.db, 'toy-1');
  expect(first?.sender).toMatch(/^me\+bounce\.[0-9a-f]{32}@mail\.test$/);
});

test('a mail to the address of a seat is its own, from the mailbox itself too', async () => {
  await mail('red-1', 'rita@red.test', await addressOf('red'), ['PUSH']);
  await mail('blue-1', HOST, await addressOf('blue'), ['PUSH']);
  expect(await bookOf('red')).toEqual(['PUSH']);
  expect(await bookOf('blue')).toEqual(['PUSH']);
});

test('where the plus is lost, the letter that is answered says whose it is, to nobody but its reader', async () => {
  await mail('red-2', 'rita@red.test', HOST, ['BID 2'], letter);
  expect(await bookOf('red')).toEqual(['BID 2']);
  await mail('red-3', 'mallory@red.test', HOST, ['BID 3'], letter);
  await mail('red-4', 'rita@red.test', HOST, ['BID 3']);
  await mail('red-5', 'rita@red.test', HOST, ['BID 3'], 'start.toy-1.red.0123456789abcdef@mail.test');
  expect(await bookOf('red')).toEqual(['BID 2']);
});
