/** What the house looks for at every sweep and every mail is found by an index, however much there is: as PostgreSQL explains it. */
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadlinesDue, deadlinesOpen } from '../../src/store/deadlines.ts';
import { dueNow } from '../../src/store/due.ts';
import { idsOf } from '../../src/store/games.ts';
import { mailsIn, mailsWaiting } from '../../src/store/mail-book.ts';
import {
  addReading,
  lastRefused,
  mailsFrom,
  readMails,
  refusalsSince,
  unreadBefore,
  unreadMessages,
  waitNoLonger,
} from '../../src/store/messages.ts';
import {
  freeStalled,
  lettersToRender,
  lettersUnderWay,
  owedDue,
  renderedDue,
  stalledSince,
  umpireLettersLike,
} from '../../src/store/outbox.ts';
import { letterFrom } from '../../src/store/posts.ts';
import type { Db, Tables } from '../../src/store/schema.ts';
import { lettersSentTo } from '../../src/store/sent-letters.ts';
import { strangersAnswered, strangersUnanswered } from '../../src/store/strangers.ts';
import { shedLetters } from '../../src/store/tidy.ts';
import { migratedDatabase } from './postgres.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const BIG = ['messages', 'readings', 'outbox', 'entries'];
let db: Db;
/** Plans of the statements asked since the last look. */
let plans: string[] = [];

beforeAll(async () => {
  const pool = new pg.Pool({ connectionString: await migratedDatabase(), max: 1 });
  const explaining = {
    connect: async () => {
      const client = await pool.connect();
      return {
        release: () => client.release(),
        query: async (text: string, values: unknown[]) => {
          if (/^\s*(select|update|with|insert|delete)/iu.test(text)) {
            const { rows } = await client.query(`explain ${text}`, values);
            plans.push(rows.map((row) => Object.values(row as object)[0]).join('\n'));
          }
          return client.query(text, values);
        },
      };
    },
    end: () => pool.end(),
  };
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: explaining as never }),
    plugins: [new CamelCasePlugin()],
  });
  await sql`insert into sources (name) values ('smtp')`.execute(db);
  await sql`insert into blobs (hash, bytes) values ('s', '')`.execute(db);
  await sql`
    insert into games (id, label, ruleset, revision, scenario, scenario_hash, status, tempo, zone, rhythm, head, length, options, created_at)
    select 'g' || n, 'g', 'toy', 1, 'toy/one', 's', case when n <= 5 then 'seeding' when n <= 10 then 'inviting' when n <= 500 then 'running' else 'over' end,
      'classic', 'UTC', '{}', '', 0, '{}', ${NOW} from generate_series(1, 1000) n`.execute(db);
  await sql`
    insert into messages (id, source, message_id, sender, sha256, envelope, received_at, unread)
    select 'm' || n, 'smtp', 'm' || n, 'p' || n % 3000 || '@x', 'm' || n, '{}', ${NOW}::timestamptz - n * interval '1 minute', n <= 20
    from generate_series(1, 60000) n`.execute(db);
  await sql`
    insert into readings (message, game, seat, outcome, facts, read_at)
    select 'm' || n, case when n % 10 = 0 then null else 'g' || n % 1000 + 1 end, 'red', 'booked', '{}', ${NOW}::timestamptz - n * interval '1 minute'
    from generate_series(21, 60000) n`.execute(db);
  await sql`
    insert into outbox (purpose, message_id, game, seat, kind, facts, sender, status, due_at, owed_at)
    select 'ack/m' || n, 'o' || n, case when n % 10 = 0 then null else 'g' || n % 1000 + 1 end, 'red', case when n % 20 = 1 then 'umpire' else 'ack' end,
      '{}', 'bounce+' || n || '@x', case when n <= 20 then 'owed' when n <= 40 then 'rendered' else 'sent' end,
      ${NOW}::timestamptz - n * interval '1 minute', ${NOW}::timestamptz - n * interval '1 minute'
    from generate_series(1, 60000) n`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => db.destroy());

const hourAgo = new Date(NOW.getTime() - 3_600_000);
const part = { limit: 20, offset: 0 };
test.each<[string, () => Promise<unknown>]>([
  ['mails unread', () => unreadMessages(db, 1000, NOW)],
  ['mails unread, from one on', () => unreadMessages(db, 1000, NOW, { receivedAt: hourAgo, arrival: 5 })],
  ['mails unread from before a deadline', () => unreadBefore(db, NOW)],
  ['mails that wait no longer', () => waitNoLonger(db, NOW)],
  ['mails waiting, as the desk shows them', () => mailsWaiting(db, 10)],
  [
    'the outcome of a mail',
    () =>
      db
        .transaction()
        .execute((tx) =>
          addReading(tx, { message: 'm1', game: null, seat: null, outcome: 'booked', facts: '{}', readAt: NOW }),
        ),
  ],
  ['mails of a game', () => mailsIn(db, 'g7', part)],
  ['mails read as a game’s', () => readMails(db, 'g7')],
  ['mails of a seat', () => mailsFrom(db, 'g7', 'red')],
  ['the last refused', () => lastRefused(db, 'g7', 'red', ['x'])],
  ['refusals of a sender', () => refusalsSince(db, 'p7@x', 'no-seat', hourAgo)],
  ['strangers answered', () => strangersAnswered(db, hourAgo)],
  ['strangers not answered', () => strangersUnanswered(db, hourAgo)],
  ['letters to render', () => owedDue(db, NOW, 100)],
  ['letters to render, whole', () => lettersToRender(db, ['ack/m3', 'ack/m4'])],
  ['letters to send', () => renderedDue(db, NOW, 50)],
  ['letters of a game under way', () => lettersUnderWay(db, 'g7')],
  ['letters to be made again', () => shedLetters(db, hourAgo, 8)],
  ['letters stalled', () => stalledSince(db)],
  ['letters that stall no more', () => freeStalled(db, NOW)],
  ['letters to umpires of late', () => umpireLettersLike(db, 'umpire/%/mail-source/x', hourAgo)],
  ['the letter of an envelope sender', () => letterFrom(db, 'bounce+7@x')],
  ['letters of a seat', () => lettersSentTo(db, { game: 'g7', seat: 'red' }, ['o7'])],
  ['what is due', () => dueNow(db, NOW)],
  ['deadlines due', () => deadlinesDue(db, NOW)],
  ['deadlines open', () => deadlinesOpen(db, NOW)],
  ['games that wait for their start', () => idsOf(db, 'seeding')],
])('%s', async (_what, ask) => {
  plans = [];
  await ask();
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) for (const table of BIG) expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
});
