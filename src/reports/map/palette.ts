/** Writes pixels as an indexed PNG: the commonest colours make the palette, the rest take the nearest of them. */
import { crc32, deflateSync } from 'node:zlib';

/** `pixels` are RGBA, opaque. At most 256 colours. */
export function palettePng(pixels: Buffer, width: number, height: number, colours: number): Buffer {
  // With a sign, though colours have none: larger numbers would each take room of their own.
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const counts = new Uint32Array(32_768);
  count(words, counts);
  const palette = choose(words, counts, colours);
  const index = nearest(palette, counts);
  const rows = Buffer.alloc((width + 1) * height);
  let at = 0;
  let last = -1;
  let colour = 0;
  for (let y = 0; y < height; y++) {
    let out = y * (width + 1) + 1;
    for (let x = 0; x < width; x++) {
      const word = words[at++] as number;
      if (word !== last) {
        last = word;
        colour = index[cell(word)] as number;
      }
      rows[out++] = colour;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const plte = Buffer.from(palette.flat());
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', plte),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** How often each cell of colours occurs; runs of one colour, of which maps are made, are counted as one. */
function count(words: Int32Array, counts: Uint32Array): void {
  let start = 0;
  for (let at = 1; at <= words.length; at++) {
    if (words[at] === words[start]) continue;
    const place = cell(words[start] as number);
    counts[place] = (counts[place] as number) + at - start;
    start = at;
  }
}

type Colour = readonly [number, number, number];

/** Five bits of each of red, green and blue of a little-endian RGBA word. */
function cell(word: number): number {
  return ((word & 0xf8) << 7) | ((word >>> 6) & 0x3e0) | ((word >>> 19) & 0x1f);
}

/** The commonest cells, each by the exact colour that is commonest in it; shades close to one already taken wait. */
function choose(words: Int32Array, counts: Uint32Array, colours: number): Colour[] {
  const order = [...counts.keys()]
    .filter((at) => counts[at] !== 0)
    .toSorted((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  const exact = new Map<number, Map<number, number>>();
  const wanted = new Set(order.slice(0, 4 * colours));
  const note = (word: number, times: number): void => {
    const place = cell(word);
    if (!wanted.has(place)) return;
    const shades = exact.get(place) ?? new Map<number, number>();
    exact.set(place, shades);
    shades.set(word, (shades.get(word) ?? 0) + times);
  };
  let run = 0;
  for (let at = 0; at < words.length; at += 3) {
    run++;
    if (words[at] === words[at + 3]) continue;
    note(words[at] as number, run);
    run = 0;
  }
  const palette: Colour[] = [];
  for (const spacing of [300, 60, 0]) {
    for (const place of order) {
      if (palette.length === colours) return palette;
      const colour = commonest(exact.get(place)) ?? middle(place);
      if (palette.every((taken) => distance(taken, colour) > spacing)) palette.push(colour);
    }
  }
  return palette;
}

function commonest(shades: Map<number, number> | undefined): Colour | null {
  if (shades === undefined) return null;
  let best = 0;
  let most = 0;
  for (const [word, count] of shades) if (count > most || (count === most && word < best)) [best, most] = [word, count];
  return [best & 0xff, (best >>> 8) & 0xff, (best >>> 16) & 0xff];
}

function middle(place: number): Colour {
  return [((place >>> 10) << 3) | 4, (((place >>> 5) & 0x1f) << 3) | 4, ((place & 0x1f) << 3) | 4];
}

function distance(a: Colour, b: Colour): number {
  return 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2;
}

/** For each cell in use, the palette's nearest colour. */
function nearest(palette: readonly Colour[], counts: Uint32Array): Uint8Array {
  const index = new Uint8Array(32_768);
  for (let place = 0; place < index.length; place++) {
    if (counts[place] === 0) continue;
    const colour = middle(place);
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < palette.length; at++) {
      const far = distance(palette[at] as Colour, colour);
      if (far < least) [best, least] = [at, far];
    }
    index[place] = best;
  }
  return index;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
