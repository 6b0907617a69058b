/** The page of the house: what waits for the operator, what waits to leave, what was given up, and what all runs on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../../src/campaign/archive/backup.ts';
import { writeToSelf } from '../../src/campaign/letters/to-self.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { dropLetters, findLetter, markTrouble } from '../../src/store/outbox.ts';
import { changePost, postOf } from '../../src/store/posts.ts';
import { METRICS, openWebHouse, signedIn, Visitor, type WebHouse } from './house.ts';
import { GAME, openSavannah } from './savannah.ts';

/** What `/metrics` says, by name and label. */
async function figures(web: WebHouse): Promise<Record<string, number>> {
  const { text } = await new Visitor(web).ask('/metrics', { headers: { authorization: `Bearer ${METRICS}` } });
  const lines = text.split('\n').filter((line) => /^fieldpost_/u.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

for (const embedded of [false, true])
  test(`what waits, what was given up, when it was backed up, on ${embedded ? 'the embedded database' : 'a server'}`, async () => {
    const web = await openWebHouse({ embedded });
    const { db } = web.house.store;
    const operator = await signedIn(web);
    const page = async () => (await operator.get('/house')).text;

    const quiet = await page();
    expect(quiet).toContain('All letters have left.');
    expect(quiet).toContain('There is no backup yet');
    expect(quiet).toMatch(/PostgreSQL 1\d\.\d+/);
    expect(quiet.includes(', embedded')).toBe(embedded);
    expect(quiet).toMatch(/Disk left<\/th><td>\d+ MB/);
    expect(quiet).not.toContain('Given up');

    await openSavannah(web);
    await writeToSelf(web.house);
    expect(await page()).toMatch(/to be written<\/th><td data-label="Letters">1</);
    const letter = await db.selectFrom('outbox').selectAll().where('game', '=', GAME).executeTakeFirstOrThrow();
    await web.house.store.db
      .transaction()
      .execute((tx) => markTrouble(tx, letter.purpose, '550 nobody of that name', null));
    const given = await page();
    expect(given).toContain('550 nobody of that name');
    expect(given).toContain(`/games/${GAME}/mails/out/${encodeURIComponent(letter.purpose)}`);
    expect((await operator.get(`/games/${GAME}/mails/out/${encodeURIComponent(letter.purpose)}`)).status).toBe(200);

    const owed = letter.owedAt.getTime() / 1000;
    expect(await figures(web)).toMatchObject({
      'fieldpost_games{status="running"}': 1,
      'fieldpost_letters{status="failed"}': 1,
      'fieldpost_letters_oldest_seconds{status="failed"}': owed,
      fieldpost_mails_unread: 0,
      fieldpost_backed_up_seconds: 0,
    });
    const raw = Buffer.from('From: eve@x.test\r\nMessage-ID: <e@x.test>\r\n\r\nhello\r\n');
    const receivedAt = web.house.clock();
    await receiveMail(web.house, { source: { kind: 'folder', path: 'e' }, raw, bytes: raw.length, receivedAt });
    expect(await figures(web)).toMatchObject({ fieldpost_mails_unread: 1 });

    await db.transaction().execute((tx) => dropLetters(tx, [letter.purpose]));
    expect(await page()).not.toContain('Given up');

    const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-house-'));
    await backUp(web.house, join(scratch, 'a.backup'));
    rmSync(scratch, { recursive: true });
    expect(await page()).not.toContain('There is no backup yet');
    expect(await figures(web)).toMatchObject({ fieldpost_backed_up_seconds: web.house.clock().getTime() / 1000 });
    web.clock.set('2026-12-20T10:00:00Z');
    const later = await signedIn(web);
    expect((await later.get('/house')).text).toContain('The last backup is of ');

    await db.updateTable('games').set({ status: 'halted', haltedBecause: 'a fault of ours' }).execute();
    expect((await later.get('/house')).text).toContain('a fault of ours');
    const umpire = await signedIn(web, { role: 'umpire', address: 'una@blue.test' });
    expect((await umpire.get('/house')).status).toBe(404);
    await web.stop();
  });

test('letters that a relay gave back wrongly are tried again, one or all, with their bytes; none that was taken back or erased', async () => {
  const web = await openWebHouse();
  const { db } = web.house.store;
  const operator = await signedIn(web);
  await openSavannah(web);
  const letters = await db.selectFrom('outbox').selectAll().where('seat', 'is not', null).orderBy('purpose').execute();
  const [one, other, back] = letters.map(({ purpose }) => purpose) as [string, string, string];
  await db.transaction().execute(async (tx) => {
    for (const { purpose } of letters) await markTrouble(tx, purpose, '550 your account is blocked', null);
    await dropLetters(tx, [back]);
    await tx.updateTable('outbox').set({ bytes: null, facts: '{}' }).where('purpose', '=', back).execute();
    await changePost(tx, GAME, letters[0]?.seat as string, { hard: 9, unreachableAt: web.house.clock() });
  });
  const leave = async (letter: string, asked: number) => {
    const from = web.server.mails.length;
    const { location } = await operator.post('/house/again', letter === '' ? {} : { letter }, '/house');
    expect(location).toBe(`/house?again=${asked}`);
    await web.settle();
    return web.server.mails.slice(from).map(({ raw }) => raw);
  };
  const bytesOf = (purpose: string) =>
    Buffer.from(letters.find((letter) => letter.purpose === purpose)?.bytes ?? []).toString('latin1');
  expect(await leave(one, 1)).toEqual([bytesOf(one)]);
  expect((await postOf(db, GAME, letters[0]?.seat as string)).unreachableAt).toBeNull();
  expect((await findLetter(db, other))?.status).toBe('failed');
  expect((await operator.get('/house?again=1')).text).toContain('One letter is tried again.');
  const rest = await leave('', letters.length - 2);
  expect(rest.toSorted()).toEqual(
    letters
      .slice(1)
      .filter(({ purpose }) => purpose !== back)
      .map(({ purpose }) => bytesOf(purpose))
      .toSorted(),
  );
  expect((await findLetter(db, back))?.status).toBe('failed');
  expect(await leave('', 0)).toEqual([]);
  const umpire = await signedIn(web, { role: 'umpire', address: 'una@blue.test' });
  expect((await umpire.post('/house/again', {}, '/games')).status).toBe(404);
  await web.stop();
});
