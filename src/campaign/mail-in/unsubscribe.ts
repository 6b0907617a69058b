/** A mail that a program writes from List-Unsubscribe: reminders end, orders stand, and a robot gets no answer. */
import type { ReadMail } from '../../mail/reading/readMail.ts';
import { gameOf } from '../../store/games.ts';
import type { MessageRow } from '../../store/messages.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import type { House } from '../house/house.ts';
import { writeOutcome } from './outcome.ts';
import { postWishes } from './wishes/post-wishes.ts';

/** Enough to end reminders by: who forges it gains nothing, and the seat is told. */
export function isFromSeat({ from }: Pick<ReadMail, 'from'>, { address }: SeatedRow): boolean {
  return address !== null && from?.address.toLowerCase() === address.toLowerCase();
}

export async function stopReminders(
  house: House,
  message: MessageRow,
  mail: ReadMail,
  seat: SeatedRow,
): Promise<Outcome> {
  const { label } = await gameOf(house.store.db, seat.game);
  const act = { verb: 'unsubscribe' as const, line: 1, args: [], numbers: [] };
  const { letters, write } = await postWishes(house, message, mail, seat, label, [act]);
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
