/** The days of the siege within the lines: everybody at his post, the reserve inside, parties out against the trenches. */
import type { Order } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { distance } from '../../../places/hex/grid.ts';
import { groundToShun, sendTowards } from '../../../series/boar/doctrine/marches.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { groundFor } from '../../../series/boar/rules/paths.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import type { FieldHex } from '../../../series/boar/scenario/field.ts';
import { sally } from './sorties.ts';
import type { Staff } from './staff.ts';

/** Where each counter is to be when the assault comes. */
export type Posts = ReadonlyMap<UnitId, HexId>;

/** The movement book of a day of siege: sorties first, then all the others home or to their posts. */
export function garrisonDays(staff: Staff, posts: Posts): Order[] {
  const { at, stacks, side, tuning } = staff;
  const plan = new MarchPlan(staff);
  sally(plan);
  const { near } = groundFor(at, stacks, side);
  const shy = (hex: FieldHex) => near[hex.index] === 1 && !hex.perimeter;
  const { stand, until, shun, refuge } = tuning.british.siege;
  let shunned: Uint8Array | undefined;
  for (const counter of [...at.field.counters.values(), ...at.field.leaders.values()]) {
    const { id } = counter;
    if (counter.side !== side || plan.moves.has(id) || plan.from(id) === null) continue;
    const post = at.position.turn < until ? (stand[id] ?? posts.get(id)) : posts.get(id);
    if (at.field.hexes.get(plan.from(id) ?? '')?.perimeter) {
      sendTowards(plan, id, [...(post === undefined ? [] : [post]), ...tuning.british.backstops], shy);
      continue;
    }
    shunned ??= groundToShun(staff, shun);
    const ways = [gateFrom(staff, plan.from(id) as HexId), post].filter((hex) => hex !== undefined);
    if (sendTowards(plan, id, ways, shy, isCaught(staff, id) ? undefined : shunned)) continue;
    // Those whom the enemy keeps out of the town stay in the country.
    sendTowards(plan, id, refuge, shy);
  }
  return plan.orders();
}

/** The nearest hex of the lines: whoever is out comes in there, and goes to his post within. */
function gateFrom({ at: { field } }: Staff, from: HexId): HexId | undefined {
  const lines = field.at.filter((hex) => hex.perimeter);
  return leastOf(lines, ({ id }) => distance(field.grid, from, id))?.id;
}

/** Has he come out of the lines and must go back through the enemy if need be? */
function isCaught({ at: { field }, tuning }: Staff, id: UnitId): boolean {
  return !(field.counters.get(id)?.marks.includes(tuning.british.siege.country) ?? false);
}
