/** A letter of the house itself, about no game. */
import { encode } from '../../engine/canonical.ts';
import { messageIdOf } from '../../mail/sender/address.ts';
import type { NoticeFacts } from '../../reports/index.ts';
import type { OwedLetter } from '../../store/outbox.ts';
import type { House } from '../house/house.ts';
import type { AnswerFacts } from './answers.ts';

type Says = Pick<NoticeFacts['notice'], 'title' | 'text' | 'link'>;

/** In English, which the desk speaks. */
export function houseLetter(house: House, purpose: string, to: string, says: Says): OwedLetter {
  const none = { game: null, band: null, reason: null, deadline: null, commitments: [], head: null };
  const facts = { ...none, ...says, by: 'Fieldpost' };
  const answer: AnswerFacts = { inReplyTo: null, kind: 'notice', notice: 'notice', language: 'en', facts };
  return {
    purpose,
    messageId: messageIdOf(purpose, house),
    game: null,
    seat: null,
    kind: 'answer',
    facts: encode(answer),
    recipient: to,
  };
}
