/** Refuses a mail whole: its sender is told why and what to do, a stranger once a day for each reason. */
import type { ReadMail } from '../../mail/reading/readMail.ts';
import type { NoticeFacts } from '../../reports/index.ts';
import { type MessageRow, refusalsSince } from '../../store/messages.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import type { House } from '../house.ts';
import { answerLetter } from './answer-letter.ts';
import { writeOutcome } from './outcome.ts';

const DAY_MILLISECONDS = 86_400_000;

const UNKNOWN_SEAT =
  'No seat of a game here has this address. Reply to a letter of your game, so that the mail finds it.';

/** A stranger is told once a day for each reason; who forges senders shall not use us to write to them. */
export async function refuseStranger(house: House, message: MessageRow, mail: ReadMail): Promise<Outcome> {
  return refuse(house, message, mail, null, 'no-seat', UNKNOWN_SEAT);
}

export async function refuse(
  house: House,
  message: MessageRow,
  mail: ReadMail,
  seat: SeatedRow | null,
  code: string,
  text: string,
): Promise<Outcome> {
  const since = new Date(house.clock().getTime() - DAY_MILLISECONDS);
  const isKnown = seat !== null;
  const isTold = !isKnown && (await refusalsSince(house.store.db, message.sender, code, since)) > 0;
  const to = isKnown ? null : (mail.from?.address ?? null);
  const written = mail.newText
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 40);
  const facts: NoticeFacts['refused'] = { game: null, band: null, code, text, written };
  const isMute = isTold || (!isKnown && to === null);
  const letter = answerLetter(
    house,
    message,
    mail,
    isKnown ? seat : null,
    'refused',
    facts,
    seat?.language ?? 'en',
    to,
  );
  const answers = isMute ? [] : [letter];
  return writeOutcome(house, message, {
    outcome: 'refused',
    game: seat?.game ?? null,
    seat,
    facts: { code },
    answers,
    ...(isKnown && { round: { mail, understood: false } }),
  });
}
