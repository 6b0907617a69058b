/** How much of a mail is read; beyond it a mail is refused with the reason, so that no mail can hold up the others. */

export interface ReadingLimits {
  /** Bytes of the raw mail; a bigger one is refused by its header alone. */
  bytes: number;
  /** Bytes of the header block. */
  headerBytes: number;
  /** MIME parts, nested ones included. */
  parts: number;
  /** Multiparts within multiparts. */
  nesting: number;
  /** Characters of HTML that are turned into text. */
  htmlCharacters: number;
  /** Characters, lines and characters per line of the body in which orders are looked for. */
  bodyCharacters: number;
  bodyLines: number;
  lineCharacters: number;
}

const mebibyte = 1_048_576;
const kibibyte = 1_024;

export const usualLimits: ReadingLimits = {
  bytes: 10 * mebibyte,
  headerBytes: 64 * kibibyte,
  parts: 200,
  nesting: 30,
  htmlCharacters: 256 * kibibyte,
  bodyCharacters: 64 * kibibyte,
  bodyLines: 2_000,
  lineCharacters: 1_000,
};
