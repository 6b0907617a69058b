/** Which attacks are made, in which order, led by whom and with which chit (series 12). */
import { question } from '../acts/act.ts';
import { declared } from './declared.ts';

export const combat = [
  question({ kind: 'attack-declare', merge: declared }),
  question({ kind: 'attack-order', merge: 'last' }),
  question({ kind: 'must-attack', merge: 'last' }),
  question({ kind: 'lead-unit', merge: 'last' }),
  question({ kind: 'commander', merge: 'last' }),
  question({ kind: 'tactic', merge: 'last' }),
];
