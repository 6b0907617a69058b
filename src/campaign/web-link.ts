/** Links of letters into the web of the house: `https://play.example.org/r/<what it opens>.<signature>`, for nobody to guess. */
import { createHmac } from 'node:crypto';
import type { House } from './house.ts';

const PATHS = { report: 'r', 'no-reminders': 'u' } as const;
const SIGNATURE_LETTERS = 32;

/** The link that opens `what` (a letter's purpose, `game/seat`); null while the house has no web. Opening it changes nothing. */
export function webLink(house: House, kind: keyof typeof PATHS, what: string): string | null {
  if (house.post.web === null) return null;
  const signature = createHmac('sha256', house.key).update(`web/${kind}/${what}`).digest('hex');
  const token = `${Buffer.from(what).toString('base64url')}.${signature.slice(0, SIGNATURE_LETTERS)}`;
  return `${house.post.web}/${PATHS[kind]}/${token}`;
}
