/** How combats are fought, and where the beaten go (19 to 23, 25, 28, 30). */
import { question } from '../acts/act.ts';
import { advised } from './advice.ts';

export const combat = [
  question({ kind: 'combat-order', merge: 'list' }),
  question({ kind: 'fire-ships-used', merge: 'union' }),
  question({ kind: 'shore-guns', merge: 'union' }),
  question({
    kind: 'leader-dice',
    merge: 'entries',
    /** Other leaders' dice as the doctrine would deal them. */
    fill: (said, asked) => ({ ...advised<'leader-dice'>(asked), ...said }),
  }),
  question({ kind: 'bomb-ship-joins', merge: 'union' }),
  question({ kind: 'reroll', merge: 'last' }),
  question({ kind: 'naval-retreat', merge: 'last' }),
  question({ kind: 'land-retreat', merge: 'last' }),
];
