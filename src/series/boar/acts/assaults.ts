/** Attacks that could be ordered as the view stands, for examples; one that needs a march comes behind it. */
import type { Order } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { isOfRole } from '../frame/joint.ts';
import { isHopeless } from '../frame/posts.ts';
import { attackOptions, canAttack } from '../rules/declare.ts';
import { groundFor, partyOf, reachable, searchFor } from '../rules/paths.ts';
import { around, type Stacks, stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, enemyOf } from '../rules/units.ts';
import type { Sight } from './act.ts';

type Told = Pick<Order, 'verb' | 'args'>;

/** The orders of one attack; `beside`: another enemy hex next to those who make it, if there is one. None: they cannot be given. */
type Ordering = (hex: HexId, units: readonly UnitId[], beside: HexId | null) => readonly Told[] | null;

/** Those of who stands beside the enemy now, then those of who can march there. */
export function* assaults(sight: Sight, ordering: Ordering): Generator<readonly Told[]> {
  const { at, view, side, role } = sight;
  for (const { id, with: all } of attackOptions(at, side)) {
    const units = all.filter((unit) => isOf(sight, unit, role));
    const [lead] = units;
    if (lead === undefined) continue;
    for (const beside of othersBeside(sight, view.units[lead]?.hex ?? '', id)) {
      const orders = ordering(id, units, beside);
      if (orders) yield orders;
    }
  }
  for (const { unit, to, on } of approaches(sight)) {
    for (const beside of othersBeside(sight, to, on)) {
      const orders = ordering(on, [unit], beside);
      if (orders) yield [{ verb: 'MOVE', args: { units: [unit], to } }, ...orders];
    }
  }
}

/** Is the unit of a side or army? */
export function isOf({ at: { field } }: Sight, unit: UnitId, role: string): boolean {
  return isOfRole(field, unit, role);
}

/** Enemy hexes beside `from` other than the one attacked, and none. */
function othersBeside({ at, side }: Sight, from: HexId, on: HexId): readonly (HexId | null)[] {
  const { field } = at;
  const stacks = stacksOf(at);
  const place = field.hexes.get(from);
  const enemy = enemyOf(field, side);
  const enemies = place ? around(place).filter((near) => stacks.get(near)?.side === enemy) : [];
  return [...enemies.filter((hex) => hex !== on), null];
}

/** Marches that end beside an enemy this turn, the shortest first, none of them hopeless. */
function* approaches(sight: Sight): Generator<{ unit: UnitId; to: HexId; on: HexId }> {
  const { at, view, side, role } = sight;
  const { field } = at;
  const stacks = stacksOf(at);
  const able = Object.keys(view.units).filter(
    (unit) => counterOf(field, unit).side === side && isOf(sight, unit, role) && canAttack(at, unit),
  );
  const held = [...stacks.values()].filter((stack) => stack.side === enemyOf(field, side) && stack.units.length > 0);
  const ways = held.flatMap(({ hex: on }) => {
    const place = field.hexes.get(on);
    const free = place ? around(place).filter((near) => !stacks.has(near)) : [];
    return free.flatMap((to) =>
      able.map((unit) => ({ unit, to, on, far: distance(field.grid, view.units[unit]?.hex ?? to, to) })),
    );
  });
  const reach = reaches(sight, stacks);
  for (const way of ways.sort((a, b) => a.far - b.far))
    if (reach(way.unit).has(way.to) && !isHopeless(at, [way.unit], way.to)) yield way;
}

/** The hexes that a unit comes to this turn; those who start and march alike share one search. */
function reaches({ at, view, side }: Sight, stacks: Stacks): (unit: UnitId) => ReadonlySet<HexId> {
  const ground = groundFor(at, stacks, side);
  const known = new Map<string, ReadonlySet<HexId>>();
  return (unit) => {
    const start = at.field.hexes.get(view.units[unit]?.hex ?? '');
    const search = searchFor(at, ground, partyOf(at, side, [unit], false));
    const key = [start?.id, ...search.gaits, search.mp, search.hexes].join();
    const found = known.get(key) ?? new Set(start && reachable(search, start).map(({ hex }) => hex.id));
    known.set(key, found);
    return found;
  };
}
