/** Finds the seat an address is of: the token must be that of the very seat the address names. */
import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../engine/digest.ts';
import type { Recipient } from '../../mail/reading/recipient.ts';
import type { Reader } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { wasRevoked } from '../../store/senders.ts';

/**
 * The seat among those of the game it names, and whether the token still opens it; null where the address is no seat's,
 * whatever of it may be right.
 */
export async function findSeat(
  db: Reader,
  seats: readonly SeatedRow[],
  recipient: Recipient | null,
): Promise<{ seat: SeatedRow; revoked: boolean } | null> {
  if (recipient?.seat == null || recipient.token === null) return null;
  const hash = tokenHash(recipient.token);
  const seat = seats.find((one) => one.seat === recipient.seat);
  if (!seat) return null;
  // Digests are compared, so that the time it takes tells nothing of the token.
  if (timingSafeEqual(Buffer.from(tokenHash(seat.token)), Buffer.from(hash))) return { seat, revoked: false };
  return (await wasRevoked(db, seat, hash)) ? { seat, revoked: true } : null;
}

/** What a token is known by once it is revoked. Case is folded on the way. */
export function tokenHash(token: string): string {
  return sha256(token.toLowerCase());
}
