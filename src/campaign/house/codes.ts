/** One-time codes of seats' letters: drawn, kept by their hash alone, and found again in what a player typed. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { DeadlineRow } from '../../store/deadlines.ts';
import type { Serves } from '../../store/schema.ts';
import type { House } from './house.ts';

// Figures and letters without I, L, O and U: each of them is read as what it is taken for.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 8;
/** What tells a code from a word: a figure that no letter is taken for. */
const FIGURE = /[2-9]/;

/** `7KQ2-M9XD`, 40 bits. */
export function newCode(house: House): string {
  for (;;) {
    const letters = [...house.random(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    if (FIGURE.test(letters)) return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
  }
}

/** What a code is known by: the operator's key, the seat and its purpose go in, so that it opens nothing else. */
export function seatCodeHash(house: House, of: { game: string; seat: string }, serves: Serves, code: string): string {
  return createHmac('sha256', house.key)
    .update(`seat-code/${of.game}/${of.seat}/${serves}/${folded(code)}`)
    .digest('hex');
}

/** The code that proves an answer to an invitation: made of its token, so that it stays the same in all letters about it. */
export function invitationCode(house: House, { token }: { token: string }): string {
  const bytes = createHmac('sha256', house.key).update(`invitation-code/${token.toLowerCase()}`).digest();
  // A figure that is read as no letter stands first: what lacks one is no code.
  const letters = [...bytes.subarray(0, LETTERS)].map((byte, n) =>
    n === 0 ? String(2 + (byte % 8)) : (ALPHABET[byte % ALPHABET.length] as string),
  );
  return `${letters.slice(0, LETTERS / 2).join('')}-${letters.slice(LETTERS / 2).join('')}`;
}

/** Whether one of these codes, as `codesIn` finds them, is this one. */
export function isAmong(codes: readonly string[], code: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return codes.some((one) => timingSafeEqual(hash(one), hash(folded(code))));
}

const folded = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** The call a code serves: one that is opened anew after a rewind is another. */
export function servedCall({ call, openedAt }: Pick<DeadlineRow, 'call' | 'openedAt'>): string {
  return `${call} ${openedAt.toISOString()}`;
}

const CODE_LINE = /^[\s*•·–—-]*(?:code|c[oó]digo)[\s:=–—-]+(.*)$/iu;
const CONFIRM_LINE = /^[\s*•·–—-]*(?:confirm|confirmer|confirmar)[\s:=–—-]+(.*)$/iu;
/** More in one mail is guessing. */
const MOST_CODES = 3;

/** Codes on lines of their own in the new text of a mail: CODE … proves a sender, CONFIRM … does what a letter offered. */
export function codesIn(text: string, word: 'code' | 'confirm'): string[] {
  const line = word === 'code' ? CODE_LINE : CONFIRM_LINE;
  const found = text.split('\n').flatMap((one) => codeOn(line.exec(one)?.[1]));
  return [...new Set(found)].slice(0, MOST_CODES);
}

function codeOn(rest: string | undefined): string[] {
  const written = (rest ?? '').split('#')[0] as string;
  const code = folded(written);
  return code.length === LETTERS && FIGURE.test(code) && /^[\p{L}\p{N}\p{Pd}\s.]*$/u.test(written) ? [code] : [];
}
