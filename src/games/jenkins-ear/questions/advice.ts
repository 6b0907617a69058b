/** What the doctrine would answer: what lines leave open is filled from it. */
import type { AskedOf } from '../acts/act.ts';
import { answerFor } from '../doctrine/answers.ts';
import { staffOf } from '../doctrine/staff.ts';
import type { Answers, QuestionKind } from '../questions.ts';

export function advised<K extends QuestionKind>(asked: AskedOf<K>): Answers[K] {
  return answerFor(() => staffOf(asked, asked.view, asked.side), asked.need) as Answers[K];
}
