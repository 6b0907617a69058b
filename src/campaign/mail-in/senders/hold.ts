/** Holds a mail whose sender is in doubt: nothing of it is carried out, and the seat is told where its letters go. */
import { clean } from '../../../mail/reading/headers.ts';
import { senderWords } from '../../../reports/index.ts';
import { gameOf } from '../../../store/games.ts';
import type { MessageRow } from '../../../store/messages.ts';
import type { Outcome } from '../../../store/schema.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { holdMail, noteWrongCode, toldSince } from '../../../store/senders.ts';
import { seatName } from '../../../table/telling.ts';
import type { House } from '../../house/house.ts';
import { openedGame } from '../../house/load-game.ts';
import { tellUmpire } from '../../house/tell-umpire.ts';
import { type SenderFacts, senderLetter } from '../../letters/sender-letters.ts';
import { writeOutcome } from '../outcome.ts';
import type { Received } from '../received.ts';
import type { Sender } from './sender.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Lines of a held mail that its letter shows. */
const SHOWN_LINES = 20;
const SHOWN_ADDRESS = 100;

/** The sender named in the mail is told nothing: it may not be his. The seat gets one letter a day for each reason. */
export async function holdBack(
  house: House,
  { message, mail }: Received,
  seat: SeatedRow,
  doubt: Extract<Sender, { is: 'doubtful' }>,
): Promise<Outcome> {
  const { reason, wrongCode, found } = doubt;
  const { game } = seat;
  const now = house.clock();
  const told = (await toldSince(house.store.db, seat, reason, new Date(now.getTime() - DAY_MILLISECONDS))) === 0;
  const facts: SenderFacts = {
    what: 'held',
    message: message.id,
    reason,
    from: clean(mail.from?.address ?? message.sender).slice(0, SHOWN_ADDRESS) || '?',
    arrived: message.receivedAt.toISOString(),
    written: mail.newText
      .split('\n')
      .map(clean)
      .filter((line) => line !== '')
      .slice(0, SHOWN_LINES),
  };
  const opened = await openedGame(house, await gameOf(house.store.db, game));
  const outcome = await writeOutcome(
    house,
    message,
    {
      outcome: 'held',
      game,
      seat,
      facts: { code: reason, found: [...found] },
      answers: told && seat.address !== null ? [senderLetter(house, seat, facts, message.id)] : [],
    },
    async (tx) => {
      await holdMail(tx, { message: message.id, game, seat: seat.seat, reason, told, heldAt: now });
      if (wrongCode) await noteWrongCode(tx, { message: message.id, game, seat: seat.seat, triedAt: now });
      if (!told) return;
      await tellUmpire(house, tx, game, {
        about: `held-mail/${seat.seat}/${message.id}`,
        say: (_words, when, language) => {
          const ours = senderWords(language);
          const name = seatName(opened, seat.seat, language);
          const why = ours.held.reasons[reason] ?? reason;
          return {
            title: ours.umpire.title(name),
            text: ours.umpire.text(when(message.receivedAt), why, message.id, game),
          };
        },
      });
    },
  );
  house.log.warn({ message: message.id, game, seat: seat.seat, reason, found }, 'mail held');
  return outcome;
}

/** A mail to a token that was replaced: nobody is answered, and the umpire is told once a day. */
export async function ignoreOldToken(house: House, message: MessageRow, seat: SeatedRow): Promise<Outcome> {
  const opened = await openedGame(house, await gameOf(house.store.db, seat.game));
  const day = house.clock().toISOString().slice(0, 10);
  const decided = {
    outcome: 'put-aside' as const,
    game: seat.game,
    seat,
    facts: { code: 'revoked-token' },
    answers: [],
  };
  const outcome = await writeOutcome(house, message, decided, (tx) =>
    tellUmpire(house, tx, seat.game, {
      about: `old-token/${seat.seat}/${day}`,
      say: (_words, _when, language) => {
        const { umpire } = senderWords(language);
        const name = seatName(opened, seat.seat, language);
        return { title: umpire.revoked(name), text: umpire.revokedText };
      },
    }),
  );
  house.log.warn({ message: message.id, game: seat.game, seat: seat.seat }, 'mail to a replaced token');
  return outcome;
}
