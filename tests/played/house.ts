/** A house as its operator runs it: games made by command, `bin/fieldpost serve` as a process of its own, default settings but for the waiting times. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { openArchive } from '../../src/campaign/archive/archive.ts';
import type { Json } from '../../src/engine/contract.ts';

const PROGRAM = new URL('../../bin/fieldpost', import.meta.url).pathname;
const CACHE = new URL('../../.cache', import.meta.url).pathname;
const DOMAIN = 'post.test';

/**
 * A game of months is played in minutes: what waits is short, and what is counted by the hour or day is not counted.
 * Everything else is as it comes.
 */
const HURRY = {
  FIELDPOST_SWEEP_SECONDS: '1',
  FIELDPOST_SETTLE_SECONDS: '0',
  FIELDPOST_READY_SECONDS: '0',
  FIELDPOST_OUTAGE_SECONDS: '0',
  FIELDPOST_MAILS_PER_HOUR: '1000000',
  FIELDPOST_ANSWERS_PER_DAY: '1000000',
};

export interface Place {
  /** A folder of its own. */
  scratch: string;
  /** URL of an empty PostgreSQL database; null for the embedded one. */
  database: string | null;
  /** Port of the players' mail server. */
  relay: number;
}

export interface Player {
  seat: string;
  name: string;
  address: string;
  language: 'en' | 'fr';
}

export interface NewGame {
  id: string;
  scenario: string;
  seats: number;
  tempo: string;
  players: readonly Player[];
  umpire: string;
}

/** Games whose sides may be divided among seats. */
const DIVIDED = /^(?:savannah|pensacola)\//;

/** Makes the game. Only while nobody serves: the embedded database has one user at a time. */
export async function makeGame(place: Place, game: NewGame): Promise<void> {
  const seats = game.players.flatMap(({ seat, name, address, language }) => [
    '--seat',
    `${seat}=${name} <${address}>,${language},Europe/${language === 'fr' ? 'Paris' : 'London'}`,
  ]);
  const division = DIVIDED.test(game.scenario) ? ['--seats', `${game.seats}`] : [];
  await run(place, [
    ...['game', 'create', game.scenario, '--id', game.id, '--tempo', game.tempo, ...division],
    ...['--umpire', `Clara Weiss <${game.umpire}>`, ...seats],
  ]);
}

/** What decided a choice of the rules: `reply` a player's answer to the letter that put it, else orders, doctrine, … */
export interface Decided {
  kind: string;
  from: string;
}

/** Exports the game, verifies what was exported, die by die, and reads in it what decided each choice. Throws where `verify` refuses. */
export async function verifyGame(place: Place, id: string): Promise<readonly Decided[]> {
  const file = join(place.scratch, `${id}.fpz`);
  await run(place, ['archive', 'export', id, file]);
  await run(place, ['verify', file]);
  const { archived } = await openArchive(file);
  return archived.entries.flatMap(({ content }) => (content.kind === 'answers' ? content.answers : []));
}

/** The umpire rules, by command. Beside a house that serves only where the database is a server. Throws what it refuses. */
export async function rule(place: Place, id: string, { turn = 1, at, edit, arg, face }: Ruling): Promise<void> {
  const what = edit === undefined ? ['--face', `${face}`] : ['--edit', edit, '--arg', JSON.stringify(arg)];
  await run(place, ['game', 'rule', id, `${turn}`, at, ...what, '--reason', 'as agreed before the game']);
}

/** An edit at a checkpoint, or the face of a die. */
export interface Ruling {
  /** Counted from 1; 1 where it is not said. */
  turn?: number;
  at: string;
  edit?: string;
  arg?: Json;
  face?: number;
}

export class HouseDied extends Error {}

/** A line of the log about an error. */
const FAILED = /^\{"level":[56]0/;

export interface Serving {
  /** Where players' mail goes. */
  port: number;
  /** Rejects where the process ends though nobody stopped it, or says that work of its own failed. */
  died: Promise<never>;
  /** What the process complained of: everything it wrote but its greeting. */
  complaints: readonly string[];
  stop(): Promise<void>;
}

/** Serves until stopped; the port is the one the process says it took. */
export async function serve(place: Place): Promise<Serving> {
  const child = spawn(PROGRAM, ['serve'], {
    env: { ...environment(place), FIELDPOST_SMTP_PORT: '0', FIELDPOST_WEB_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whoever breaks off the games leaves no house behind.
  const abandon = () => child.kill();
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  const complaints: string[] = [];
  const errors = createInterface({ input: child.stderr as NodeJS.ReadableStream });
  errors.on('line', (line) => complaints.push(line));
  const said = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${complaints.join('\n')}`)));
    said.on('line', (line) => {
      const open = /SMTP on port (\d+)/.exec(line);
      if (open) resolve(Number(open[1]));
      else if (line.startsWith('{')) complaints.push(line);
    });
  });
  let isStopped = false;
  const died = new Promise<never>((_resolve, reject) => {
    said.on('line', (line) => {
      if (FAILED.test(line)) reject(new HouseDied(line));
    });
    child.once('exit', (code, signal) => {
      if (!isStopped) reject(new HouseDied(`serve ended with ${code ?? signal}: ${complaints.slice(-5).join(' / ')}`));
    });
  });
  // Whoever waits for a letter hears of it; until then it is nobody's error.
  died.catch(() => {});
  const stop = () => {
    isStopped = true;
    return ended(child);
  };
  return { port, complaints, died, stop };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const execute = promisify(execFile);

async function run(place: Place, options: readonly string[]): Promise<string> {
  const { stdout } = await execute(PROGRAM, options, { env: environment(place), maxBuffer: 2 ** 26 });
  return stdout;
}

function environment({ scratch, database, relay }: Place): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('FIELDPOST_'));
  return {
    ...Object.fromEntries(kept),
    ...HURRY,
    FIELDPOST_DATA: join(scratch, 'data'),
    FIELDPOST_CACHE: CACHE,
    FIELDPOST_DOMAIN: DOMAIN,
    FIELDPOST_RELAY_URL: `smtp://127.0.0.1:${relay}`,
    FIELDPOST_LOG: 'warn',
    ...(database === null ? {} : { FIELDPOST_DATABASE_URL: database }),
  };
}
