/** Who says nothing keeps his chit, and has the Choctaw come to their village. */
import { question } from '../acts/act.ts';

export const cardQuestions = [
  question({ kind: 'momentum-exchange', merge: 'last', doctrine: () => 'keep' }),
  question({ kind: 'exchange-choctaw', merge: 'last' }),
];
