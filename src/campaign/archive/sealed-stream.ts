/**
 * Seals a stream of any length with a key, piece by piece (AES-256-GCM): no piece is given out that was not sealed so, at
 * this place, and a stream that was cut short is found out.
 */
import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PIECE_BYTES = 1_048_576;
/** Length of the piece, whether it is the last, its tag. */
const HEAD_BYTES = 4 + 1 + TAG_BYTES;

type Bytes = AsyncIterable<Buffer>;

/** `name`: what is sealed, bound into every piece. `random` gives fresh bytes. */
export async function* sealed(
  source: Bytes,
  { key, name, random }: { key: KeyObject; name: string; random: (bytes: number) => Buffer },
): Bytes {
  const salt = random(SALT_BYTES);
  yield salt;
  const own = keyOf(key, name, salt);
  let number = 0;
  const piece = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(CIPHER, own, nonce(number++, isLast));
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    const head = Buffer.alloc(5);
    head.writeUInt32BE(text.length);
    head.writeUInt8(isLast ? 1 : 0, 4);
    return Buffer.concat([head, cipher.getAuthTag(), text]);
  };
  let waiting = Buffer.alloc(0);
  for await (const part of source) {
    waiting = Buffer.concat([waiting, part]);
    while (waiting.length > PIECE_BYTES) {
      yield piece(waiting.subarray(0, PIECE_BYTES), false);
      waiting = waiting.subarray(PIECE_BYTES);
    }
  }
  yield piece(waiting, true);
}

/** Throws where the key is another, or the stream is not as it was sealed, or ends early. */
export async function* unsealed(source: Bytes, { key, name }: { key: KeyObject; name: string }): Bytes {
  let waiting = Buffer.alloc(0);
  let own: Buffer | null = null;
  let number = 0;
  let isOver = false;
  for await (const part of source) {
    waiting = Buffer.concat([waiting, part]);
    if (own === null) {
      if (waiting.length < SALT_BYTES) continue;
      own = keyOf(key, name, waiting.subarray(0, SALT_BYTES));
      waiting = waiting.subarray(SALT_BYTES);
    }
    for (;;) {
      if (isOver && waiting.length > 0) throw new Error('more follows than was sealed');
      if (waiting.length < HEAD_BYTES) break;
      const length = waiting.readUInt32BE();
      if (length > PIECE_BYTES) throw new Error('no piece is as long');
      if (waiting.length < HEAD_BYTES + length) break;
      isOver = waiting[4] === 1;
      const decipher = createDecipheriv(CIPHER, own, nonce(number++, isOver), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(waiting.subarray(5, HEAD_BYTES));
      yield Buffer.concat([decipher.update(waiting.subarray(HEAD_BYTES, HEAD_BYTES + length)), decipher.final()]);
      waiting = waiting.subarray(HEAD_BYTES + length);
    }
  }
  if (!isOver) throw new Error('it ends early');
}

/** A key for this stream alone: its pieces are numbered from 0. */
const keyOf = (key: KeyObject, name: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key.export(), salt, name, KEY_BYTES));

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(NONCE_BYTES);
  bytes.writeUInt32BE(number, 4);
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}
