/**
 * T2: reads a stored mail: whose it is, what it says, what becomes of the seat's book. Outcome, book and answers are one
 * transaction, so a mail is read once however often it is tried.
 */
import { RecordBroken, RulesBroken } from '../engine/errors.ts';
import { readMail } from '../mail/reading/readMail.ts';
import { messageToRead } from '../store/messages.ts';
import type { Outcome } from '../store/schema.ts';
import { seatByToken } from '../store/seats.ts';
import { haltGame } from './halt-game.ts';
import type { House } from './house.ts';
import { envelopeOf, setAside } from './mail-in/outcome.ts';
import { refuse, refuseStranger } from './mail-in/refuse.ts';
import { readSeatMail } from './mail-in/seat-mail.ts';

const OTHER_SENDER = 'This seat belongs to another address. Write from the address your letters go to.';

/**
 * Reads the mail unless it has an outcome. Null: it must wait, because its game is being resolved. Throws TryAgain when
 * the game moved on while it was read.
 */
export async function readMessage(house: House, id: string): Promise<Outcome | null> {
  const { db } = house.store;
  const message = await messageToRead(db, id);
  if (!message || message.outcome !== null) return message?.outcome ?? 'put-aside';
  if (message.raw === null) return setAside(house, message, 'erased');
  const mail = await readMail(message.raw, undefined, envelopeOf(message));
  const token = mail.recipient?.token ?? null;
  const seat = token === null ? undefined : await seatByToken(db, token);
  if (mail.automatic !== null || mail.bounce !== null)
    return setAside(house, message, mail.bounce === null ? 'automatic' : 'bounce', seat);
  if (!seat) return refuseStranger(house, message, mail);
  if (seat.address?.toLowerCase() !== mail.from?.address.toLowerCase())
    return refuse(house, message, mail, seat, 'other-sender', OTHER_SENDER);
  if (mail.refused) return refuse(house, message, mail, seat, mail.refused.code, mail.refused.text);
  try {
    return await readSeatMail(house, message, mail, seat);
  } catch (error) {
    if (!(error instanceof RulesBroken || error instanceof RecordBroken)) throw error;
    // The mail waits for the umpire with its game: read again, it is answered that the game is halted.
    await haltGame(house, seat.game, error);
    return null;
  }
}
