/** `/house`: operators see all parts of the house at once, and what waits for them. */
import { readFileSync } from 'node:fs';
import express, { type Router } from 'express';
import { LITTLE_ROOM, roomFor } from '../../campaign/house/disk.ts';
import type { House } from '../../campaign/house/house.ts';
import { localTime } from '../../campaign/house/time.ts';
import { tryAgain } from '../../campaign/letters/reach.ts';
import { momentWords } from '../../reports/index.ts';
import { isRehearsal, lastBackedUp } from '../../store/marks.ts';
import { unreadBefore } from '../../store/messages.ts';
import { stalledSince } from '../../store/outbox.ts';
import {
  databaseFacts,
  deadLetters,
  gamesByStatus,
  haltedGames,
  lettersNotSent,
  mailsInDoubt,
} from '../../store/queues.ts';
import { sourcesOf } from '../../store/sources.ts';
import { showPage } from '../page.ts';
import { mustBeOperator } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { field, query } from './form.ts';
import { mailTroubles } from './mail-trouble.ts';
import { letterPath } from './mails.ts';
import { LETTERS, STATES } from './post-words.ts';

const { version: VERSION } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const MEGABYTE = 1_048_576;
/** Letters given up that are listed; each game's mails have all of its own. */
const MOST_DEAD = 50;
/** A backup older than this is asked for. */
const BACKUP_MILLISECONDS = 7 * 86_400_000;

const when = (at: Date): string => momentWords(localTime(at, 'UTC'), 'en');
const megabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;

export function thisHouse({ house, wake }: Pick<Web, 'house' | 'wake'>): Router {
  const router = express.Router();
  router.get('/house', async (req, res) => {
    mustBeOperator(res);
    const { db } = house.store;
    const [stalled, dead, queues, doubtful, halted] = await Promise.all([
      stalledSince(db),
      deadLetters(db, MOST_DEAD),
      lettersNotSent(db),
      mailsInDoubt(db),
      haltedGames(db),
    ]);
    const view = {
      troubles: await mailTroubles(house, null, 'UTC'),
      stalled: stalled && { ...stalled, since: when(stalled.since) },
      halted,
      doubtful,
      ...(await machine(house)),
      sources: (await sourcesOf(db, house.sources)).map(({ name, readThrough, failingSince }) => ({
        name,
        through: readThrough && when(readThrough),
        failing: failingSince !== null,
      })),
      unread: await unreadBefore(db, house.clock()),
      queues: queues.map(({ status, letters, oldest }) => ({ state: STATES[status], letters, oldest: when(oldest) })),
      done: doneIn(query(req, 'again')),
      dead: dead.map(({ game, kind, recipient, trouble, owedAt, purpose }) => ({
        purpose,
        link: game && letterPath(game, purpose),
        kind: LETTERS[kind],
        game: game ?? 'none',
        recipient: recipient ?? 'nobody',
        trouble: trouble ?? '',
        at: when(owedAt),
      })),
      games: await gamesByStatus(db),
    };
    showPage(res, 'this-house', { title: 'This house' }, view);
  });
  router.post('/house/again', async (req, res) => {
    mustBeOperator(res);
    const purpose = field(req, 'letter');
    const letters = await tryAgain(house, purpose === '' ? null : purpose);
    wake();
    res.redirect(303, `/house?again=${letters}`);
  });
  return router;
}

/** What is said after letters were to be tried again; null where none were. */
function doneIn(again: string): string | null {
  if (!/^\d{1,9}$/u.test(again)) return null;
  return again === '1' ? 'One letter is tried again.' : `${again} letters are tried again.`;
}

/** What the house runs on, and whether its disk or its backup wants looking after. */
async function machine(house: House) {
  const { db, kind } = house.store;
  const [{ version, bytes }, backup, rehearsal] = await Promise.all([
    databaseFacts(db),
    lastBackedUp(db),
    isRehearsal(db),
  ]);
  const room = roomFor(house);
  return {
    version: VERSION,
    node: process.version,
    database: `PostgreSQL ${version}${kind === 'embedded' ? ', embedded' : ''}, ${megabytes(bytes)}`,
    room: room === null ? 'not known: the data folder is not there yet' : megabytes(room),
    fullDisk: room !== null && room < LITTLE_ROOM,
    memory: megabytes(process.memoryUsage().rss),
    since: when(house.since),
    rehearsal,
    backup: backup && when(backup),
    oldBackup: backup !== null && house.clock().getTime() - backup.getTime() > BACKUP_MILLISECONDS,
  };
}
