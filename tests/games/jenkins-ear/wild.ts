/** Random orders for the war: what anybody might write, sensible or not. */
import type { Call, Json, Order, Pick } from '../../../src/engine/contract.ts';
import type { CounterId, Field, FieldHex, HexId } from '../../../src/games/jenkins-ear/field.ts';
import type { EarView } from '../../../src/games/jenkins-ear/view.ts';

/** A book for a call: purchases, moves, embarkations, crossings, some of them impossible. */
export function wildOrders(field: Field, need: Call, view: EarView, pick: Pick): readonly Order[] {
  if (need.name !== 'movement') return [];
  const orders: Order[] = [];
  const add = (verb: string, args: Record<string, Json>): void => {
    orders.push({ id: `o${orders.length + 1}`, verb, args, canonical: verb, line: orders.length + 1 });
  };
  const own = Object.values(view.units);
  const pool = own.filter(({ fate }) => fate === 'pool').map(({ id }) => id);
  const homes = [...field.ports.values()].filter((port) => port.flag === need.role).map(({ hex }) => hex);
  for (let n = view.turn === 0 ? 16 : 6; n > 0 && pool.length > 0; n--) {
    const at = pick(3) === 0 ? {} : { at: homes[pick(homes.length)] as HexId };
    add('BUY', { units: [pool[pick(pool.length)] as CounterId], ...at });
  }
  if (view.turn === 0) return orders;
  for (let n = 10 + pick(10); n > 0; n--) {
    const stacks = Object.values(view.stacks).filter(({ units }) => units !== null);
    const stack = stacks[pick(stacks.length)];
    if (!stack?.units) continue;
    const movable = pick(8) === 0 ? stack.units : stack.units.filter((id) => isMovable(field, id));
    const units = pick(2) === 0 ? movable : movable.filter(() => pick(2) === 0);
    if (units.length === 0) continue;
    const hex = field.hexes.get(stack.hex) as FieldHex;
    if (pick(12) === 0) add('CROSS', { units });
    else if (pick(4) === 0) embark(field, view, stack.units, pick, add);
    else add('MOVE', { units, to: goalFrom(field, view, hex, pick) });
    // Sometimes the stack that has just moved goes on.
    if (pick(3) === 0) add('MOVE', { units, to: goalFrom(field, view, hex, pick) });
  }
  return orders;
}

function isMovable(field: Field, id: CounterId): boolean {
  const counter = field.counters.get(id);
  return counter?.anchor !== null || counter.gun === null || counter.cost !== null || counter.named;
}

function embark(
  field: Field,
  view: EarView,
  units: readonly CounterId[],
  pick: Pick,
  add: (verb: string, args: Record<string, Json>) => void,
): void {
  const ships = units.filter((id) => field.counters.get(id)?.anchor === null && view.units[id]?.aboard === null);
  const troops = units.filter(
    (id) => field.counters.get(id)?.anchor === 'ship' || field.counters.get(id)?.anchor === 'any',
  );
  const [ship, soldier] = [ships[pick(ships.length || 1)], troops[pick(troops.length || 1)]];
  if (ship !== undefined && soldier !== undefined) add('EMBARK', { units: [soldier], on: ship });
}

/** A hex near by, a port, or a hex where enemies lie. */
function goalFrom(field: Field, view: EarView, from: FieldHex, pick: Pick): HexId {
  const enemies = Object.values(view.stacks).filter(({ units }) => units === null);
  const near = enemies.filter(({ hex }) => Math.abs(Number(hex.slice(0, 2)) - from.column) < 8);
  const ports = [...field.ports.values()];
  switch (pick(4)) {
    case 0:
      return (from.next[pick(6)] ?? from).id;
    case 1:
      return (ports[pick(ports.length)] ?? { hex: from.id }).hex;
    default:
      return (near[pick(near.length || 1)] ?? enemies[pick(enemies.length || 1)] ?? { hex: from.id }).hex;
  }
}
