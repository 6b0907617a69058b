/** Event cards: which is played, on what, in answer to which (S 4.3). */
import { question } from '../acts/act.ts';

export const cards = [
  question({ kind: 'card-play', merge: 'last' }),
  question({ kind: 'card-target', merge: 'last' }),
  question({ kind: 'card-response', merge: 'last' }),
  question({ kind: 'event-buy-card', merge: 'last' }),
];
