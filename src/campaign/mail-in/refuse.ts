/** Refuses a mail whole: its sender is told why and what to do; strangers where they are proven, once a day, and few in an hour. */
import { organisationBehind } from '../../mail/proof/domains.ts';
import { fieldsOf, oneSender } from '../../mail/proof/head.ts';
import type { NoticeFacts } from '../../reports/index.ts';
import { refusalsSince } from '../../store/messages.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { strangersAnswered } from '../../store/strangers.ts';
import type { House } from '../house/house.ts';
import { writeOutcome } from './outcome.ts';
import type { Received } from './received.ts';
import { answerLetter, readerIn } from './seat/answer-letter.ts';
import { proofOfMail } from './senders/sender.ts';

const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** Why a mail is refused, and what the sender is told of it. */
export type Refusal = Pick<NoticeFacts['refused'], 'code' | 'text' | 'late' | 'next'>;

const UNKNOWN_SEAT = {
  code: 'no-seat',
  text: 'No seat of a game here has this address. Reply to a letter of your game, so that the mail finds it.',
};

/**
 * A stranger is told once a day, where his mail is proven to be his: who forges senders shall not use us to write to
 * them. He is never quoted: what he wrote may be meant for somebody else.
 */
export async function refuseStranger(
  house: House,
  received: Received,
  refusal: Pick<Refusal, 'code' | 'text'> = UNKNOWN_SEAT,
): Promise<Outcome> {
  const { message } = received;
  const { code } = refusal;
  const since = new Date(house.clock().getTime() - DAY_MILLISECONDS);
  const isTold = (await refusalsSince(house.store.db, message.sender, code, since)) > 0;
  const to = isTold ? null : await provenSender(house, received);
  const limit = isTold ? null : to === null ? 'not-proven' : await limitReached(house, to);
  if (limit !== null) house.log.warn({ message: message.id, code, limit }, 'stranger not answered');
  const facts: NoticeFacts['refused'] = { game: null, band: null, ...refusal, written: [] };
  const reader = { seat: null, language: 'en', address: to } as const;
  const letter = answerLetter(house, received, reader, { notice: 'refused', facts });
  return writeOutcome(house, message, {
    outcome: 'refused',
    game: null,
    seat: null,
    facts: { code, ...(limit !== null && { limit }) },
    answers: to === null || limit !== null ? [] : [letter],
  });
}

/** The one sender a mail names, where it is proven to be his. */
async function provenSender(house: House, received: Received): Promise<string | null> {
  const sender = oneSender(fieldsOf(received.message.raw ?? new Uint8Array()));
  if (sender === null || received.mail.refused !== null) return null;
  return (await proofOfMail(house, received, sender)).verdict === 'pass' ? sender : null;
}

/** Tells a seat why its mail was refused, and shows what it wrote. */
export function refuse(
  house: House,
  received: Received,
  seat: SeatedRow,
  { code, ...told }: Refusal,
): Promise<Outcome> {
  const { message, mail } = received;
  const written = mail.newText
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 40);
  const facts: NoticeFacts['refused'] = { game: null, band: null, code, written, ...told };
  const letter = answerLetter(house, received, readerIn(seat), { notice: 'refused', facts });
  return writeOutcome(house, message, {
    outcome: 'refused',
    game: seat.game,
    seat,
    facts: { code },
    answers: [letter],
    round: { mail, says: null },
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
