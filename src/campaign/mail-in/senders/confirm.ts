/** CONFIRM with the code of a letter about a sender: lets a held mail in, or gives the seat the address it asked for. */
import { TryAgain } from '../../../engine/errors.ts';
import { isSameAddress } from '../../../mail/proof/domains.ts';
import { fieldsOf, oneSender } from '../../../mail/proof/head.ts';
import { orderText, type ReadMail } from '../../../mail/reading/readMail.ts';
import type { MessageRow } from '../../../store/messages.ts';
import type { Tx } from '../../../store/schema.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { codesOf, releaseMail, type SeatCode, useSeatCode } from '../../../store/senders.ts';
import { codesIn, seatCodeHash } from '../../house/codes.ts';
import type { House } from '../../house/house.ts';
import { ORDER_WORDS } from '../../house/reading.ts';
import { seatMove } from '../../joining/seat-acts.ts';
import type { Received } from '../received.ts';
import { codesSpent } from './sender.ts';

/** A mail that confirms, and what is written when it is read. */
export interface Confirmed {
  /** Whether there is more to read in it: it came from the seat's address, and the code proves the whole of it. */
  more: boolean;
  /** What its facts tell. */
  what: readonly string[];
  write: (tx: Tx) => Promise<void>;
}

const PURPOSES = ['held', 'address'] as const;

/** Whoever has the code has read the letter it was in. Null where no code of the mail opens anything of the seat. */
export async function confirmedBy(
  house: House,
  { message, mail }: Received,
  seat: SeatedRow,
): Promise<Confirmed | null> {
  const codes = codesIn(orderText(mail), 'confirm');
  if (codes.length === 0 || (await codesSpent(house, seat))) return null;
  const now = house.clock();
  const hashes = codes.flatMap((code) => PURPOSES.map((serves) => seatCodeHash(house, seat, serves, code)));
  const known = await codesOf(house.store.db, seat, PURPOSES, hashes);
  const sender = message.raw === null ? null : oneSender(fieldsOf(message.raw));
  const bySeat = sender !== null && seat.address !== null && isSameAddress(sender, seat.address);
  // Another address is taken on from the old one alone.
  const open = known.filter(
    (code) => code.usedAt === null && code.expiresAt > now && (bySeat || code.serves === 'held'),
  );
  if (open.length === 0) return null;
  const writes = await Promise.all(open.map((code) => writeOf(house, message, seat, code)));
  const write = async (tx: Tx) => {
    for (const one of writes) await one(tx);
  };
  return { more: bySeat && saysMore(mail), what: open.map(({ serves }) => serves), write };
}

async function writeOf(
  house: House,
  message: MessageRow,
  seat: SeatedRow,
  { letter, serves, about }: SeatCode,
): Promise<(tx: Tx) => Promise<void>> {
  const at = house.clock();
  const move = serves === 'address' ? await seatMove(house, seat, about, seat.seat, null, message.id) : null;
  return async (tx) => {
    if (!(await useSeatCode(tx, letter, at))) throw new TryAgain('code-used', { game: seat.game });
    if (move) await move(tx);
    else await releaseMail(tx, about, message.id, at);
  };
}

/** Whether another line than those that confirm may be an order. */
function saysMore(mail: ReadMail): boolean {
  return orderText(mail)
    .split('\n')
    .some((line) => ORDER_WORDS.couldBeOrder(line) && codesIn(line, 'confirm').length === 0);
}
