/** The siege: works dug and turned, bombardment, breaches and repairs (S 4.4 to 4.6). */
import { question } from '../acts/act.ts';

export const siege = [
  question({ kind: 'works-place', merge: 'list' }),
  question({ kind: 'works-orient', merge: 'last' }),
  question({ kind: 'siege-fire', merge: 'last' }),
  question({ kind: 'siege-reply', merge: 'last' }),
  question({ kind: 'siege-breach-side', merge: 'last' }),
  question({ kind: 'siege-repair-side', merge: 'last' }),
  question({ kind: 'siege-city-hex', merge: 'last' }),
  question({ kind: 'construction-remove', merge: 'last' }),
];
