/** When in a turn the guns of a side can still be told what to fire at: they fire while the enemy moves (series 11). */
import type { Reason } from '../../../engine/contract.ts';
import { sideOfRole } from '../frame/joint.ts';
import type { BoarView } from '../frame/view.ts';
import type { Rules } from '../rules/house.ts';
import { counterOf, isHowitzer } from '../rules/units.ts';

/** Why the fire of a role's guns is over for this turn while `waits` is open; null while it may yet come. */
export function firePassed(
  { field }: Rules,
  view: Pick<BoarView, 'turn' | 'first' | 'phasing' | 'units'>,
  role: string,
  waits: { role: string; call: string | null },
): Reason | null {
  const side = sideOfRole(field, role);
  const isOwn = sideOfRole(field, waits.role) === side;
  if (view.phasing === null || (isOwn && waits.call === 'fire')) return null;
  const isAlone = field.scenario.alone[String(view.turn)] !== undefined;
  // Howitzers fire in their own side's attack too.
  const isShelling = Object.values(view.units).some(
    ({ id, hex }) => hex !== null && counterOf(field, id).side === side && isHowitzer(counterOf(field, id)),
  );
  if (isOwn && isShelling && waits.call !== 'combat') return null;
  // In one's own part of the turn the guns are still to fire only where the enemy's part follows.
  const isOver = isOwn ? isAlone || view.first !== side : waits.call === 'combat';
  return isOver ? { code: 'boar.guns-fired', facts: {} } : null;
}
