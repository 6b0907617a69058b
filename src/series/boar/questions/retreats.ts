/** Who goes where before and after a fight (series 12.9, 13). */
import { question } from '../acts/act.ts';

export const retreats = [
  question({ kind: 'cavalry-withdraw', merge: 'last' }),
  question({ kind: 'retreat-path', merge: 'last' }),
  question({ kind: 'leader-displace', merge: 'last' }),
  question({ kind: 'leader-accompany', merge: 'last' }),
  question({ kind: 'advance-lead', merge: 'last' }),
  question({ kind: 'advance-others', merge: 'list' }),
];
