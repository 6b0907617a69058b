/** What a doctrine player buys, and where he puts it. */
import type { Order } from '../../../engine/contract.ts';
import type { Counter, CounterId, HexId, Port } from '../field.ts';
import { counts } from '../stacking.ts';
import { isDeception, isShip } from '../units.ts';
import { mainPort, nearness } from './base.ts';
import { order } from './order.ts';
import { byMost, deceptionsAt, homePorts, landAt, roomAt, type Staff } from './staff.ts';
import type { Wish } from './tuning.ts';

/** A counter bought, and where it is placed. */
export interface Purchase {
  readonly id: CounterId;
  readonly hex: HexId;
}

export function buying({ id, hex }: Purchase): Order {
  return order('BUY', { units: [id], at: hex }, `BUY ${id} AT ${hex}`);
}

export function purchases(staff: Staff): Purchase[] {
  const { field, view, side, tuning } = staff;
  const wishes = tuning.purchases[side][view.turn === 0 ? 'start' : 'turn'];
  const made: Purchase[] = [];
  let funds = view.funds[side];
  const room = roomOf(staff);
  const bought = new Set<CounterId>();
  const placed = new Map<HexId, number>();
  for (const wish of wishes) {
    let count = 0;
    const onMap = [...field.counters.values()].filter(
      (counter) => counter.side === side && isWished(wish, counter) && view.units[counter.id]?.fate === 'map',
    ).length;
    for (const counter of field.counters.values()) {
      if (count >= wish.most || (wish.until !== undefined && onMap + count >= wish.until)) break;
      if (counter.side !== side || !isWished(wish, counter) || bought.has(counter.id)) continue;
      if (view.units[counter.id]?.fate !== 'pool' || counter.cost === null || counter.cost > funds) continue;
      const hex = placesFor(staff, wish.at, placed).find((at) => room.take(counter, at));
      if (hex === undefined) continue;
      funds -= counter.cost;
      bought.add(counter.id);
      placed.set(hex, (placed.get(hex) ?? 0) + 1);
      count++;
      made.push({ id: counter.id, hex });
    }
  }
  return made;
}

/** Room left in own printed ports as newcomers fill it. */
export function roomOf(staff: Staff): { take(counter: Counter, hex: HexId): boolean } {
  const left = new Map<string, number>();
  const ports = new Map(homePorts(staff).map((port) => [port.hex, port]));
  return {
    take(counter, hex) {
      const port = ports.get(hex);
      if (!port) return false;
      if (isDeception(counter) || !counts(staff.field, counter)) return true;
      const of = isShip(counter) ? 'ships' : 'land';
      const key = `${hex}/${of}`;
      const room = left.get(key) ?? roomAt(staff, port, of);
      if (room <= 0) return false;
      left.set(key, room - 1);
      return true;
    },
  };
}

/** Is this the counter that is wished for? */
function isWished({ units, kinds, guns, cost }: Wish, counter: Counter): boolean {
  if (units !== undefined) return units.includes(counter.id);
  if (guns !== undefined) return counter.kind === 'ship-of-the-line' && (counter.gun ?? 0) >= guns;
  return (kinds ?? []).includes(counter.kind) && (cost === undefined || (counter.cost ?? 0) <= cost);
}

/** Ports for what is bought, the best first; `placed`: what was bought for each before in this letter. */
function placesFor(staff: Staff, at: Wish['at'], placed: ReadonlyMap<HexId, number>): readonly HexId[] {
  const port = staff.field.ports.get(at);
  if (port !== undefined) return [port.hex];
  const places = PLACES[at];
  return places === undefined ? [] : places(staff, placed);
}

const PLACES: Readonly<Record<string, (staff: Staff, placed: ReadonlyMap<HexId, number>) => readonly HexId[]>> = {
  fleet: (staff) => {
    const main = mainPort(staff);
    return main === null ? [] : [main];
  },
  richest: (staff) => {
    const main = mainPort(staff);
    const ports = byMost(homePorts(staff), ({ value }) => value);
    return hexesOf([...ports.filter(({ hex }) => hex === main), ...ports.filter(({ hex }) => hex !== main)]);
  },
  thinnest: (staff, placed) => {
    const { value, hex } = staff.tuning.walls;
    const worth = (port: Port): number => Math.max(1, value * port.value - hex * nearness(staff, port.hex));
    const holders = ({ hex: at }: Port): number =>
      1 + landAt(staff, at).length + deceptionsAt(staff, at).length + (placed.get(at) ?? 0);
    return hexesOf(byMost(homePorts(staff), (port) => worth(port) / holders(port)));
  },
};

function hexesOf(ports: readonly Port[]): HexId[] {
  return ports.map(({ hex }) => hex);
}
