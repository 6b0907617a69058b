/** Indians and Florida Rangers vanish into the scrub before an attack that none of their like makes (P 3.7.5). */
import type { Exception } from '../../series/boar/rules/exceptions.ts';
import type { At } from '../../series/boar/rules/house.ts';
import type { UnitId } from '../../series/boar/rules/state.ts';
import { terrainOf } from '../../series/boar/rules/terrain.ts';
import { counterOf, hexAt, pieceOf } from '../../series/boar/rules/units.ts';

/** The marker they bear is off after their next marches, and they lie low as horse does until its Rally. */
export const indianWithdrawal: Exception = {
  rule: 'P 3.7.5',
  amends: {
    withdrawals: [
      {
        rule: 'P 3.7.5',
        may: vanishes,
        isHeldBy: ({ arm }) => arm === 'light',
        hexes: ({ field }) => [field.tables.retreat.withdrawal, field.tables.retreat.withdrawal - 1],
        asRetreat: true,
      },
    ],
  },
};

function vanishes(at: At, unit: UnitId): boolean {
  const { hex, withdrew } = pieceOf(at.position, unit);
  const { marks, class: kind } = counterOf(at.field, unit);
  return (
    !withdrew &&
    hex !== null &&
    ['palmetto', 'woods'].includes(terrainOf(at, hexAt(at.field, hex)).id) &&
    (kind === 'indian' || marks.includes('ranger'))
  );
}
