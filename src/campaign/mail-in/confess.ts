/** A mail that a fault of ours keeps from being read: its seat and the umpire are told, and the book stays as it is. */
import { letterWords } from '../../reports/index.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { seatName } from '../../table/telling.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import type { Received } from './received.ts';
import { refuse } from './refuse.ts';

const OUR_FAULT =
  'A fault of ours kept this mail from being read. Nothing of it was taken, and your orders on file stay as they are. ' +
  'The umpire is told. Send the lines again, one by one if need be: the answer shows which of them we cannot read.';

export async function confess(house: House, received: Received, seat: SeatedRow, error: Error): Promise<Outcome> {
  const { message } = received;
  house.log.error({ message: message.id, game: seat.game, seat: seat.seat, err: error }, 'mail could not be read');
  const { record } = await loadGame(house, seat.game);
  const outcome = await refuse(house, received, seat, { code: 'our-fault', text: OUR_FAULT });
  await transact(house, (tx) =>
    tellUmpire(house, tx, seat.game, {
      about: `our-fault/${message.id}`,
      say: (_words, _when, language) => {
        const { title, text } = letterWords(language).umpire.ourFault;
        return { title, text: [text(seatName(record.game, seat.seat, language), message.id, error.message)] };
      },
    }),
  );
  return outcome;
}
