/** At what guns and mortars fire (series 11, S 4.12). */
import { question } from '../acts/act.ts';

export const fire = [question({ kind: 'fire', merge: 'last' }), question({ kind: 'mortar-fire', merge: 'last' })];
