/**
 * An operator's backup: all games with their seeds, people and mails in one file that only the operator's key opens. With
 * the key it is put back into an empty house anywhere, and play goes on there. Row by row, however large the house is.
 */
import { createDecipheriv, hkdfSync, type KeyObject } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gunzip } from 'node:zlib';
import { DataBroken, FieldpostError, RecordBroken } from '../../engine/errors.ts';
import { allGames } from '../../store/games.ts';
import { markBackedUp, markRehearsal } from '../../store/marks.ts';
import type { Tx } from '../../store/schema.ts';
import { allRows, putRows, type Row, settleRows } from '../../store/whole.ts';
import { type House, once, transact } from '../house/house.ts';
import { sealed, unsealed } from './sealed-stream.ts';

const MAGIC = Buffer.from('fieldpost backup 2\n');
/** What backups are sealed as. */
const NAME = 'fieldpost backup 2';
const PRIVATE = 0o600;

/** Writes the backup whole or not at all, as the house is at one moment; gives the ids of the games in it. */
export async function backUp(house: House, path: string, signal?: AbortSignal): Promise<string[]> {
  const games: string[] = [];
  const from = house.clock();
  const unfinished = `${path}.part`;
  const seal = { key: house.key, name: NAME, random: house.random };
  try {
    await house.store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) =>
        pipeline(
          Readable.from(linesOf(tx, games)),
          createGzip(),
          async function* (packed) {
            yield MAGIC;
            yield* sealed(packed, seal);
          },
          createWriteStream(unfinished, { mode: PRIVATE }),
          { signal },
        ),
      );
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await rename(unfinished, path);
  await once(house, (db) => markBackedUp(db, from));
  return games;
}

/** `["games",{"id":…}]`, one row a line. */
async function* linesOf(tx: Tx, games: string[]): AsyncIterable<Buffer> {
  for await (const [table, row] of allRows(tx)) {
    if (table === 'games') games.push(String(row.id));
    yield Buffer.from(`${JSON.stringify([table, row], shown)}\n`);
  }
}

/**
 * Puts a backup into an empty house; gives the ids of its games. A rehearsed house takes and sends no mail, for good.
 * Throws DataBroken where the house holds games, or for another key; then nothing is put back.
 */
export async function restore(
  house: House,
  path: string,
  { rehearsal = false }: { rehearsal?: boolean } = {},
): Promise<string[]> {
  const rows = await rowsIn(house.key, path);
  const restored: string[] = [];
  await transact(house, async (tx) => {
    const games = await allGames(tx);
    if (games.length > 0) throw new DataBroken('house-not-empty', { games: games.map(({ id }) => id) });
    await putRows(tx, named(rows, restored));
    await settleRows(tx);
    if (rehearsal) await markRehearsal(tx, house.clock());
  });
  house.log.info({ games: restored.length, rehearsal }, 'backup put back');
  return restored;
}

async function* named(rows: AsyncIterable<Row>, games: string[]): AsyncIterable<Row> {
  for await (const row of rows) {
    if (row[0] === 'games') games.push(String(row[1].id));
    yield row;
  }
}

/** The rows of a backup, read as they are wanted. Throws at once where it is none. */
async function rowsIn(key: KeyObject, path: string): Promise<AsyncIterable<Row>> {
  const magic = await headOf(path);
  if (magic.equals(FIRST_MAGIC)) return firstRows(key, path);
  if (!magic.equals(MAGIC)) throw new RecordBroken('not-a-backup', { path });
  return laterRows(key, path);
}

async function headOf(path: string): Promise<Buffer> {
  try {
    const file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    await file.close();
    return buffer.subarray(0, bytesRead);
  } catch (cause) {
    throw new DataBroken('file-not-readable', { path }, cause);
  }
}

async function* laterRows(key: KeyObject, path: string): AsyncIterable<Row> {
  const packed = unsealed(createReadStream(path, { start: MAGIC.length }), { key, name: NAME });
  // What fails on the way in ends what comes out of it.
  const unpacked = Readable.from(packed).compose(createGunzip()) as AsyncIterable<Buffer>;
  let waiting: Buffer[] = [];
  try {
    for await (const part of unpacked) {
      let from = 0;
      for (let end = part.indexOf(NEW_LINE); end >= 0; end = part.indexOf(NEW_LINE, from)) {
        yield JSON.parse(Buffer.concat([...waiting, part.subarray(from, end)]).toString(), revived) as Row;
        waiting = [];
        from = end + 1;
      }
      waiting.push(part.subarray(from));
    }
  } catch (cause) {
    throw cause instanceof FieldpostError ? cause : new DataBroken('backup-not-opened', { path }, cause);
  }
}

const NEW_LINE = '\n'.charCodeAt(0);

// Backups of earlier releases: one JSON text, sealed whole.
const FIRST_MAGIC = Buffer.from('fieldpost backup 1\n');
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

async function* firstRows(key: KeyObject, path: string): AsyncIterable<Row> {
  const text = await promisify(gunzip)(opened(key, await readFile(path), path));
  const { tables } = JSON.parse(text.toString(), revived) as { tables: Record<Row[0], Row[1][]> };
  for (const [table, rows] of Object.entries(tables)) for (const row of rows) yield [table as Row[0], row];
}

function opened(key: KeyObject, bytes: Buffer, path: string): Buffer {
  const nonceEnd = FIRST_MAGIC.length + NONCE_BYTES;
  const tagEnd = nonceEnd + TAG_BYTES;
  const first = Buffer.from(hkdfSync('sha256', key.export(), '', 'fieldpost backup', KEY_BYTES));
  try {
    const decipher = createDecipheriv(CIPHER, first, bytes.subarray(FIRST_MAGIC.length, nonceEnd), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(FIRST_MAGIC)
      .setAuthTag(bytes.subarray(nonceEnd, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
  } catch (cause) {
    throw new DataBroken('backup-not-opened', { path }, cause);
  }
}

/** Dates and bytes bear a mark, so that they come back as what they were. */
function shown(this: unknown, name: string, value: unknown): unknown {
  // JSON has made text of a date before it asks.
  const held = (this as Record<string, unknown>)[name];
  if (held instanceof Date) return { $date: held.toISOString() };
  if (held instanceof Uint8Array) return { $bytes: Buffer.from(held).toString('base64') };
  if (typeof held === 'bigint') return held.toString();
  return value;
}

function revived(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { $date, $bytes } = value as { $date?: string; $bytes?: string };
  if (typeof $date === 'string') return new Date($date);
  return typeof $bytes === 'string' ? Buffer.from($bytes, 'base64') : value;
}
