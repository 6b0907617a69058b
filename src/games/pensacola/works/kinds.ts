/** What the works of the siege ask: what each kind of question is about, and the shape of its answer. */
import type { HexSide } from '../../../places/hex/grid.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import type { Labour } from './state.ts';

export interface WorksQuestions {
  /** Units that could work; those of them that have orders to march or hold. */
  readonly 'works-labour': {
    readonly about: { readonly units: readonly UnitId[]; readonly marching: readonly UnitId[] };
    readonly answer: Labour;
  };
  readonly 'redoubt-facing': { readonly about: { readonly hex: HexId }; readonly answer: HexSide };
  /** Of a shot of this redoubt: a hexside, or none. */
  readonly 'siege-shot': {
    readonly about: { readonly redoubt: HexId; readonly shot: number; readonly options: readonly string[] };
    readonly answer: string;
  };
}
