/** Answers to mails: facts fixed when the mail was read, rendered later. */
import type { Language } from '../../engine/contract.ts';
import type { AcknowledgementModel, NoticeFacts, NoticeKind } from '../../reports/index.ts';
import { renderAcknowledgement, renderNotice } from '../../reports/index.ts';
import type { Written } from '../house/written.ts';
import { type AppointmentFacts, withAppointments } from './appointments.ts';

/**
 * What an answer says, whole, which mail it answers (Message-ID without brackets), and what the reader's calendar is
 * told. `as`: whose address it comes from when its reader sits in no seat: the invitation he has.
 */
export type AnswerFacts = {
  inReplyTo: string | null;
  appointments?: readonly AppointmentFacts[];
  as?: { seat: string; token: string };
  /** The report whose PDF goes with it, by its purpose. */
  pdf?: string;
} & (
  | { kind: 'acknowledgement'; model: AcknowledgementModel }
  | { kind: 'notice'; notice: NoticeKind; facts: NoticeFacts[NoticeKind]; language: Language }
);

export function writeAnswer(answer: AnswerFacts): Written {
  const written =
    answer.kind === 'acknowledgement'
      ? renderAcknowledgement(answer.model)
      : renderNotice(answer.notice, answer.facts, answer.language);
  return withAppointments<Written>(written, answer.appointments ?? []);
}
