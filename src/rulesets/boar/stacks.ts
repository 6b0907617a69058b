/** Who stands where: an index of a position, made when asked for and dropped as soon as counters move. */
import type { Field, FieldHex } from './field.ts';
import type { Piece, Position } from './position.ts';
import type { HexId, Side, UnitId } from './state.ts';
import { counterOf } from './units.ts';

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

/** Every occupied hex. Valid until a counter moves or leaves. */
export function stacksOf(field: Field, position: Position): Stacks {
  const stacks = new Map<HexId, Growing>();
  for (const id in position.units) {
    const hex = (position.units[id] as Piece).hex;
    if (hex !== null) stackAt(stacks, hex, counterOf(field, id).side).units.push(id);
  }
  for (const id in position.leaders) {
    const hex = position.leaders[id]?.hex ?? null;
    if (hex !== null) stackAt(stacks, hex, field.leaders.get(id)?.side ?? '').leaders.push(id);
  }
  return stacks;
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

function stackAt(stacks: Map<HexId, Growing>, hex: HexId, side: Side): Growing {
  const found = stacks.get(hex);
  if (found) return found;
  const stack: Growing = { hex, side, units: [], leaders: [] };
  stacks.set(hex, stack);
  return stack;
}
