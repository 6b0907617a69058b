/** What only Savannah's rules ask: on the Covered Way (S 4.9), of mixed stacks (S 4.1), of sorties (S 4.10). */
import { question } from '../acts/act.ts';

export const own = [
  question({ kind: 'covered-way-step', merge: 'last' }),
  question({ kind: 'unstack', merge: 'last' }),
  question({ kind: 'mixed-stack-retreat', merge: 'last' }),
  question({ kind: 'declare-sortie-leader', merge: 'list' }),
];
