/** Mail of our own that has come back without the mark every letter of ours bears. */
import type { ReadMail } from '../../mail/reading/readMail.ts';
import { isBounceAddress } from '../../mail/sender/address.ts';
import { lettersAnswered } from '../../store/outbox.ts';
import { seatByToken } from '../../store/seats.ts';
import { umpireByToken } from '../../store/umpires.ts';
import type { House } from '../house/house.ts';

/** Whether the mail bears an address of ours as its sender, or the Message-ID of a letter. Players may share our domain. */
export async function isOurs({ store, domain }: House, { from, messageId }: ReadMail): Promise<boolean> {
  const ending = `@${domain}`;
  if (messageId?.toLowerCase().endsWith(ending) && (await lettersAnswered(store.db, [messageId])).size > 0) return true;
  const sender = from?.address.toLowerCase() ?? '';
  if (!sender.endsWith(ending)) return false;
  if (sender === `fieldpost${ending}` || isBounceAddress(sender, domain)) return true;
  const token = /\+[a-z0-9_-]+\.([a-z0-9-]+)@/u.exec(sender)?.[1];
  return (
    token !== undefined &&
    ((await seatByToken(store.db, token)) ?? (await umpireByToken(store.db, token))) !== undefined
  );
}
