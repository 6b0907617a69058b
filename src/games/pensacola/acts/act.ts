/** What acts and questions of Pensacola are defined on: those of the series, and what is its own. */
import { acts } from '../../../acts/act.ts';
import { questions } from '../../../acts/question.ts';
import type { Boar, Sight as SeriesSight } from '../../../series/boar/acts/act.ts';
import type { Staff } from '../../../series/boar/doctrine/staff.ts';
import type { Tuning } from '../doctrine/tuning.ts';
import type { Questions } from '../questions/kinds.ts';
import type { Pensacola } from '../scenario.ts';

export interface Sight extends SeriesSight {
  readonly opened: Pensacola;
}

export interface OfPensacola extends Boar {
  readonly sight: Sight;
  readonly staff: Staff<Tuning>;
  readonly questions: { readonly [K in keyof Questions]: Questions[K] };
}

export const act = acts<OfPensacola>();
export const question = questions<OfPensacola>();
