/** The thread the embedded database runs in: statements come as messages, one after the other, and their rows go back. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Answer, Opening, Statement } from './embedded-client.ts';

/** Bytes go to the database and come back as hex; the library's own way takes them one by one. */
const BYTEA = 17;
const toHex = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;
const fromHex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.slice(2), 'hex'));

type Row = Record<string, unknown>;

const answer = (told: Answer): void => parentPort?.postMessage(told);

const { directory, program } = workerData as Opening;
/** The library's own words where the database has no room, as it aborts. */
const codeOf = (error: Error & { code?: string }): string | null =>
  error.code ?? (/abort|unreachable|ExitStatus/iu.test(`${error.name} ${error.message}`) ? 'XX000' : null);
const failed = (error: Error & { code?: string }): void => answer({ message: error.message, code: codeOf(error) });

const pglite = await PGlite.create(directory, {
  pgliteWasmModule: program,
  // Its usual 128 MB are filled with zeros at each start, which takes longer than all else of it.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  serializers: { [BYTEA]: toHex },
  parsers: { [BYTEA]: fromHex },
}).catch((error: Error) => {
  failed(error);
  throw error;
});

parentPort?.on('message', ({ sql, parameters }: Statement) => {
  const asked = sql === null ? pglite.close() : pglite.query<Row>(sql, [...parameters], { rowMode: 'object' });
  asked.then((result) => answer({ rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? null }), failed);
});
answer({ rows: [], affectedRows: null });
