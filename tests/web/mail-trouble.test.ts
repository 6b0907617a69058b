/** A mail source that cannot be read: told on the desk, in /ready and /metrics, and to the umpires of games that wait for it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, test, vi } from 'vitest';
import { readSettings } from '../../src/campaign/house/settings.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { noteSources } from '../../src/campaign/service/mail-sources.ts';
import { runHouse } from '../../src/campaign/service/run-house.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { player } from '../campaign/savannah-house.ts';
import { openGame } from '../games/registry.ts';
import { METRICS, openWebHouse, signedIn, Visitor } from './house.ts';

const JO = 'jo@blue.test';
const INBOX = 'imap/INBOX';

for (const embedded of [true, false])
  test(`a mailbox that refuses us: who waits is told once, and once when it is read again (${embedded ? 'embedded' : 'PostgreSQL'})`, async () => {
    const web = await openWebHouse({ embedded });
    Object.assign(web.house, { sources: [INBOX] });
    await web.house.store.db
      .insertInto('sources')
      .values({ name: INBOX, uidValidity: null, readThrough: null, failingSince: null, trouble: null })
      .execute();
    for (const id of ['waits', 'later'])
      await createGame(web.house, {
        id,
        label: `Game ${id}`,
        ...openGame('savannah/assault'),
        tempo: 'together',
        zone: 'Europe/London',
        rhythm: { days: id === 'waits' ? [5] : [7], time: '20:00', least: 1 },
        players: [player('british', 'anna@red.test')],
        umpire: { name: 'Jo', address: JO },
        seed: '7d'.repeat(32),
      });
    const letters = async () => {
      const from = web.server.mails.length;
      await web.settle();
      const came = web.server.mails.slice(from).filter(({ to }) => to === JO);
      return Promise.all(came.map(async ({ raw }) => simpleParser(Buffer.from(raw, 'latin1'))));
    };
    const outside = new Visitor(web);
    const jo = await signedIn(web, { role: 'umpire', address: JO });
    const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
    const read = (time: string) => noteSources(web.house, [{ name: INBOX, through: at(time), failure: null }]);
    await read('10:00');
    await letters();

    // A connection that breaks and comes back at once is nobody's business.
    await noteSources(web.house, [
      { name: INBOX, through: at('10:00'), failure: { first: at('12:00'), last: at('12:00'), trouble: 'reset' } },
    ]);
    expect((await outside.get('/ready')).text).toBe('ready\n');
    const failure = { first: at('18:00'), last: at('18:01'), trouble: 'Invalid credentials <x>' };
    await noteSources(web.house, [{ name: INBOX, through: at('17:59'), failure }]);
    web.clock.set('2026-11-20T19:00:00Z');
    expect(await letters()).toEqual([]);
    expect((await jo.get('/games')).text).toMatch(/Mail cannot be read.*Invalid credentials &lt;x&gt;.*No game waits/s);

    web.clock.set('2026-11-20T20:06:00Z');
    const told = await letters();
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/Game waits.*Mail cannot be read/)]);
    expect(told[0]?.text).toMatch(/imap\/INBOX, which\s+cannot\s+be\s+read\s+since\s+Fri\s+20\s+Nov\s+18:00/);
    expect(await letters()).toEqual([]);
    const desk = (await jo.get('/games')).text;
    expect(desk).toMatch(/stay open until it can.*<a href="\/games\/waits">Game waits<\/a>\./);
    expect((await jo.get('/games/waits')).text).toContain('Mail cannot be read');
    const ready = await outside.get('/ready');
    expect([ready.status, ready.text]).toEqual([200, `ready\nmail ${INBOX} not read since 2026-11-20T18:00:00.000Z\n`]);
    const metrics = async () =>
      (await outside.ask('/metrics', { headers: { authorization: `Bearer ${METRICS}` } })).text;
    expect(await metrics()).toContain(`fieldpost_mail_source_up{source="${INBOX}"} 0`);
    expect(await metrics()).toContain(
      `fieldpost_mail_source_read_through_seconds{source="${INBOX}"} ${at('17:59').getTime() / 1000}`,
    );

    await read('20:07');
    const back = await letters();
    expect(back.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/Game waits.*Mail is read again/));
    expect(back.filter(({ subject }) => subject?.includes('later'))).toEqual([]);
    expect((await outside.get('/ready')).text).toBe('ready\n');
    expect(await metrics()).toContain(`fieldpost_mail_source_up{source="${INBOX}"} 1`);
    expect((await jo.get('/games')).text).not.toContain('Mail cannot be read');
    // The call that waited has closed.
    expect((await deadlineOf(web.house.store.db, 'waits'))?.ordinal).toBe(2);
    await web.stop();
  });

test('a running house finds out by itself that its folder cannot be read, and that it can again', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-folder-'));
  // A file where the folder should be.
  writeFileSync(join(scratch, 'mails'), '');
  const settings = readSettings({
    FIELDPOST_DATA: scratch,
    FIELDPOST_CACHE: new URL('../../.cache/', import.meta.url).pathname,
    FIELDPOST_DOMAIN: 'post.test',
    FIELDPOST_MAIL_FOLDER: join(scratch, 'mails'),
    FIELDPOST_SWEEP_SECONDS: '1',
    FIELDPOST_LOG: 'silent',
  });
  const running = await runHouse(settings);
  const failing = async () =>
    (await running.house.store.db.selectFrom('sources').selectAll().executeTakeFirst()) ?? null;
  await vi.waitUntil(async () => (await failing())?.failingSince != null, { timeout: 300_000, interval: 200 });
  expect((await failing())?.trouble).toMatch(/EEXIST|ENOTDIR/);
  rmSync(join(scratch, 'mails'));
  await vi.waitUntil(async () => (await failing())?.failingSince === null, { timeout: 300_000, interval: 200 });
  await running.stop();
  rmSync(scratch, { recursive: true, force: true });
});
