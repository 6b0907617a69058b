/**
 * T2: reads a stored mail: whose it is, what it says, what becomes of the seat's book. Outcome, book and answers are one
 * transaction, so a mail is read once however often it is tried.
 */
import { RecordBroken, RulesBroken } from '../engine/errors.ts';
import { readMail } from '../mail/reading/readMail.ts';
import { invitationByToken } from '../store/invitations.ts';
import { messageToRead } from '../store/messages.ts';
import { postOf } from '../store/posts.ts';
import type { Outcome } from '../store/schema.ts';
import { readInvitation } from './joining/read-answer.ts';
import { haltGame } from './halt-game.ts';
import type { House } from './house.ts';
import { isToBounceAddress, readBounce } from './mail-in/bounce-mail.ts';
import { confirmedBy } from './mail-in/confirm.ts';
import { findSeat } from './mail-in/find-seat.ts';
import { holdBack, ignoreOldToken } from './mail-in/hold.ts';
import { isOurs } from './mail-in/ours.ts';
import { enteredBy, envelopeOf, setAside, writeOutcome } from './mail-in/outcome.ts';
import { refuse, refuseStranger } from './mail-in/refuse.ts';
import { findUmpire, readUmpireMail } from './mail-in/umpire-mail.ts';
import { isFromSeat, stopReminders } from './mail-in/unsubscribe.ts';
import { unsubscribesBySubject } from './post-wishes.ts';
import { heardFrom } from './reach.ts';
import { readSeatMail } from './mail-in/seat-mail.ts';
import { type Sender, senderOf } from './mail-in/sender.ts';

/** Refusals that are about who sent a mail: one that was let in has answered them. */
const ABOUT_SENDER: ReadonlySet<string> = new Set(['no-sender', 'several-senders']);

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
  const found = await findSeat(db, mail.recipient);
  const seat = found?.seat;
  if (mail.bounce !== null) return readBounce(house, message, mail, mail.bounce);
  if (seat && isFromSeat(mail, seat) && unsubscribesBySubject(mail)) return stopReminders(house, message, mail, seat);
  if (mail.automatic !== null || isToBounceAddress(house, mail) || (await isOurs(house, mail)))
    return setAside(house, message, 'automatic', seat);
  const umpire = await findUmpire(db, mail.recipient);
  if (umpire) return readUmpireMail(house, message, mail, umpire);
  const token = seat ? null : (mail.recipient?.token ?? null);
  const invitation = token === null ? undefined : await invitationByToken(db, token);
  if (invitation) return readInvitation(house, message, mail, invitation);
  const isEntered = enteredBy(message) !== null;
  if (!seat || (seat.address === null && !isEntered)) return refuseStranger(house, message, mail);
  if (found?.revoked) return ignoreOldToken(house, message, seat);
  const confirmed = isEntered ? null : await confirmedBy(house, message, mail, seat);
  if (confirmed && !confirmed.more) {
    const decided = { outcome: 'answered' as const, game: seat.game, seat, answers: [] };
    return writeOutcome(house, message, { ...decided, facts: { confirmed: [...confirmed.what] } }, confirmed.write);
  }
  const isProven = confirmed !== null || isEntered;
  const sender: Sender = isProven ? { is: 'proven', released: false } : await senderOf(house, message, mail, seat);
  if (sender.is === 'early') return null;
  if (sender.is === 'repeated') return setAside(house, message, 'repeated', seat);
  if (sender.is === 'doubtful') return holdBack(house, message, mail, seat, sender);
  if (mail.refused && !(sender.released && ABOUT_SENDER.has(mail.refused.code)))
    return refuse(house, message, mail, seat, mail.refused.code, mail.refused.text);
  const post = await postOf(db, seat.game, seat.seat);
  await heardFrom(house, post);
  try {
    return await readSeatMail(house, message, mail, { ...seat, post }, { ...sender, write: confirmed?.write ?? null });
  } catch (error) {
    if (!(error instanceof RulesBroken || error instanceof RecordBroken)) throw error;
    // The mail waits for the umpire with its game: read again, it is answered that the game is halted.
    await haltGame(house, seat.game, error);
    return null;
  }
}
