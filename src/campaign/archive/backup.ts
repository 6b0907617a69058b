/**
 * An operator's backup: all games with their seeds, people and mails in one file that only the operator's key opens. With
 * the key it is put back into an empty house anywhere, and play goes on there.
 */
import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { DataBroken, RecordBroken } from '../../engine/errors.ts';
import { allGames } from '../../store/games.ts';
import { allRows, putRows } from '../../store/whole.ts';
import { type House, transact } from '../house/house.ts';

const MAGIC = Buffer.from('fieldpost backup 1\n');
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PRIVATE = 0o600;

/** Writes the backup whole or not at all; gives the ids of the games in it. */
export async function backUp(house: House, path: string): Promise<string[]> {
  const rows = await house.store.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => allRows(tx));
  const text = JSON.stringify({ written: house.clock().toISOString(), tables: Object.fromEntries(rows) }, shown);
  const packed = await promisify(gzip)(text);
  const nonce = house.random(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(house.key), nonce).setAAD(MAGIC);
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()]);
  const unfinished = `${path}.part`;
  await writeFile(unfinished, Buffer.concat([MAGIC, nonce, cipher.getAuthTag(), sealed]), { mode: PRIVATE });
  await rename(unfinished, path);
  return (rows.get('games') ?? []).map(({ id }) => String(id));
}

/** Puts a backup into an empty house; gives the ids of its games. Throws DataBroken where the house holds games, or for another key. */
export async function restore(house: House, path: string): Promise<string[]> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new DataBroken('file-not-readable', { path }, cause);
  });
  const text = await promisify(gunzip)(opened(house.key, bytes, path));
  const { tables } = JSON.parse(text.toString(), revived) as { tables: Record<string, Record<string, unknown>[]> };
  await transact(house, async (tx) => {
    const games = await allGames(tx);
    if (games.length > 0) throw new DataBroken('house-not-empty', { games: games.map(({ id }) => id) });
    await putRows(tx, new Map(Object.entries(tables)));
  });
  house.log.info({ games: tables.games?.length ?? 0 }, 'backup put back');
  return (tables.games ?? []).map(({ id }) => String(id));
}

function opened(key: KeyObject, bytes: Buffer, path: string): Buffer {
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) throw new RecordBroken('not-a-backup', { path });
  const nonceEnd = MAGIC.length + NONCE_BYTES;
  const tagEnd = nonceEnd + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(key), bytes.subarray(MAGIC.length, nonceEnd), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(MAGIC)
      .setAuthTag(bytes.subarray(nonceEnd, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
  } catch (cause) {
    throw new DataBroken('backup-not-opened', { path }, cause);
  }
}

/** Another key than the one that seals seeds: no nonce of one is ever a nonce of the other. */
const keyFor = (key: KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', key.export(), '', 'fieldpost backup', KEY_BYTES));

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
