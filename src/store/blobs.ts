/** Bytes kept under their own hash: scenarios, and whatever else must never change. */
import { sha256 } from '../engine/digest.ts';
import { RecordBroken } from '../engine/errors.ts';
import type { Reader, Tx } from './schema.ts';

/** Keeps text under its SHA-256; once is enough. */
export async function keepBlob(tx: Tx, text: string): Promise<string> {
  const hash = sha256(text);
  await tx
    .insertInto('blobs')
    .values({ hash, bytes: Buffer.from(text) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return hash;
}

/** The text with this hash; throws RecordBroken where it is missing or no longer what its hash says. */
export async function blobOf(db: Reader, hash: string): Promise<string> {
  const row = await db.selectFrom('blobs').select('bytes').where('hash', '=', hash).executeTakeFirst();
  if (!row) throw new RecordBroken('blob-missing', { hash });
  const text = Buffer.from(row.bytes).toString();
  if (sha256(text) !== hash) throw new RecordBroken('blob-changed', { hash });
  return text;
}
