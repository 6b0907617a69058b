/** What only Savannah's rules ask, and what its plan answers: the storm declared (S 1.6), the Covered Way (S 4.9), mixed stacks (S 4.1), sorties (S 4.10). */
import { optionsOf } from '../../../series/boar/acts/chosen.ts';
import { placed, some } from '../../../series/boar/put.ts';
import { nearestHome } from '../../../series/boar/questions/retreats.ts';
import { question } from '../acts/act.ts';
import { declares } from '../doctrine/declare.ts';

export const own = [
  question({
    kind: 'declare-assault',
    merge: 'last',
    doctrine: (staff) => (declares(staff()) ? 'declare' : 'wait'),
    silence: () => 'wait',
  }),
  question({ kind: 'covered-way-step', merge: 'last', doctrine: () => 'stop' }),
  question({
    kind: 'unstack',
    merge: 'last',
    words: ({ units, to }, telling) =>
      telling.say('answer.to', { units: some(telling, units), place: placed(telling, to) }),
  }),
  question({
    kind: 'mixed-stack-retreat',
    merge: 'last',
    doctrine: (staff, { units }, need) => nearestHome(staff(), units[0] ?? '', optionsOf(need)),
  }),
  // Who sallies says so by marching.
  question({ kind: 'declare-sortie-leader', merge: 'list', doctrine: () => [], silence: () => [] }),
];
