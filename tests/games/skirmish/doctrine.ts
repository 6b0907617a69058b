/** How the computer plays: towards the mill, and at whoever stands beside. */
import { copy } from '../../../src/engine/canonical.ts';
import type { Call, Order } from '../../../src/engine/contract.ts';
import { neighbours } from '../../../src/places/hex/grid.ts';
import { enemyOf, type Field, type HexId, nearest, type Side } from './field.ts';
import { own, pieceOf, type State, unitIn, ways } from './rules.ts';

/** Whoever stands beside an enemy attacks him; the others march on the mill, as near as they come. */
export function orders(field: Field, { role }: Call, seen: State): readonly Order[] {
  const state = copy(seen);
  const enemies = own(field, enemyOf(role as Side));
  const lines = own(field, role as Side).flatMap((unit): Pick<Order, 'verb' | 'args' | 'canonical'>[] => {
    const { hex } = pieceOf(state, unit);
    if (hex === null) return [];
    const beside = neighbours(field.grid, hex).filter((one) => enemies.includes(unitIn(state, one) ?? ''));
    const at = nearest(field.grid, beside, field.mill);
    if (at) return [{ verb: 'ATTACK', args: { at, unit }, canonical: `ATTACK ${at} WITH ${unit}` }];
    const to = nearest(field.grid, [hex, ...ways(field, state, unit).keys()], field.mill) as HexId;
    if (to === hex) return [];
    pieceOf(state, unit).hex = to;
    return [{ verb: 'MOVE', args: { unit, to }, canonical: `MOVE ${unit} TO ${to}` }];
  });
  return lines.map((line, n) => ({ ...line, id: `d${n + 1}`, line: 0 }));
}
