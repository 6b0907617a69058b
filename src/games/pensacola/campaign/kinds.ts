/** What the frame of the campaign asks: what each kind of question is about, and the shape of its answer. */
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';

export interface FrameQuestions {
  /** Does a leader join the British, whom both sides must agree on (P 3.7.1.2)? */
  readonly 'agree-leader': {
    readonly about: { readonly leader: UnitId; readonly hex: HexId };
    readonly answer: 'without' | 'with';
  };
  /** Which unit of a fleet that was hit carries the leader who was drawn (P 1.10.1). */
  readonly 'cliffs-leader': {
    readonly about: { readonly leader: UnitId; readonly options: readonly UnitId[] };
    readonly answer: UnitId;
  };
  /** Who goes by the way between the Red Cliffs and the siege (P 3.7.7.2). */
  readonly 'cliffs-crossing': {
    readonly about: { readonly from: HexId; readonly to: HexId; readonly units: readonly UnitId[] };
    readonly answer: readonly UnitId[];
  };
  /** `near`: hexes to the nearest Spaniard (P 3.7.7.1.2). */
  readonly 'pentzel-leave': {
    readonly about: { readonly unit: UnitId; readonly hex: HexId; readonly near: number | null };
    readonly answer: 'stay' | 'leave';
  };
  /** Which French unit goes home from the camp (P 2.3.2). */
  readonly 'french-which': { readonly about: { readonly options: readonly UnitId[] }; readonly answer: UnitId };
}
