/** Who stands where: an index of a position, made when asked for and dropped as soon as counters move. */
import type { Field, FieldHex } from './field.ts';
import type { Piece, Position } from './position.ts';
import type { HexId, Side, UnitId } from './state.ts';
import { counterOf, leaderOf } from './units.ts';

/** All counters in one hex; only one side ever stands in it. Units and leaders in the order of the roster. */
export interface Stack {
  readonly hex: HexId;
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly leaders: readonly UnitId[];
}

export type Stacks = ReadonlyMap<HexId, Stack>;

interface Growing {
  hex: HexId;
  side: Side;
  units: UnitId[];
  leaders: UnitId[];
}

/** Indexes of positions that cannot change: views are frozen, and many judgements read the same one. */
const frozen = new WeakMap<Position, Stacks>();

/** Every occupied hex. Valid until a counter moves or leaves. */
export function stacksOf(field: Field, position: Position): Stacks {
  const known = frozen.get(position);
  if (known) return known;
  const stacks = new Map<HexId, Growing>();
  for (const id in position.units) {
    const hex = (position.units[id] as Piece).hex;
    if (hex === null) continue;
    const stack = stacks.get(hex);
    if (stack) stack.units.push(id);
    else stacks.set(hex, { hex, side: counterOf(field, id).side, units: [id], leaders: [] });
  }
  for (const id in position.leaders) {
    const hex = position.leaders[id]?.hex ?? null;
    if (hex === null) continue;
    const stack = stacks.get(hex);
    if (stack) stack.leaders.push(id);
    else stacks.set(hex, { hex, side: leaderOf(field, id).side, units: [], leaders: [id] });
  }
  if (Object.isFrozen(position)) frozen.set(position, stacks);
  return stacks;
}

/** Combat units in one hex, when a whole index is too much. */
export function unitsIn(position: Position, hex: HexId): UnitId[] {
  const found: UnitId[] = [];
  for (const id in position.units) if ((position.units[id] as Piece).hex === hex) found.push(id);
  return found;
}

/** Combat units in a hex, of whatever side; empty when there is none. */
export function unitsAt(stacks: Stacks, hex: HexId): readonly UnitId[] {
  return stacks.get(hex)?.units ?? [];
}

/** Combat units of one side in a hex. */
export function unitsOfAt(stacks: Stacks, hex: HexId, side: Side): readonly UnitId[] {
  const stack = stacks.get(hex);
  return stack?.side === side ? stack.units : [];
}

/** Leaders of one side in a hex. */
export function leadersOfAt(stacks: Stacks, hex: HexId, side: Side): readonly UnitId[] {
  const stack = stacks.get(hex);
  return stack?.side === side ? stack.leaders : [];
}

/** Does a combat unit of this side stand there? */
export function holds(stacks: Stacks, hex: HexId, side: Side): boolean {
  return unitsOfAt(stacks, hex, side).length > 0;
}

/** The neighbours on the map, clockwise from north. */
export function around(hex: FieldHex): HexId[] {
  return hex.next.flatMap((near) => (near === null ? [] : [near.id]));
}

/** Combat units of `side` in Parade Order, or any when `parade` is false, next to this hex? */
export function isNextTo(
  field: Field,
  position: Position,
  stacks: Stacks,
  hex: HexId,
  side: Side,
  parade: boolean,
): boolean {
  const place = field.hexes.get(hex);
  return (
    place !== undefined &&
    around(place).some((near) => {
      const units = unitsOfAt(stacks, near, side);
      return parade ? units.some((unit) => position.units[unit]?.formation === 'parade') : units.length > 0;
    })
  );
}

/** Order of ids, for `sort`. */
export function byId(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
