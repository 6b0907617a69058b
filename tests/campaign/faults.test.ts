import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FaultPoint, House } from '../../src/campaign/house/house.ts';
import { checkChain } from '../../src/engine/journal.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { gameOf } from '../../src/store/games.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { seedOf } from '../../src/store/secrets.ts';
import { replay } from '../../src/table/replay.ts';
import { cases } from '../cases.ts';
import { onEachDatabase, type TestDatabase } from '../store/databases.ts';
import {
  Clock,
  createOnce,
  houseIn,
  type PlayersServer,
  playersServer,
  START,
  send,
  settle,
  toyGame,
} from './toy-house.ts';

const POINTS: readonly FaultPoint[] = [
  'T1 before',
  'T1 after',
  'T2 before',
  'T2 within',
  'T2 after',
  'T3 before',
  'T3 after',
  'T4 before',
  'T4 within',
  'T4 after',
  'T5 before',
  'T5 after',
  'T6 claimed',
  'T6 handed over',
  'T6 after',
];

/** Of 256: the embedded database takes long to be opened again. */
const ODDS = { embedded: 12, server: 26 } as const;

/** Not an Error, so that nothing on the way takes it for a trouble it can deal with. */
class Killed {}

/** The whole life of a game; it may be begun again from its start at any time, as mail servers and sweeps do. */
async function life(house: House, clock: Clock, server: PlayersServer): Promise<void> {
  // Who begins again does so at the time of the kill: a mail is never read before it came.
  const at = (time: string) => {
    if (new Date(time) > clock.now) clock.set(time);
  };
  await createOnce(house);
  await settle(house, server.relay);
  await send(house, 'red', 'r1', ['PUSH', 'STANDING BID 2']);
  await send(house, 'blue', 'b1', ['hello, good luck!', 'PUSHH']);
  await settle(house, server.relay);
  at('2026-11-20T20:06:00.000Z');
  await settle(house, server.relay);
  await send(house, 'blue', 'b2', ['PUSH', 'READY']);
  await settle(house, server.relay);
  at('2026-11-20T20:22:00.000Z');
  await settle(house, server.relay);
  await send(house, 'red', 'r2', ['STATUS']);
  await settle(house, server.relay);
  for (const day of ['21', '22', '23', '24', '25']) {
    at(`2026-11-${day}T20:06:00.000Z`);
    await settle(house, server.relay);
  }
}

/** Lives the game through, killed wherever `kills` says and begun again each time on the reopened database. */
async function liveThrough(database: TestDatabase, server: PlayersServer, kills: (point: FaultPoint) => boolean) {
  const clock = new Clock(START);
  let killed = 0;
  for (;;) {
    const store = await database.open();
    const house = houseIn(store, clock, (point) => {
      if (!kills(point)) return;
      killed++;
      throw new Killed();
    });
    try {
      await life(house, clock, server);
      return { end: await endOf(house), killed };
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    } finally {
      await store.close();
    }
  }
}

/** All that must not depend on where a run was killed. */
async function endOf(house: House) {
  const { db } = house.store;
  const { status, head, length } = await gameOf(db, 'toy-1');
  const entries = await entriesOf(db, 'toy-1');
  checkChain(entries);
  const results = replay({ id: 'toy-1', game: toyGame, entries }, await seedOf(db, house.key, 'toy-1'));
  const letters = (await lettersOf(db, 'toy-1')).map(({ purpose, status: sent, bytes, recipient }) => ({
    purpose,
    sent,
    recipient,
    hash: createHash('sha256')
      .update(bytes ?? '')
      .digest('hex'),
  }));
  const readings = await db.selectFrom('readings').select(['message', 'outcome', 'facts']).orderBy('message').execute();
  const books = await db
    .selectFrom('books')
    .select(['seat', 'version', 'call', 'orders', 'ready'])
    .orderBy('seat')
    .orderBy('version')
    .execute();
  return { status, head, length, states: results.map((turn) => turn.closing), letters, readings, books };
}

onEachDatabase('a killed house', (fresh) => {
  let expected: Awaited<ReturnType<typeof endOf>>;
  let server: PlayersServer;
  beforeAll(async () => {
    server = await playersServer();
    expected = (await liveThrough(await fresh(), server, () => false)).end;
  });
  afterAll(() => server.stop());

  test('plays the game to its end when nobody kills it, every letter sent once', () => {
    expect(expected.status).toBe('over');
    expect(expected.states).toHaveLength(3);
    expect(expected.letters.every((letter) => letter.sent === 'sent')).toBe(true);
    expect(server.mails.map((mail) => mail.messageId)).toHaveLength(
      new Set(expected.letters.map((letter) => letter.purpose)).size,
    );
    expect(expected.readings.map((reading) => reading.outcome).sort()).toEqual([
      'answered',
      'answered',
      'booked',
      'booked',
    ]);
  });

  test('killed once at every named point, it ends in the same state with the same letters', async () => {
    const left = new Set<FaultPoint>(POINTS);
    const before = server.mails.length;
    const { end, killed } = await liveThrough(await fresh(), server, (point) => left.delete(point));
    expect([...left]).toEqual([]);
    expect(killed).toBe(POINTS.length);
    expect(end).toEqual(expected);
    everyLetterArrived(server, before);
  });

  test.each(
    [1, 2].slice(0, cases(2, 1)),
  )('killed at random (%i), it ends in the same state with the same letters', async (seed) => {
    let calls = 0;
    const before = server.mails.length;
    const chance = () => createHash('sha256').update(`${seed}/${calls++}`).digest()[0] as number;
    const database = await fresh();
    const odds = ODDS[database.kind];
    const { end, killed } = await liveThrough(database, server, () => chance() < odds);
    expect(killed).toBeGreaterThan(3);
    expect(end).toEqual(expected);
    everyLetterArrived(server, before);
  });

  /** A letter may come twice when the kill fell between handing over and marking; then with the same bytes. */
  function everyLetterArrived({ mails }: PlayersServer, from: number): void {
    const arrived = new Map<string, string>();
    for (const { messageId, raw } of mails.slice(from)) {
      expect(arrived.get(messageId) ?? raw).toBe(raw);
      arrived.set(messageId, raw);
    }
    expect(arrived.size).toBe(expected.letters.length);
  }
});
