/** What the coup de main keeps from turn to turn. All of it lies open. */
import type { UnitId } from '../../../series/boar/rules/state.ts';

export interface Coup {
  /** Do the Spanish hold the British well (P 2.5.3)? */
  well: boolean;
  /** Commanders who are wounded, and the turn on which each is back. */
  healing: Record<UnitId, number>;
}

export const openCoup = (): Coup => ({ well: false, healing: {} });
