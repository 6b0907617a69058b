/** Orders about cards. */
import type { Act } from '../../../acts/act.ts';
import type { OfPensacola } from '../acts/act.ts';

export const cardActs: readonly Act<OfPensacola>[] = [];
