/** Refuses a mail whole: its sender is told why and what to do; strangers once a day for each reason, and few in an hour. */
import { organisationBehind } from '../../mail/proof/domains.ts';
import type { NoticeFacts } from '../../reports/index.ts';
import { refusalsSince } from '../../store/messages.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { strangersAnswered } from '../../store/strangers.ts';
import type { House } from '../house/house.ts';
import { writeOutcome } from './outcome.ts';
import type { Received } from './received.ts';
import { answerLetter, readerIn } from './seat/answer-letter.ts';

const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** Why a mail is refused, and what the sender is told of it. */
export type Refusal = Pick<NoticeFacts['refused'], 'code' | 'text' | 'late' | 'next'>;

const UNKNOWN_SEAT =
  'No seat of a game here has this address. Reply to a letter of your game, so that the mail finds it.';

/** A stranger is told once a day for each reason; who forges senders shall not use us to write to them. */
export async function refuseStranger(house: House, received: Received): Promise<Outcome> {
  return refuse(house, received, null, { code: 'no-seat', text: UNKNOWN_SEAT });
}

export async function refuse(
  house: House,
  received: Received,
  seat: SeatedRow | null,
  { code, ...told }: Refusal,
): Promise<Outcome> {
  const { message, mail } = received;
  const since = new Date(house.clock().getTime() - DAY_MILLISECONDS);
  const isKnown = seat !== null;
  const isTold = !isKnown && (await refusalsSince(house.store.db, message.sender, code, since)) > 0;
  const to = isKnown ? null : (mail.from?.address ?? null);
  const written = mail.newText
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 40);
  const facts: NoticeFacts['refused'] = { game: null, band: null, code, written, ...told };
  const limit = isTold || to === null ? null : await limitReached(house, to);
  if (limit !== null) house.log.warn({ message: message.id, code, limit }, 'stranger not answered');
  const isMute = isTold || limit !== null || (!isKnown && to === null);
  const letter = answerLetter(house, received, isKnown ? readerIn(seat) : { seat, language: 'en', address: to }, {
    notice: 'refused',
    facts,
  });
  const answers = isMute ? [] : [letter];
  return writeOutcome(house, message, {
    outcome: 'refused',
    game: seat?.game ?? null,
    seat,
    facts: { code, ...(limit !== null && { limit }) },
    answers,
    ...(isKnown && { round: { mail, says: null } }),
  });
}

/** Which limit of refusals another one to this stranger would break; null: none. Senders are easily forged. */
async function limitReached({ store, clock, post }: House, to: string): Promise<'hour' | 'domain' | null> {
  const { refusalsPerHour, refusalsPerDomain } = post;
  const answered = await strangersAnswered(store.db, new Date(clock().getTime() - HOUR_MILLISECONDS));
  if (answered.length >= refusalsPerHour) return 'hour';
  const organisation = organisationBehind(to);
  const near = answered.filter((address) => organisationBehind(address) === organisation);
  return near.length >= refusalsPerDomain ? 'domain' : null;
}
