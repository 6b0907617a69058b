/** The doctrine of Pensacola: the Spanish dig and then storm, the garrison stays behind them. */
import type { Call, Order } from '../../../engine/contract.ts';
import { attackOrders } from '../../../series/boar/doctrine/attacks.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { sideOfRole } from '../../../series/boar/frame/joint.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import type { Pensacola } from '../scenario.ts';
import { raidOrders } from './raids.ts';
import { staffFor } from './staff.ts';
import { storm } from './storm.ts';
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
  return staff.siege ? siegeDays(plan) : storm(staff);
}
