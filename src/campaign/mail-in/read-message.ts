/**
 * T2: reads stored mails: whose each is, what it says, what becomes of the seat's book. Outcome, book and answers are one
 * transaction, so a mail is read once however often it is tried. Several mails may share it.
 */
import { RecordBroken, RulesBroken, TryAgain } from '../../engine/errors.ts';
import type { Envelope } from '../../mail/reading/readMail.ts';
import { invitationByToken } from '../../store/invitations.ts';
import { type MessageToRead, messagesToRead } from '../../store/messages.ts';
import type { PostRow } from '../../store/posts.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { findSeat } from '../house/find-seat.ts';
import { haltGame } from '../house/halt-game.ts';
import type { House } from '../house/house.ts';
import { readMail } from '../house/reading.ts';
import { isHopeless, whatever } from '../house/trouble.ts';
import { heardFrom } from '../letters/reach.ts';
import { lettersBehind, ownMailsBehind } from './answered.ts';
import { isToBounceAddress, readBounce } from './bounce-mail.ts';
import { confess } from './confess.ts';
import { readInvitation } from './invited/read-answer.ts';
import { tellOfHeader } from './looks-automatic.ts';
import { addressLost } from './lost-plus.ts';
import { isOurs } from './ours.ts';
import { enteredBy, envelopeOf, setAside } from './outcome.ts';
import { Pile, type Waiting } from './pile.ts';
import type { Received } from './received.ts';
import { refuse, refuseStranger } from './refuse.ts';
import { readSeatMail } from './seat/seat-mail.ts';
import { confirmedBy } from './senders/confirm.ts';
import { holdBack, ignoreOldToken } from './senders/hold.ts';
import { type Sender, senderOf } from './senders/sender.ts';
import { findUmpire, readUmpireMail } from './umpire/umpire-mail.ts';
import { isFromSeat, unsubscribe, unsubscribesBySubject } from './unsubscribe.ts';

/** Refusals that are about who sent a mail: one that was let in has answered them. */
const ABOUT_SENDER: ReadonlySet<string> = new Set(['no-sender', 'several-senders']);

/**
 * Reads the mail unless it has an outcome. Null: it must wait, because its game is being resolved. Throws TryAgain when
 * the game moved on while it was read.
 */
export async function readMessage(house: House, id: string): Promise<Outcome | null> {
  const [message] = await messagesToRead(house.store.db, [id]);
  if (!message || message.outcome !== null) return message?.outcome ?? 'put-aside';
  const waiting = await parsed(house, message);
  const pile = await Pile.of(house, [waiting]);
  const outcome = await readWaiting(house, pile, waiting);
  await pile.write();
  return outcome;
}

/**
 * Reads mails in the order they were received, those together that can be; says how many were read. One that fails keeps
 * no other from being read, but those that its seat wrote later.
 */
export async function readMessages(house: House, ids: readonly string[]): Promise<number> {
  const waiting: Waiting[] = [];
  for (const message of await messagesToRead(house.store.db, ids)) {
    if (message.outcome !== null) continue;
    const one = await whatever(house, { message: message.id }, () => parsed(house, message));
    if (one) waiting.push(one);
  }
  let read = 0;
  const pile = await Pile.of(house, waiting, async (messages, err) => {
    house.log.info({ messages, err }, 'mails are read one by one');
    read -= messages.length;
    for (const message of messages) if (await whatever(house, { message }, () => readMessage(house, message))) read++;
  });
  for (const one of waiting) {
    const outcome = await whatever(house, { message: one.message.id }, () => readWaiting(house, pile, one));
    if (outcome) read++;
  }
  await pile.write();
  return read;
}

async function parsed(house: House, message: MessageToRead): Promise<Waiting> {
  const { store } = house;
  const { raw } = message;
  if (raw === null) return { message, mail: null };
  const read = (envelope: Envelope) => readMail(raw, undefined, envelope, lettersBehind(store), ownMailsBehind(store));
  const envelope = envelopeOf(message);
  const mail = await read(envelope);
  const lost = await addressLost(house, mail);
  return { message, mail: lost === null ? mail : await read({ ...envelope, to: [lost] }) };
}

/** Finds out whose the mail is. All but the usual mail of a seat is written by itself. */
async function readWaiting(house: House, pile: Pile, { message, mail }: Waiting): Promise<Outcome | null> {
  if (mail === null) return pile.alone(null, () => setAside(house, message, 'erased'));
  const received: Received = { message, mail };
  const { db } = house.store;
  const { recipient } = mail;
  const affairs = recipient?.token == null ? undefined : await pile.affairs(recipient.game);
  const found = await findSeat(db, affairs?.seats ?? [], recipient);
  const seat = found?.seat;
  const alone = <T>(work: () => Promise<T>) => pile.alone(affairs?.row.id ?? null, work);
  const { bounce } = mail;
  if (bounce !== null) return alone(() => readBounce(house, received, bounce));
  if (seat && isFromSeat(mail, seat) && unsubscribesBySubject(mail))
    return alone(() => unsubscribe(house, received, seat));
  const isOwn = isToBounceAddress(house, mail) || (await isOurs(house, mail));
  if (mail.automatic !== null || isOwn)
    return alone(async () => {
      const told = seat && !found.revoked && !isOwn ? await tellOfHeader(house, received, seat) : null;
      return told ?? setAside(house, message, 'automatic', seat);
    });
  const umpire = await findUmpire(db, recipient);
  if (umpire) return alone(() => readUmpireMail(house, received, umpire));
  const token = seat ? null : (recipient?.token ?? null);
  const invitation = token === null ? undefined : await invitationByToken(db, token);
  if (invitation) return alone(() => readInvitation(house, received, invitation));
  if (!seat || (seat.address === null && enteredBy(message) === null))
    return alone(() => refuseStranger(house, received));
  if (found?.revoked) return alone(() => ignoreOldToken(house, message, seat));
  return inItsOrder(house, pile, { ...received, seat }, () => readFromSeat(house, pile, received, seat));
}

/** What a seat wrote is read in the order it came: behind a mail that must wait, all wait. */
async function inItsOrder(
  house: House,
  pile: Pile,
  { message, mail, seat }: Received & { seat: SeatedRow },
  read: () => Promise<Outcome | null>,
): Promise<Outcome | null> {
  if (pile.isHeldUp(seat)) return null;
  try {
    const outcome = await read();
    if (outcome === null) pile.holdUp(seat);
    return outcome;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof TryAgain) pile.holdUp(seat);
    return pile.alone(seat.game, async () => {
      if (isHopeless(error)) return confess(house, { message, mail }, seat, error);
      if (!(error instanceof RulesBroken || error instanceof RecordBroken)) throw error;
      // The mail waits for the umpire with its game: read again, it is answered that the game is halted.
      await haltGame(house, seat.game, error);
      return null;
    });
  }
}

/** A mail to the address of a seat: whether the seat sent it, and then what it says. */
async function readFromSeat(house: House, pile: Pile, received: Received, seat: SeatedRow): Promise<Outcome | null> {
  const { message, mail } = received;
  const isEntered = enteredBy(message) !== null;
  const confirmed = isEntered ? null : await confirmedBy(house, received, seat);
  if (confirmed && !confirmed.more) {
    const facts = { confirmed: [...confirmed.what] };
    return pile.decide(message, { outcome: 'answered', game: seat.game, seat, answers: [], facts }, confirmed.write);
  }
  const isProven = confirmed !== null || isEntered;
  const sender: Sender = isProven ? { is: 'proven', released: false } : await senderOf(house, pile, received, seat);
  if (sender.is === 'early') return null;
  if (sender.is === 'repeated') return pile.alone(null, () => setAside(house, message, 'repeated', seat));
  if (sender.is === 'doubtful') return pile.alone(seat.game, () => holdBack(house, received, seat, sender));
  const { refused } = mail;
  if (refused && !(sender.released && ABOUT_SENDER.has(refused.code)))
    return pile.alone(seat.game, () => refuse(house, received, seat, refused));
  const post = (await pile.affairs(seat.game))?.posts.get(seat.seat) as PostRow;
  await heardFrom(house, post);
  return readSeatMail(house, pile, received, seat, { ...sender, write: confirmed?.write ?? null });
}
