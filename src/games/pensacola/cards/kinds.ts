/** What the cards of Pensacola ask besides those of the series: the exchange before the assault (P 6.1.12). */
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';

export interface CardQuestions {
  readonly 'momentum-exchange': {
    readonly about: { readonly momentum: number; readonly left: number };
    readonly answer: 'keep' | 'card' | 'bombard';
  };
  readonly 'exchange-choctaw': {
    readonly about: { readonly unit: UnitId; readonly options: readonly HexId[] };
    readonly answer: HexId;
  };
}
