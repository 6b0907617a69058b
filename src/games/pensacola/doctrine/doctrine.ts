/** The doctrine of Pensacola: columns of the Spanish come on against the works, the garrison stays behind them. */
import type { Call, Order } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { attackOrders } from '../../../series/boar/doctrine/attacks.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady } from '../../../series/boar/doctrine/staff.ts';
import { sideOfRole } from '../../../series/boar/frame/joint.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import type { Pensacola } from '../scenario.ts';
import { raidOrders } from './raids.ts';
import { staffFor } from './staff.ts';
import type { Tuning } from './tuning.ts';
import { siegeDays } from './works.ts';

/** The doctrine's book for a call; questions are left to `answer`. */
export function orders(
  pensacola: Pensacola,
  rules: Rules,
  tuning: Tuning,
  need: Call,
  sight: () => Position,
): readonly Order[] {
  if (need.name !== 'combat' && need.name !== 'movement') return [];
  const staff = staffFor({ ...rules, position: sight() }, tuning, sideOfRole(rules.field, need.role));
  if (need.name === 'combat') return attackOrders(staff);
  const plan = new MarchPlan(staff);
  if (staff.side !== rules.field.siegeOf) return raidOrders(pensacola, plan);
  return staff.siege ? siegeDays(plan) : columns(plan);
}

/** Each column as near to its target as it comes, those in front first. */
function columns(plan: MarchPlan<Tuning>): Order[] {
  const { at, tuning } = plan.staff;
  for (const { units, leaders, target } of tuning.spanish.columns) {
    const away = (hex: HexId): number => distance(at.field.grid, hex, target);
    const nearness = (id: string): number => away(plan.from(id) ?? target);
    const ready = units
      .filter((unit) => isReady(plan.staff, unit) && !plan.moves.has(unit))
      .sort((a, b) => nearness(a) - nearness(b));
    for (const unit of ready) {
      const here = nearness(unit);
      const ways = [...plan.reach(unit)]
        .filter((hex) => away(hex) < here && away(hex) > 0)
        .sort((a, b) => away(a) - away(b) || (a < b ? -1 : 1));
      ways.some((hex) => plan.send(unit, hex));
    }
    const [first] = ready;
    if (first !== undefined) for (const leader of leaders) plan.sendWith(leader, first);
  }
  return plan.orders();
}
