/** `/health`, `/ready`, `/metrics`: for those who watch over the process. */
import express, { type Router } from 'express';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { House } from '../../campaign/house/house.ts';
import { failingSources } from '../../campaign/service/mail-sources.ts';
import { stalledSince } from '../../store/outbox.ts';
import { sourcesOf } from '../../store/sources.ts';
import { strangersAnswered, strangersUnanswered } from '../../store/strangers.ts';
import type { Web } from '../site.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Metrics are given to this machine alone. */
export function health({ house }: Pick<Web, 'house'>): Router {
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

  router.get('/health', (_req, res) => {
    res.type('text').send('ok\n');
  });
  router.get('/ready', async (_req, res) => {
    // Pages work without mail, so a source that fails is told and takes nobody off the pages.
    const told = await troubles(house).catch(() => null);
    res
      .status(told ? 200 : 503)
      .type('text')
      .send(told ? ['ready\n', ...told].join('') : 'the database does not answer\n');
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
    if (!/^(::1|(::ffff:)?127\.)/.test(req.ip ?? '')) return next();
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
  return [...sources, ...(letters ? [letters] : [])];
}
