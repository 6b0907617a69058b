/** What only Savannah's rules ask, with what each question is about and the shape of its answer. */
import type { Questions as OfSeries } from '../../../series/boar/questions/kinds.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';

interface Stack {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
}

/** Those of a stack who part from it, and where they go. */
export interface Parting {
  readonly units: readonly UnitId[];
  readonly to: HexId;
}

/** By kind, those of the series among them. */
export interface Questions extends OfSeries {
  /** Further along the Way, or not (S 4.9). */
  readonly 'covered-way-step': {
    readonly about: Stack & { readonly sum: number; readonly lostFrom: number };
    readonly answer: 'on' | 'stop';
  };
  /** Who leaves whom he may not stand with, and where to (S 4.1). */
  readonly unstack: { readonly about: Stack & { readonly options: readonly Parting[] }; readonly answer: Parting };
  readonly 'mixed-stack-retreat': {
    readonly about: Stack & { readonly options: readonly HexId[] };
    readonly answer: HexId;
  };
  /** Who goes out with a leader (S 4.10). */
  readonly 'declare-sortie-leader': {
    readonly about: Stack & { readonly leader: UnitId };
    readonly answer: readonly UnitId[];
  };
}
