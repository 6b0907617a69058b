/** What acts and questions of Savannah are defined on: those of the series, and what is its own. */
import { acts, addition } from '../../../acts/act.ts';
import { questions } from '../../../acts/question.ts';
import type { Boar, Sight as SeriesSight } from '../../../series/boar/acts/act.ts';
import type { Staff } from '../doctrine/staff.ts';
import type { Questions } from '../questions/kinds.ts';
import type { Savannah } from '../scenario.ts';

export interface Sight extends SeriesSight {
  readonly opened: Savannah;
}

export interface OfSavannah extends Boar {
  readonly sight: Sight;
  readonly staff: Staff;
  readonly questions: { readonly [K in keyof Questions]: Questions[K] };
}

export const act = acts<OfSavannah>();
export const question = questions<OfSavannah>();
/** Adds to an act of the series. */
export const more = addition<OfSavannah>();
