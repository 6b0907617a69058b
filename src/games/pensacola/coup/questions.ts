/** What this part's rules ask, and what is answered where nobody says a word. */
import type { Question } from '../../../acts/question.ts';
import type { OfPensacola } from '../acts/act.ts';

export const coupQuestions: readonly Question<OfPensacola>[] = [];
