/** What a doctrine player knows: his own counters by hex, the enemy's as seen, ports and sea miles. From the view alone. */
import type { Counter, CounterId, Field, HexId, Port, Side } from '../field.ts';
import { homePorts as homesOf } from '../purchases.ts';
import type { OpenedWar } from '../scenario/open.ts';
import { countingOf } from '../stacking.ts';
import { counterOf, enemyOf, hexOf, isDeception, isLand, isShip } from '../units.ts';
import type { EarView, SeenStack } from '../view.ts';
import { milesBySea } from '../ways.ts';
import type { Tuning } from './tuning.ts';

export interface Staff {
  readonly field: Field;
  readonly tuning: Tuning;
  readonly view: EarView;
  readonly side: Side;
  readonly enemy: Side;
  /** Own counters on the map by hex, and the San Isidro where she comes in before anybody moves (11.9). */
  readonly own: ReadonlyMap<HexId, readonly CounterId[]>;
  /** Enemy stacks by hex. */
  readonly seen: ReadonlyMap<HexId, readonly SeenStack[]>;
  /** Own ships with something aboard. */
  readonly laden: ReadonlySet<CounterId>;
}

export function staffOf({ field, tuning }: Pick<OpenedWar, 'field' | 'tuning'>, view: EarView, side: Side): Staff {
  const own = new Map<HexId, CounterId[]>();
  const seen = new Map<HexId, SeenStack[]>();
  for (const stack of Object.values(view.stacks)) {
    if (stack.side === side) own.set(stack.hex, [...(own.get(stack.hex) ?? []), ...(stack.units ?? [])]);
    else seen.set(stack.hex, [...(seen.get(stack.hex) ?? []), stack]);
  }
  const { counter, hex: fromSpain } = field.tables.isidro;
  const comes = view.units[counter]?.fate === 'due' && view.isidro?.box === view.turn;
  if (comes) own.set(fromSpain, [...(own.get(fromSpain) ?? []), counter]);
  const laden = new Set(Object.values(view.units).flatMap(({ aboard }) => aboard ?? []));
  return { field, tuning, view, side, enemy: enemyOf(side), own, seen, laden };
}

export function shipsAt({ field, own }: Staff, hex: HexId): CounterId[] {
  return (own.get(hex) ?? []).filter((id) => isShip(counterOf(field, id)));
}

/** Land counters of a hex, ashore or aboard, leaders among them. */
export function landAt({ field, own }: Staff, hex: HexId): CounterId[] {
  return (own.get(hex) ?? []).filter((id) => isLand(counterOf(field, id)));
}

export function deceptionsAt({ field, own }: Staff, hex: HexId): CounterId[] {
  return (own.get(hex) ?? []).filter((id) => isDeception(counterOf(field, id)));
}

export function isHeldBy({ view }: Staff, port: Port, side: Side): boolean {
  return !port.nameOnly && view.ports[port.id] === side;
}

/** Room for ships or land counters in an own seaport. */
export function roomAt(staff: Staff, port: Port, of: 'ships' | 'land'): number {
  const docked = staff.view.stacks[`${staff.side}/${port.hex}/port`]?.units ?? [];
  return port.value - countingOf(staff.field, docked, of).length;
}

/** Own printed seaports where what is bought may be placed. */
export function homePorts(staff: Staff): Port[] {
  return homesOf(staff.field, staff.view, staff.side).flatMap(({ port }) => port ?? []);
}

/** Hexes by sea from one to every other, storms and enemies passed by; -1 where no way leads. */
export function seaMiles({ field, view, seen }: Staff, from: HexId): Int16Array {
  return milesBySea(field, [hexOf(field, from)], ({ id }) => seen.has(id) || view.storms.includes(id));
}

/** On the last turn nothing is kept back: no port of one's own is lost any more. */
export function isLastTurn({ field, view }: Staff): boolean {
  return view.turn === field.tables.turns;
}

/** How far off a hex is by sea; -1 where no way leads. `miles`: by hex index. */
export function milesTo(field: Field, miles: Int16Array, hex: HexId): number {
  return miles[hexOf(field, hex).index] ?? -1;
}

export function gunOf(field: Field, id: CounterId): number {
  return counterOf(field, id).gun ?? 0;
}

/** War fund cost of it or its like; of a starting counter that has none, what it is missed for. */
export function costOf({ field, tuning }: Pick<Staff, 'field' | 'tuning'>, id: CounterId): number {
  return counterOf(field, id).price ?? tuning.missed.starting;
}

export function isSoldiers(counter: Counter): boolean {
  return counter.kind === 'soldiers';
}

/** So many tenths of a number, rounded up. */
export function tenths(of: number, number: number): number {
  return Math.trunc((of * number + 9) / 10);
}

/** Highest first; equal ones in the order given. */
export function byMost<T>(of: readonly T[], worth: (one: T) => number): T[] {
  return [...of].sort((a, b) => worth(b) - worth(a));
}
