/** How the computer plays: towards the mill, and at whoever stands beside. */
import { bookOf, order } from '../../../src/acts/doctrine.ts';
import { copy } from '../../../src/engine/canonical.ts';
import type { Call, Order } from '../../../src/engine/contract.ts';
import { nearest, own, pieceOf, unitIn } from '../../../src/places/hex/field.ts';
import { neighbours } from '../../../src/places/hex/grid.ts';
import { acts, attack, move } from './acts.ts';
import { enemyOf, type Field, type HexId, type Side } from './field.ts';
import { type State, ways } from './rules.ts';

/** Whoever stands beside an enemy attacks him; the others march on the mill, as near as they come. */
export function orders(field: Field, { role }: Call, seen: State): readonly Order[] {
  const state = copy(seen);
  const enemies = own(field, enemyOf(role as Side));
  const given = own(field, role).flatMap((unit) => {
    const { hex } = pieceOf(state.units, unit);
    if (hex === null) return [];
    const beside = neighbours(field.grid, hex).filter((one) => enemies.includes(unitIn(state.units, one) ?? ''));
    const at = nearest(field.grid, beside, field.mill);
    if (at) return [order(attack, { at, unit })];
    const to = nearest(field.grid, [hex, ...ways(field, state, unit).keys()], field.mill) as HexId;
    if (to === hex) return [];
    pieceOf(state.units, unit).hex = to;
    return [order(move, { unit, to })];
  });
  return bookOf(acts, given);
}
