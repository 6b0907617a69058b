/** What only Savannah's rules ask, with what each question is about and the shape of its answer. */
import type { Asks } from '../../../acts/act.ts';
import type { Questions as OfSeries, OfStack, Picks } from '../../../series/boar/questions/kinds.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';

/** Those of a stack who part from it, and where they go. */
export interface Parting {
  readonly units: readonly UnitId[];
  readonly to: HexId;
}

/** By kind, those of the series among them. */
export interface Questions extends OfSeries {
  /** Further along the Way, or not (S 4.9). */
  'covered-way-step': Asks<OfStack & { sum: number; lostFrom: number }, 'on' | 'stop'>;
  /** Who leaves whom he may not stand with, and where to (S 4.1). */
  unstack: Asks<OfStack & { options: readonly Parting[] }, Parting>;
  'mixed-stack-retreat': Picks<HexId, OfStack>;
  /** Who goes out with a leader (S 4.10). */
  'declare-sortie-leader': Asks<OfStack & { leader: UnitId }, readonly UnitId[]>;
}
