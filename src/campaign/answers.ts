/** Answers to mails: facts fixed when the mail was read, rendered later. */
import type { AcknowledgementModel, NoticeFacts, NoticeKind } from '../reports/index.ts';
import { renderAcknowledgement, renderNotice } from '../reports/index.ts';
import type { Written } from './write-course.ts';

/** What an answer says, whole, and which mail it answers (Message-ID without brackets). */
export type AnswerFacts = { inReplyTo: string | null } & (
  | { kind: 'acknowledgement'; model: AcknowledgementModel }
  | { kind: 'notice'; notice: NoticeKind; facts: NoticeFacts[NoticeKind]; language: 'en' | 'fr' }
);

export function writeAnswer(answer: AnswerFacts): Written {
  return answer.kind === 'acknowledgement'
    ? renderAcknowledgement(answer.model)
    : renderNotice(answer.notice, answer.facts, answer.language);
}
