/** The page of the house: what waits for the operator, what waits to leave, what was given up, and what all runs on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../../src/campaign/archive/backup.ts';
import { writeToSelf } from '../../src/campaign/letters/to-self.ts';
import { dropLetters, markTrouble } from '../../src/store/outbox.ts';
import { openWebHouse, signedIn } from './house.ts';
import { GAME, openSavannah } from './savannah.ts';

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

    await db.transaction().execute((tx) => dropLetters(tx, [letter.purpose]));
    expect(await page()).not.toContain('Given up');

    const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-house-'));
    await backUp(web.house, join(scratch, 'a.backup'));
    rmSync(scratch, { recursive: true });
    expect(await page()).not.toContain('There is no backup yet');
    web.clock.set('2026-12-20T10:00:00Z');
    const later = await signedIn(web);
    expect((await later.get('/house')).text).toContain('The last backup is of ');

    await db.updateTable('games').set({ status: 'halted', haltedBecause: 'a fault of ours' }).execute();
    expect((await later.get('/house')).text).toContain('a fault of ours');
    const umpire = await signedIn(web, { role: 'umpire', address: 'una@blue.test' });
    expect((await umpire.get('/house')).status).toBe(404);
    await web.stop();
  });
