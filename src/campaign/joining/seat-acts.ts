/** What is changed of a seat's mail: another address, another token, codes, a held mail let in. */
import { createHmac } from 'node:crypto';
import type { Level } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { domainOf, isSameAddress } from '../../mail/proof/domains.ts';
import { clean } from '../../mail/reading/headers.ts';
import { isOwnAddress } from '../../mail/sender/address.ts';
import { gameOf } from '../../store/games.ts';
import { oweLetters } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { findHeld, heldIn, moveAddress, releaseMail, replaceToken, setNeedsCode } from '../../store/senders.ts';
import { tokenHash } from '../house/find-seat.ts';
import { type House, transact } from '../house/house.ts';
import { newToken } from '../house/token.ts';
import { type SenderFacts, senderLetter } from '../letters/sender-letters.ts';
import { seatEntry } from './seat-entry.ts';

/** Another address for whoever sits in the seat; `by`: the seat itself or `umpire`. For the caller's transaction. */
export async function seatMove(
  house: House,
  seat: SeatedRow,
  to: string,
  by: string,
  reason: string | null,
  about: string,
): Promise<(tx: Tx) => Promise<void>> {
  const { person } = seat;
  if (person === null) throw new DataBroken('nobody-in-seat', { game: seat.game, seat: seat.seat });
  // Persons are not in the chain: whoever has the operator's key can tell whether an address was this one.
  const mark = createHmac('sha256', house.key).update(`address/${seat.game}/${seat.seat}/${to}`).digest('hex');
  const facts = { seat: seat.seat, person: mark, ...(reason !== null && { reason }) };
  const append = await seatEntry(house, seat.game, by, { kind: 'table', act: 'address', facts });
  const letter = senderLetter(house, seat, { what: 'moved', reason }, about);
  return async (tx) => {
    await append(tx);
    await moveAddress(tx, person, to);
    await oweLetters(tx, [letter], house.clock());
  };
}

/** Whether a seat's letters can be sent there: an address of somebody else's, not one of ours. */
export function isUsable(house: House, address: string): boolean {
  const domain = domainOf(address);
  const isWhole = /^[^\s<>()[\]\\",:;@\p{Cc}]{1,64}@[^\s@]{1,253}$/u.test(address);
  return isWhole && domain !== null && !isOwnAddress(address, house);
}

/** The umpire gives a seat another address. Throws DataBroken for an address or seat that cannot be. */
export async function changeAddress(house: House, game: string, name: string, to: string, reason: string) {
  const seat = await seatNamed(house, game, name);
  if (!isUsable(house, to)) throw new DataBroken('address-odd', { seat: name });
  if (seat.address !== null && isSameAddress(seat.address, to)) throw new DataBroken('address-same', { seat: name });
  const move = await seatMove(house, seat, to, 'umpire', reason, house.clock().toISOString());
  await transact(house, move);
  house.log.info({ game, seat: name, act: 'address' }, 'umpire acted');
}

/** The seat gets another token: mail to the old one is not read any more. */
export async function changeToken(house: House, game: string, name: string, reason: string): Promise<void> {
  const seat = await seatNamed(house, game, name);
  const at = house.clock();
  const append = await seatEntry(house, game, 'umpire', { kind: 'table', act: 'token', facts: { seat: name, reason } });
  const letters = tellSeat(house, seat, { what: 'token', reason }, at);
  await transact(house, async (tx) => {
    await append(tx);
    await replaceToken(tx, seat, newToken(house), tokenHash(seat.token), at);
    await oweLetters(tx, letters, at);
  });
  house.log.info({ game, seat: name, act: 'token' }, 'umpire acted');
}

/** Whether the seat's mail must bear the code of the open call, from now on. */
export async function changeProof(house: House, game: string, name: string, on: boolean, reason: string) {
  const seat = await seatNamed(house, game, name);
  const at = house.clock();
  const facts = { seat: name, codes: on, reason };
  const append = await seatEntry(house, game, 'umpire', { kind: 'table', act: 'proof', facts });
  await transact(house, async (tx) => {
    await append(tx);
    await setNeedsCode(tx, seat, on, at);
    await oweLetters(tx, tellSeat(house, seat, { what: 'codes', on }, at), at);
  });
  house.log.info({ game, seat: name, act: 'proof' }, 'umpire acted');
}

/** How well the computer plays the seat from now on, whenever nobody sits there. */
export async function changeLevel(house: House, game: string, name: string, level: Level, reason: string) {
  await seatNamed(house, game, name);
  const append = await seatEntry(house, game, 'umpire', {
    kind: 'table',
    act: 'level',
    facts: { seat: name, level, reason },
  });
  await transact(house, append);
  house.log.info({ game, seat: name, act: 'level' }, 'umpire acted');
}

/** Lets in a mail that is held: it is read as of the time it came. Throws DataBroken where none is held. */
export async function admitMail(house: House, game: string, message: string, reason: string): Promise<void> {
  const held = await findHeld(house.store.db, message);
  if (held?.game !== game || held.releasedAt !== null) throw new DataBroken('mail-not-held', { game, mail: message });
  const facts = { seat: held.seat, mail: message, reason };
  const append = await seatEntry(house, game, 'umpire', { kind: 'table', act: 'admit', facts });
  await transact(house, async (tx) => {
    await append(tx);
    await releaseMail(tx, message, 'umpire', house.clock());
  });
  house.log.info({ game, message, act: 'admit' }, 'umpire acted');
}

/** A mail that waits, as the umpire is shown it. */
export interface HeldMail {
  mail: string;
  seat: string;
  reason: string;
  /** The address in its header, cleaned. */
  from: string;
  /** ISO 8601 */
  received: string;
}

export async function heldMails(house: House, game: string): Promise<HeldMail[]> {
  await gameOf(house.store.db, game);
  const rows = await heldIn(house.store.db, game);
  return rows.map(({ message, seat, reason, sender, receivedAt }) => ({
    mail: message,
    seat,
    reason,
    from: clean(sender),
    received: receivedAt.toISOString(),
  }));
}

const tellSeat = (house: House, seat: SeatedRow, facts: SenderFacts, at: Date) =>
  seat.address === null ? [] : [senderLetter(house, seat, facts, at.toISOString())];

async function seatNamed(house: House, game: string, name: string): Promise<SeatedRow> {
  const seats = await seatsOf(house.store.db, game);
  const seat = seats.find((one) => one.seat === name);
  if (!seat) throw new DataBroken('no-such-seat', { seat: name, known: seats.map((one) => one.seat) });
  return seat;
}
