/** A sealed stream comes out as it went in, or not at all. */
import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealed, unsealed } from '../../src/campaign/archive/sealed-stream.ts';

const key = createSecretKey(Buffer.alloc(32, 7));
const seal = { key, name: 'test', random: randomBytes };

async function* parts(bytes: Buffer, size: number): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const whole = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const part of stream) all.push(part);
  return Buffer.concat(all);
};

const PLAIN = randomBytes(3_500_000);

test.each([
  0,
  1,
  1_048_576,
  1_048_577,
  PLAIN.length,
])('%i bytes come back as they were, however they are cut on the way', async (size) => {
  const plain = PLAIN.subarray(0, size);
  const bytes = await whole(sealed(parts(plain, 70_001), seal));
  for (const cut of [size < 100 ? 7 : 65_536, 999_983])
    expect((await whole(unsealed(parts(bytes, cut), seal))).equals(plain)).toBe(true);
});

test('cut short, changed, with a piece out of its place, or under another key or name, it does not open', async () => {
  const bytes = await whole(sealed(parts(PLAIN, 65_536), seal));
  const fails = (wrong: Buffer, opened: { key: typeof key; name: string } = seal) =>
    expect(whole(unsealed(parts(wrong, 65_536), opened))).rejects.toThrow();
  const piece = 21 + 1_048_576;
  await fails(bytes.subarray(0, -1));
  await fails(bytes.subarray(0, 16 + piece));
  const changed = Buffer.from(bytes);
  changed[2_000_000] = (changed[2_000_000] as number) ^ 1;
  await fails(changed);
  const [salt, one, two, rest] = [
    bytes.subarray(0, 16),
    bytes.subarray(16, 16 + piece),
    bytes.subarray(16 + piece, 16 + 2 * piece),
    bytes.subarray(16 + 2 * piece),
  ];
  await fails(Buffer.concat([salt, two, one, rest]));
  await fails(Buffer.concat([bytes, Buffer.alloc(30)]));
  await fails(bytes, { key: createSecretKey(Buffer.alloc(32, 8)), name: 'test' });
  await fails(bytes, { key, name: 'other' });
});
