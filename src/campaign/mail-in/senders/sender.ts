/** Whether a mail to a seat is from whom the seat belongs to; nothing of it counts before. */
import { TryAgain } from '../../../engine/errors.ts';
import { isSameAddress } from '../../../mail/proof/domains.ts';
import type { Proof } from '../../../mail/proof/finding.ts';
import { fieldsOf, oneSender } from '../../../mail/proof/head.ts';
import { proofOf } from '../../../mail/proof/proof.ts';
import { orderText, type ReadMail } from '../../../mail/reading/readMail.ts';
import { deadlineOf } from '../../../store/deadlines.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { codesOf, sameIdCounted, wrongCodesSince } from '../../../store/senders.ts';
import { codesIn, seatCodeHash, servedCall } from '../../house/codes.ts';
import type { House } from '../../house/house.ts';
import { readMail } from '../../house/reading.ts';
import type { HeldReason } from '../../letters/sender-letters.ts';
import { lettersBehind, ownMailsBehind } from '../answered.ts';
import { envelopeOf } from '../outcome.ts';
import type { Pile } from '../pile.ts';
import type { Received } from '../received.ts';

export type Sender =
  /** `released`: it was held, and let in since. */
  | { is: 'proven'; released: boolean }
  /** `wrongCode`: it bears a code that opens nothing. `found`: what the check of its domain found, for the log. */
  | { is: 'doubtful'; reason: HeldReason; wrongCode: boolean; found: readonly string[] }
  /** The same text under the same Message-ID counted already. */
  | { is: 'repeated' }
  /** Its code cannot be judged while the call it may be for is being closed. */
  | { is: 'early' };

const DAY_MILLISECONDS = 86_400_000;
/** Wrong codes of a seat in a day; after them the umpire alone lets mails in. */
const MOST_WRONG_CODES = 10;
/** How long a mail waits for DNS that does not answer; then it is judged by what is known. */
const DNS_PATIENCE_MILLISECONDS = 3_600_000;

/** Throws TryAgain while DNS does not answer. */
export async function senderOf(house: House, pile: Pile, received: Received, seat: SeatedRow): Promise<Sender> {
  const { message, mail } = received;
  if (message.releasedAt !== null) return { is: 'proven', released: true };
  const raw = message.raw ?? new Uint8Array();
  const sender = oneSender(fieldsOf(raw));
  if (sender === null || mail.from === null || !isSameAddress(sender, mail.from.address)) return doubt('odd-sender');
  if (seat.address === null || !isSameAddress(sender, seat.address)) return doubt('other-sender');
  const repeated = await repeats(house, pile, received, seat);
  if (repeated !== null) return repeated;
  const proof = await proofOfMail(house, received, sender);
  if (proof.verdict === 'pass') return { is: 'proven', released: false };
  const check = house.senderCheck;
  const needs = (await pile.affairs(seat.game))?.coded.has(seat.seat) ?? false;
  if (check.how === 'none' && !needs) return { is: 'proven', released: false };
  const byCode = await senderByCode(house, mail, seat);
  if (byCode !== null) return byCode.is === 'doubtful' ? { ...byCode, found: proof.reasons } : byCode;
  return doubt(needs ? 'no-code' : proof.verdict === 'fail' ? 'failed' : 'not-proven', proof.reasons);
}

/** What speaks for a mail to be from whom it names. Throws TryAgain while DNS does not answer. */
export async function proofOfMail(house: House, { message }: Received, sender: string): Promise<Proof> {
  const { client, helo, from } = envelopeOf(message);
  const arrival = {
    raw: message.raw ?? new Uint8Array(),
    source: message.source,
    at: message.receivedAt,
    ...(client !== undefined && { client }),
    ...(helo !== undefined && { helo }),
    ...(from !== undefined && { from }),
  };
  const proof = await proofOf(arrival, sender, house.senderCheck);
  const waits = house.clock().getTime() - message.receivedAt.getTime() < DNS_PATIENCE_MILLISECONDS;
  if (proof.again && waits) throw new TryAgain('dns-silent', { message: message.id });
  return proof;
}

const doubt = (reason: HeldReason, found: readonly string[] = [], wrongCode = false): Sender => ({
  is: 'doubtful',
  reason,
  wrongCode,
  found,
});

/** Whether codes of the seat are not looked at any more today. */
export async function codesSpent(house: House, seat: SeatedRow): Promise<boolean> {
  const since = new Date(house.clock().getTime() - DAY_MILLISECONDS);
  return (await wrongCodesSince(house.store.db, seat, since)) >= MOST_WRONG_CODES;
}

/** What the code in a mail says of its sender; null where it has none. */
async function senderByCode(house: House, mail: ReadMail, seat: SeatedRow): Promise<Sender | null> {
  const codes = codesIn(orderText(mail), 'code');
  if (codes.length === 0) return null;
  if (await codesSpent(house, seat)) return doubt('codes-spent');
  const deadline = await deadlineOf(house.store.db, seat.game);
  if (deadline?.lockedAt) return { is: 'early' };
  const hashes = codes.map((code) => seatCodeHash(house, seat, 'call', code));
  const known = await codesOf(house.store.db, seat, ['call'], hashes);
  if (deadline && known.some(({ about }) => about === servedCall(deadline))) return { is: 'proven', released: false };
  return doubt(known.length > 0 ? 'old-code' : 'wrong-code', [], true);
}

/** A Message-ID serves for one mail: the same text again is the same mail by another way, another text is a forgery or a fault. */
async function repeats(house: House, pile: Pile, { message, mail }: Received, seat: SeatedRow): Promise<Sender | null> {
  if (message.messageId === '' || !(await pile.mayHaveCounted(message.messageId))) return null;
  const before = await sameIdCounted(house.store.db, seat, message.messageId, message.id);
  if (before.length === 0) return null;
  const textOf = async (raw: Uint8Array) =>
    (await readMail(raw, undefined, {}, lettersBehind(house.store), ownMailsBehind(house.store))).newText;
  const texts = await Promise.all(before.map((raw) => (raw === null ? null : textOf(raw))));
  return texts.includes(mail.newText) ? { is: 'repeated' } : doubt('repeated-id');
}
