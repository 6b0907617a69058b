/** The header of a mail as cleaned strings: every field by name in order of arrival, no controls, no line ends. */
import type { ParsedMail } from 'mailparser';

export interface Headers {
  /** All values of a field, top to bottom, unfolded; [] when absent. Encoded words are not decoded. */
  all(name: string): readonly string[];
  first(name: string): string | null;
  /** Names present, lower case. */
  readonly names: readonly string[];
}

const unset: readonly string[] = [];

export function headersOf(lines: ParsedMail['headerLines']): Headers {
  const fields = new Map<string, string[]>();
  for (const { key, line } of lines) {
    const value = clean(line.slice(line.indexOf(':') + 1));
    const known = fields.get(key);
    if (known === undefined) fields.set(key, [value]);
    else known.push(value);
  }
  return {
    all: (name) => fields.get(name) ?? unset,
    first: (name) => fields.get(name)?.[0] ?? null,
    names: [...fields.keys()],
  };
}

// Encoded words may hide line ends and bidirectional marks; a value shown or sent on must not carry them.
const controls = /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]+/gu;

/** A header value safe to show and to put into another header: one line, no controls, no direction marks. */
export function clean(value: string): string {
  return value.replace(controls, ' ').replace(/ {2,}/gu, ' ').trim();
}

/** The identifiers of References or In-Reply-To, without their angle brackets; some clients join them with commas. */
export function messageIds(value: string | null): readonly string[] {
  return value === null ? [] : (unpacked(value).match(/<[^<>\s]{1,250}>/gu) ?? []).map((id) => id.slice(1, -1));
}

/** Some programs break a long id as if it were words to be shown (RFC 2047). */
function unpacked(value: string): string {
  return value
    .replace(/\?=\s+=\?/gu, '?==?')
    .replace(/=\?[\w-]+\?([bq])\?([^?\s]*)\?=/giu, (_, how: string, text: string) => {
      if (how.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString('latin1');
      return text
        .replaceAll('_', ' ')
        .replace(/=([\da-f]{2})/giu, (_hex, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    });
}
