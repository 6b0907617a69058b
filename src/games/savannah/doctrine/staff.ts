/** The staff of Savannah's computer players: that of the series, with the tuning of this game. */
import type { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import type * as series from '../../../series/boar/doctrine/staff.ts';
import type { Tuning } from './tuning.ts';

export type Staff = series.Staff<Tuning>;
export type Plan = MarchPlan<Tuning>;
