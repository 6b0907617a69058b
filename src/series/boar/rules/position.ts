/** What the rules read of a position: states have it and views have it, so that judging and playing share one code. */
import type { Field } from '../scenario/field.ts';
import type { BoarState, Unit } from './state.ts';

export type Position = ToRead<BoarState>;
export type Piece = ToRead<Unit>;

/** A position on its map. */
export interface Layout {
  readonly field: Field;
  readonly position: Position;
}

type ToRead<T> = { readonly [K in keyof T]: ToRead<T[K]> };
