/** The doctrine of the war: what the computer orders. What it answers stands with each question. */
import type { Call, Order } from '../../../engine/contract.ts';
import type { OpenedWar } from '../scenario/open.ts';
import { sideOfRole } from '../units.ts';
import type { EarView } from '../view.ts';
import { moves } from './plan.ts';
import { purchases } from './purchases.ts';
import { staffOf } from './staff.ts';

/** Its book for a call. */
export function orders(war: OpenedWar, need: Call, sight: () => EarView): readonly Order[] {
  if (need.name !== 'movement') return [];
  const staff = staffOf(war, sight(), sideOfRole(need.role));
  const lines = staff.view.turn === 0 ? purchases(staff) : [...purchases(staff), ...moves(staff)];
  return lines.map((line, n) => ({ ...line, id: `d${n + 1}` }));
}
