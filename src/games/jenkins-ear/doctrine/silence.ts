/**
 * What a side gets whose player says nothing (decision list, safe defaults): it keeps what it has, pays for nothing and
 * sails nowhere, but that ships without supply put into a port near by. In the set-up the staff spends the first funds.
 */
import type { Call, Order } from '../../../engine/contract.ts';
import { isOwnPort } from '../ports.ts';
import type { OpenedWar } from '../scenario/open.ts';
import { counterOf, sideOfRole } from '../units.ts';
import type { EarView } from '../view.ts';
import { havens } from './gather.ts';
import { moving } from './order.ts';
import { buying, purchases } from './purchases.ts';
import { deceptionsAt, landAt, type Staff, seaMiles, shipsAt, staffOf } from './staff.ts';

/** The book of a call. */
export function silentOrders(war: OpenedWar, need: Call, sight: () => EarView): readonly Order[] {
  if (need.name !== 'movement') return [];
  const staff = staffOf(war, sight(), sideOfRole(need.role));
  const lines = staff.view.turn === 0 ? purchases(staff).map(buying) : intoPort(staff);
  return lines.map((line, n) => ({ ...line, id: `d${n + 1}` }));
}

/** Ships without supply make for the nearest own port, if no check of the sea lies on the way. */
function intoPort(staff: Staff): Order[] {
  const { field, view } = staff;
  return [...staff.own.keys()].flatMap((hex) => {
    const ships = shipsAt(staff, hex);
    const isSupplied = landAt(staff, hex).some((id) => counterOf(field, id).kind === 'supplies');
    if (ships.length === 0 || isSupplied || view.storms.includes(hex) || isOwnPort(staff, hex)) return [];
    const [nearest] = havens(staff, { miles: seaMiles(staff, hex) }, field.tables.perilous.hexes - 1);
    return nearest === undefined ? [] : [moving([...ships, ...deceptionsAt(staff, hex)], nearest.hex)];
  });
}
