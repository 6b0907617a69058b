/** The corduroy road: where it can be laid, and what it supplies (P 3.6, 3.7.9). */
import { isBeforeAssault, isBeforeTheLines } from '../../../series/boar/frame/approach.ts';
import type { At } from '../../../series/boar/rules/house.ts';
import { groundFor } from '../../../series/boar/rules/paths.ts';
import { fits } from '../../../series/boar/rules/stacking.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { isLaid } from '../../../series/boar/rules/terrain.ts';
import { hexAt, hexOf } from '../../../series/boar/rules/units.ts';
import type { FieldHex } from '../../../series/boar/scenario/field.ts';
import type { Pensacola } from '../scenario.ts';
import { worksIn } from '../state.ts';
import { isBuilder, isSapper, stockadesLeft } from './ground.ts';

/**
 * Hexes that road or corduroy joins to a stockade not destroyed, without a gap and without enemies or their zones on the way; a
 * friend in a hex lifts the zone there.
 */
export function suppliedHexes(pensacola: Pensacola, at: At): ReadonlySet<HexId> {
  const { field, position } = at;
  const stacks = stacksOf(at);
  const { zone } = groundFor(at, stacks, field.siegeOf);
  const isOpen = (hex: FieldHex): boolean => {
    const stack = stacks.get(hex.id);
    if (stack && stack.units.length > 0) return stack.side === field.siegeOf;
    return zone[hex.index] !== 1;
  };
  const roots = stockadesLeft(pensacola, position).filter((hex) => position.corduroy?.includes(hex));
  const found = new Set(roots.filter((hex) => isOpen(hexAt(field, hex))));
  for (const id of found) {
    const hex = hexAt(field, id);
    for (const [n, to] of hex.next.entries())
      if (to && (hex.around[n]?.road || isLaid(at, hex, n)) && isOpen(to)) found.add(to.id);
  }
  return found;
}

/** Does this hex lie on or next to such a road? */
export function isSupplied(pensacola: Pensacola, at: At, hex: HexId): boolean {
  const supplied = suppliedHexes(pensacola, at);
  return [hexAt(at.field, hex), ...hexAt(at.field, hex).next].some((near) => near && supplied.has(near.id));
}

/** Is there a road or corduroy here or next to it, wherever it leads? */
export function isByRoad({ field, position }: At, hex: HexId): boolean {
  return [hexAt(field, hex), ...hexAt(field, hex).next].some(
    (near) => near && (position.corduroy?.includes(near.id) || near.around.some(({ road }) => road)),
  );
}

/** Sappers, and infantry but Indians and grenadiers. */
export const isRoadBuilder = ({ files }: Pensacola, at: At, unit: UnitId): boolean =>
  isBuilder(at, unit) && !files.works.road.barred.includes(unit);

export function rateOf({ files }: Pensacola, at: At, unit: UnitId): number {
  const { rates } = files.works.road;
  const rate = isSapper(at, unit) ? rates.sappers : rates.infantry;
  return worksIn(at.position).hurried.includes(unit) ? 2 * rate : rate;
}

/** Why this unit lays no road where it stands, wherever to; null: it may. */
export function whyNoRoad(pensacola: Pensacola, at: At, unit: UnitId): 'builder' | 'start' | 'heads' | null {
  if (!isRoadBuilder(pensacola, at, unit)) return 'builder';
  const from = hexOf(at.position, unit);
  const { heads } = worksIn(at.position);
  if (!at.position.corduroy?.includes(from) && !stockadesLeft(pensacola, at.position).includes(from)) return 'start';
  return heads.includes(from) || heads.length < pensacola.files.works.road.heads ? null : 'heads';
}

/** Where this unit could bring the road this turn, each with the hexes laid on the way; nothing where it cannot build. */
export function roadFrom(pensacola: Pensacola, at: At, unit: UnitId): ReadonlyMap<HexId, readonly HexId[]> {
  return new Map([...roadsFrom(pensacola, at, unit)].filter(([end]) => fits(at, end, [unit], 'rest')));
}

/** The same, be there room for the builder at its end or not. */
export function roadsFrom(pensacola: Pensacola, at: At, unit: UnitId): ReadonlyMap<HexId, readonly HexId[]> {
  const { field, position } = at;
  const works = worksIn(position);
  const found = new Map<HexId, readonly HexId[]>();
  if (whyNoRoad(pensacola, at, unit) !== null) return found;
  const from = hexOf(position, unit);
  const stacks = stacksOf(at);
  const { near } = groundFor(at, stacks, field.siegeOf);
  const isFree = (hex: FieldHex): boolean =>
    near[hex.index] !== 1 &&
    !position.corduroy?.includes(hex.id) &&
    !works.broken.includes(hex.id) &&
    (stacks.get(hex.id)?.side ?? field.siegeOf) === field.siegeOf &&
    !(isBeforeAssault(position) && isBeforeTheLines(field, hex));
  let ends: (readonly HexId[])[] = [[]];
  for (let step = 0; step < rateOf(pensacola, at, unit); step++) {
    ends = ends.flatMap((laid) => {
      const hex = hexAt(field, laid.at(-1) ?? from);
      return hex.next.flatMap((to, n) =>
        to && hex.around[n]?.track && isFree(to) && !laid.includes(to.id) ? [[...laid, to.id]] : [],
      );
    });
    for (const laid of ends) {
      const end = laid.at(-1) ?? from;
      if (!found.has(end)) found.set(end, laid);
    }
  }
  return found;
}
