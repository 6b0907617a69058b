/** Where one's own troops may come to be attacked, the nearest to the enemy first, each with the unit that leads best there. */
import { distance } from '../../../places/hex/grid.ts';
import { likelyLead } from '../rules/combat.ts';
import type { At } from '../rules/house.ts';
import { totalStrength } from '../rules/odds.ts';
import type { Layout } from '../rules/position.ts';
import { around, stacksOf } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { counterOf, hexAt, isArtillery, pieceOf, sideOf } from '../rules/units.ts';
import { hasWorks } from '../rules/works.ts';

/** A hex with a unit in Parade Order; `far`: hexes to the nearest troops of the enemy. */
interface Post {
  readonly hex: HexId;
  readonly unit: UnitId;
  readonly far: number;
}

export function postsOf(at: At, side: Side, isMine: (unit: UnitId) => boolean): readonly Post[] {
  const isTroops = (unit: UnitId): boolean => !isArtillery(counterOf(at.field, unit));
  const stacks = [...stacksOf(at).values()];
  const enemies = stacks.filter((stack) => stack.side !== side && stack.units.some(isTroops)).map(({ hex }) => hex);
  return stacks
    .filter((stack) => stack.side === side)
    .flatMap(({ hex, units }) => {
      const able = units.filter((id) => isMine(id) && isTroops(id) && pieceOf(at.position, id).formation === 'parade');
      const far = Math.min(...enemies.map((enemy) => distance(at.field.grid, hex, enemy)));
      return able.length === 0 ? [] : [{ hex, unit: likelyLead(at, able), far }];
    })
    .sort((a, b) => a.far - b.far || (a.hex < b.hex ? -1 : 1));
}

/** Would these, gone, leave works, or a place named on the map that the garrison holds, without troops? */
export function strips(at: Layout, units: readonly UnitId[]): boolean {
  return [...stacksOf(at).values()].some(({ hex, side, units: there }) => {
    const troops = there.filter((id) => !isArtillery(counterOf(at.field, id)));
    return troops.length > 0 && troops.every((id) => units.includes(id)) && isPost(at, side, hex);
  });
}

const isPost = ({ field, position }: Layout, side: Side, hex: HexId): boolean =>
  hasWorks(field, hex) ||
  position.siege.some((name) => name.startsWith(hex)) ||
  (side === field.worksOf && field.hexes.get(hex)?.name !== null);

/** Does advice to march these off leave every post its troops, or could nobody else go? */
export const spares = (at: Layout, side: Side, units: readonly UnitId[]): boolean =>
  !strips(at, units) ||
  !Object.values(at.position.units).some(({ id, hex }) => {
    const counter = counterOf(at.field, id);
    return hex !== null && counter.side === side && counter.mp > 0 && !isArtillery(counter) && !strips(at, [id]);
  });

/** Would these, where nobody of theirs stands, be beside an enemy stack of twice their strength? */
export function isHopeless(at: At, units: readonly UnitId[], hex: HexId): boolean {
  const stacks = stacksOf(at);
  const men = units.filter((id) => at.field.counters.has(id));
  const near = stacks.has(hex) ? [] : around(hexAt(at.field, hex)).flatMap((one) => stacks.get(one) ?? []);
  const against = near.filter(
    ({ side, units: there }) => there.length > 0 && side !== sideOf(at.field, units[0] ?? ''),
  );
  return against.some((one) => totalStrength(at, one.units, false) >= 2 * totalStrength(at, men, true));
}
