/** What this part's rules ask, and what is answered where nobody says a word. */
import type { Question } from '../../../acts/question.ts';
import type { OfPensacola } from '../acts/act.ts';

/** By kind: what each is about, and the shape of its answer. */
export type WorksQuestions = Readonly<Record<never, never>>;

export const worksQuestions: readonly Question<OfPensacola>[] = [];
