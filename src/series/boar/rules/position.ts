/** What the rules read of a position: states have it and views have it, so that judging and playing share one code. */
import type { BoarState, Leader, Unit } from './state.ts';

export type Position = ToRead<BoarState>;
export type Piece = ToRead<Unit>;
export type Chief = ToRead<Leader>;

type ToRead<T> = { readonly [K in keyof T]: ToRead<T[K]> };
