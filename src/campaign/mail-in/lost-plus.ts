/**
 * Whose a mail is that came to the bare mailbox, because a server on the way lost what stands behind the plus: by the letters
 * of ours that it answers, whose Message-IDs nobody can name who has not got them.
 */
import { isSameAddress } from '../../mail/proof/domains.ts';
import type { ReadMail } from '../../mail/reading/readMail.ts';
import { seatAddress } from '../../mail/sender/address.ts';
import { addresseesOf } from '../../store/outbox.ts';
import { seatsOf } from '../../store/seats.ts';
import { umpireOf } from '../../store/umpires.ts';
import type { House } from '../house/house.ts';
import { answeredIds } from './answered.ts';

/** The address it was meant for; null where it answers no letter to its sender. */
export async function addressLost(house: House, mail: ReadMail): Promise<string | null> {
  const { recipient, from } = mail;
  if (house.mailbox === null || recipient === null || recipient.seat !== null || from === null) return null;
  const { db } = house.store;
  const ids = answeredIds(mail);
  const letters = await addresseesOf(db, ids);
  for (const id of ids) {
    const { game, seat } = letters.get(id) ?? { game: null, seat: null };
    if (game === null) continue;
    const reader =
      seat === null
        ? { seat: 'umpire', ...(await umpireOf(db, game)) }
        : (await seatsOf(db, game)).find((one) => one.seat === seat);
    if (reader?.token && reader.address && isSameAddress(reader.address, from.address))
      return seatAddress(game, reader.seat, reader.token, house);
  }
  return null;
}
