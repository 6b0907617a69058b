/** A mail that a program writes from List-Unsubscribe: reminders end, orders stand, and a robot gets no answer. */
import { orderText, type ReadMail } from '../../mail/reading/readMail.ts';
import { keyOf } from '../../orders/fold.ts';
import { spellingsOf } from '../../orders/mail-words.ts';
import { gameOf } from '../../store/games.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import type { House } from '../house/house.ts';
import { ORDER_WORDS } from '../house/reading.ts';
import { writeOutcome } from './outcome.ts';
import type { Received } from './received.ts';
import { formWish } from './wishes/post-wishes.ts';

/** Enough to end reminders by: who forges it gains nothing, and the seat is told. */
export function isFromSeat({ from }: Pick<ReadMail, 'from'>, { address }: SeatedRow): boolean {
  return address !== null && from?.address.toLowerCase() === address.toLowerCase();
}

const SUBJECTS: ReadonlySet<string> = new Set(spellingsOf('unsubscribe'));

/** Whether a mail asks by its subject for no more reminders, as programs write it from List-Unsubscribe, and orders nothing. */
export function unsubscribesBySubject(mail: Pick<ReadMail, 'subject' | 'newText' | 'lines'>): boolean {
  if (!SUBJECTS.has(keyOf(mail.subject))) return false;
  return orderText(mail)
    .split('\n')
    .every((line) => !ORDER_WORDS.couldBeOrder(line) || SUBJECTS.has(keyOf(line)));
}

export async function unsubscribe(house: House, { message, mail }: Received, seat: SeatedRow): Promise<Outcome> {
  const { label } = await gameOf(house.store.db, seat.game);
  const { letters, write } = await formWish({ house, message, mail, seat, label }, [{ verb: 'unsubscribe', args: [] }]);
  const decided = {
    outcome: 'answered' as const,
    game: seat.game,
    seat,
    facts: { code: 'unsubscribed' },
    answers: mail.automatic === null ? letters : [],
    round: { mail, says: 'talk' as const },
  };
  return writeOutcome(house, message, decided, write);
}
