/** A YES that goes on with a but, and orders below it, gives what the letter shows with those changes. */
import { expect, test } from 'vitest';
import { newestBooks } from '../../src/store/books.ts';
import { openOffice } from './office.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';

const ANNA = 'anna@red.test';
const office = openOffice();
const ackOf = (letters: readonly Letter[]): Letter | undefined => letters.find(({ kind }) => kind === 'ack');
const flat = (letter: Letter | undefined): string => (letter?.text ?? '').replace(/\s+/g, ' ');

async function started(id: string): Promise<SavannahByMail> {
  const game = new SavannahByMail(office.store, office.server, id);
  await game.create('savannah/assault', 'together', [player('british', ANNA), player('allied', 'bert@blue.test')]);
  await game.settle();
  return game;
}

const ordersOf = async (game: SavannahByMail) =>
  (await newestBooks(office.store.db, game.id)).get('british')?.orders?.map(({ canonical }) => canonical) ?? [];

const CHECKED = ['CHECK', 'MOVE kfr TO 1403', 'MOVE navy TO 1503', 'MOVE graham-li TO 1702'];

test.each([
  'yes, but change these two',
  'Yes please, only change:',
  'Oui mais plutôt :',
  'Sí, pero cambie estas:',
])('“%s” above orders gives what was checked, changed by them, and is told so', async (said) => {
  const game = await started(`yes-but-${said.length}`);
  const told = ackOf(await game.mail('british', ...CHECKED));
  const given = ackOf(await game.replyInThread(ANNA, told, said, 'MOVE graham-li TO 1703'));
  expect(await ordersOf(game)).toEqual(['MOVE kfr TO 1403', 'MOVE navy TO 1503', 'MOVE graham-li TO 1703']);
  expect(flat(given)).toContain(`${said} Gives the orders that our letter shows, changed as the lines below it say.`);
});

test('a but that takes the yes back, or has no order below it, gives nothing', async () => {
  const game = await started('yes-but-none');
  const told = ackOf(await game.mail('british', ...CHECKED));
  await game.replyInThread(ANNA, told, 'yes, but not yet', 'HOLD marines');
  expect(await ordersOf(game)).toEqual(['HOLD marines']);
  await game.replyInThread(ANNA, told, 'yes, but I am curious about the ships');
  expect(await ordersOf(game)).toEqual(['HOLD marines']);
});

test.each([
  'ok',
  'Oui d’accord',
  'D’accord, merci',
  'oui merci',
  'Yes, agreed',
  'vale',
])('“%s” alone has the fate of YES', async (said) => {
  const game = await started(`agreed-${said.length}`);
  const told = ackOf(await game.mail('british', ...CHECKED));
  const given = ackOf(await game.replyInThread(ANNA, told, 'Bonjour,', said));
  expect(await ordersOf(game)).toEqual(CHECKED.slice(1));
  expect(flat(given)).toContain(`${said} Gives the orders that our letter shows.`);
});

test('agreement beside orders is a courtesy, and gives nothing', async () => {
  const game = await started('agreed-orders');
  const told = ackOf(await game.mail('british', ...CHECKED));
  await game.replyInThread(ANNA, told, 'ok', 'HOLD marines');
  expect(await ordersOf(game)).toEqual(['HOLD marines']);
});

test('YES to a letter that proposes nothing but what is gone brings that back beside the rest', async () => {
  const game = await started('yes-regain');
  await game.mail('british', 'MOVE kfr TO 1403', 'HOLD marines');
  const gone = ackOf(await game.mail('british', 'MOVE navy TO 1503'));
  expect(gone?.text).toContain('To have back what can come back, reply YES, or:');
  await game.replyInThread(ANNA, gone, 'YES');
  expect((await ordersOf(game)).toSorted()).toEqual(['HOLD marines', 'MOVE kfr TO 1403', 'MOVE navy TO 1503']);
});

test('beside lines to mend YES mends, and the lost orders want their own lines', async () => {
  const game = await started('yes-mends');
  await game.mail('british', 'MOVE kfr TO 1403', 'HOLD marines');
  const both = ackOf(await game.mail('british', 'MOVE navy TO 1503', 'MOVE grahm-li TO 1702'));
  expect(both?.text).toContain('To have back what can come back, reply:');
  expect(both?.text).toContain('reply YES, or:');
});
