/** Whether and with whom enemies at sea are met (9, 10, 11, 26). */
import { question } from '../acts/act.ts';

export const contacts = [
  question({ kind: 'intercept', merge: 'last' }),
  question({ kind: 'retreat-intercept', merge: 'last' }),
  question({ kind: 'enter-contact', merge: 'last' }),
  question({ kind: 'go-on', merge: 'last' }),
];
