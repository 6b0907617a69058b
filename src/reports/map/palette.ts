/** Writes pixels as an indexed PNG: the commonest colours make the palette, the rest take the nearest of them. */
import { crc32, deflateSync } from 'node:zlib';

/** `pixels` are RGBA, opaque. At most 256 colours. */
export function palettePng(pixels: Buffer, width: number, height: number, colours: number): Buffer {
  // With a sign, though colours have none: larger numbers would each take room of their own.
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const palette = choose(words, width, colours);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const plte = Buffer.from(palette.flat());
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', plte),
    // The next level takes half as long again for three per cent.
    chunk('IDAT', deflateSync(indexed(words, width, palette), { level: 5 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Colour = readonly [number, number, number];

/** A cell of colours: five bits of each of red, green and blue of a little-endian RGBA word. */
function cell(word: number): number {
  return ((word & 0xf8) << 7) | ((word >>> 6) & 0x3e0) | ((word >>> 19) & 0x1f);
}
const CELLS = 32_768;

/** Which of its cell's colours a word is: the three bits that the cell leaves out of each. */
function shade(word: number): number {
  return ((word & 0x7) << 6) | ((word >>> 5) & 0x38) | ((word >>> 16) & 0x7);
}
const SHADES = 512;

function colour(place: number, shade: number): Colour {
  return [
    ((place >>> 10) << 3) | (shade >>> 6),
    (((place >>> 5) & 0x1f) << 3) | ((shade >>> 3) & 0x7),
    ((place & 0x1f) << 3) | (shade & 0x7),
  ];
}
const middle = (place: number): Colour => colour(place, 0b100_100_100);

/** Stretches of one colour in the rows of a picture, of which maps are made: the colour and the length of each. */
interface Runs {
  readonly words: Int32Array;
  readonly lengths: Uint16Array;
  readonly count: number;
}

/** Those of every third row: rows between look the same. */
function runsOf(words: Int32Array, width: number): Runs {
  const most = Math.ceil(words.length / (3 * width)) * width;
  const runs = { words: new Int32Array(most), lengths: new Uint16Array(most) };
  let count = 0;
  for (let start = 0; start < words.length; start += 3 * width) {
    let from = start;
    for (let at = start + 1; at <= start + width; at++) {
      if (at < start + width && words[at] === words[from]) continue;
      runs.words[count] = words[from] as number;
      runs.lengths[count++] = at - from;
      from = at;
    }
  }
  return { ...runs, count };
}

/** The commonest cells, each by the exact colour that is commonest in it; shades close to one already taken wait. */
function choose(words: Int32Array, width: number, colours: number): Colour[] {
  const runs = runsOf(words, width);
  const counts = new Uint32Array(CELLS);
  for (let run = 0; run < runs.count; run++) {
    const place = cell(runs.words[run] as number);
    counts[place] = (counts[place] as number) + (runs.lengths[run] as number);
  }
  const order: number[] = [];
  for (let place = 0; place < CELLS; place++) if (counts[place] !== 0) order.push(place);
  order.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  const shades = [...commonest(runs, order.slice(0, 4 * colours)), ...order.slice(4 * colours).map(middle)];
  const palette: Colour[] = [];
  for (const spacing of [300, 60, 0]) {
    for (const wanted of shades) {
      if (palette.length === colours) return palette;
      if (palette.every((taken) => distance(taken, wanted) > spacing)) palette.push(wanted);
    }
  }
  return palette;
}

/** The commonest colour of each of some cells. */
function commonest(runs: Runs, places: readonly number[]): Colour[] {
  const rows = new Int32Array(CELLS).fill(-1);
  for (const [row, place] of places.entries()) rows[place] = row * SHADES;
  const counts = new Uint32Array(places.length * SHADES);
  for (let run = 0; run < runs.count; run++) {
    const word = runs.words[run] as number;
    const row = rows[cell(word)] as number;
    if (row >= 0) counts[row + shade(word)] = (counts[row + shade(word)] as number) + (runs.lengths[run] as number);
  }
  return places.map((place, row) => {
    const first = row * SHADES;
    let best = first;
    for (let at = first; at < first + SHADES; at++) if ((counts[at] as number) > (counts[best] as number)) best = at;
    return colour(place, best - first);
  });
}

function distance(a: Colour, b: Colour): number {
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/** Rows of the picture: no filter, then the palette's nearest colour for each dot, a stretch of one colour at a time. */
function indexed(words: Int32Array, width: number, palette: readonly Colour[]): Uint8Array {
  const index = new Int16Array(CELLS).fill(-1);
  const flat = Int32Array.from(palette.flat());
  const rows = new Uint8Array((words.length / width) * (width + 1));
  for (let start = 0, row = 1; start < words.length; start += width, row++) {
    const end = start + width;
    for (let at = start; at < end; ) {
      const word = words[at] as number;
      let next = at + 1;
      while (next < end && words[next] === word) next++;
      const place = cell(word);
      if (index[place] === -1) index[place] = nearest(flat, middle(place));
      const entry = index[place] as number;
      if (next - at > LONG) rows.fill(entry, at + row, next + row);
      else for (let dot = at; dot < next; dot++) rows[dot + row] = entry;
      at = next;
    }
  }
  return rows;
}
/** Dots from which on it is quicker to fill them at once. */
const LONG = 24;

/** Entry of a palette, three numbers each, that is nearest to a colour. */
function nearest(palette: Int32Array, [red, green, blue]: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < palette.length; at += 3) {
    const r = (palette[at] as number) - red;
    const g = (palette[at + 1] as number) - green;
    const b = (palette[at + 2] as number) - blue;
    const far = 2 * r * r + 4 * g * g + 3 * b * b;
    if (far < least) {
      best = at;
      least = far;
    }
  }
  return best / 3;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
