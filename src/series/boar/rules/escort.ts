/** Guns without troops beside them where the enemy can come. */
import { distance } from '../../../places/hex/grid.ts';
import type { At } from './house.ts';
import { marchesAgain } from './reach.ts';
import { type Stack, stacksOf } from './stacks.ts';
import type { HexId, Side } from './state.ts';
import { counterOf, enemyOf, isArtillery } from './units.ts';

/** Stacks of a side that are guns and no troops. */
export function gunsAlone(at: At, side: Side): readonly Stack[] {
  return [...stacksOf(at).values()].filter(
    (stack) =>
      stack.side === side &&
      stack.units.length > 0 &&
      stack.units.every((unit) => isArtillery(counterOf(at.field, unit))),
  );
}

/** Could enemy troops come beside a hex of this side in a turn, were the ground open? */
export function isInReach({ field, position }: At, side: Side, hex: HexId): boolean {
  const enemy = enemyOf(field, side);
  const canCome = Object.values(position.units).some(({ id, hex: from }) => {
    const counter = counterOf(field, id);
    if (from === null || counter.side !== enemy || isArtillery(counter)) return false;
    return distance(field.grid, from, hex) <= counter.mp + 1;
  });
  return canCome && marchesAgain({ field, position }, enemy);
}
