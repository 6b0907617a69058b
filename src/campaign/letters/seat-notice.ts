/** A notice to one seat: what was done to the game, why, and until when orders are taken now. */
import { encode } from '../../engine/canonical.ts';
import { messageIdOf } from '../../mail/sender/address.ts';
import type { GameRow } from '../../store/games.ts';
import type { OwedLetter } from '../../store/outbox.ts';
import type { SeatedRow } from '../../store/seats.ts';
import type { House } from '../house/house.ts';
import { type Due, deadlineFor } from '../house/time.ts';
import type { AnswerFacts } from './answers.ts';
import type { AppointmentFacts } from './appointments.ts';

export interface Notice {
  purpose: string;
  title: string;
  /** Who did it, in words. */
  by: string;
  text: readonly string[];
  reason?: string | null;
  due?: Due | null;
  /** Head of the journal with the act in it. */
  head: string;
  at: Date;
  appointments?: readonly AppointmentFacts[];
  /** Message-ID of the mail it answers. */
  inReplyTo?: string | null;
  /** Keys to come that it promises, by printed turn. */
  commitments?: readonly { printed: number; hex: string }[];
}

export function seatNotice(
  house: House,
  { id, label }: Pick<GameRow, 'id' | 'label'>,
  { seat, language, zone }: Pick<SeatedRow, 'seat' | 'language' | 'zone'>,
  { purpose, title, by, text, reason, due, head, at, appointments, inReplyTo, commitments }: Notice,
): OwedLetter {
  const answer: AnswerFacts = {
    inReplyTo: inReplyTo ?? null,
    appointments: appointments ?? [],
    kind: 'notice',
    notice: 'notice',
    language,
    facts: {
      game: { id, label },
      band: null,
      title,
      by,
      text,
      reason: reason ?? null,
      deadline: due ? deadlineFor(due, zone, at) : null,
      commitments: commitments ?? [],
      head,
    },
  };
  const messageId = messageIdOf(purpose, house);
  return { purpose, messageId, game: id, seat, kind: 'answer', facts: encode(answer), recipient: null };
}
