/** What becomes of troops that are beaten off ashore, told before they fight (9.2 8, J46). */
import { note } from '../../../acts/against.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { fightersIn, isAshore } from '../battle-odds.ts';
import type { CounterId, HexId } from '../field.ts';
import { counterOf, enemyOf, hexOf, isShip } from '../units.ts';
import { ownAt } from '../view.ts';
import type { Sight } from './act.ts';

type Seer = Pick<Sight, 'field' | 'view' | 'side'>;

export const beatenNote = (seer: Seer, hex: HexId, come: readonly CounterId[]): Diagnostic =>
  note('ear.beaten', '9.2', beatenOff(seer, hex, come));

/** Where they may go. `come`: those who go ashore there, or march in; Supplies ashore go along and feed them. */
export function beatenOff(seer: Seer, hex: HexId, come: readonly CounterId[]) {
  const fed = [...ownAt(seer.view, hex, false), ...come].some((id) => counterOf(seer.field, id).kind === 'supplies');
  return { hexes: [...waysOut(seer, hex)], fed };
}

/** Country beside it without storm, where no enemy is seen who may have a land value ashore. */
function waysOut({ field, view, side }: Seer, hex: HexId): readonly HexId[] {
  const enemy = enemyOf(side);
  const mayBeHeld = (id: HexId): boolean => {
    const theirs = fightersIn(field, view, enemy, id);
    return theirs === null || theirs.some((one) => one.face.land !== null && (isAshore(one) || isShip(one.face)));
  };
  return hexOf(field, hex).byLand.flatMap(({ id }) => (view.storms.includes(id) || mayBeHeld(id) ? [] : [id]));
}
