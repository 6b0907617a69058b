/** Links of letters into the web of the house: `https://play.example.org/r/<what it opens>.<signature>`, for nobody to guess. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { House } from './house.ts';

const PATHS = { report: 'r', 'no-reminders': 'u', orders: 'o' } as const;
const SIGNATURE_LETTERS = 32;

type Kind = keyof typeof PATHS;

/**
 * The link that opens `what` (a letter's purpose, `game/seat`); null while the house has no web. Opening it changes
 * nothing. `bound`: something secret that must still be so when it is opened.
 */
export function webLink(house: House, kind: Kind, what: string, bound = ''): string | null {
  if (house.post.web === null) return null;
  const token = `${Buffer.from(what).toString('base64url')}.${signatureOf(house, kind, what, bound)}`;
  return `${house.post.web}/${PATHS[kind]}/${token}`;
}

/** What a token says it opens: to be believed only once `isSigned` agrees. */
export function claimOf(token: string): string {
  return Buffer.from(token.split('.')[0] as string, 'base64url').toString();
}

/** Whether we made this very token, for what it claims and what it was bound to. */
export function isSigned(house: House, kind: Kind, token: string, bound = ''): boolean {
  const what = claimOf(token);
  const expected = `${Buffer.from(what).toString('base64url')}.${signatureOf(house, kind, what, bound)}`;
  const [given, known] = [Buffer.from(token), Buffer.from(expected)];
  return given.length === known.length && timingSafeEqual(given, known);
}

function signatureOf(house: House, kind: Kind, what: string, bound: string): string {
  const signed = `web/${kind}/${what}${bound === '' ? '' : `/${bound}`}`;
  return createHmac('sha256', house.key).update(signed).digest('hex').slice(0, SIGNATURE_LETTERS);
}
