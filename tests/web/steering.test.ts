/** The umpire changes how a running game is run: when orders fall due, press, grace, moderation; and who is told what of it. */
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsOf } from '../../src/campaign/house/options.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { lastEntries } from '../../src/store/entries.ts';
import { gameOf } from '../../src/store/games.ts';
import { player } from '../campaign/savannah-house.ts';
import { send } from '../campaign/toy-house.ts';
import { openGame } from '../games/registry.ts';
import { openWebHouse, signedIn, type Visitor, type WebHouse } from './house.ts';

const ANNA = 'anna@blue.test';
const LUC = 'luc@red.test';
const JO = 'jo@blue.test';
/** Friday 20 November 2026, 10:00 UTC. */
const FRIDAY = '2026-11-20T10:00:00.000Z';

let web: WebHouse;
let jo: Visitor;
beforeAll(async () => {
  web = await openWebHouse();
  jo = await signedIn(web, { role: 'umpire', address: JO });
});
afterAll(() => web.stop());

interface Came {
  to: string;
  subject: string;
  text: string;
  calendar: string;
}

async function letters(): Promise<Came[]> {
  const from = web.server.mails.length;
  await web.settle();
  return Promise.all(
    web.server.mails.slice(from).map(async ({ to, raw }) => {
      const { subject = '', text = '', attachments } = await simpleParser(Buffer.from(raw, 'latin1'));
      const calendar = attachments.find(({ contentType }) => contentType === 'text/calendar')?.content.toString() ?? '';
      return { to, subject, text: text.replace(/\s+/g, ' '), calendar };
    }),
  );
}

async function made(id: string): Promise<string> {
  web.clock.set(FRIDAY);
  await createGame(web.house, {
    id,
    label: `Savannah ${id}`,
    ...openGame('savannah/assault'),
    tempo: 'together',
    zone: 'Europe/London',
    rhythm: { days: [7], time: '20:00', least: 24 },
    players: [player('british', ANNA), player('allied', LUC, 'fr')],
    umpire: { name: 'Jo', address: JO },
    seed: '7d'.repeat(32),
  });
  await web.settle();
  return `/games/${id}`;
}

const due = async (id: string) => (await deadlineOf(web.house.store.db, id))?.dueAt.toISOString();
const to = (came: readonly Came[], address: string) => came.find((letter) => letter.to === address);
const lengthOf = async (id: string) => (await gameOf(web.house.store.db, id)).length;

/** Sends the form of the desk with these weekdays. */
async function change(page: string, days: readonly number[], fields: Readonly<Record<string, string>>) {
  const _form = /name="_form" value="([^"]+)"/.exec((await jo.get(page)).text)?.[1] ?? '';
  const body = new URLSearchParams({ _form, reason: 'Anna works on Sundays', ...fields });
  for (const day of days) body.append('days', String(day));
  return jo.ask(`${page}/act/rhythm`, { method: 'POST', body });
}

test('other weekdays, another hour and zone hold from now on; the open call’s new deadline is told by letter and calendar', async () => {
  const page = await made('times');
  expect(await due('times')).toBe('2026-11-22T20:00:00.000Z');
  const done = await change(page, [6, 3], { time: '18:30', zone: 'America/New_York', least: '24' });
  expect(done.location).toBe(`${page}?done=rhythm`);
  const row = await gameOf(web.house.store.db, 'times');
  expect([row.rhythm, row.zone]).toEqual(['{"days":[3,6],"least":24,"time":"18:30"}', 'America/New_York']);
  // Saturday 18:30 in New York, the first that leaves a call its 24 hours.
  expect(await due('times')).toBe('2026-11-21T23:30:00.000Z');
  expect((await lastEntries(web.house.store.db, 'times', 1))[0]?.content).toMatchObject({
    kind: 'table',
    act: 'rhythm',
    by: 'umpire',
    facts: { days: [3, 6], time: '18:30', least: 24, zone: 'America/New_York', reason: 'Anna works on Sundays' },
  });
  const came = await letters();
  expect(to(came, ANNA)?.subject).toBe('[Savannah times] Orders fall due at other times');
  expect(to(came, ANNA)?.text).toContain('Thursday 00:30, Sunday 00:30, by your clock (Paris)');
  expect(to(came, ANNA)?.text).toMatch(/Sunday 22 November 2026, 00:30/);
  expect(to(came, ANNA)?.text).toContain('Anna works on Sundays');
  expect(to(came, ANNA)?.calendar).toContain('20261121T233000Z');
  expect(to(came, LUC)?.text).toMatch(/à votre heure \(Paris\)[\s\S]*L’appel ouvert a l’échéance ci-dessous/);
  expect((await jo.get(page)).text).toContain('Wednesday, Saturday at 18:30 (America/New_York)');
});

test('no call closes by it in the past, or sooner than a call must stay open', async () => {
  const page = await made('fair');
  web.clock.set('2026-11-22T09:00:00.000Z');
  // Saturday has gone by; the next one that leaves 24 hours from now is a week away.
  await change(page, [6], { time: '20:00', zone: 'Europe/London', least: '24' });
  expect(await due('fair')).toBe('2026-11-28T20:00:00.000Z');
  // An hour later than now, where it was to be days later.
  await change(page, [7], { time: '10:00', zone: 'Europe/London', least: '24' });
  expect(await due('fair')).toBe('2026-11-29T10:00:00.000Z');
  await web.settle();
});

test('a deadline that stays where it was is not told as a new one; the calls after it follow the new times', async () => {
  const page = await made('later');
  await change(page, [2, 7], { time: '20:00', zone: 'Europe/London', least: '24' });
  const came = await letters();
  expect(await due('later')).toBe('2026-11-22T20:00:00.000Z');
  expect(to(came, ANNA)?.text).toContain('What is open now keeps its deadline.');
  web.clock.now = new Date('2026-11-22T20:06:00.000Z');
  await web.settle();
  expect(await due('later')).toBe('2026-11-24T20:00:00.000Z');
});

test('while letters wait for the umpire no seat learns by it that another call is open', async () => {
  const page = await made('quiet');
  await steer(web.house, 'quiet', [{ act: 'withhold', reason: 'to be looked at' }]);
  web.clock.now = new Date('2026-11-22T20:06:00.000Z');
  await web.settle();
  const before = await due('quiet');
  await change(page, [2], { time: '20:00', zone: 'Europe/London', least: '24' });
  expect(await due('quiet')).toBe(before);
  const came = await letters();
  expect(to(came, ANNA)?.text).toContain('What is open now keeps its deadline.');
  expect(to(came, ANNA)?.calendar).not.toContain('20261124');
});

test('times that cannot be are refused in words, and nothing is changed', async () => {
  const page = await made('wrong');
  const length = await lengthOf('wrong');
  const good = { time: '20:00', zone: 'Europe/London', least: '24' };
  for (const [days, fields] of [
    [[], good],
    [[8], good],
    [[1], { ...good, time: '25:00' }],
    [[1], { ...good, least: '-1' }],
    [[1], { ...good, least: '' }],
    [[1], { ...good, zone: 'Mars' }],
    [[1], { ...good, reason: ' ' }],
  ] as const) {
    const answer = await change(page, days, fields);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/Choose a weekday at least|is no time zone|Give a reason/);
  }
  expect(await lengthOf('wrong')).toBe(length);
  expect(await due('wrong')).toBe('2026-11-22T20:00:00.000Z');
});

test('press, grace and moderation change at once; each is an entry and a letter that says what it means', async () => {
  const page = await made('rules');
  const set = (name: string, value: string) =>
    jo.post(`${page}/act/option`, { name, value, reason: 'we agreed so' }, page);
  await set('press', 'none');
  let came = await letters();
  expect(to(came, ANNA)?.text).toContain('No messages are passed on between seats.');
  expect(to(came, LUC)?.text).toContain('Aucun message n’est transmis entre camps.');
  await set('grace', '6');
  came = await letters();
  expect(to(came, ANNA)?.text).toContain('Orders that are missing are waited for 6 hours after a deadline.');
  await set('moderation', 'hold');
  came = await letters();
  expect(to(came, LUC)?.text).toContain('L’arbitre regarde chaque tour avant que ses lettres ne partent.');
  expect(optionsOf(await gameOf(web.house.store.db, 'rules'))).toMatchObject({
    press: 'none',
    grace: 6,
    moderation: 'hold',
  });
  const said = (await lastEntries(web.house.store.db, 'rules', 3)).map(({ content }) => content);
  expect(said).toMatchObject(
    ['moderation=hold', 'grace=6', 'press=none'].map((setting) => ({
      act: 'option',
      facts: { setting, reason: 'we agreed so' },
    })),
  );
  // In the hours of grace a mail still counts.
  web.clock.now = new Date('2026-11-22T22:00:00.000Z');
  await send(web.house, 'british', 'graced', ['READY'], { game: 'rules' });
  expect(to(await letters(), ANNA)?.text).toContain('orders are still taken');
});

test('a word to one seat reaches it alone; the journal says that there was one, not to whom, and the mails of the game keep it', async () => {
  const page = await made('word');
  const sent = await jo.post(`${page}/act/word`, { seat: 'allied', text: 'Luc, le pont est à vous.' }, page);
  expect([sent.status, sent.location]).toEqual([303, `${page}?done=word`]);
  const came = await letters();
  expect(came.map((letter) => letter.to)).toEqual([LUC]);
  expect(came[0]?.text).toContain('Luc, le pont est à vous.');
  expect((await jo.get(`${page}/journal`)).text).toContain('Message to one seat');
  const [entry] = await lastEntries(web.house.store.db, 'word', 1);
  expect(JSON.stringify(entry?.content)).not.toMatch(/allied|pont/);
  const mails = (await jo.get(`${page}/mails?box=out`)).text;
  const link = /href="([^"]*mails\/out\/word[^"]*)"/.exec(mails)?.[1] ?? '';
  expect((await jo.get(link.replaceAll('&amp;', '&'))).text).toContain('Luc, le pont est à vous.');
  const nobody = await jo.post(`${page}/act/word`, { seat: 'umpire', text: 'x' }, page);
  expect([nobody.status, nobody.text.includes('Nobody sits there.')]).toEqual([400, true]);
});

test('the desk calls all ready only when they are, and names no time that is past', async () => {
  const page = await made('closing');
  const shown = async () => (await jo.get(page)).text;
  await send(web.house, 'british', 'c1', ['READY'], { game: 'closing' });
  await web.settle();
  expect(await shown()).toContain('awaited');
  expect(await shown()).not.toContain('All are ready');
  await send(web.house, 'allied', 'c2', ['READY'], { game: 'closing' });
  await web.settle();
  expect(await shown()).toMatch(/All are ready; the call closes .*10:15/);
  await send(web.house, 'allied', 'c3', ['UNREADY'], { game: 'closing' });
  await web.settle();
  await steer(web.house, 'closing', [{ act: 'process', reason: 'we have waited long enough' }]);
  web.clock.set('2026-11-20T10:30:00.000Z');
  expect(await shown()).toMatch(/The umpire has closed it; the call closes (now|once [a-z ]+)\./);
  expect(await shown()).not.toMatch(/All are ready|awaited/);
});
