/** What the frame of the campaign asks, and what is answered where nobody says a word. */
import { optionsOf } from '../../../series/boar/acts/chosen.ts';
import { some } from '../../../series/boar/put.ts';
import { question } from '../acts/act.ts';
import { declaresCoup } from '../doctrine/coup.ts';

export const frameQuestions = [
  question({ kind: 'agree-leader', merge: 'last', doctrine: () => 'without' }),
  question({
    kind: 'declare-assault',
    merge: 'last',
    doctrine: (staff) => (declaresCoup(staff()) ? 'declare' : 'wait'),
    silence: () => 'wait',
  }),
  question({ kind: 'cliffs-leader', merge: 'last', doctrine: (_staff, _about, need) => optionsOf(need).at(0) ?? '' }),
  question({
    kind: 'cliffs-crossing',
    merge: 'list',
    doctrine: () => [],
    words: (units, telling) => some(telling, units),
  }),
  question({
    kind: 'pentzel-leave',
    merge: 'last',
    doctrine: (_staff, { near }) => (near !== null && near <= 2 ? 'leave' : 'stay'),
  }),
  question({ kind: 'french-which', merge: 'last', doctrine: (_staff, _about, need) => optionsOf(need).at(0) ?? '' }),
];
