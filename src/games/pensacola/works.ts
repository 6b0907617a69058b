/** Fortified hexes: guns that stay in them, and who must come out of them after a fight (P 3.10.2, 3.14.1.4). */
import { sideBetween, sideIndex } from '../../places/hex/grid.ts';
import type { Exception } from '../../series/boar/rules/exceptions.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import type { Position } from '../../series/boar/rules/position.ts';
import type { HexId } from '../../series/boar/rules/state.ts';
import { hexAt } from '../../series/boar/rules/units.ts';
import { isWalled } from '../../series/boar/rules/works.ts';

/** Garrison artillery has no movement, falls back for no fire or fight, and is Disrupted where it stands. */
export const garrisonGuns: Exception = {
  rule: 'P 3.10.2',
  amends: {
    mayMove: (_at, unit) =>
      unit.marks.includes(GARRISON)
        ? { code: 'pensacola.garrison-stands', facts: { unit: unit.id }, rule: 'P 3.10.2' }
        : null,
  },
};

const GARRISON = 'garrison';

/** Does an intact work of the hex stand between it and its neighbour? */
export function isSheltered({ field }: Rules, position: Position, hex: HexId, from: HexId): boolean {
  const side = sideBetween(field.grid, hex, from);
  return side !== null && isWalled(position, hexAt(field, hex), sideIndex(side));
}
