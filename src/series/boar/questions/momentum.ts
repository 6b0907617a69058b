/** What chits of momentum are spent on (R68). */
import { question } from '../acts/act.ts';

export const momentum = [
  question({ kind: 'initiative-momentum', merge: 'last' }),
  question({ kind: 'combat-reroll', merge: 'last' }),
];
