/** Whether anybody is at an address of our domain: others are turned away while their server still waits, which then tells them. */
import { recipientAt } from '../../mail/reading/recipient.ts';
import { checkToken, houseAddress, isBounceAddress } from '../../mail/sender/address.ts';
import { invitationByToken } from '../../store/invitations.ts';
import { findLetter } from '../../store/outbox.ts';
import { letterFrom } from '../../store/posts.ts';
import { seatByToken } from '../../store/seats.ts';
import { isRevoked } from '../../store/senders.ts';
import { umpireByToken } from '../../store/umpires.ts';
import { tokenHash } from '../house/find-seat.ts';
import type { House } from '../house/house.ts';
import { trialPurpose } from '../letters/to-self.ts';

/** The house itself, and who must be reached at every domain (RFC 5321 4.5.1, RFC 2142). */
const HOUSE: ReadonlySet<string> = new Set(['fieldpost', 'postmaster', 'abuse']);

/** `address` in lower case, of our domain. A token that was replaced is known: its umpire is told of the mail. */
export async function isKnownAddress(house: House, address: string): Promise<boolean> {
  const { db } = house.store;
  if (address === houseAddress(house) || HOUSE.has(address.slice(0, address.lastIndexOf('@')))) return true;
  if (isBounceAddress(address, house)) return (await letterFrom(db, address)) !== undefined;
  const trial = checkToken(address, house);
  if (trial !== null) return (await findLetter(db, trialPurpose(trial))) !== undefined;
  const { token } = recipientAt(address);
  if (token === null) return false;
  const found =
    (await seatByToken(db, token)) ?? (await invitationByToken(db, token)) ?? (await umpireByToken(db, token));
  return found !== undefined || (await isRevoked(db, tokenHash(token)));
}
