/** Measures how fast a house works off the mails that wait when it starts: read, booked, answered, and the answers gone. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { outageGuard } from '../../campaign/clock/outage-guard.ts';
import { type HouseSettings, readSettings } from '../../campaign/house/settings.ts';
import { openHouse } from '../../campaign/house/with-store.ts';
import { outboxShelf } from '../../campaign/letters/outbox.ts';
import { runHouse } from '../../campaign/service/run-house.ts';
import { sweep } from '../../campaign/service/sweep.ts';
import { emptyOutbox } from '../../mail/outbox/outbox.ts';
import { openRelay } from '../../mail/sender/send.ts';
import { openStore } from '../../store/open.ts';
import type { Measured } from './bench.ts';
import {
  type Correspondent,
  correspondentsOf,
  createGames,
  demoOrders,
  headOf,
  PLAYERS,
  plain,
} from './bench-games.ts';

const MAILS = 2_000;
const GAMES = 10;
const MAILS_PER_SECOND = 100;
const MOST_MEGABYTES = 1000;
const LOOK_MILLISECONDS = 200;

interface MailLoad {
  mails?: number | undefined;
  games?: number | undefined;
  /** An empty database on a server; the embedded one when not given. */
  database?: string | undefined;
}

/** `told` hears of each measurement when all mails are answered. */
export async function mailsBench(told: (measured: Measured) => void, load: MailLoad = {}): Promise<void> {
  const { mails = MAILS, games = GAMES, database } = load;
  const scratch = await mkdtemp(join(tmpdir(), 'fieldpost-mails-'));
  const sink = new Worker(new URL('./bench-sink.ts', import.meta.url), { workerData: { domain: PLAYERS } });
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  const folder = join(scratch, 'mail');
  const settings = readSettings({
    FIELDPOST_DATA: scratch,
    FIELDPOST_DATABASE_URL: database,
    FIELDPOST_DOMAIN: 'post.test',
    FIELDPOST_MAIL_FOLDER: folder,
    FIELDPOST_RELAY_URL: `smtp://127.0.0.1:${port}`,
    // The limits of one sender are not what is measured, nor is the wait for the next look.
    FIELDPOST_SWEEP_SECONDS: '1',
    FIELDPOST_MAILS_PER_HOUR: String(mails),
    FIELDPOST_ANSWERS_PER_DAY: String(mails),
    FIELDPOST_LOG: 'error',
  });
  try {
    await writeMails(folder, await openGames(settings, games), mails);
    const answered = allAnswered(sink, mails);
    const before = process.memoryUsage.rss();
    const from = { at: performance.now(), cpu: process.cpuUsage(), main: process.threadCpuUsage() };
    let megabytes = 0;
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, (process.memoryUsage.rss() - before) / 1e6);
    }, LOOK_MILLISECONDS);
    const running = await runHouse(settings);
    const sinkMicroseconds = await answered;
    clearInterval(watch);
    const seconds = (performance.now() - from.at) / 1000;
    const cpu = process.cpuUsage(from.cpu);
    const main = process.threadCpuUsage(from.main);
    await running.stop();
    const kind = running.house.store.kind;
    const tell = (what: string, median: number, unit: string, aim: Measured['aim']) =>
      told({ what: `mails waiting at the start, ${kind}: ${what}`, median, unit, aim, runs: mails });
    tell('answered', mails / seconds, 'per second', { value: MAILS_PER_SECOND, better: 'more' });
    tell('processor', (cpu.user + cpu.system - sinkMicroseconds) / 1000 / mails, 'ms a mail', null);
    tell('of it the main thread', (main.user + main.system) / 1000 / mails, 'ms a mail', null);
    tell('memory taken for it, at most', megabytes, 'MB', { value: MOST_MEGABYTES, better: 'less' });
  } finally {
    await sink.terminate();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Games of Savannah whose first call is open. */
async function openGames(settings: HouseSettings, games: number): Promise<Correspondent[]> {
  const store = await openStore(settings.database);
  const house = openHouse(settings, store, []);
  const relay = openRelay({ ...(settings.relay as NonNullable<HouseSettings['relay']>) });
  await createGames(house, games);
  const guard = outageGuard(house.since, 0, house.log);
  for (;;) {
    const { resolved, rendered } = await sweep(house, guard);
    const { sent } = await emptyOutbox(outboxShelf(house), relay);
    if (resolved + rendered + sent === 0) break;
  }
  const correspondents = await correspondentsOf(house, games);
  relay.close();
  await store.close();
  return correspondents;
}

/** Mails of the demo's players as these seats would send them: each another, every third with HTML beside its text. */
async function writeMails(folder: string, seats: readonly Correspondent[], mails: number): Promise<void> {
  const bodies = demoOrders();
  await mkdir(folder, { recursive: true });
  for (let n = 0; n < mails; n++) {
    const writer = seats[n % seats.length] as Correspondent;
    const body = `${bodies.get(writer.seat)}\n\n# mail ${n}\n`;
    const html = `<html><body>${body.replace(/[<>&]/gu, ' ').replace(/\n/gu, '<br>\n')}</body></html>`;
    const parts = [
      'Content-Type: multipart/alternative; boundary="b"',
      '',
      '--b',
      ...plain(body),
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      html,
      '--b--',
    ];
    const raw = [...headOf(writer, n), ...(n % 3 === 2 ? parts : plain(body)), '']
      .join('\n')
      .replace(/\r?\n/gu, '\r\n');
    await writeFile(join(folder, `${String(n).padStart(8, '0')}.eml`), raw);
  }
}

/** Resolves with the processor time of the receiving server once each mail has been answered. */
function allAnswered(sink: Worker, mails: number): Promise<number> {
  sink.postMessage({ kind: 'ack', until: mails });
  return once(sink, 'message').then(([{ microseconds }]) => microseconds as number);
}
