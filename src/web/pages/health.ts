/** `/health`, `/ready`, `/metrics`: for those who watch over the process. */
import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Router } from 'express';
import { sql } from 'kysely';
import { LITTLE_ROOM, roomFor } from '../../campaign/house/disk.ts';
import type { House } from '../../campaign/house/house.ts';
import { failingSources } from '../../campaign/service/mail-sources.ts';
import { isRehearsal } from '../../store/marks.ts';
import { stalledSince } from '../../store/outbox.ts';
import type { Web } from '../site.ts';
import { figuresOf } from './figures.ts';

/** Metrics are given to whoever has their token. */
export function health({ house, metricsToken }: Pick<Web, 'house' | 'metricsToken'>): Router {
  const router = express.Router();
  const registry = figuresOf(house);
  const { db } = house.store;

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
