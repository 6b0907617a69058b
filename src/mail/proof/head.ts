/** The header of a raw mail as it stands, and the one sender it names where no two readers could disagree about him. */

/** A field of the header: its name in lower case and its value unfolded, nothing decoded. */
export interface Field {
  name: string;
  value: string;
}

const mostBytes = 262_144;

/** All fields, top to bottom. */
export function fieldsOf(raw: Uint8Array): Field[] {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, mostBytes)).toString('utf8');
  const end = text.search(/\r?\n\r?\n/u);
  const head = end < 0 ? text : text.slice(0, end);
  return head
    .replace(/\r?\n(?=[ \t])/gu, '')
    .split(/\r?\n/u)
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [{ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1) }];
    });
}

// Two of any of these, and programs differ in which one counts.
const singular = ['from', 'subject', 'date', 'message-id', 'content-type', 'content-transfer-encoding'];

// Only a name may be written so; an address never is.
const encodedWord = /=\?[^?\s]*\?[bq]\?[^?\s]*\?=/giu;

/**
 * The address in From; null where there are two, where it is a group or a list, hides an address in an encoded word, or
 * holds what no address holds, or where another field that may stand once stands twice.
 */
export function oneSender(fields: readonly Field[]): string | null {
  if (singular.some((name) => fields.filter((field) => field.name === name).length > 1)) return null;
  const from = fields.find(({ name }) => name === 'from')?.value;
  if (from === undefined || /[^\P{Cc}\t]/u.test(from)) return null;
  const bare = withoutWords(from)?.replace(encodedWord, ' ');
  if (bare === undefined || /[,:;]/u.test(bare)) return null;
  const [, , inner, rest] = /^([^<>]*)<([^<>]*)>([^<>]*)$/u.exec(bare) ?? [];
  if (rest !== undefined && rest.trim() !== '') return null;
  const address = (inner ?? bare).trim();
  return /^[^\s<>()[\]\\"@]+@[^\s<>()[\]\\"@]+$/u.test(address) && !address.includes('=?') ? address : null;
}

/** The value without its comments, quoted strings as a blank; null when one does not end. */
export function withoutWords(value: string): string | null {
  let out = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] as string;
    if (sign === '\\' && (depth > 0 || isQuoted)) at++;
    else if (isQuoted) isQuoted = sign !== '"';
    else if (depth > 0) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    else if (sign === '"') {
      isQuoted = true;
      out += ' ';
    } else if (sign === '(') depth = 1;
    else out += sign;
  }
  return depth > 0 || isQuoted ? null : out;
}
