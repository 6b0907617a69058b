/** Every question that Pensacola's rules ask. */
import { questions as ofSeries } from '../../../series/boar/questions/index.ts';
import { frameQuestions } from '../campaign/questions.ts';
import { cardQuestions } from '../cards/questions.ts';
import { coupQuestions } from '../coup/questions.ts';
import { raidQuestions } from '../raids/questions.ts';
import { worksQuestions } from '../works/questions.ts';

export const questions = [
  ...ofSeries,
  ...frameQuestions,
  ...worksQuestions,
  ...raidQuestions,
  ...coupQuestions,
  ...cardQuestions,
];
