/** What a doctrine player buys, and where he puts it. */
import type { Order } from '../../../engine/contract.ts';
import type { Counter, CounterId, HexId, Port } from '../field.ts';
import { counts } from '../stacking.ts';
import { isDeception, isShip } from '../units.ts';
import { mainPort, order } from './plan.ts';
import { byMost, homePorts, landAt, roomAt, type Staff } from './staff.ts';

/** Wishes in order: a counter by its kind, or by id; `at` most wished ports. */
interface Wish {
  readonly what: (counter: Counter) => boolean;
  /** How many at most in one letter. */
  readonly most: number;
  /** Up to so many on the map. */
  readonly until?: number;
  readonly at: (staff: Staff, placed: ReadonlyMap<HexId, number>) => readonly HexId[];
}

export function purchases(staff: Staff): Order[] {
  const { field, view, side } = staff;
  const lines: Order[] = [];
  let funds = view.funds[side];
  const room = roomOf(staff);
  const bought = new Set<CounterId>();
  const placed = new Map<HexId, number>();
  for (const wish of wishes(staff)) {
    let count = 0;
    const onMap = [...field.counters.values()].filter(
      (counter) => counter.side === side && wish.what(counter) && view.units[counter.id]?.fate === 'map',
    ).length;
    for (const counter of field.counters.values()) {
      if (count >= wish.most || onMap + count >= (wish.until ?? Number.MAX_SAFE_INTEGER)) break;
      if (counter.side !== side || !wish.what(counter) || bought.has(counter.id)) continue;
      if (view.units[counter.id]?.fate !== 'pool' || counter.cost === null || counter.cost > funds) continue;
      const hex = wish.at(staff, placed).find((at) => room.take(counter, at));
      if (hex === undefined) continue;
      funds -= counter.cost;
      bought.add(counter.id);
      placed.set(hex, (placed.get(hex) ?? 0) + 1);
      count++;
      lines.push(order('BUY', { units: [counter.id], at: hex }, `BUY ${counter.id} AT ${hex}`));
    }
  }
  return lines;
}

/** Room left in own printed ports as purchases fill it. */
function roomOf(staff: Staff): { take(counter: Counter, hex: HexId): boolean } {
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

const ofKind =
  (...kinds: readonly Counter['kind'][]) =>
  (counter: Counter): boolean =>
    kinds.includes(counter.kind);
const named =
  (...ids: readonly CounterId[]) =>
  (counter: Counter): boolean =>
    ids.includes(counter.id);
const bigShip =
  (least: number) =>
  ({ kind, gun }: Counter): boolean =>
    kind === 'ship-of-the-line' && (gun ?? 0) >= least;

function wishes(staff: Staff): readonly Wish[] {
  return staff.side === 'english' ? englishWishes(staff) : spanishWishes(staff);
}

// The English: a fleet and the troops for it at its main port.

function englishWishes(staff: Staff): readonly Wish[] {
  if (staff.view.turn === 0) {
    return [
      { what: named('en-vernon'), most: 1, at: atFleet },
      { what: named('en-supplies-1'), most: 1, at: atFleet },
      { what: named('en-soldiers-4', 'en-soldiers-8'), most: 2, at: atFleet },
      { what: named('en-merchant-1'), most: 1, at: atFleet },
      { what: bigShip(8), most: 3, at: atFleet },
      { what: ofKind('frigate'), most: 5, at: atFleet },
      { what: ofKind('cannons'), most: 2, at: atFleet },
      { what: named('en-ogle'), most: 1, at: inTheEast },
      { what: bigShip(7), most: 1, at: inTheEast },
      { what: named('en-soldiers-7'), most: 1, at: inTheEast },
      { what: ofKind('supplies'), most: 2, at: inTheEast },
      { what: ofKind('deception'), most: 3, at: atFleet },
    ];
  }
  return [
    { what: ofKind('soldiers'), most: 3, at: atFleet },
    { what: ofKind('supplies'), most: 2, until: 5, at: atFleet },
    { what: bigShip(7), most: 2, at: atFleet },
    { what: ofKind('merchant'), most: 1, until: 2, at: atFleet },
    { what: ofKind('cannons', 'heavy-guns'), most: 1, until: 4, at: atFleet },
    { what: ofKind('deception'), most: 1, at: atFleet },
    { what: bigShip(5), most: 2, at: atFleet },
    { what: ofKind('frigate'), most: 3, at: atFleet },
    { what: ofKind('leader'), most: 1, at: atFleet },
    { what: bigShip(6), most: 2, at: inTheEast },
  ];
}

/** The main port. */
function atFleet(staff: Staff): readonly HexId[] {
  const main = mainPort(staff);
  return main === null ? [] : [main];
}

/** The Leeward Islands: ports farthest from the main one. */
function inTheEast(staff: Staff): readonly HexId[] {
  const ports = byMost(homePorts(staff), ({ hex }) => Number(hex));
  return ports.map(({ hex }) => hex);
}

// The Spanish: walls of small counters in the rich ports, a fleet in one of them.

function spanishWishes(staff: Staff): readonly Wish[] {
  if (staff.view.turn === 0) {
    return [
      { what: named('sp-pizarro'), most: 1, at: atFleet },
      { what: ofKind('boom-chain'), most: 6, at: thinnest },
      { what: ofKind('deception'), most: 4, at: thinnest },
      { what: bigShip(7), most: 2, at: richest },
      { what: ofKind('cannons'), most: 3, at: thinnest },
      { what: ofKind('frigate'), most: 3, at: richest },
      { what: ofKind('supplies'), most: 1, at: thinnest },
      { what: ofKind('boom-chain'), most: 2, at: thinnest },
    ];
  }
  return [
    { what: ofKind('soldiers'), most: 2, at: richest },
    { what: ofKind('boom-chain'), most: 2, at: thinnest },
    { what: ofKind('supplies'), most: 1, until: 4, at: thinnest },
    { what: ofKind('deception'), most: 1, at: thinnest },
    { what: ({ kind, cost }) => kind === 'cannons' && (cost ?? 0) <= 3, most: 2, at: thinnest },
    { what: bigShip(7), most: 1, at: richest },
    { what: ofKind('frigate'), most: 2, at: richest },
    { what: ofKind('cannons', 'heavy-guns'), most: 1, at: thinnest },
    { what: bigShip(5), most: 2, at: richest },
    { what: ofKind('leader'), most: 1, at: richest },
    { what: ofKind('cannons', 'heavy-guns', 'deception'), most: 3, at: thinnest },
  ];
}

function richest(staff: Staff): readonly HexId[] {
  const main = mainPort(staff);
  return byMost(homePorts(staff), ({ hex, value }) => value + (hex === main ? 9 : 0)).map(({ hex }) => hex);
}

/** Ports by their value for each counter that holds them, those bought before in this letter counted. */
function thinnest(staff: Staff, placed: ReadonlyMap<HexId, number>): readonly HexId[] {
  const holders = ({ hex }: Port): number => 1 + landAt(staff, hex).length + (placed.get(hex) ?? 0);
  return byMost(homePorts(staff), (port) => Math.trunc((THICKNESS * port.value) / holders(port))).map(({ hex }) => hex);
}

/** So fine that ports of one value differ by a counter. */
const THICKNESS = 1000;
