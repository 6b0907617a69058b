/** Every question that Pensacola's rules ask. */
import { questions as ofSeries } from '../../../series/boar/questions/index.ts';
import { sheltered } from '../../../series/boar/questions/retreats.ts';
import { frameQuestions } from '../campaign/questions.ts';
import { cardQuestions } from '../cards/questions.ts';
import { coupQuestions } from '../coup/questions.ts';
import { raidQuestions } from '../raids/questions.ts';
import { worksQuestions } from '../works/questions.ts';

export const questions = [
  ...ofSeries,
  ...sheltered,
  ...frameQuestions,
  ...worksQuestions,
  ...raidQuestions,
  ...coupQuestions,
  ...cardQuestions,
];
