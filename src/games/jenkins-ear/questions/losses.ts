/** Who is lost, of one's own and of the enemy's; in which order captured ports are thrown for (12 to 14, 16, 24, 29, 31 to 34). */
import { question } from '../acts/act.ts';

export const losses = [
  question({ kind: 'sea-victims-enemy', merge: 'last' }),
  question({ kind: 'sea-victims-own', merge: 'list' }),
  question({ kind: 'disease-victim', merge: 'list' }),
  question({ kind: 'overstack-victims', merge: 'list' }),
  question({ kind: 'naval-losses', merge: 'list' }),
  question({ kind: 'land-losses', merge: 'list' }),
  question({ kind: 'fortunes-victim', merge: 'last' }),
  question({ kind: 'supply-victim', merge: 'list' }),
  question({ kind: 'succession-victim', merge: 'list' }),
  question({ kind: 'victory-order', merge: 'list' }),
];
