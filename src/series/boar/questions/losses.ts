/** Who is lost, of one's own and of the enemy's. */
import { question } from '../acts/act.ts';

export const losses = [
  question({ kind: 'second-step', merge: 'list' }),
  question({ kind: 'capture-choice', merge: 'list' }),
  question({ kind: 'stack-excess', merge: 'list' }),
  question({ kind: 'mortar-victim', merge: 'list' }),
  question({ kind: 'siege-victim', merge: 'list' }),
  question({ kind: 'weather-victim', merge: 'list' }),
];
