/** A delivery report or complaint: believed only where it names an envelope sender of ours, which no stranger can guess. */
import type { Bounce } from '../../mail/reading/bounce.ts';
import type { ReadMail } from '../../mail/reading/readMail.ts';
import { isBounceAddress } from '../../mail/sender/address.ts';
import { letterFrom } from '../../store/posts.ts';
import type { Outcome } from '../../store/schema.ts';
import type { House } from '../house/house.ts';
import { type Failure, letterReturned, seatLetter } from '../letters/reach.ts';
import { setAside, writeOutcome } from './outcome.ts';
import type { Received } from './received.ts';

/** Whether the mail came to an envelope sender of ours: nothing that does is ever answered. */
export function isToBounceAddress(house: House, mail: Pick<ReadMail, 'recipient'>): boolean {
  return mail.recipient !== null && isBounceAddress(mail.recipient.address, house);
}

/** Scores the seat whose letter came back, once for each letter. */
export async function readBounce(house: House, { message, mail }: Received, bounce: Bounce): Promise<Outcome> {
  const failure = failureOf(bounce);
  const sender = [mail.recipient?.address, bounce.envelopeSender]
    .map((address) => address?.toLowerCase() ?? '')
    .find((address) => isBounceAddress(address, house));
  const row = sender === undefined ? undefined : await letterFrom(house.store.db, sender);
  const letter = row && (await seatLetter(house, row));
  if (!letter || failure === null) return setAside(house, message, 'bounce');
  const facts = { code: 'bounce', failure, letter: letter.row.purpose };
  const decided = { outcome: 'put-aside' as const, game: letter.game, seat: null, facts, answers: [] };
  return writeOutcome(house, message, decided, (tx) => letterReturned(house, tx, letter, failure, message.id));
}

const FAILED: ReadonlySet<string | null> = new Set(['failed', null]);
// Mailbox full, letter too large for it: the address is there.
const PASSING = /^5\.(2\.[23]|3\.4)$/u;

/** Null for a report that nothing has failed. */
function failureOf({ kind, recipients }: Bounce): Failure | null {
  switch (kind) {
    case 'notice':
      return null;
    case 'unclear':
      return 'soft';
    case 'hard':
      return recipients.some(({ status, action }) => FAILED.has(action) && !PASSING.test(status ?? ''))
        ? 'hard'
        : 'soft';
    default:
      return kind;
  }
}
