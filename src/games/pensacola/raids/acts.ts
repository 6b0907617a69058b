/** Orders of this part, in the order in which HELP lists them. */
import type { Act } from '../../../acts/act.ts';
import type { OfPensacola } from '../acts/act.ts';

export const raidActs: readonly Act<OfPensacola>[] = [];
