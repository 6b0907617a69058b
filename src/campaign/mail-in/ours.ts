/** Mail of our own that has come back without the mark every letter of ours bears. */
import type { ReadMail } from '../../mail/reading/readMail.ts';
import { recipientAt } from '../../mail/reading/recipient.ts';
import { houseAddress, isBounceAddress } from '../../mail/sender/address.ts';
import { lettersAnswered } from '../../store/outbox.ts';
import { seatByToken } from '../../store/seats.ts';
import { umpireByToken } from '../../store/umpires.ts';
import type { House } from '../house/house.ts';

/**
 * Whether the mail bears an address of ours as its sender, or the Message-ID of a letter. Players may share our domain, and
 * who lends the house his mailbox may play.
 */
export async function isOurs(house: House, { from, messageId }: ReadMail): Promise<boolean> {
  const { store, domain, mailbox } = house;
  const ending = `@${domain}`;
  if (messageId?.toLowerCase().endsWith(ending) && (await lettersAnswered(store.db, [messageId])).size > 0) return true;
  const sender = from?.address.toLowerCase() ?? '';
  if (!sender.endsWith(ending)) return false;
  if ((mailbox === null && sender === houseAddress(house)) || isBounceAddress(sender, house)) return true;
  const { token } = recipientAt(sender);
  return (
    token !== null && ((await seatByToken(store.db, token)) ?? (await umpireByToken(store.db, token))) !== undefined
  );
}
