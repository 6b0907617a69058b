/** `/health`, `/ready`, `/metrics`: for those who watch over the process. */
import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Router } from 'express';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { LITTLE_ROOM, roomFor } from '../../campaign/house/disk.ts';
import type { House } from '../../campaign/house/house.ts';
import { failingSources } from '../../campaign/service/mail-sources.ts';
import { isRehearsal } from '../../store/marks.ts';
import { stalledSince } from '../../store/outbox.ts';
import { sourcesOf } from '../../store/sources.ts';
import { strangersAnswered, strangersUnanswered } from '../../store/strangers.ts';
import type { Web } from '../site.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Metrics are given to whoever has their token. */
export function health({ house, metricsToken }: Pick<Web, 'house' | 'metricsToken'>): Router {
  const router = express.Router();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { db } = house.store;
  const count = (name: string, help: string, query: () => Promise<{ label: string; count: number }[]>) =>
    new Gauge({
      name,
      help,
      labelNames: ['status'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { label, count: n } of await query()) this.set({ status: label }, n);
      },
    });
  const byStatus = async (table: 'games' | 'outbox') =>
    (
      await db
        .selectFrom(table)
        .select(['status', (e) => e.fn.countAll().as('n')])
        .groupBy('status')
        .execute()
    ).map(({ status, n }) => ({ label: status, count: Number(n) }));
  count('fieldpost_games', 'games by status', () => byStatus('games'));
  count('fieldpost_letters', 'letters by status', () => byStatus('outbox'));

  count(
    'fieldpost_strangers',
    'mails of strangers refused within the hour: answered, or not because of the limits',
    async () => {
      const since = new Date(house.clock().getTime() - HOUR_MILLISECONDS);
      return [
        { label: 'answered', count: (await strangersAnswered(db, since)).length },
        { label: 'unanswered', count: await strangersUnanswered(db, since) },
      ];
    },
  );

  new Gauge({
    name: 'fieldpost_mail_source_up',
    help: 'whether a mail source can be read',
    labelNames: ['source'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, failingSince } of await sourcesOf(db, house.sources))
        this.set({ source: name }, failingSince === null ? 1 : 0);
    },
  });
  new Gauge({
    name: 'fieldpost_mail_source_read_through_seconds',
    help: 'all mail that had come to a source by then is stored, in seconds of Unix time; 0: never read',
    labelNames: ['source'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, readThrough } of await sourcesOf(db, house.sources))
        this.set({ source: name }, (readThrough?.getTime() ?? 0) / 1000);
    },
  });

  new Gauge({
    name: 'fieldpost_disk_free_bytes',
    help: 'room on the disk of the data folder',
    registers: [registry],
    collect() {
      this.set(roomFor(house) ?? Number.NaN);
    },
  });

  router.get('/health', async (_req, res) => {
    // Whoever starts a process again that does not answer helps where its database has died within it.
    const answers = await inTime(sql`select 1`.execute(db)).then(
      () => true,
      () => false,
    );
    res
      .status(answers ? 200 : 503)
      .type('text')
      .send(answers ? 'ok\n' : 'the database does not answer\n');
  });
  router.get('/ready', async (_req, res) => {
    // Pages work without mail, so a source that fails is told and takes nobody off the pages.
    const told = await inTime(troubles(house)).catch(() => null);
    res
      .status(told ? 200 : 503)
      .type('text')
      .send(told ? ['ready\n', ...told].join('') : ['the database does not answer\n', ...disk(house)].join(''));
  });
  new Gauge({
    name: 'fieldpost_relay_stalled_seconds',
    help: 'since when no letter leaves, in seconds of Unix time; 0: they do',
    registers: [registry],
    async collect() {
      this.set(((await stalledSince(db))?.since.getTime() ?? 0) / 1000);
    },
  });

  router.get('/metrics', async (req, res, next) => {
    if (metricsToken === null || !isBearer(req.get('authorization') ?? '', metricsToken)) return next();
    res.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}

/** What is wrong though pages are shown, one line each. Rejects where the database does not answer. */
async function troubles(house: House): Promise<string[]> {
  const sources = (await failingSources(house)).map(
    ({ name, failingSince }) => `mail ${name} not read since ${failingSince.toISOString()}\n`,
  );
  const stalled = await stalledSince(house.store.db);
  const letters = stalled && `letters do not leave since ${stalled.since.toISOString()}\n`;
  const rehearsal = (await isRehearsal(house.store.db)) ? ['a rehearsal: no mail is taken or sent\n'] : [];
  return [...rehearsal, ...sources, ...(letters ? [letters] : []), ...disk(house)];
}

const DATABASE_MILLISECONDS = 5_000;

function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), DATABASE_MILLISECONDS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

function disk(house: House): string[] {
  const room = roomFor(house);
  return room === null || room >= LITTLE_ROOM ? [] : [`disk ${Math.floor(room / 1_048_576)} MB left for our data\n`];
}

function isBearer(header: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header), hash(`Bearer ${token}`));
}
