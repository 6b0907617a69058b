/**
 * Finds which game and seat a mail is for: the `game+seat.token@…` or `me+game.seat.token@…` address it came to, wherever
 * mail systems leave it.
 */
import type { Headers } from './headers.ts';

export interface Recipient {
  /** The whole address, lower case. */
  address: string;
  /** The game's id, or what else stands there: the name of the house. */
  game: string;
  seat: string | null;
  token: string | null;
}

// What the last server wrote says more than what the sender typed.
const fields = [
  'x-gm-original-to',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'resent-to',
  'resent-cc',
  'to',
  'cc',
];
const address = /[A-Za-z0-9._%+=-]{1,200}@[A-Za-z0-9.-]{1,200}/gu;
const plused = /^([a-z0-9._-]+)\+([a-z0-9_-]+?)(?:\.([a-z0-9-]+))?@/u;
/** Behind the one mailbox of a house. */
const behindMailbox = /^[^+@]+\+([a-z0-9-]+)\.([a-z0-9_-]+)\.([a-z0-9-]+)@/u;

/**
 * The seat address a mail came to; an address without a plus only when there is no better; null when there is none.
 * `envelopeTo` is what the server was told, where it is known. Local parts may be case-folded on the way, so case is ignored.
 */
export function recipientOf(headers: Headers, envelopeTo: readonly string[] = []): Recipient | null {
  const values = [...envelopeTo, ...fields.flatMap((name) => headers.all(name))];
  const found = values.flatMap((value) => value.slice(0, 10_000).match(address) ?? []).map(recipientAt);
  return found.find(({ seat }) => seat !== null) ?? found[0] ?? null;
}

/** What an address says by itself. */
export function recipientAt(text: string): Recipient {
  const lower = text.toLowerCase();
  const found = behindMailbox.exec(lower) ?? plused.exec(lower);
  if (found === null) return { address: lower, game: lower.slice(0, lower.indexOf('@')), seat: null, token: null };
  return { address: lower, game: found[1] as string, seat: found[2] as string, token: found[3] ?? null };
}
