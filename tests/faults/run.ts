/** Plays the campaign through a house that is killed with -9 again and again, and tells how it ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, createSecretKey } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkChain } from '../../src/engine/journal.ts';
import { listen } from '../../src/mail/intake/smtp.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { gameOf } from '../../src/store/games.ts';
import { openStore } from '../../src/store/open.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { seedOf } from '../../src/store/secrets.ts';
import { replay } from '../../src/table/replay.ts';
import { openGame } from '../games/registry.ts';
import { GAME, type Mail, type Step } from './script.ts';

const NODE = new URL('../../node_modules/.bin/node', import.meta.url).pathname;
const HOUSE = new URL('./house.ts', import.meta.url).pathname;
const CACHE = new URL('../../.cache', import.meta.url).pathname;

export interface FaultRun {
  /** URL of a PostgreSQL database, or directory of an embedded one; empty. */
  database: string;
  /** A folder of its own. */
  scratch: string;
  steps: readonly Step[];
  seed: string;
  /** One of so many fault points kills; 0 for a quiet run. */
  odds: number;
  /** Milliseconds within which half of all lives are killed from outside as well; 0 for never. */
  within: number;
  onKill?: (kills: number) => void;
}

export interface Ending {
  kills: number;
  /** Letters that reached a mailbox more than once, each time with the same bytes. */
  repeats: number;
  /** What must not depend on where a run was killed. */
  end: unknown;
  status: string;
  turns: number;
  mails: number;
  letters: number;
}

/** Throws where a letter came twice with other bytes. */
export async function faultRun(run: FaultRun): Promise<Ending> {
  const folder = join(run.scratch, 'mail');
  await mkdir(folder, { recursive: true });
  const arrived = new Map<string, string>();
  let repeats = 0;
  const players = await listen({ port: 0, domains: ['players.test'] }, async ({ raw }) => {
    const text = Buffer.from(raw).toString('latin1');
    const id = /^Message-ID:\s+<([^>]*)>/im.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(raw).digest('hex');
    const before = arrived.get(id);
    if (before !== undefined && before !== hash) throw new Error(`${id} came twice, with other bytes`);
    if (before !== undefined) repeats++;
    arrived.set(id, hash);
    return 'stored';
  });
  const lives = livesOf(run, players.port, folder);
  try {
    for (const step of run.steps) {
      const tokens = await lives.tokens();
      for (const mail of step.mails) await deliver(folder, mail, tokens, step.at);
      await lives.do(step.at);
    }
    await lives.end();
  } finally {
    lives.kill();
    await players.stop();
  }
  return {
    kills: lives.kills(),
    repeats,
    mails: run.steps.flatMap(({ mails }) => mails).length,
    ...(await endOf(run.database, arrived)),
  };
}

/** The house, begun again whenever it dies. */
function livesOf({ database, seed, odds, within, onKill }: FaultRun, port: number, folder: string) {
  let kills = 0;
  let life: { child: ChildProcess; lines: AsyncIterator<string>; timer: NodeJS.Timeout | null } | null = null;
  let tokens: Record<string, string> | null = null;
  const begin = async () => {
    const child = spawn(NODE, [HOUSE, database, String(port), folder, `${seed}/${kills}`, String(odds)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // Compiled once for all its lives, as the program itself is.
      env: { ...process.env, TZ: 'UTC', LC_ALL: 'C', NODE_COMPILE_CACHE: `${CACHE}/compiled` },
    });
    // Writing to a house that has just died is no failure: it is begun again.
    child.stdin?.on('error', () => {});
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
    const chance = createHash('sha256').update(`${seed}/${kills}/timer`).digest().readUInt32BE(0);
    const timer = within > 0 && chance % 2 === 0 ? setTimeout(() => child.kill('SIGKILL'), chance % within) : null;
    life = { child, lines, timer };
    const first = await lines.next();
    if (first.done) return died();
    ({ tokens } = JSON.parse(first.value) as { tokens: Record<string, string> });
    return true;
  };
  const died = async () => {
    const { child, timer } = life as NonNullable<typeof life>;
    if (timer) clearTimeout(timer);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    if (child.signalCode !== 'SIGKILL') throw new Error(`the house ended by itself: ${child.exitCode}`);
    life = null;
    kills++;
    onKill?.(kills);
    return false;
  };
  const alive = async () => {
    while (life === null) await begin();
    return life as NonNullable<typeof life>;
  };
  return {
    tokens: async () => {
      await alive();
      return tokens as Record<string, string>;
    },
    do: async (at: string) => {
      for (;;) {
        const { child, lines } = await alive();
        child.stdin?.write(`${at}\n`);
        if (!(await lines.next()).done) return;
        await died();
      }
    },
    end: async () => {
      const { child, timer } = await alive();
      if (timer) clearTimeout(timer);
      child.stdin?.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    kill: () => life?.child.kill('SIGKILL'),
    kills: () => kills,
  };
}

/** Put in whole, with the time it came. */
async function deliver(folder: string, { name, seat, lines }: Mail, tokens: Record<string, string>, at: string) {
  const raw = [
    `From: ${seat} <${seat}@players.test>`,
    `To: ${GAME}+${seat}.${tokens[seat]}@post.test`,
    `Message-ID: <${name}@players.test>`,
    'Subject: orders',
    '',
    ...lines,
    '',
  ].join('\r\n');
  const writing = join(folder, `${name}.writing`);
  await writeFile(writing, raw);
  await utimes(writing, new Date(at), new Date(at));
  await rename(writing, join(folder, `${name}.eml`));
}

async function endOf(database: string, arrived: ReadonlyMap<string, string>) {
  const store = await openStore(
    database.startsWith('postgres') ? { url: database } : { directory: database, cache: CACHE },
  );
  try {
    const { db } = store;
    const { status, head, length } = await gameOf(db, GAME);
    const entries = await entriesOf(db, GAME);
    checkChain(entries);
    const { game } = openGame('savannah/campaign');
    const turns = replay({ id: GAME, game, entries }, await seedOf(db, createSecretKey(Buffer.alloc(32, 7)), GAME));
    const letters = (await lettersOf(db, GAME)).map(({ purpose, messageId, status: sent, recipient, bytes }) => {
      const hash = createHash('sha256')
        .update(bytes ?? '')
        .digest('hex');
      return { purpose, sent, recipient, hash, arrived: arrived.get(messageId) === hash };
    });
    const readings = await db
      .selectFrom('readings')
      .select(['message', 'outcome', 'facts'])
      .orderBy('message')
      .execute();
    const books = await db
      .selectFrom('books')
      .select(['seat', 'version', 'call', 'orders', 'standing', 'ready', 'receivedAt'])
      .orderBy('seat')
      .orderBy('version')
      .execute();
    const states = turns.map(({ closing }) => createHash('sha256').update(closing).digest('hex'));
    return {
      end: { status, head, length, states, letters, readings, books, strangers: arrived.size - letters.length },
      status,
      turns: turns.length,
      letters: letters.length,
    };
  } finally {
    await store.close();
  }
}
