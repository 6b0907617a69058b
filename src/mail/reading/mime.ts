/** Takes a mail apart into its parts (RFC 2045, 2046): bounded, and forgiving where real mail breaks the rules. */

/** One part of a mail. A part holds bytes, or other parts; attached mails are never opened. */
export interface Part {
  /** `text/plain`, lower case; what is not told is plain text. */
  type: string;
  /** Of the content type, by lower-case name: charset, format, boundary, method … */
  parameters: ReadonlyMap<string, string>;
  /** Content-Transfer-Encoding, lower case; '' when not told. */
  encoding: string;
  /** It calls itself an attachment. */
  attached: boolean;
  fileName: string | null;
  /** Its bytes as they came. */
  body: Buffer;
  /** Parts of a multipart; empty for all others. */
  parts: readonly Part[];
  /** False for a multipart whose last boundary never came. */
  closed: boolean;
}

export interface MimeLimits {
  parts: number;
  nesting: number;
  headerBytes: number;
}

/** The parts of a mail or of one part; null when there are too many, or too deep, to be read. */
export function partsOf(bytes: Buffer, limits: MimeLimits): Part | null {
  const left = { parts: limits.parts };
  const part = entity(bytes, 'text/plain', limits, left, 0);
  return left.parts < 0 ? null : part;
}

/** A part and all below it, in order. */
export function* everyPart(part: Part): Generator<Part> {
  yield part;
  for (const inner of part.parts) yield* everyPart(inner);
}

/** What a part holds, its transfer encoding undone. */
export function contentOf({ body, encoding }: Pick<Part, 'body' | 'encoding'>): Buffer {
  if (encoding === 'base64') return ofBase64(body);
  if (encoding === 'quoted-printable') return ofQuotedPrintable(body);
  return /^(x-)?uu(e|encode)?$/u.test(encoding) ? ofUuencoded(body) : body;
}

function entity(bytes: Buffer, usual: string, limits: MimeLimits, left: { parts: number }, depth: number): Part {
  left.parts--;
  const { fields, bodyAt } = headOf(bytes, limits.headerBytes);
  const content = taken(fields.get('content-type') ?? '');
  const disposition = taken(fields.get('content-disposition') ?? '');
  const named = disposition.parameters.get('filename') ?? content.parameters.get('name') ?? '';
  const part: Part = {
    type: /^[\w.+-]+\/[\w.+-]+$/u.test(content.value) ? content.value : usual,
    parameters: content.parameters,
    encoding: encodingOf(fields.get('content-transfer-encoding') ?? ''),
    attached: disposition.value === 'attachment',
    fileName: named === '' ? null : named,
    body: bytes.subarray(bodyAt),
    parts: [],
    closed: true,
  };
  const boundary = content.parameters.get('boundary') ?? '';
  if (!part.type.startsWith('multipart/') || boundary === '') return asText(part);
  if (depth >= limits.nesting) left.parts = -1;
  const body = part.encoding === 'base64' || part.encoding === 'quoted-printable' ? contentOf(part) : part.body;
  const { pieces, closed } = piecesOf(body, boundary, Math.max(0, left.parts) + 1);
  if (pieces.length === 0) return asText(part);
  const inside = part.type === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
  const parts: Part[] = [];
  for (const piece of pieces) {
    if (left.parts < 0) break;
    parts.push(entity(piece, inside, limits, left, depth + 1));
  }
  return { ...part, parts, closed };
}

/** The transfer encoding told, without what some programs write behind it; its two words may stand apart. */
function encodingOf(field: string): string {
  const told = field.toLowerCase().replace('quoted printable', 'quoted-printable');
  return /[\w-]+/u.exec(told)?.[0] ?? '';
}

/** What calls itself a multipart and has no boundaries is text for all anybody can tell. */
function asText(part: Part): Part {
  return part.type.startsWith('multipart/') ? { ...part, type: 'text/plain' } : part;
}

const lineFeed = 10;
const carriageReturn = 13;
const tab = 9;
const blank = 32;
const dash = 45;
const mostFields = 1_000;

/** The fields of a header by lower-case name, unfolded; of a field that comes twice, the last. */
function headOf(bytes: Buffer, longest: number): { fields: ReadonlyMap<string, string>; bodyAt: number } {
  const fields = new Map<string, string>();
  let name = '';
  let at = 0;
  // Where lines began that are no fields; the body begins there when no field follows before a blank line.
  let strayAt = -1;
  for (let lines = 0; at < bytes.length && at < longest && lines < mostFields; lines++) {
    const feed = bytes.indexOf(lineFeed, at);
    const end = feed === -1 ? bytes.length : feed;
    const line = bytes.toString('utf8', at, bytes[end - 1] === carriageReturn && end > at ? end - 1 : end);
    if (line.trim() === '') return { fields, bodyAt: strayAt === -1 ? Math.min(end + 1, bytes.length) : strayAt };
    const colon = line.indexOf(':');
    if (/^[ \t]/u.test(line) && strayAt === -1) {
      if (name !== '') fields.set(name, `${fields.get(name) ?? ''} ${line.trim()}`);
    } else if (colon > 0 && /^[!-9;-~]+[ \t]*$/u.test(line.slice(0, colon))) {
      name = line.slice(0, colon).trim().toLowerCase();
      fields.set(name, line.slice(colon + 1).trim());
      strayAt = -1;
    } else if (!/^>?From /u.test(line)) {
      if (fields.size === 0) return { fields, bodyAt: at };
      if (strayAt === -1) strayAt = at;
    }
    at = end + 1;
  }
  return { fields, bodyAt: strayAt === -1 ? Math.min(at, bytes.length) : strayAt };
}

// Some programs forget the semicolon.
const parameter = /[;\s]\s*([\w*.-]+)\s*=\s*("(?:[^"\\]|\\.)*"?|[^;]*)/gu;
const longestValue = 2_000;

/** `text/plain; charset="utf-8"` taken apart, with names over several parameters joined (RFC 2231). */
function taken(field: string): { value: string; parameters: ReadonlyMap<string, string> } {
  const text = field.slice(0, longestValue);
  const parameters = new Map<string, string>();
  for (const [, written = '', quoted = ''] of text.matchAll(parameter)) {
    const name = written.toLowerCase().replace(/\*\d*\*?$/u, '');
    const isEncoded = written.endsWith('*');
    const bare = quoted.startsWith('"')
      ? quoted.replace(/^"|"$/gu, '').replace(/\\(.)/gu, '$1')
      : quoted.replace(/\s+\([^)]*\)\s*$/u, '').trim();
    const value = isEncoded ? ofPercent(bare.replace(/^[\w-]*'[\w-]*'/u, '')) : bare;
    parameters.set(name, written.includes('*') ? (parameters.get(name) ?? '') + value : value);
  }
  const value = text
    .split(/;|\s(?=[\w-]+\s*[=:])/u, 1)[0]
    ?.replace(/\([^)]*\)/gu, '')
    .trim()
    .toLowerCase();
  return { value: value ?? '', parameters };
}

function ofPercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Lines that look like a boundary and are none; no mail of a person has that many.
const mostMarks = 50_000;

/** What stands between the boundaries of a multipart, at most `most` pieces. */
function piecesOf(body: Buffer, boundary: string, most: number): { pieces: Buffer[]; closed: boolean } {
  const mark = Buffer.from(`--${boundary}`);
  const pieces: Buffer[] = [];
  let from = -1;
  let inner: ReadonlySet<string> = new Set();
  let at = body.indexOf(mark);
  for (let seen = 0; at !== -1 && seen < mostMarks; seen++, at = body.indexOf(mark, at)) {
    const after = at + mark.length;
    const kind = at === 0 || body[at - 1] === lineFeed ? restOfLine(body, after) : 'text';
    if (kind === 'text' || (kind === 'last' && inner.size > 0 && isOfInner(body, at, inner))) {
      // Only the next line can begin with a boundary.
      const feed = body.indexOf(lineFeed, at);
      at = feed === -1 ? body.length : feed;
      continue;
    }
    if (from !== -1) pieces.push(body.subarray(from, at));
    if (kind === 'last') return { pieces, closed: true };
    const feed = body.indexOf(lineFeed, after);
    from = feed === -1 ? body.length : feed + 1;
    if (pieces.length >= most) return { pieces, closed: true };
    inner = boundariesWithin(body, from, boundary);
    at = after;
  }
  if (from === -1) return { pieces, closed: false };
  // The last line of the text may run into the last boundary.
  const end = body.lastIndexOf(`--${boundary}--`, undefined, 'utf8');
  const closed = at === -1 && end >= from && body.toString('latin1', end + mark.length + 2).trim() === '';
  pieces.push(body.subarray(from, closed ? end : body.length));
  return { pieces, closed };
}

/** Boundaries that begin like the one around them, declared at the head of a piece; their lines are their own. */
function boundariesWithin(body: Buffer, from: number, outer: string): ReadonlySet<string> {
  const head = body.toString('latin1', from, from + longestValue);
  return new Set(
    [...head.matchAll(/boundary="([^"\n]{1,100})"/giu)]
      .map(([, name = '']) => name)
      .filter((name) => name !== outer && name.startsWith(`${outer}--`)),
  );
}

function isOfInner(body: Buffer, at: number, inner: ReadonlySet<string>): boolean {
  const feed = body.indexOf(lineFeed, at);
  const name = body.toString('latin1', at + 2, Math.min(feed === -1 ? body.length : feed, at + 200)).trim();
  return inner.has(name) || inner.has(name.replace(/--$/u, ''));
}

/** What a line says after the words of a boundary: another part, the last one, or that it is no boundary. */
function restOfLine(body: Buffer, at: number): 'next' | 'last' | 'text' {
  if (body[at] === dash && body[at + 1] === dash) return 'last';
  for (let i = at; i < body.length && body[i] !== lineFeed; i++) {
    const byte = body[i];
    if (byte !== blank && byte !== tab && byte !== carriageReturn) return 'text';
  }
  return 'next';
}

// Mail that was put together from pieces has a few; one padded byte by byte is an attack.
const mostPieces = 1_000;

function ofBase64(body: Buffer): Buffer {
  const text = body.toString('latin1');
  if (isNoBase64(text)) return body;
  const padding = text.indexOf('=');
  if (padding === -1) return Buffer.from(text, 'base64');
  const more = text.slice(padding);
  // Pieces encoded one by one and put together, each with its own padding; else what follows is no base64 at all.
  if (/[A-Za-z\d]/u.test(more) && /^[A-Za-z\d+/=\s]*$/u.test(more))
    return Buffer.concat(text.split(/=+/u, mostPieces).map((piece) => Buffer.from(piece, 'base64')));
  return Buffer.from(text.slice(0, padding), 'base64');
}

/** Text that only calls itself base64 has blanks and stops on its lines. */
function isNoBase64(text: string): boolean {
  const sample = text.slice(0, longestValue);
  return (sample.match(/[^A-Za-z\d+/=\s]|\S[ \t]+\S/gu)?.length ?? 0) * 20 > sample.length;
}

function ofQuotedPrintable(body: Buffer): Buffer {
  const text = body.toString('latin1').replace(/[ \t]+(?=\r?\n|$)/gu, '');
  const out = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== 0x3d) {
      out[length++] = code;
      continue;
    }
    const soft = text[i + 1] === '\n' ? 1 : text[i + 1] === '\r' && text[i + 2] === '\n' ? 2 : 0;
    if (soft > 0 || i === text.length - 1) {
      i += soft;
      continue;
    }
    const high = hexDigit(text.charCodeAt(i + 1));
    const low = hexDigit(text.charCodeAt(i + 2));
    if (high === -1 || low === -1) {
      out[length++] = code;
      continue;
    }
    out[length++] = high * 16 + low;
    i += 2;
  }
  return out.subarray(0, length);
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function ofUuencoded(body: Buffer): Buffer {
  const lines = body.toString('latin1').split(/\r?\n/u);
  const begin = lines.findIndex((line) => /^begin [0-7]{3,4} /u.test(line));
  const out: number[] = [];
  for (const line of lines.slice(begin + 1)) {
    if (line === 'end' || line === '`') break;
    const length = line === '' ? 0 : (line.charCodeAt(0) - 32) & 63;
    const start = out.length;
    for (let i = 1; i < line.length && out.length - start < length; i += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((j) => ((line.charCodeAt(i + j) || 32) - 32) & 63);
      out.push(((a << 2) | (b >> 4)) & 255, ((b << 4) | (c >> 2)) & 255, ((c << 6) | d) & 255);
    }
    out.length = Math.min(out.length, start + length);
  }
  return Buffer.from(out);
}
