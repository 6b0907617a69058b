import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outageGuard } from '../../src/campaign/clock/outage-guard.ts';
import type { FaultPoint, House } from '../../src/campaign/house/house.ts';
import { sweep } from '../../src/campaign/service/sweep.ts';
import { TryAgain } from '../../src/engine/errors.ts';
import { type BookRow, booksOf, newestBooks } from '../../src/store/books.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { addReading, unreadMessages } from '../../src/store/messages.ts';
import type { Store } from '../../src/store/schema.ts';
import { onEachDatabase } from '../store/databases.ts';
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
  toyOne,
} from './toy-house.ts';

onEachDatabase('mails that wait together', (fresh) => {
  let store: Store;
  let house: House;
  let clock: Clock;
  let server: PlayersServer;
  let games = 0;
  let id = '';
  /** What a test lets happen at a fault point. */
  let happens: (point: FaultPoint) => void = () => {};
  /** Read so far in transactions of several. */
  let commits = 0;

  beforeAll(async () => {
    store = await (await fresh()).open();
    clock = new Clock(START);
    house = houseIn(store, clock, (point) => {
      if (point === 'T2 after') commits++;
      happens(point);
    });
    server = await playersServer();
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
  });
  beforeEach(async () => {
    happens = () => {};
    await store.db.updateTable('games').set({ status: 'over' }).execute();
    id = `toy-${++games}`;
    clock.set(START);
    await createOnce(house, { ...toyOne, id, tempo: 'together' });
    await settle(house, server.relay);
    server.mails.length = 0;
    commits = 0;
  });

  let minutes = 0;
  /** Each mail comes a minute after the one before. */
  const post = async (seat: string, name: string, ...lines: string[]) => {
    clock.now = new Date(new Date(START).getTime() + ++minutes * 1000);
    await send(house, seat, `${id}-${name}`, lines, { game: id });
  };
  const look = () => sweep(house, outageGuard(house.since, 0, house.log));
  const pushes = async (seat: string) => (await newestBooks(store.db, id)).get(seat)?.orders?.length ?? 0;
  const versions = async (seat: string) =>
    (await booksOf(store.db, id, seat)).map(({ version, orders }) => [
      version,
      (JSON.parse(orders ?? '[]') as BookRow['mails']).length,
    ]);
  const outcomes = async () => {
    const rows = await store.db
      .selectFrom('readings')
      .innerJoin('messages', 'messages.id', 'readings.message')
      .select(['messages.messageId', 'outcome'])
      .where('messages.messageId', 'like', `<${id}-%`)
      .execute();
    return Object.fromEntries(
      rows.map(({ messageId, outcome }) => [messageId.slice(`<${id}-`.length).replace(/@.*/, ''), outcome]),
    );
  };
  const acks = () => server.mails.filter(({ messageId }) => messageId.startsWith('ack.'));
  const push = (times: number) => Array.from({ length: times }, () => 'PUSH');

  test('are one transaction; of two of one seat the later stands, and its answer says which it replaced', async () => {
    await post('red', '1', ...push(1));
    await post('blue', 'b', ...push(3));
    await post('red', '2', ...push(2));
    await settle(house, server.relay);
    expect(commits).toBe(1);
    expect(await versions('red')).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(await pushes('blue')).toBe(3);
    const texts = acks().map(({ raw }) => raw.replace(/=\r\n/g, ''));
    expect(texts).toHaveLength(3);
    expect(texts.filter((raw) => /Replaces your book of/.test(raw))).toHaveLength(1);
  });

  test('are read in the order they were received, however many, and each is answered once', async () => {
    const sent = 130;
    for (let n = 1; n <= sent; n++) await post(n % 2 ? 'red' : 'blue', `${n}`, ...push(1 + (n % 5)), `# ${n}`);
    await settle(house, server.relay);
    expect(commits).toBe(2);
    for (const [seat, first] of [
      ['red', 1],
      ['blue', 2],
    ] as const)
      expect(await versions(seat)).toEqual(
        Array.from({ length: sent / 2 }, (_, i) => [i + 1, 1 + ((first + 2 * i) % 5)]),
      );
    expect(new Set(acks().map(({ messageId }) => messageId)).size).toBe(sent);
    expect(acks()).toHaveLength(sent);
  });

  test('where one cannot be answered, lose none: it is refused, the others are booked', async () => {
    const broken: House = {
      ...house,
      games: new Map(),
      atHand: new Map(),
      failing: new Map(),
      rulesetOf: (name) => ({
        ...house.rulesetOf(name),
        open: () => ({
          ...toyGame,
          unordered: (_view, _role, book) => {
            if (book.length === 4) throw new Error('a fault of ours');
            return [];
          },
        }),
      }),
    };
    await post('red', 'a', ...push(1));
    await post('blue', 'b', ...push(4));
    await post('red', 'c', ...push(2));
    await post('blue', 'd', ...push(2));
    await settle(broken, server.relay);
    expect(await outcomes()).toEqual({ a: 'booked', b: 'refused', c: 'booked', d: 'booked' });
    expect(acks()).toHaveLength(3);
  });

  test('whose transaction fails are read one by one: none is lost, each is answered once', async () => {
    await post('red', '1', ...push(1));
    await post('blue', 'b', ...push(1));
    await post('red', '2', ...push(2));
    let failures = 1;
    happens = (point) => {
      if (point === 'T2 within' && failures-- > 0) throw new Error('the database is away');
    };
    await settle(house, server.relay);
    expect(commits).toBe(3);
    expect(await versions('red')).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(acks()).toHaveLength(3);
  });

  test('of which another worker has read one meanwhile are read without it', async () => {
    await post('red', '1', ...push(1));
    await post('red', '2', ...push(2));
    const [first] = await unreadMessages(store.db, 1);
    const reading = { message: first?.id ?? '', game: id, seat: 'red', outcome: 'answered' as const };
    let others: Promise<unknown> = Promise.resolve();
    happens = (point) => {
      if (point !== 'T2 before') return;
      happens = () => {};
      others = store.db
        .transaction()
        .execute((tx) => addReading(tx, { ...reading, facts: '{"by":"another"}', readAt: clock.now }));
    };
    await settle(house, server.relay);
    await others;
    expect(await versions('red')).toEqual([[1, 2]]);
    expect(acks()).toHaveLength(1);
  });

  test('see what those before them changed beside the book', async () => {
    await post('red', '1', ...push(1));
    await post('red', '2', 'LANGUAGE french');
    await post('red', '3', ...push(2));
    await settle(house, server.relay);
    const last = acks().find(({ raw }) => raw.includes(`In-Reply-To: <${id}-3@mail.test>`));
    const { text } = await simpleParser(Buffer.from(last?.raw ?? '', 'latin1'));
    expect(text).toContain('Répondez au-dessus');
    expect(await pushes('red')).toBe(2);
  });

  test('of a seat wait behind one of it that must wait, so that the latest stands in the end; others do not', async () => {
    await post('red', '1', ...push(1));
    await post('blue', 'b', ...push(3));
    await post('red', '2', ...push(2));
    let first = true;
    happens = (point) => {
      if (point === 'T2 before' && first) {
        first = false;
        throw new TryAgain('dns-silent', {});
      }
    };
    await look();
    expect(Object.keys(await outcomes())).toEqual(['b']);
    await settle(house, server.relay);
    expect(await pushes('red')).toBe(2);
    expect(await versions('red')).toHaveLength(2);
  });

  test('READY of all and a later mail that takes it back, read at one go, leave the call open', async () => {
    await post('red', '1', ...push(1), 'READY');
    await post('blue', 'b', ...push(1), 'READY');
    await look();
    expect((await deadlineOf(store.db, id))?.readyAt).not.toBeNull();
    await post('red', '2', ...push(2));
    await post('red', '3', 'READY');
    await post('blue', 'c', ...push(2));
    await look();
    expect((await deadlineOf(store.db, id))?.readyAt).toBeNull();
  });
});
