/** The umpire ends a game, or says that it does not count: who is told, what mails are answered, what the archive shows. */
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArchive } from '../../src/campaign/archive/archive.ts';
import { importGame } from '../../src/campaign/archive/keep-archive.ts';
import { transact } from '../../src/campaign/house/house.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { rewindTo } from '../../src/campaign/umpire/rewind.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { changeGame, gameOf } from '../../src/store/games.ts';
import { holdOf } from '../../src/store/holds.ts';
import { invitationsOf } from '../../src/store/invitations.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { player } from '../campaign/savannah-house.ts';
import { send } from '../campaign/toy-house.ts';
import { openGame } from '../games/registry.ts';
import { openWebHouse, signedIn, Visitor, type WebHouse } from './house.ts';
import { orderPath } from './savannah.ts';

const ANNA = 'anna@blue.test';
const LUC = 'luc@red.test';
const JO = 'jo@blue.test';
const SEED = '7d'.repeat(32);

let web: WebHouse;
let jo: Visitor;
beforeAll(async () => {
  web = await openWebHouse({ base: 'http://play.test' });
  jo = await signedIn(web, { role: 'umpire', address: JO });
});
afterAll(() => web.stop());

interface Came {
  to: string;
  subject: string;
  text: string;
}

/** Does what is due; gives the letters that left. */
async function letters(): Promise<Came[]> {
  const from = web.server.mails.length;
  await web.settle();
  return Promise.all(
    web.server.mails.slice(from).map(async ({ to, raw }) => {
      const { subject = '', text = '' } = await simpleParser(Buffer.from(raw, 'latin1'));
      return { to, subject, text };
    }),
  );
}

async function made(id: string, how: { invite?: true } = {}): Promise<string> {
  await createGame(web.house, {
    id,
    label: `Savannah ${id}`,
    ...openGame('savannah/assault'),
    tempo: 'together',
    zone: 'Europe/London',
    rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
    players: [player('british', ANNA), player('allied', LUC, 'fr')],
    umpire: { name: 'Jo', address: JO },
    seed: SEED,
    ...(how.invite && { invite: { message: null, days: 7 } }),
  });
  await web.settle();
  return `/games/${id}`;
}

async function deadlinePasses(id: string): Promise<void> {
  const { dueAt } = (await deadlineOf(web.house.store.db, id)) as { dueAt: Date };
  web.clock.now = new Date(dueAt.getTime() + (web.house.patience.settle + 1) * 1000);
  await web.settle();
}

const row = (id: string) => gameOf(web.house.store.db, id);
const contents = async (id: string) => (await entriesOf(web.house.store.db, id)).map(({ content }) => content);
const to = (came: readonly Came[], address: string) => came.find((letter) => letter.to === address);

test('a game ended from the desk tells both seats in their languages, with the seed, and nothing is due any more', async () => {
  const page = await made('ended');
  expect((await jo.post(`${page}/act/end`, { reason: ' ' }, page)).status).toBe(400);
  const done = await jo.post(`${page}/act/end`, { reason: 'both have run out of time' }, page);
  expect(done.location).toBe(`${page}?done=end`);
  const came = await letters();
  expect(to(came, ANNA)).toMatchObject({ subject: '[Savannah ended] The game is over: closed by the umpire' });
  expect(to(came, LUC)).toMatchObject({ subject: '[Savannah ended] La partie est finie\u00a0: close par l’arbitre' });
  for (const address of [ANNA, LUC]) {
    expect(to(came, address)?.text).toContain('both have run out of time');
    expect(to(came, address)?.text).toContain(SEED);
  }
  expect(await row('ended')).toMatchObject({ status: 'over', annulledBecause: null });
  expect(await deadlineOf(web.house.store.db, 'ended')).toBeNull();
  const shown = (await jo.get(page)).text;
  expect(shown).toContain('<span class="tag over">over</span>');
  expect(shown).not.toContain(`action="${page}/act/end"`);
  expect((await jo.post(`${page}/act/end`, { reason: 'again' }, page)).status).toBe(400);
});

test('an annulled game is told to its seats with the reason and the seed; nothing of it counts or is due', async () => {
  const page = await made('annulled');
  const path = await orderPath(web, ANNA);
  const unsure = await jo.post(`${page}/act/annul`, { reason: 'a wrong setting', sure: 'yes' }, page);
  expect([unsure.status, unsure.text.includes('to say that you are sure')]).toEqual([400, true]);
  expect((await row('annulled')).status).toBe('running');
  const done = await jo.post(`${page}/act/annul`, { reason: 'a wrong setting', sure: 'annulled' }, page);
  expect(done.location).toBe(`${page}?done=annul`);
  const said = (await contents('annulled')).slice(-2);
  expect(said[0]).toMatchObject({ kind: 'table', act: 'annul', by: 'umpire', facts: { reason: 'a wrong setting' } });
  expect(said[1]).toMatchObject({ kind: 'seed-open', seed: SEED });
  const came = await letters();
  expect(to(came, ANNA)?.subject).toBe('[Savannah annulled] The game is over: annulled by the umpire');
  expect(to(came, ANNA)?.text).toMatch(/does not count[\s\S]*a wrong setting/);
  expect(to(came, LUC)?.subject).toBe('[Savannah annulled] La partie est finie\u00a0: annulée par l’arbitre');
  expect(to(came, LUC)?.text).toMatch(/ne compte pas[\s\S]*a wrong setting/);
  expect(to(came, LUC)?.text).toContain(SEED);
  expect(to(came, JO)?.text).toContain('a wrong setting');
  expect(await row('annulled')).toMatchObject({ status: 'over', annulledBecause: 'a wrong setting' });
  expect(await deadlineOf(web.house.store.db, 'annulled')).toBeNull();
  expect((await new Visitor(web).get(path)).text).toContain('The umpire has annulled the game');
  const desk = (await jo.get(page)).text;
  expect(desk).toContain('<span class="tag annulled">annulled</span>');
  expect(desk).toContain('a wrong setting');
  expect(desk).not.toContain(`action="${page}/act/annul"`);
});

test('mails to an annulled game are answered so, in the language of their seat', async () => {
  await send(web.house, 'british', 'late-1', ['READY'], { game: 'annulled' });
  await send(web.house, 'allied', 'late-2', ['PRÊT'], { game: 'annulled' });
  const came = await letters();
  expect(to(came, ANNA)?.text).toContain('The umpire has annulled the game: it does not count.');
  expect(to(came, LUC)?.text).toContain('La partie est annulée par l’arbitre');
});

test('what was played of an annulled game is neither ruled on nor taken back', async () => {
  const to = { turn: 1, checkpoint: null };
  await expect(rewindTo(web.house, 'annulled', { to, dice: 'same', reason: 'x' })).rejects.toMatchObject({
    code: 'game-annulled',
  });
  const again = await jo.post('/games/annulled/act/annul', { reason: 'x', sure: 'annulled' }, '/games/annulled');
  expect(again.text).toContain('This game is annulled already.');
});

test('the archive shows an annulled game as such, with the reason; its file verifies and says so elsewhere', async () => {
  const visitor = new Visitor(web);
  expect((await visitor.get('/archive?q=annulled')).text).toContain('<span class="tag annulled">annulled</span>');
  const turn = (await visitor.get('/archive/annulled/turn/0')).text;
  expect(turn).toContain('Its umpire has annulled this game: it does not count.');
  expect(turn).toContain('a wrong setting');
  expect((await visitor.get('/archive/annulled/turn/0?lang=fr')).text).toContain('elle ne compte pas');
  const file = await fetch(`${web.url}/archive/annulled.fpz`);
  const other = await openWebHouse();
  try {
    await importGame(other.house, await readArchive(Buffer.from(await file.arrayBuffer())));
    const brought = await gameOf(other.house.store.db, 'annulled');
    expect(brought).toMatchObject({ status: 'over', annulledBecause: 'a wrong setting', label: 'Savannah annulled' });
    await changeGame(other.house.store.db as never, 'annulled', { annulledBecause: null });
    const olga = await signedIn(other);
    expect((await olga.get('/games/annulled')).text).not.toContain('/act/annul');
  } finally {
    await other.stop();
  }
});

test('annulled before it began, a game asks nothing more of those it invited, and takes no answer', async () => {
  const page = await made('unbegun', { invite: true });
  const mail = web.server.mails.findLast(({ to }) => to === ANNA)?.raw ?? '';
  const answersTo = /^From: .*<([^>]+)>/im.exec(mail)?.[1] as string;
  await jo.post(`${page}/act/annul`, { reason: 'nobody has time', sure: 'unbegun' }, page);
  const came = await letters();
  expect(to(came, ANNA)?.text).toMatch(/It does not begin[\s\S]*nobody has time/);
  expect(to(came, LUC)?.text).toMatch(/Elle ne commencera pas[\s\S]*nobody has time/);
  expect(to(came, ANNA)?.text).not.toContain(SEED);
  expect((await contents('unbegun')).some(({ kind }) => kind === 'seed-open')).toBe(false);
  expect((await invitationsOf(web.house.store.db, 'unbegun')).map(({ status }) => status)).toEqual([
    'withdrawn',
    'withdrawn',
  ]);
  const raw = Buffer.from(
    [`From: <${ANNA}>`, `To: <${answersTo}>`, 'Message-ID: <yes@mail.test>', 'Subject: Re:', '', 'ACCEPT', ''].join(
      '\r\n',
    ),
  );
  const source = { kind: 'folder' as const, path: 'yes.eml' };
  await receiveMail(web.house, { source, raw, bytes: raw.length, receivedAt: web.clock.now });
  const answered = await letters();
  expect(answered.map((letter) => letter.to)).toEqual([ANNA]);
  expect(answered[0]?.text).toMatch(/invitation has ended/);
  expect((await seatsOf(web.house.store.db, 'unbegun')).every(({ person }) => person === null)).toBe(true);
  expect((await new Visitor(web).get('/archive/unbegun/turn/0')).status).toBe(200);
});

test('letters that wait for the umpire are never sent once the game is annulled', async () => {
  const page = await made('waiting');
  await steer(web.house, 'waiting', [{ act: 'withhold', reason: 'to be looked at' }]);
  await deadlinePasses('waiting');
  expect((await holdOf(web.house.store.db, 'waiting'))?.heldAt).not.toBeNull();
  await jo.post(`${page}/act/annul`, { reason: 'a mistake', sure: 'waiting' }, page);
  const came = await letters();
  expect(came.map(({ subject }) => subject).filter((subject) => /, (turn|tour) /.test(subject))).toEqual([]);
  expect(await holdOf(web.house.store.db, 'waiting')).toBeUndefined();
  const kept = (await lettersOf(web.house.store.db, 'waiting')).filter(({ status }) => status === 'held');
  expect(kept).toEqual([]);
  await send(web.house, 'british', 'late-3', ['READY'], { game: 'waiting' });
  expect(to(await letters(), ANNA)?.text).toContain('The umpire has annulled the game');
});

test('a halted game, and one that is over, can be annulled too; the seed is opened once', async () => {
  const page = await made('stuck');
  await transact(web.house, (tx) => changeGame(tx, 'stuck', { status: 'halted', haltedBecause: 'it broke' }));
  await jo.post(`${page}/act/annul`, { reason: 'beyond repair', sure: 'stuck' }, page);
  expect(await row('stuck')).toMatchObject({ status: 'over', haltedBecause: null, annulledBecause: 'beyond repair' });
  await web.settle();
  await jo.post('/games/ended/act/annul', { reason: 'they were one person', sure: 'ended' }, '/games/ended');
  const came = await letters();
  expect(to(came, ANNA)?.text).toMatch(/its result does not count[\s\S]*they were one person/);
  expect((await contents('ended')).filter(({ kind }) => kind === 'seed-open')).toHaveLength(1);
});
