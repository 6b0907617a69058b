/**
 * The embedded database as the query builder wants it, in a thread of its own: reading mail and asking the database share
 * the processors. One statement is asked at a time; whoever asks waits for its answer.
 */
import { once } from 'node:events';
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

type Ask = (statement: Statement) => Promise<Exclude<Answer, { message: string }>>;

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

/** Opens the database in this directory. Rejects where it cannot be. */
export async function openThread(directory: string): Promise<PGlite> {
  const workerData: Opening = { directory, program: await program() };
  const worker = new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  const ask = askingOf(worker);
  const query = (sql: string, parameters: readonly unknown[] = []) => ask({ sql, parameters });
  const client = {
    ready: true,
    waitReady: Promise.resolve(),
    closed: false,
    query,
    // The query builder lets nobody else ask while a transaction runs.
    transaction: async <T>(work: (tx: { query: typeof query }) => Promise<T>): Promise<T> => {
      await query('begin');
      try {
        const done = await work({ query });
        await query('commit');
        return done;
      } catch (error) {
        await query('rollback');
        throw error;
      }
    },
    close: async () => {
      client.closed = true;
      await ask({ sql: null, parameters: [] });
      await worker.terminate();
    },
  };
  return client as PGlite;
}

/** Answers come in the order of what was asked. Once the thread has failed, all that is asked fails with it. */
function askingOf(worker: Worker): Ask {
  const waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  let failed: Error | null = null;
  worker.on('message', (answer: Answer) => waiting.shift()?.resolve(answer));
  worker.on('error', (error: Error) => {
    failed = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return async (statement) => {
    if (failed) throw failed;
    const answer = await new Promise<Answer>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(statement);
    });
    if ('message' in answer) throw Object.assign(new Error(answer.message), { code: answer.code ?? undefined });
    for (const row of answer.rows) asBuffers(row);
    return answer;
  };
}

/** Bytes come as the server's driver gives them: a Buffer loses its kind between threads. */
function asBuffers(row: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(row))
    if (value instanceof Uint8Array) row[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}
