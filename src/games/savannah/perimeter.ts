/** Inside the lines and outside them: what that bars, by S 1.7 and S 4.15. */
import type { Exception } from '../../series/boar/rules/exceptions.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import type { HexId, UnitId } from '../../series/boar/rules/state.ts';
import { hexOf, sideOf } from '../../series/boar/rules/units.ts';
import type { Savannah } from './scenario.ts';

function isInside(rules: Rules, hex: HexId): boolean {
  return rules.field.hexes.get(hex)?.perimeter ?? false;
}

/** A unit of the garrison coming out of the perimeter: never against its will (S 1.7, O16, R59). */
export function leavesPerimeter(rules: Rules, unit: UnitId, from: HexId, to: HexId): boolean {
  return sideOf(rules.field, unit) === rules.field.worksOf && isInside(rules, from) && !isInside(rules, to);
}

/** No Turn Flank from inside the perimeter against an enemy who is all outside it. */
export function noFlankFromInside({ sheet }: Savannah): Exception {
  const { side, banned } = sheet.special.perimeterTactics;
  return {
    rule: 'S 4.15',
    amends: {
      bannedTactics: (at, fight, by) => {
        if (side !== (by === 'attacker' ? fight.side : fight.enemy)) return [];
        const { attackers, defenders } = fight;
        const [own, other] = by === 'attacker' ? [attackers, defenders] : [defenders, attackers];
        const inside = (unit: UnitId): boolean => isInside(at, hexOf(at.position, unit));
        return own.every(inside) && !other.some(inside) ? banned : [];
      },
    },
  };
}
