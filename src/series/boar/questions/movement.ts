/** Where a unit begins, who breaks off, who rallies first (series 10, R66). */
import { question } from '../acts/act.ts';

export const movement = [
  question({ kind: 'setup-place', merge: 'last' }),
  question({ kind: 'pin-response', merge: 'last' }),
  question({ kind: 'rally-order', merge: 'list' }),
];
