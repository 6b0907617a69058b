/** Guns and leaders without troops beside them, and whether the enemy can come to a hex. */
import type { At } from './house.ts';
import type { Layout } from './position.ts';
import { Marches, marchesAgain } from './reach.ts';
import { around, stacksOf } from './stacks.ts';
import type { HexId, Side, UnitId } from './state.ts';
import { counterOf, enemyOf, isArtillery } from './units.ts';

export const isTroops = ({ field }: Pick<Layout, 'field'>, unit: UnitId): boolean =>
  field.counters.has(unit) && !isArtillery(counterOf(field, unit));

/** The guns and leaders of each hex of a side where no troops are. */
export const withoutTroops = (at: Layout, side: Side): readonly { hex: HexId; units: readonly UnitId[] }[] =>
  [...stacksOf(at).values()]
    .filter((stack) => stack.side === side && !stack.units.some((unit) => isTroops(at, unit)))
    .map(({ hex, units, leaders }) => ({ hex, units: [...units, ...leaders] }));

/** Can enemy troops come to a hex of this side, or beside it, in a turn? */
export function isInReach(at: At, side: Side, hex: HexId): boolean {
  const enemy = enemyOf(at.field, side);
  const place = at.field.hexes.get(hex);
  const near = place ? [hex, ...around(place)] : [];
  const come = new Marches(at, enemy).reach((unit) => isTroops(at, unit));
  const stands = (unit: UnitId): boolean => counterOf(at.field, unit).side === enemy && isTroops(at, unit);
  const isNear = near.some((one) => come.has(one) || stacksOf(at).get(one)?.units.some(stands));
  return isNear && marchesAgain(at, enemy);
}
