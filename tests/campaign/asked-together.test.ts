/** A mail that asks several things is answered for each: no command of it goes without an answer. */
import { beforeEach, expect, test } from 'vitest';
import { openOffice } from './office.ts';
import { player, SavannahByMail } from './savannah-house.ts';

const office = openOffice();
let game: SavannahByMail;
let games = 0;

beforeEach(async () => {
  game = new SavannahByMail(office.store, office.server, `asked-${++games}`);
  await game.create('jenkins-ear/war', 'together', [
    player('english', 'anna@red.test'),
    player('spanish', 'bob@blue.test', 'fr'),
  ]);
  await game.settle();
});

const kinds = (letters: readonly { kind: string }[]) => letters.map(({ kind }) => kind).sort();

test('RESEND beside HISTORY: the report comes again, and the list', async () => {
  await game.deadlinePasses();
  const letters = await game.mail('english', 'RESEND', 'HISTORY');
  expect(kinds(letters)).toEqual(['history', 'report']);
});

test('each turn that is asked for comes, and one that is not there is named', async () => {
  await game.deadlinePasses();
  await game.deadlinePasses();
  const letters = await game.mail('english', 'HISTORY TURN 1', 'HISTORY TURN 0', 'HISTORY TURN 8', 'RESEND TURN 9');
  expect(letters.filter(({ kind }) => kind === 'report')).toHaveLength(2);
  const list = letters.find(({ kind }) => kind === 'history')?.text.replace(/\s+/gu, ' ');
  expect(list).toContain('no report of turn 8');
  expect(list).toContain('no report of turn 9');
  // The newest but one asks for what is closed.
  expect(list).toContain('The report of turn 0 comes as it was sent then: its form, its date and its calendar entry');
  expect(list).not.toContain('The report of turn 1');
  expect(list).toMatch(/due from you now|Due from you now|movement orders/);
  const alone = await game.mail('spanish', 'HISTORIQUE TOUR 0');
  expect(kinds(alone)).toEqual(['history', 'report']);
  expect(alone.find(({ kind }) => kind === 'history')?.text).not.toMatch(/HISTORIQUE TOUR 1/);
});

test('RESEND of a report whose call is closed by now says so, and what is due', async () => {
  const classic = new SavannahByMail(office.store, office.server, `asked-${++games}`);
  await classic.create('jenkins-ear/war', 'classic', [
    player('english', 'anna@red.test'),
    player('spanish', 'bob@blue.test', 'fr'),
  ]);
  await classic.settle();
  await classic.deadlinePasses();
  await classic.deadlinePasses();
  expect(kinds(await classic.mail('english', 'RESEND'))).toEqual(['report']);
  await classic.deadlinePasses();
  const letters = await classic.mail('english', 'RESEND');
  expect(kinds(letters)).toEqual(['history', 'report']);
  const list = letters.find(({ kind }) => kind === 'history')?.text.replace(/\s+/gu, ' ');
  expect(list).toContain('The report of turn 0 comes as it was sent then: its form, its date');
  expect(list).toMatch(/Nothing is due from you now|Due from you now|combat orders/);
});

test('RESEND before any report is answered too', async () => {
  const [letter] = await game.mail('spanish', 'RENVOYER');
  expect(letter?.text.replace(/\s+/gu, ' ')).toContain('Aucun tour de cette partie ne vous a encore été rapporté');
});

test('STATUS says of a READY that is kept what makes it count', async () => {
  await game.mail('english', 'BUY 1 frigate AT port royal', 'BUY 2 zzz', 'READY');
  const [status] = await game.mail('english', 'STATUS');
  expect(status?.text.replace(/\s+/gu, ' ')).toContain(
    'Your READY is kept: it counts with your next orders that have no error, or when you say READY again; UNREADY takes it back.',
  );
  await game.mail('english', 'READY');
  const [after] = await game.mail('english', 'STATUS');
  expect(after?.text).not.toContain('is kept');
});

test('words beside HELP or STATUS are told what became of them, in one letter; a greeting is not', async () => {
  // What STATUS would tell, the answer to the words tells too.
  for (const word of ['HELP', 'STATUS'] as const) {
    const sent = await game.mail('english', 'Hello Jo,', 'The weather here is dreadful today', word);
    const letters = sent.filter(({ to }) => to === 'anna@red.test');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('The weather here is dreadful today');
    expect(letters[0]?.text.replace(/\s+/gu, ' ')).toMatch(/went to Jo, the umpire/);
    expect(await game.mail('english', 'Hello Jo,', word)).toHaveLength(1);
  }
});
