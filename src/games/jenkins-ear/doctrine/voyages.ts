/** Moves that are worth a try as things stand, and passages home: what examples of MOVE and of what is done where it ends show. */

import type { Sight } from '../acts/act.ts';
import { mayHold } from '../cargo.ts';
import type { CounterId, Field, HexId, Kind, Port, Side } from '../field.ts';
import { isOwnPort } from '../ports.ts';
import { isFair } from '../prospect.ts';
import { countingOf } from '../stacking.ts';
import { counterOf, enemyOf, hexOf, isArmed, isLand, isShip, only } from '../units.ts';
import { ownAt } from '../view.ts';
import { milesBySea } from '../ways.ts';
import { byMost } from './staff.ts';

/** Own ships of one hex that may sail, the troops ashore beside them whom the place can spare, and a counter of Supplies. */
export interface Fleet {
  readonly from: HexId;
  readonly ships: readonly CounterId[];
  readonly troops: readonly CounterId[];
  readonly stores: readonly CounterId[];
}

interface Voyage extends Fleet {
  readonly to: HexId;
  readonly miles: number;
}

export function fleets(sight: Sight): readonly Fleet[] {
  const { field, view } = sight;
  const hexes = new Set(Object.values(view.units).flatMap(({ hex }) => hex ?? []));
  return [...hexes].flatMap((from) => {
    if (view.storms.includes(from)) return [];
    const ships = only(field, ownAt(view, from), isShip);
    const ashore = (sort: Kind): CounterId[] =>
      only(field, ownAt(view, from, false), ({ kind, anchor }) => kind === sort && anchor !== null);
    const troops = byMost(ashore('soldiers'), (id) => counterOf(field, id).land ?? 0);
    const stores = ashore('supplies').slice(0, 1);
    const spare = troops.filter((id) => deserted(sight, [id]).length === 0);
    return [{ from, ships, troops: spare, stores }];
  });
}

/** To ports of a sort with one check for perilous seas at most, the nearest first. */
export function voyages(
  sight: Sight,
  isGoal: (port: Port) => boolean,
  from: readonly Fleet[] = fleets(sight),
): readonly Voyage[] {
  const { field, view } = sight;
  const goals = [...field.ports.values()].filter(
    (port) => !port.nameOnly && !view.storms.includes(port.hex) && isGoal(port),
  );
  const found = from.flatMap((fleet) => {
    const miles = milesBySea(field, [hexOf(field, fleet.from)], ({ id }) => view.storms.includes(id));
    return goals.map(({ hex }) => ({ ...fleet, to: hex, miles: miles[hexOf(field, hex).index] ?? -1 }));
  });
  return found
    .filter(({ ships, miles }) => ships.length > 0 && miles > 0 && isShort(field, miles))
    .sort((a, b) => a.miles - b.miles);
}

export const heldBy =
  ({ view }: Sight, side: Side) =>
  ({ id }: Port): boolean =>
    view.ports[id] === side;

/** Ports of its own with room for one ship more. */
export const withBerth =
  (sight: Sight) =>
  (port: Port): boolean => {
    const docked = sight.view.stacks[`${sight.side}/${port.hex}/port`]?.units ?? [];
    return heldBy(sight, sight.side)(port) && countingOf(sight.field, docked, 'ships').length < port.value;
  };

/** Has a voyage of so many hexes one check for perilous seas at most? */
const isShort = ({ tables }: Field, miles: number): boolean => miles < 2 * tables.perilous.hexes;

/** A MOVE that attacks. */
interface Landing {
  readonly verb: 'MOVE';
  readonly args: { readonly units: readonly CounterId[]; readonly to: HexId; readonly contact: 'attack' };
}

/** Attacks with troops aboard, and with what feeds them, by as few as have a fair chance there, and no more ships than the port holds. */
export function* landings(sight: Sight, isGoal = heldBy(sight, enemyOf(sight.side))): Generator<Landing> {
  const { field } = sight;
  const laden = new Set(Object.values(sight.view.units).flatMap(({ aboard }) => aboard ?? []));
  for (const { from, ships, troops: all, stores, to } of voyages(sight, isGoal)) {
    // Of those who alone hold a port of one's own ashore the last stays.
    const troops = isOwnPort(sight, from) ? all.slice(0, -1) : all;
    const [troop] = troops;
    if (troop === undefined) continue;
    // Fire ships and bomb ships carry nobody.
    const carries = (id: CounterId): boolean =>
      !laden.has(id) && mayHold(field, counterOf(field, id), [], counterOf(field, troop));
    const able = byMost(only(field, ships, isArmed).filter(carries), (id) => counterOf(field, id).cannonade ?? 0);
    const beyond = countingOf(field, able, 'ships').slice(hexOf(field, to).port?.value ?? 0);
    const fleet = able.filter((id) => !beyond.includes(id));
    for (const n of fleet.keys()) {
      const carriers = fleet.slice(0, n + 1 + stores.length);
      const aboard = [...troops.slice(0, n + 1), ...stores].slice(0, carriers.length);
      if (!isFair(sight, { from, via: [], to, ships: carriers, aboard, onFoot: [] })) continue;
      yield { verb: 'MOVE', args: { units: [...carriers, ...aboard], to, contact: 'attack' } };
      break;
    }
  }
}

/** Seaports held whose last land counters these are. */
export function deserted(sight: Sight, units: readonly CounterId[]): readonly HexId[] {
  const { field, view } = sight;
  const hexes = new Set(units.flatMap((id) => view.units[id]?.hex ?? []));
  return [...hexes].filter((hex) => {
    const garrison = only(field, ownAt(view, hex, false), isLand);
    return isOwnPort(sight, hex) && garrison.length > 0 && garrison.every((id) => units.includes(id));
  });
}
