/** The doctrine of Savannah: what a side orders and answers that says nothing. Also what the computer players play by. */
import type { Call, Order } from '../../../engine/contract.ts';
import { attackOrders } from '../../../series/boar/doctrine/attacks.ts';
import { staffOf } from '../../../series/boar/doctrine/staff.ts';
import { sideOfRole } from '../../../series/boar/frame/joint.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import { alliedMarches } from './allies.ts';
import { alliedDays } from './approach.ts';
import { britishMarches } from './british.ts';
import { pressed } from './declare.ts';
import { garrisonDays, type Posts } from './garrison.ts';
import type { Tuning } from './tuning.ts';

/** The doctrine's book for a call; questions are left to `answer`. `posts`: where the assault should find everybody. */
export function orders(
  rules: Rules,
  tuning: Tuning,
  need: Call,
  sight: () => Position,
  posts: Posts = new Map(),
): readonly Order[] {
  if (need.name !== 'combat' && need.name !== 'movement') return [];
  const staff = pressed(staffOf({ ...rules, position: sight() }, tuning, sideOfRole(rules.field, need.role)));
  if (need.name === 'combat') return attackOrders(staff);
  if (staff.side === rules.field.worksOf)
    return staff.siege ? garrisonDays(staff, posts) : britishMarches(staff, posts);
  return staff.siege ? alliedDays(staff) : alliedMarches(staff);
}
