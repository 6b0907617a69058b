/** Names and identifiers of the mails we send: seat addresses, Message-IDs, and threads, each stable for its purpose. */
import { createHash } from 'node:crypto';

/** `savannah-7+british.k3v9…@post.example`: the address a seat writes to. Lower case, since local parts get folded on the way. */
export function seatAddress(game: string, seat: string, token: string, domain: string): string {
  return `${game}+${seat}.${token}@${domain}`.toLowerCase();
}

const BOUNCE = 'bounce';

/** `bounce+<token>@post.example`: the envelope sender of one letter, by which its delivery reports find it again. */
export function bounceAddress(token: string, domain: string): string {
  return `${BOUNCE}+${token}@${domain}`.toLowerCase();
}

/** Whether an address is an envelope sender of ours, whoever made it up. */
export function isBounceAddress(address: string, domain: string): boolean {
  const lower = address.toLowerCase();
  return lower.startsWith(`${BOUNCE}+`) && lower.endsWith(`@${domain}`);
}

const hashLength = 16;

/** The one Message-ID of a purpose (`report/savannah-7/16/1/british`), without brackets: a resend is the same message. */
export function messageIdOf(purpose: string, domain: string): string {
  const readable = purpose
    .toLowerCase()
    .replace(/[^a-z0-9-]+/gu, '.')
    .replace(/^\.+|\.+$/gu, '')
    .slice(0, 80);
  const hash = createHash('sha256').update(purpose).digest('hex').slice(0, hashLength);
  return `${readable}.${hash}@${domain}`;
}

/** What letters to a seat refer to before its first call, and the umpire's always, so that programs keep them in one thread. */
export function threadOf(game: string, seat: string, domain: string): string {
  return messageIdOf(`thread/${game}/${seat}`, domain);
}
