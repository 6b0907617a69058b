/**
 * Measures a deadline hour: games of one house on PostgreSQL whose calls all close in the same moment, with so many
 * workers. Players mail their orders by SMTP, then the deadline passes, until every report is handed to a mail server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { type House, transact } from '../../campaign/house/house.ts';
import { readSettings } from '../../campaign/house/settings.ts';
import { openHouse } from '../../campaign/house/with-store.ts';
import { openRelay, sendRaw } from '../../mail/sender/send.ts';
import { deadlineOf, moveDeadline } from '../../store/deadlines.ts';
import { idsOf } from '../../store/games.ts';
import { openStore } from '../../store/open.ts';
import type { Measured } from './bench.ts';
import { correspondentsOf, createGames, demoOrders, headOf, PLAYERS, plain } from './bench-games.ts';
import type { Come, Wanted } from './bench-sink.ts';

const FIELDPOST = new URL('../../../bin/fieldpost', import.meta.url).pathname;
/** Of each game. */
const SEATS = 2;
/** The deadline passes so long after it is set. */
const AHEAD_MILLISECONDS = 2000;
/** All reports of 1,000 games within six minutes, on two cores. */
const REPORTS_PER_SECOND = (1000 * SEATS) / 360;
const ACKNOWLEDGED_SECONDS = 5;
const KIBIBYTES_A_MEGABYTE = 1e6 / 1024;
/** Of processor time, as Linux counts it for a process. */
const TICKS_A_SECOND = 100;

export interface Load {
  games: number;
  /** How many processes play and make letters; each number is measured on a database of its own. */
  workers: readonly number[];
  /** A server of PostgreSQL on which databases are made for it, and dropped. */
  database: string;
}

/** Seconds from the deadline to each report, in order. */
export type Arrivals = readonly number[];

/** `told` hears of each measurement; what comes back are the arrivals for each number of workers. */
export async function loadBench(told: (one: Measured) => void, load: Load): Promise<Map<number, Arrivals>> {
  const curves = new Map<number, Arrivals>();
  for (const workers of load.workers) curves.set(workers, await measure(told, load, workers));
  return curves;
}

async function measure(told: (one: Measured) => void, { games, database }: Load, workers: number): Promise<Arrivals> {
  const scratch = await mkdtemp(join(tmpdir(), 'fieldpost-load-'));
  const name = `load_${process.pid}_${workers}`;
  await onServer(database, `create database ${name}`);
  const url = new URL(database);
  url.pathname = `/${name}`;
  const sink = new Worker(new URL('./bench-sink.ts', import.meta.url), { workerData: { domain: PLAYERS } });
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  const environment = settingsOf(scratch, url.href, port, games);
  const settings = readSettings(environment);
  const store = await openStore(settings.database);
  const house = openHouse(settings, store, []);
  const parts: Part[] = [];
  try {
    const start = (...command: string[]) => begin({ ...process.env, ...environment }, command);
    const shared = ['--roles', 'turns,letters', '--concurrency', String(workers)];
    parts.push({ what: 'mail', ...(await start('serve', '--roles', 'intake,mail')) });
    parts.push({ what: 'turns and letters', ...(await start('worker', ...shared)) });
    await createGames(house, games);
    await letters(sink, { kind: 'call', until: games * SEATS });
    const bytes = await sizeOf(url.href);
    const answered = letters(sink, { kind: 'ack', until: games * SEATS });
    const sent = await mailOrders(house, games, parts[0]?.port ?? 0);
    const acknowledged = [...(await answered).times].map(([id, at]) => (at - (sent.get(id) ?? at)) / 1000);
    const before = await Promise.all(parts.map(usedBy));
    const due = await letDeadlinePass(house);
    const reports = await letters(sink, { kind: 'report', until: games * SEATS });
    const after = await Promise.all(parts.map(usedBy));
    const arrivals = [...reports.times.values()].map((at) => (at - due) / 1000).toSorted((a, b) => a - b);
    const tell = (what: string, median: number, unit: string, aim: Measured['aim'] = null) =>
      told({ what: `${games} games due at once, workers: ${workers}: ${what}`, median, unit, aim, runs: games });
    tell('reports', arrivals.length / (arrivals.at(-1) ?? 1), 'per second', {
      value: REPORTS_PER_SECOND,
      better: 'more',
    });
    for (const part of [50, 99]) tell(`report after the deadline, p${part}`, percentile(arrivals, part), 's');
    tell('acknowledgement, p99', percentile(acknowledged, 99), 's', { value: ACKNOWLEDGED_SECONDS, better: 'less' });
    parts.forEach(({ what }, n) => {
      const [from, to] = [before[n], after[n]] as [Used, Used];
      tell(`processor, ${what}`, ((to.seconds - from.seconds) * 1000) / (games * SEATS), 'ms a seat-turn');
      tell(`memory at most, ${what}`, to.megabytes, 'MB');
    });
    tell('database', ((await sizeOf(url.href)) - bytes) / 1000 / games, 'kB a game and turn');
    return arrivals;
  } finally {
    await Promise.all(parts.map(end));
    await store.close();
    await sink.terminate();
    await onServer(database, `drop database ${name} with (force)`);
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Of a house whose limits of one sender, and waits, are not what is measured. */
const settingsOf = (scratch: string, database: string, relay: number, games: number) => ({
  FIELDPOST_DATA: scratch,
  FIELDPOST_DATABASE_URL: database,
  FIELDPOST_DOMAIN: 'post.test',
  FIELDPOST_SMTP_PORT: '0',
  FIELDPOST_WEB_PORT: '0',
  FIELDPOST_RELAY_URL: `smtp://127.0.0.1:${relay}`,
  FIELDPOST_SETTLE_SECONDS: '0',
  FIELDPOST_SWEEP_SECONDS: '60',
  FIELDPOST_MAILS_PER_HOUR: String(games * SEATS),
  FIELDPOST_ANSWERS_PER_DAY: String(games * SEATS),
  FIELDPOST_LOG: 'error',
});

/** A process of the house, and the port it takes mail on. */
interface Part {
  what: string;
  process: ChildProcess;
  port: number;
}

/** Starts a command that runs on; resolves once it says that it does. */
async function begin(environment: NodeJS.ProcessEnv, command: readonly string[]): Promise<Omit<Part, 'what'>> {
  const child = spawn(FIELDPOST, command, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout }))
    if (/^fieldpost (is open|works)/.test(line)) {
      child.stdout.resume();
      return { process: child, port: Number(/SMTP on port (\d+)/.exec(line)?.[1] ?? 0) };
    }
  throw new Error(`fieldpost ${command.join(' ')} did not open`);
}

async function end({ process: child }: Part): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function letters(sink: Worker, wanted: Wanted): Promise<Come> {
  sink.postMessage(wanted);
  const [come] = (await once(sink, 'message')) as [Come];
  return come;
}

/** Every seat mails what the demo's players order; when each mail was handed over, by its Message-ID. */
async function mailOrders(house: House, games: number, port: number): Promise<ReadonlyMap<string, number>> {
  const bodies = demoOrders();
  const relay = openRelay({ host: '127.0.0.1', port, secure: false });
  const sent = new Map<string, number>();
  for (const [n, writer] of (await correspondentsOf(house, games)).entries()) {
    const lines = [...headOf(writer, n), ...plain(bodies.get(writer.seat) ?? ''), ''];
    const raw = Buffer.from(lines.join('\n').replace(/\r?\n/gu, '\r\n'));
    sent.set(`${n}@${PLAYERS}`, Date.now());
    await sendRaw(raw, { from: writer.from, to: writer.to }, relay);
  }
  relay.close();
  return sent;
}

/** Sets the deadline of every game to the same moment; when that is, in milliseconds of the epoch. */
async function letDeadlinePass(house: House): Promise<number> {
  const due = Date.now() + AHEAD_MILLISECONDS;
  await transact(house, async (tx) => {
    for (const game of await idsOf(tx, 'running')) {
      const row = await deadlineOf(tx, game);
      if (row) await moveDeadline(tx, game, { ...row, dueAt: new Date(due) });
    }
  });
  return due;
}

interface Used {
  /** Of processor time. */
  seconds: number;
  /** At most, of all its processes together. */
  megabytes: number;
}

/** What a process and those it began have used so far, as Linux tells it. */
async function usedBy({ process: child }: Part): Promise<Used> {
  const used: Used = { seconds: 0, megabytes: 0 };
  for (const pid of await familyOf(String(child.pid))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    used.seconds += (user + system) / TICKS_A_SECOND;
    const peak = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    used.megabytes += Number(peak) / KIBIBYTES_A_MEGABYTE;
  }
  return used;
}

async function familyOf(pid: string): Promise<string[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const begun = children.flatMap((text) => text.split(' ').filter((one) => one !== ''));
  return [pid, ...(await Promise.all(begun.map(familyOf))).flat()];
}

const percentile = (sorted: Arrivals, part: number): number => {
  const all = sorted.toSorted((a, b) => a - b);
  return all[Math.min(all.length - 1, Math.floor((all.length * part) / 100))] ?? 0;
};

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function sizeOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_database_size(current_database()) as size');
  await client.end();
  return Number(rows[0].size);
}
