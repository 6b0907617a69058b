/** Ways over sea and land: the fewest hexes, then the fewest that are risky (7.0, 7.1). */
import type { Field, FieldHex, HexId } from './field.ts';

/** What a way goes by: which neighbours, which hexes it must keep out of but at its end, and which it would rather avoid. */
export interface Ground {
  readonly next: (hex: FieldHex) => readonly FieldHex[];
  readonly barred: (hex: FieldHex) => boolean;
  readonly risky: (hex: FieldHex) => boolean;
}

/**
 * The hexes from `from` by way of `via`, in that order, to `to`, without the start; null where no way leads. Among equal
 * ways the one whose steps come first clockwise from north.
 */
export function wayOver(
  field: Field,
  ground: Ground,
  from: FieldHex,
  via: readonly HexId[],
  to: HexId,
): readonly FieldHex[] | null {
  const way: FieldHex[] = [];
  let here = from;
  for (const id of [...via, to]) {
    const goal = field.hexes.get(id);
    if (!goal) return null;
    if (goal === here) continue;
    const leg = legTo(field, ground, here, goal);
    if (leg === null) return null;
    way.push(...leg);
    here = goal;
  }
  return way;
}

function legTo(field: Field, ground: Ground, from: FieldHex, goal: FieldHex): FieldHex[] | null {
  if (ground.next(from).includes(goal)) return [goal];
  const { reached, back } = search(field, ground, from, goal);
  return reached.includes(goal) ? stepsBack(field, back, goal) : null;
}

/** Every hex that a way leads to, the nearest first, with the one before it on the way. */
export function waysFrom(field: Field, ground: Ground, from: FieldHex): ReadonlyMap<FieldHex, FieldHex> {
  const { reached, back } = search(field, ground, from, null);
  const ways = new Map<FieldHex, FieldHex>();
  for (const hex of reached) {
    const before = field.at[back[hex.index] ?? -1];
    if (before) ways.set(hex, before);
  }
  return ways;
}

/** Hexes reached before the goal is, the nearest first, and the one before each; barred ones end a way. */
function search(field: Field, ground: Ground, from: FieldHex, goal: FieldHex | null) {
  const depth = new Int16Array(field.at.length).fill(-1);
  const risk = new Int16Array(field.at.length);
  const back = new Int16Array(field.at.length).fill(-1);
  depth[from.index] = 0;
  const queue = [from];
  for (const hex of queue) {
    if (hex === goal) break;
    if (hex !== from && ground.barred(hex)) continue;
    const far = (depth[hex.index] as number) + 1;
    for (const next of ground.next(hex)) {
      const known = depth[next.index] as number;
      if (known !== -1 && known !== far) continue;
      const risked = (risk[hex.index] as number) + (ground.risky(next) ? 1 : 0);
      // A layer is whole before the next is looked at, so a safer way of equal length still counts.
      if (known === far && risked >= (risk[next.index] as number)) continue;
      if (known === -1) queue.push(next);
      depth[next.index] = far;
      risk[next.index] = risked;
      back[next.index] = hex.index;
    }
  }
  return { reached: queue.slice(1), back };
}

function stepsBack(field: Field, back: Int16Array, goal: FieldHex): FieldHex[] {
  const way: FieldHex[] = [];
  for (let index = goal.index; (back[index] as number) >= 0; index = back[index] as number) {
    way.push(field.at[index] as FieldHex);
  }
  return way.reverse();
}

/** Hexes by sea from the nearest of these to every other; -1 where no way leads. A barred hex ends a way, and is no part of it. */
export function milesBySea(field: Field, from: readonly FieldHex[], barred: (hex: FieldHex) => boolean): Int16Array {
  const miles = new Int16Array(field.at.length).fill(-1);
  for (const hex of from) miles[hex.index] = 0;
  const queue = [...from];
  for (const hex of queue) {
    const far = miles[hex.index] ?? 0;
    if (far > 0 && barred(hex)) continue;
    for (const next of hex.bySea) {
      if (miles[next.index] !== -1) continue;
      miles[next.index] = far + 1;
      queue.push(next);
    }
  }
  return miles;
}
