/** Sorties of the garrison on turns 1 to 10: who may come out, with whom, and at what price (S 4.10, R24, R25). */
import type { Rules } from '../../boar/house.ts';
import type { Position } from '../../boar/position.ts';
import type { UnitId } from '../../boar/state.ts';
import type { Savannah } from '../scenario.ts';

/** Added to the printed morale of a unit that is out. */
export function sortieMorale(_savannah: Savannah, _rules: Rules, _position: Position, _unit: UnitId): number {
  return 0;
}
