import { createSecretKey, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkChain, Journal } from '../../src/engine/journal.ts';
import { blobOf, keepBlob } from '../../src/store/blobs.ts';
import { addBook, newestBooks } from '../../src/store/books.ts';
import { clearDeadline, deadlineOf, deadlinesDue, setDeadline, setReady } from '../../src/store/deadlines.ts';
import { lockDirectory } from '../../src/store/directory-lock.ts';
import { appendEntries, entriesOf } from '../../src/store/entries.ts';
import { addGame, changeGame, gameOf, lockGame } from '../../src/store/games.ts';
import { addMessage, addReading, messageToRead, type NewMessage, unreadMessages } from '../../src/store/messages.ts';
import {
  claimLetters,
  findLetter,
  keepRendered,
  markSent,
  markTrouble,
  owedDue,
  oweLetters,
  renderedDue,
} from '../../src/store/outbox.ts';
import type { Db, Store, Tx } from '../../src/store/schema.ts';
import { addPerson, addSeats, erasePerson, seatByToken, seatsOf } from '../../src/store/seats.ts';
import { keepSeed, seedOf } from '../../src/store/secrets.ts';
import { keepSnapshot, latestSnapshots } from '../../src/store/snapshots.ts';
import { addSource, allReadThrough, findSource, markRead, readThrough } from '../../src/store/sources.ts';
import { onEachDatabase, type TestDatabase } from './databases.ts';

const NOON = new Date('2026-11-22T12:00:00.000Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const within = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction().execute(work);

async function newGame(db: Db, id: string): Promise<void> {
  await within(db, async (tx) => {
    const scenarioHash = await keepBlob(tx, '{"id":"toy/one"}');
    await addGame(tx, {
      id,
      label: id,
      ruleset: 'toy',
      revision: 1,
      scenario: 'toy/one',
      scenarioHash,
      status: 'running',
      tempo: 'classic',
      zone: 'Europe/Paris',
      rhythm: '{}',
      umpire: null,
      head: '0'.repeat(64),
      length: 0,
      haltedBecause: null,
      annulledBecause: null,
      options: '{}',
      createdAt: NOON,
    });
    await addPerson(tx, { id: `${id}-anna`, name: 'Anna', address: 'anna@example.org' });
    await addSeats(tx, [
      {
        game: id,
        seat: 'white',
        position: 0,
        token: `${id}w`,
        person: `${id}-anna`,
        language: 'en',
        zone: 'Europe/London',
        paper: 'A4',
        phrase: null,
      },
      {
        game: id,
        seat: 'black',
        position: 1,
        token: `${id}b`,
        person: null,
        language: 'fr',
        zone: 'Europe/Paris',
        paper: 'A4',
        phrase: null,
      },
    ]);
  });
}

const mail = (id: string, more: Partial<NewMessage> = {}): NewMessage => ({
  id,
  source: 'imap',
  uidValidity: 4_294_967_295,
  uid: 1,
  messageId: `${id}@x`,
  sender: 'anna@example.org',
  sha256: id,
  envelope: '{}',
  raw: Buffer.from([0, 255, 13, 10]),
  receivedAt: NOON,
  ...more,
});

onEachDatabase('the store', (fresh) => {
  let database: TestDatabase;
  let store: Store;
  let db: Db;
  let games = 0;
  const game = async () => {
    const id = `toy-${++games}`;
    await newGame(db, id);
    return id;
  };
  beforeAll(async () => {
    database = await fresh();
    store = await database.open();
    db = store.db;
    await within(db, (tx) => addSource(tx, 'imap'));
  });
  afterAll(() => store.close());

  test('entries come back byte for byte and in order, and the chain holds', async () => {
    const id = await game();
    const journal = new Journal(id, '11'.repeat(32), []);
    journal.append(NOON.toISOString(), 'table', {
      kind: 'seed-commit',
      commitment: 'é ≤ "\u2028" \u0000'.replace('\u0000', ''),
    });
    for (let n = 0; n < 12; n++)
      journal.append(NOON.toISOString(), 'gm', {
        kind: 'table',
        act: 'rhythm',
        facts: { zone: 'UTC', time: '18:00', reason: '', least: n, days: [] },
      });
    await within(db, async (tx) => {
      await lockGame(tx, id);
      await appendEntries(tx, id, journal.added);
    });
    const entries = await entriesOf(db, id);
    expect(entries).toEqual(journal.entries);
    checkChain(entries);
    expect(await gameOf(db, id)).toMatchObject({ head: journal.head, length: 13 });
  });

  test('two writers cannot both append at the same place', async () => {
    const id = await game();
    const journal = new Journal(id, '22'.repeat(32), []);
    journal.append(NOON.toISOString(), 'table', { kind: 'seed-commit', commitment: 'x' });
    await within(db, (tx) => appendEntries(tx, id, journal.added));
    await expect(within(db, (tx) => appendEntries(tx, id, journal.added))).rejects.toThrow();
    expect(await entriesOf(db, id)).toHaveLength(1);
  });

  test('a transaction that fails leaves nothing behind, and the next one runs', async () => {
    const id = await game();
    const failing = within(db, async (tx) => {
      await changeGame(tx, id, { status: 'over' });
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect((await gameOf(db, id)).status).toBe('running');
  });

  test('an unknown status is refused by the database itself', async () => {
    const id = await game();
    await expect(within(db, (tx) => changeGame(tx, id, { status: 'finished' as 'over' }))).rejects.toThrow();
  });

  test('a blob is kept once, and one that changed is told', async () => {
    const hash = await within(db, (tx) => keepBlob(tx, 'map'));
    expect(await within(db, (tx) => keepBlob(tx, 'map'))).toBe(hash);
    expect(await blobOf(db, hash)).toBe('map');
    await db
      .updateTable('blobs')
      .set({ bytes: Buffer.from('mop') })
      .where('hash', '=', hash)
      .execute();
    await expect(blobOf(db, hash)).rejects.toMatchObject({ code: 'blob-changed' });
  });

  test('a mail is stored once by its bytes and once by its place in the mailbox', async () => {
    expect(await within(db, (tx) => addMessage(tx, mail('m1')))).toBe(true);
    expect(await within(db, (tx) => addMessage(tx, mail('m1', { uid: 2 })))).toBe(false);
    expect(await within(db, (tx) => addMessage(tx, mail('m2', { uid: 1 })))).toBe(false);
    expect(await within(db, (tx) => addMessage(tx, mail('m3', { messageId: 'm1@x', uid: 3 })))).toBe(true);
    const stored = await messageToRead(db, 'm1');
    expect(Buffer.from(stored?.raw as Uint8Array)).toEqual(Buffer.from([0, 255, 13, 10]));
    expect(stored).toMatchObject({ uidValidity: 4_294_967_295, receivedAt: NOON });
  });

  test('mails are read in the order they were received, each once', async () => {
    await within(db, async (tx) => {
      await addMessage(tx, mail('late', { uid: null, uidValidity: null, receivedAt: after(5) }));
      await addMessage(tx, mail('early', { uid: null, uidValidity: null, receivedAt: after(-5) }));
    });
    const waiting = (await unreadMessages(db, 100)).map(({ id }) => id);
    expect(waiting.indexOf('early')).toBeLessThan(waiting.indexOf('late'));
    const [first] = await unreadMessages(db, 1);
    expect((await unreadMessages(db, 100, null, first)).map(({ id }) => id)).toEqual(waiting.slice(1));
    const reading = {
      message: 'early',
      game: null,
      seat: null,
      outcome: 'refused' as const,
      facts: '{}',
      readAt: NOON,
    };
    expect(await within(db, (tx) => addReading(tx, reading))).toBe(true);
    expect(await within(db, (tx) => addReading(tx, reading))).toBe(false);
    expect((await unreadMessages(db, 100)).map(({ id }) => id)).not.toContain('early');
  });

  test('the newest version of each book is in force, and one without orders is told from one with none accepted', async () => {
    const id = await game();
    const book = {
      game: id,
      seat: 'white',
      call: 't01/white/movement@white',
      standing: [],
      numbered: 0,
      replies: {},
      readyKept: false,
      ready: false,
      message: null,
      mails: ['a'],
      receivedAt: NOON,
    };
    const order = { id: 'o1', verb: 'move', args: { units: ['king'] }, canonical: 'MOVE king', line: 3 };
    await within(db, async (tx) => {
      await addBook(tx, { ...book, version: 1, orders: [order] });
      await addBook(tx, { ...book, version: 2, orders: [], ready: true });
      await addBook(tx, { ...book, seat: 'black', version: 1, orders: null, standing: [order] });
    });
    const books = await newestBooks(db, id);
    expect(books.get('white')).toMatchObject({ version: 2, orders: [], ready: true });
    expect(books.get('black')).toMatchObject({ version: 1, orders: null, standing: [order], receivedAt: NOON });
  });

  test('all sources must have been read beyond a moment, and reading never goes back', async () => {
    await within(db, async (tx) => {
      await addSource(tx, 'a');
      await addSource(tx, 'b');
      await readThrough(tx, 'a', after(10));
      await readThrough(tx, 'a', after(5));
    });
    expect(await allReadThrough(db, ['a', 'b'])).toBeNull();
    await within(db, (tx) => readThrough(tx, 'b', after(7)));
    expect(await allReadThrough(db, ['a', 'b'])).toEqual(after(7));
    expect(await allReadThrough(db, ['a'])).toEqual(after(10));
    expect(await allReadThrough(db, ['a', 'unknown'])).toBeNull();
    await within(db, (tx) => markRead(tx, 'a', 4_294_967_290, 4_000_000_000));
    expect(await findSource(db, 'a')).toMatchObject({ uidValidity: 4_294_967_290, lastUid: 4_000_000_000 });
  });

  test('a deadline is due when it is past or all are ready, only in a running game', async () => {
    const id = await game();
    const needs = [{ seat: 'white', role: 'white', address: 'a', call: 'movement', question: null }];
    const deadline = {
      game: id,
      ordinal: 1,
      printed: 16,
      call: 'a',
      needs,
      wall: '2026-11-22T21:00',
      zone: 'Europe/Paris',
      dueAt: after(480),
      openedAt: NOON,
      readyAt: null,
      lockedAt: null,
    };
    await within(db, (tx) => setDeadline(tx, deadline));
    expect(await deadlineOf(db, id)).toEqual({ ...deadline, excusedUntil: null, unmoved: null });
    const due = async (at: Date) => (await deadlinesDue(db, at)).filter((row) => row.game === id).length;
    expect(await due(after(479))).toBe(0);
    expect(await due(after(480))).toBe(1);
    await within(db, (tx) => setReady(tx, id, after(10)));
    expect(await due(after(11))).toBe(1);
    await within(db, (tx) => changeGame(tx, id, { status: 'paused' }));
    expect(await due(after(480))).toBe(0);
    await within(db, (tx) => clearDeadline(tx, id));
    expect(await deadlineOf(db, id)).toBeNull();
  });

  test('a letter is owed once, rendered once, claimed by one, and its bytes never change', async () => {
    const id = await game();
    const purpose = `start/${id}/white`;
    const letter = {
      purpose,
      messageId: `${purpose}@x`,
      game: id,
      seat: 'white',
      kind: 'start' as const,
      facts: '{}',
      recipient: null,
    };
    await within(db, (tx) => oweLetters(tx, [letter], NOON));
    await within(db, (tx) => oweLetters(tx, [{ ...letter, facts: '{"again":true}' }], after(1)));
    expect((await findLetter(db, purpose))?.facts).toBe('{}');
    expect(await owedDue(db, NOON, 10)).toContain(purpose);
    const claim = async (by: string, from: number, until: number) =>
      (await within(db, (tx) => claimLetters(tx, [purpose, 'none'], by, after(from), after(until))))[0];
    const render = (text: string) =>
      within(db, (tx) => {
        const rendered = { purpose, bytes: Buffer.from(text), recipient: 'anna@example.org', sender: 'toy@x' };
        return keepRendered(tx, [rendered, { ...rendered, purpose: 'none' }]);
      });
    const due = async (at: number) => (await renderedDue(db, after(at), 10)).map((one) => one.purpose);
    expect(await claim('w1', 0, 5)).toBeUndefined();
    expect(await render('first')).toEqual(new Set([purpose]));
    expect(await render('second')).toEqual(new Set());
    expect(await renderedDue(db, NOON, 10)).toContainEqual({ purpose, bytes: 5 });
    expect(Buffer.from((await claim('w1', 0, 5))?.bytes as Uint8Array).toString()).toBe('first');
    expect(await claim('w2', 1, 6)).toBeUndefined();
    // The first worker died: its claim runs out.
    expect((await claim('w2', 5, 9))?.attempts).toBe(2);
    await within(db, (tx) => markTrouble(tx, purpose, 'greylisted', after(20)));
    expect(await due(19)).not.toContain(purpose);
    expect(await due(20)).toContain(purpose);
    await within(db, (tx) => markSent(tx, [purpose], after(20)));
    expect(await due(99)).not.toContain(purpose);
  });

  test('the bytes of letters, small already, are not pressed again', async () => {
    const { rows } = await sql<{ kept: string }>`
      select attstorage as kept from pg_attribute where attrelid = 'outbox'::regclass and attname = 'bytes'`.execute(
      db,
    );
    expect(rows).toEqual([{ kept: 'e' }]);
  });

  test("R22 a seed is sealed: not in the row's bytes, not under another key, not in another game's row", async () => {
    const [one, two] = [await game(), await game()];
    const key = createSecretKey(randomBytes(32));
    const seed = randomBytes(32).toString('hex');
    await within(db, (tx) => keepSeed(tx, key, one, seed));
    expect(await seedOf(db, key, one)).toBe(seed);
    const row = await db.selectFrom('secrets').selectAll().where('game', '=', one).executeTakeFirstOrThrow();
    expect(Buffer.from(row.sealed).toString('hex')).not.toContain(seed);
    await expect(seedOf(db, createSecretKey(randomBytes(32)), one)).rejects.toMatchObject({
      code: 'wrong-operator-key',
    });
    await db.insertInto('secrets').values({ game: two, sealed: row.sealed }).execute();
    await expect(seedOf(db, key, two)).rejects.toMatchObject({ code: 'wrong-operator-key' });
  });

  test('a person can be forgotten; the seat stays, and its token opens it in any case', async () => {
    const id = await game();
    expect((await seatsOf(db, id)).map((seat) => [seat.seat, seat.address])).toEqual([
      ['white', 'anna@example.org'],
      ['black', null],
    ]);
    await within(db, (tx) => erasePerson(tx, `${id}-anna`, NOON));
    expect(await seatByToken(db, `${id}W`)).toMatchObject({ seat: 'white', name: null, address: null });
  });

  test('snapshots are replaced, newest first', async () => {
    const id = await game();
    for (const ordinal of [1, 2, 3])
      await within(db, (tx) => keepSnapshot(tx, id, { ordinal, head: 'h', bytes: `${ordinal}` }));
    await within(db, (tx) => keepSnapshot(tx, id, { ordinal: 3, head: 'i', bytes: '3b' }));
    expect(await latestSnapshots(db, id, 2)).toEqual([
      { ordinal: 3, head: 'i', bytes: '3b' },
      { ordinal: 2, head: 'h', bytes: '2' },
    ]);
  });

  test('any bytes survive the mail table', async () => {
    let n = 0;
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        const id = `bytes-${n++}`;
        await within(db, (tx) => addMessage(tx, mail(id, { uid: null, uidValidity: null, raw: bytes })));
        expect(Buffer.from((await messageToRead(db, id))?.raw as Uint8Array).equals(Buffer.from(bytes))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('what was committed is there after closing and opening again', async () => {
    const own = await fresh();
    const first = await own.open();
    await newGame(first.db, 'toy-kept');
    await first.close();
    const second = await own.open();
    expect((await gameOf(second.db, 'toy-kept')).createdAt).toEqual(NOON);
    await second.close();
  });

  test('an embedded database in use is refused, with the process that uses it', async () => {
    if (store.kind === 'server') return;
    await expect(database.open()).rejects.toMatchObject({ code: 'database-in-use' });
  });
});

test('a lock whose owner is dead, or whose id another process has now, is taken over', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-lock-'));
  const directory = join(scratch, 'db');
  // Releases before this one left such files.
  writeFileSync(`${directory}.lock`, `{"pid":${process.pid},"started":"before"}`);
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(/database-in-use/);
  lock.release();
  lockDirectory(directory).release();
  rmSync(scratch, { recursive: true });
});
