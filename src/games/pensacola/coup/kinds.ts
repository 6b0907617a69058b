/** What this part's rules ask: what each kind of question is about, and the shape of its answer. */
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';

export interface CoupQuestions {
  /** Which garrison guns are spiked (P 3.8). */
  readonly spike: {
    readonly about: { readonly guns: readonly { readonly unit: UnitId; readonly hex: HexId }[] };
    readonly answer: readonly UnitId[];
  };
}
