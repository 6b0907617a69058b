/**
 * The embedded database as the query builder wants it, in a thread of its own: reading mail and asking the database share
 * the processors. One statement is asked at a time; whoever asks waits for its answer. A thread that dies, or says nothing
 * for too long, as one does whose disk is full, is replaced by another, which opens the database as after a crash.
 */
import { statfsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { PGlite } from 'kysely';

/** What is asked; `sql` null closes the database. */
export interface Statement {
  sql: string | null;
  parameters: readonly unknown[];
}

/** What came of it: rows, or why it failed, with the code that PostgreSQL gives it. */
export type Answer =
  | { rows: Record<string, unknown>[]; affectedRows: number | null }
  | { message: string; code: string | null };

export type Rows = Exclude<Answer, { message: string }>;

/** What a thread is begun with. */
export interface Opening {
  directory: string;
  /** The database's own program: compiled once, whoever opens another. */
  program: Program;
}

type Program = NonNullable<PGliteOptions['pgliteWasmModule']>;

/** Node has it; its types come only with those of browsers. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<Program> };

let compiled: Promise<Program> | null = null;

function program(): Promise<Program> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiled ??= readFile(join(dirname(library), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** As long as a server lets a statement run, and longer, for the slower database; a thread opens within that, too. */
const PATIENCE_MILLISECONDS = 120_000;
/** How often it is asked whether a statement without an answer still may have one. */
const GLANCE_MILLISECONDS = 2_000;
/** Bytes: a segment of its log. With less it stops in the midst of a statement, and says nothing any more. */
const LEAST_ROOM = 16 * 1_048_576;
/** A database that could not be opened is not tried again before. */
const REST_MILLISECONDS = 5_000;
/** SQLSTATE. */
export const CONNECTION_LOST = '08006';
/** After these the database may have ended within its thread, without a word: no room on the disk, or it cannot be read or written. */
const BREAKS = /^(53100|58...|XX...)$/u;

export const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });

/** Opens the database in this directory. Rejects where it cannot be. */
export async function openThread(directory: string, patience = PATIENCE_MILLISECONDS): Promise<PGlite> {
  let thread: Promise<Thread> | null = begin(directory, patience);
  await thread;
  let failedAt = 0;

  /** The thread at work, another where that has ended. */
  const current = async (): Promise<Thread> => {
    const known = await thread?.catch(() => null);
    if (known && known.ended() === null) return known;
    if (known === null && Date.now() - failedAt < REST_MILLISECONDS) return thread as Promise<Thread>;
    thread = begin(directory, patience);
    thread.catch(() => {
      failedAt = Date.now();
    });
    return thread;
  };
  return clientOf(current, async () => {
    const last = await thread?.catch(() => null);
    if (!last) return;
    if (last.ended() === null) await last.ask({ sql: null, parameters: [] }).catch(() => {});
    await last.end();
  });
}

/** Who takes statements; all of a transaction go to the one that took its first. */
export interface Asked {
  /** Rejects with the error of the statement, or of the database. */
  ask(statement: Statement): Promise<Rows>;
}

/** A database as the query builder wants it. */
export function clientOf(current: () => Promise<Asked>, close: () => Promise<void>): PGlite {
  const query = async (sql: string, parameters: readonly unknown[] = []) => (await current()).ask({ sql, parameters });
  const client = {
    ready: true,
    waitReady: Promise.resolve(),
    closed: false,
    query,
    // The query builder lets nobody else ask while a transaction runs, and waits for it to be begun: one that cannot be
    // is given to it all the same, and fails with whatever is asked of it.
    transaction: async <T>(work: (tx: { query: typeof query }) => Promise<T>): Promise<T> => {
      let lost: unknown = null;
      const own = await current().catch((error: unknown) => {
        lost = error;
        return null;
      });
      // All of it on one thread: another knows nothing of what was begun.
      const ask = async (sql: string, parameters: readonly unknown[] = []) => {
        if (own === null || lost !== null) throw lost;
        return own.ask({ sql, parameters });
      };
      await ask('begin').catch((error: unknown) => {
        lost = error;
      });
      try {
        const done = await work({ query: ask });
        await ask('commit');
        return done;
      } catch (error) {
        await ask('rollback').catch(() => {});
        throw error;
      }
    },
    close: () => {
      client.closed = true;
      return close();
    },
  };
  return client as PGlite;
}

/** One life of the database. */
interface Thread extends Asked {
  /** Why it takes no more statements; null while it does. */
  ended(): Error | null;
  end(): Promise<void>;
}

async function begin(directory: string, patience: number): Promise<Thread> {
  const workerData: Opening = { directory, program: await program() };
  const worker = new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData });
  const waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  let ended: Error | null = null;
  let watchdog: NodeJS.Timeout | null = null;

  const end = async (why: Error): Promise<void> => {
    ended ??= why;
    if (watchdog) clearTimeout(watchdog);
    for (const { reject } of waiting.splice(0)) reject(ended);
    await worker.terminate();
  };
  /** Counts from now for the statement in hand; for none where none is. */
  const watch = (since = Date.now()): void => {
    if (watchdog) clearTimeout(watchdog);
    watchdog = null;
    if (waiting.length === 0 || ended) return;
    watchdog = setTimeout(
      () => {
        if (Date.now() - since >= patience || roomOn(directory) < LEAST_ROOM)
          void end(coded('the embedded database does not answer: is the disk full?', CONNECTION_LOST));
        else watch(since);
      },
      Math.min(patience, GLANCE_MILLISECONDS),
    );
    watchdog.unref();
  };
  const answered = (): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ resolve, reject });
      if (waiting.length === 1) watch();
    });
  worker.on('message', (answer: Answer) => {
    waiting.shift()?.resolve(answer);
    watch();
    if ('message' in answer && BREAKS.test(answer.code ?? '')) void end(coded(answer.message, CONNECTION_LOST));
  });
  const hasEnded = (how: string): void => void end(coded(`the embedded database has ended${how}`, CONNECTION_LOST));
  worker.on('error', (error: Error) => hasEnded(`: ${error.message}`));
  worker.on('exit', () => hasEnded(''));

  const ask = async (statement: Statement): Promise<Rows> => {
    if (ended) throw ended;
    const answer = answered();
    worker.postMessage(statement);
    return rowsOf(await answer);
  };
  // What opens says so as if it had been asked.
  await answered()
    .then(rowsOf)
    .catch(async (cause: Error) => {
      const why = coded(`the embedded database cannot be opened: ${cause.message}`, CONNECTION_LOST);
      await end(why);
      throw why;
    });
  return { ask, ended: () => ended, end: () => end(coded('the database is closed', CONNECTION_LOST)) };
}

/** Bytes that may still be written beside the database. */
export function roomOn(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Throws what came instead of rows. */
export function rowsOf(answer: Answer): Rows {
  if ('message' in answer) throw Object.assign(new Error(answer.message), { code: answer.code ?? undefined });
  for (const row of answer.rows) asBuffers(row);
  return answer;
}

/** Bytes come as the server's driver gives them: a Buffer loses its kind between threads. */
function asBuffers(row: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(row))
    if (value instanceof Uint8Array) row[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}
