/** The doctrine of the war: what the computer orders. What it answers stands with each question. */
import type { Call, Order } from '../../../engine/contract.ts';
import type { OpenedWar } from '../scenario/open.ts';
import { sideOfRole } from '../units.ts';
import type { EarView } from '../view.ts';
import { moves } from './plan.ts';
import { buying, type Purchase, purchases } from './purchases.ts';
import { type Staff, staffOf } from './staff.ts';

/** Its book for a call. */
export function orders(war: OpenedWar, need: Call, sight: () => EarView): readonly Order[] {
  if (need.name !== 'movement') return [];
  const staff = staffOf(war, sight(), sideOfRole(need.role));
  const bought = purchases(staff);
  const lines = bought.map(buying);
  if (staff.view.turn > 0) lines.push(...moves(withBought(staff, bought)));
  return lines.map((line, n) => ({ ...line, id: `d${n + 1}` }));
}

/** As it stands once these purchases are made: what is bought may sail the same turn (3.5). */
function withBought(staff: Staff, bought: readonly Purchase[]): Staff {
  const own = new Map(staff.own);
  for (const { id, hex } of bought) own.set(hex, [...(own.get(hex) ?? []), id]);
  return { ...staff, own };
}
