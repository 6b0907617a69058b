/** Seeds of games, sealed with the operator's key (AES-256-GCM): a database alone gives nobody the dice to come. */
import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { DataBroken, RecordBroken } from '../engine/errors.ts';
import type { Reader, Tx } from './schema.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export async function keepSeed(tx: Tx, key: KeyObject, game: string, seed: string): Promise<void> {
  await tx
    .insertInto('secrets')
    .values({ game, sealed: seal(key, game, seed) })
    .execute();
}

/** The game's seed in hex. Throws DataBroken under another operator's key, RecordBroken where there is none. */
export async function seedOf(db: Reader, key: KeyObject, game: string): Promise<string> {
  const row = await db.selectFrom('secrets').select('sealed').where('game', '=', game).executeTakeFirst();
  if (!row) throw new RecordBroken('seed-missing', { game });
  return open(key, game, Buffer.from(row.sealed));
}

/**
 * Throws DataBroken `wrong-operator-key` where there are seeds and the key opens none of them: another house's key, before
 * it has played or sent anything. A single seed that does not open is that game's own trouble.
 */
export async function checkKey(db: Reader, key: KeyObject): Promise<void> {
  const rows = await db.selectFrom('secrets').selectAll().execute();
  const opens = ({ game, sealed }: (typeof rows)[number]) => {
    try {
      open(key, game, Buffer.from(sealed));
      return true;
    } catch {
      return false;
    }
  };
  if (rows.length > 0 && !rows.some(opens)) throw new DataBroken('wrong-operator-key', { games: rows.length });
}

// The game's id is authenticated too: a sealed seed moved to another game's row does not open.
function seal(key: KeyObject, game: string, seed: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(game));
  const text = Buffer.concat([cipher.update(seed, 'hex'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

function open(key: KeyObject, game: string, sealed: Buffer): string {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(game))
    .setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('hex');
  } catch (cause) {
    throw new DataBroken('wrong-operator-key', { game }, cause);
  }
}
