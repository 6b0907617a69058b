/** The days of the siege: everybody marches to where the night of the assault will find him, by road where he can. */
import type { Order } from '../../../engine/contract.ts';
import type { FieldHex } from '../../boar/field.ts';
import { planMarch, restFault } from '../../boar/march.ts';
import { groundFor, partyOf, reachable, type Search, searchFor } from '../../boar/paths.ts';
import type { HexId, UnitId } from '../../boar/state.ts';
import { isReady, marchOrder, type Staff } from './staff.ts';

/** Where each counter is to be, by id. */
export type Camps = ReadonlyMap<UnitId, HexId>;

/** One order for each that is not in its camp yet, leaders last: who is nearest to his camp makes room first. */
export function marchesToCamp(staff: Staff, camps: Camps): Order[] {
  const { rules, position, stacks, side } = staff;
  const ground = groundFor(rules, position, stacks, side);
  const going: { id: UnitId; from: FieldHex; to: FieldHex; left: number }[] = [];
  for (const [id, camp] of camps) {
    const from = rules.field.hexes.get((position.units[id] ?? position.leaders[id])?.hex ?? '');
    const to = rules.field.hexes.get(camp);
    if (!from || !to || from === to || !isOurs(staff, id)) continue;
    if (position.units[id] && !isReady(staff, id)) continue;
    const search = searchFor(rules, position, ground, partyOf(rules, side, [id], false));
    const planned = planMarch(search, from, to, [], false);
    if ('fault' in planned) continue;
    going.push({ id, from, to, left: planned.march.spent.at(-1) ?? 0 });
  }
  going.sort((a, b) => rank(staff, a.id) - rank(staff, b.id) || a.left - b.left || (a.id < b.id ? -1 : 1));
  return going.map(({ id, from, to }, n) => {
    const road = byRoad(staff, ground, id, from, to);
    return road === null ? marchOrder(n + 1, [id], to.id) : strategically(marchOrder(n + 1, [id], road.id));
  });
}

function isOurs({ rules, side }: Staff, id: UnitId): boolean {
  return (rules.field.counters.get(id) ?? rules.field.leaders.get(id))?.side === side;
}

function rank({ rules }: Staff, id: UnitId): number {
  return rules.field.leaders.has(id) ? 1 : 0;
}

/** The farthest hex of the way to the camp that strategic movement comes to; null when marching goes as far. */
function byRoad(
  { rules, position, side }: Staff,
  ground: ReturnType<typeof groundFor>,
  id: UnitId,
  from: FieldHex,
  to: FieldHex,
): FieldHex | null {
  const plain = searchFor(rules, position, ground, partyOf(rules, side, [id], false));
  const planned = planMarch(plain, from, to, [], false);
  if ('fault' in planned) return null;
  const { hexes, go } = planned.march;
  if (go === hexes.length) return null;
  const fast: Search = searchFor(rules, position, ground, partyOf(rules, side, [id], true));
  if (!('march' in planMarch(fast, from, hexes[0] as FieldHex, [], false))) return null;
  const reach = new Set(reachable(fast, from).map(({ hex }) => hex.index));
  for (let n = hexes.length - 1; n >= go; n--) {
    const hex = hexes[n] as FieldHex;
    if (reach.has(hex.index) && restFault(fast, hex) === null) return hex;
  }
  return null;
}

function strategically(order: Order): Order {
  return { ...order, args: { ...order.args, strategic: true }, canonical: `${order.canonical} STRATEGIC` };
}
