/** Finds the text in a winmail.dat (TNEF): its plain body, its HTML, or Outlook's own compressed RTF. */
import { decodeText } from './charset.ts';
import { unpackedRtf } from './lzfu.ts';
import { textOfRtf } from './rtf.ts';

const signature = 0x223e9f78;
const headBytes = 6;
const levelOfMessage = 1;
const body = 0x0002_800c;
const codePage = 0x0006_9007;
const properties = 0x0006_9003;
const plainBody = 0x1000;
const htmlBody = 0x1013;
const rtfBody = 0x1009;
const mostAttributes = 2_000;

export interface TnefText {
  text: string;
  isHtml: boolean;
}

/** The text of the message, or null when the file holds none or is broken; of packed text at most `longest` bytes are read. */
export function textOfTnef(bytes: Buffer, longest: number): TnefText | null {
  try {
    return textIn(bytes, longest);
  } catch (error) {
    // A length that reaches beyond the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function textIn(bytes: Buffer, longest: number): TnefText | null {
  if (bytes.length < headBytes || bytes.readUInt32LE(0) !== signature) return null;
  let charset = 'windows-1252';
  let found: TnefText | null = null;
  let at = headBytes;
  for (let count = 0; at + 9 <= bytes.length && count < mostAttributes; count++) {
    const level = bytes[at];
    const attribute = bytes.readUInt32LE(at + 1);
    const length = bytes.readUInt32LE(at + 5);
    const data = cut(bytes, at + 9, length);
    at += 9 + length + 2;
    if (level !== levelOfMessage) continue;
    if (attribute === codePage && data.length >= 4) charset = `cp${data.readUInt32LE(0)}`;
    else if (attribute === body) found = said({ text: unended(decodeText(data, charset)), isHtml: false }) ?? found;
    else if (attribute === properties) found ??= textInProperties(data, charset, longest);
  }
  return found;
}

/** Bytes of a property's value by its type; the others tell their length. */
const widths = new Map([
  [0x02, 4],
  [0x03, 4],
  [0x04, 4],
  [0x05, 8],
  [0x06, 8],
  [0x07, 8],
  [0x0a, 4],
  [0x0b, 4],
  [0x14, 8],
  [0x40, 8],
  [0x48, 16],
]);
const eightBit = 0x1e;
const unicode = 0x1f;
const binary = 0x102;
const several = 0x1000;

function textInProperties(data: Buffer, charset: string, longest: number): TnefText | null {
  let at = 4;
  let plain: TnefText | null = null;
  let html: TnefText | null = null;
  let rtf: TnefText | null = null;
  for (let left = data.readUInt32LE(0); left > 0; left--) {
    const type = data.readUInt16LE(at);
    const name = data.readUInt16LE(at + 2);
    at += 4;
    if (name >= 0x8000) at = afterName(data, at);
    const width = widths.get(type & ~several);
    const values = width === undefined || (type & several) !== 0 ? data.readUInt32LE(at) : 1;
    if (width === undefined || (type & several) !== 0) at += 4;
    if (width !== undefined) {
      at += width * values;
      continue;
    }
    for (let value = 0; value < values; value++) {
      const length = data.readUInt32LE(at);
      const content = cut(data, at + 4, length);
      at += 4 + padded(length);
      if (name === plainBody && type === unicode)
        plain ??= said({ text: unended(content.toString('utf16le')), isHtml: false });
      if (name === plainBody && type === eightBit)
        plain ??= said({ text: unended(decodeText(content, charset)), isHtml: false });
      if (name === htmlBody) html ??= said({ text: unended(decodeText(content, charset)), isHtml: true });
      if (name === rtfBody && type === binary) rtf ??= textInRtf(content, longest);
    }
  }
  return plain ?? html ?? rtf;
}

function textInRtf(content: Buffer, longest: number): TnefText | null {
  const rtf = unpackedRtf(content, longest);
  if (rtf === null) return null;
  const { text, isHtml } = textOfRtf(rtf);
  return said({ text: unended(text), isHtml });
}

/** A text in which nothing is written is none. */
const said = (found: TnefText): TnefText | null => (found.text.trim() === '' ? null : found);

/** As `subarray`, but what is not all there is not there. */
function cut(bytes: Buffer, at: number, length: number): Buffer {
  if (at + length > bytes.length) throw new RangeError('cut off');
  return bytes.subarray(at, at + length);
}

/** Where a named property goes on after its name. */
function afterName(data: Buffer, at: number): number {
  const kind = data.readUInt32LE(at + 16);
  const more = data.readUInt32LE(at + 20);
  return at + 24 + (kind === 0 ? 0 : padded(more));
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function unended(text: string): string {
  return text.replace(/\0+$/u, '');
}
