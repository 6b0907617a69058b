/** Names and identifiers of the mails we send: seat addresses, Message-IDs, and threads, each stable for its purpose. */
import { createHash, createHmac, type KeyObject } from 'node:crypto';

/** Where mail to the house comes. */
export interface PostOffice {
  /** `post.example`. */
  readonly domain: string;
  /** What stands before the plus of every address where the house has one mailbox alone; null where the domain is its own. */
  readonly mailbox: string | null;
}

/**
 * `savannah-7+british.k3v9…@post.example`, behind a mailbox `me+savannah-7.british.k3v9…@mail.example`: the address a seat
 * writes to. Lower case, since local parts get folded on the way.
 */
export function seatAddress(game: string, seat: string, token: string, office: PostOffice): string {
  return plused(game, `${seat}.${token}`, office);
}

const BOUNCE = 'bounce';

/** `bounce+<token>@post.example`: the envelope sender of one letter, by which its delivery reports find it again. */
export function bounceAddress(token: string, office: PostOffice): string {
  return plused(BOUNCE, token, office);
}

/** Whether an address is an envelope sender of ours, whoever made it up. */
export function isBounceAddress(address: string, office: PostOffice): boolean {
  const lower = address.toLowerCase();
  const [beginning] = bounceAddress('@', office).split('@');
  return lower.startsWith(beginning as string) && lower.endsWith(`@${office.domain}`);
}

/** Where a letter to oneself goes that tries the way out and the way in. */
export const checkAddress = (token: string, office: PostOffice): string => plused('doctor', token, office);

/** The token of the letter to oneself that came to an address; null where none does. */
export function checkToken(address: string, office: PostOffice): string | null {
  const [beginning = ''] = checkAddress('@', office).split('@');
  const ending = `@${office.domain}`;
  const lower = address.toLowerCase();
  return lower.startsWith(beginning) && lower.endsWith(ending) ? lower.slice(beginning.length, -ending.length) : null;
}

/** The address of the house itself, for what is of no game. */
export const houseAddress = ({ domain, mailbox }: PostOffice): string => `${mailbox ?? 'fieldpost'}@${domain}`;

/** Whether letters to an address would come back to us. Who lends the house his mailbox may play from it. */
export function isOwnAddress(address: string, { domain, mailbox }: PostOffice): boolean {
  const lower = address.toLowerCase();
  return lower.endsWith(`@${domain}`) && (mailbox === null || lower.startsWith(`${mailbox}+`));
}

function plused(what: string, whose: string, { domain, mailbox }: PostOffice): string {
  return `${mailbox === null ? `${what}+${whose}` : `${mailbox}+${what}.${whose}`}@${domain}`.toLowerCase();
}

const hashLength = 16;

/**
 * The one Message-ID of a purpose (`report/savannah-7/16/1/british`), without brackets: a resend is the same message. Nobody
 * can name it who has not got the letter.
 */
export function messageIdOf(purpose: string, { domain, key }: { domain: string; key: KeyObject }): string {
  const mark = createHmac('sha256', key).update(`message/${purpose}`).digest('hex').slice(0, hashLength);
  return `${readable(purpose)}.${mark}@${domain}`;
}

/** An identifier of a purpose that is no secret. */
export function identifierOf(purpose: string, domain: string): string {
  const hash = createHash('sha256').update(purpose).digest('hex').slice(0, hashLength);
  return `${readable(purpose)}.${hash}@${domain}`;
}

function readable(purpose: string): string {
  return purpose
    .toLowerCase()
    .replace(/[^a-z0-9-]+/gu, '.')
    .replace(/^\.+|\.+$/gu, '')
    .slice(0, 80);
}

/** What letters to a seat refer to before its first call, and the umpire's always, so that programs keep them in one thread. */
export function threadOf(game: string, seat: string, domain: string): string {
  return identifierOf(`thread/${game}/${seat}`, domain);
}
