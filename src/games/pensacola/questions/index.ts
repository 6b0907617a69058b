/** Every question that Pensacola's rules ask. */
import { questions as ofSeries } from '../../../series/boar/questions/index.ts';
import { question } from '../acts/act.ts';
import { cardQuestions } from '../cards/questions.ts';
import { coupQuestions } from '../coup/questions.ts';
import { raidQuestions } from '../raids/questions.ts';
import { worksQuestions } from '../works/questions.ts';

const ofFrame = [question({ kind: 'declare-assault', merge: 'last', doctrine: () => 'wait', silence: () => 'wait' })];

export const questions = [
  ...ofSeries,
  ...ofFrame,
  ...worksQuestions,
  ...raidQuestions,
  ...coupQuestions,
  ...cardQuestions,
];
