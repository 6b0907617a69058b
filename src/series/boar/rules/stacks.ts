/** Who stands where: an index of a position, made when asked for and made anew once counters have moved. */
import { oncePer } from '../../../engine/once.ts';
import type { FieldHex } from '../scenario/field.ts';
import type { Layout, Piece, Position } from './position.ts';
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

/** The last index of each position with where everybody stood: asked for a hundred times a turn, it changes seldom. */
const lastIndexed = new WeakMap<Position, { readonly at: readonly (HexId | null)[]; readonly stacks: Stacks }>();

/** Every occupied hex. Valid until a counter moves or leaves. */
export function stacksOf({ field, position }: Layout): Stacks {
  const last = lastIndexed.get(position);
  if (last && standsAsBefore(position, last.at)) return last.stacks;
  const at: (HexId | null)[] = [];
  const stacks = new Map<HexId, Growing>();
  for (const id in position.units) {
    const { hex } = position.units[id] as Piece;
    at.push(hex);
    if (hex === null) continue;
    const stack = stacks.get(hex);
    if (stack) stack.units.push(id);
    else stacks.set(hex, { hex, side: counterOf(field, id).side, units: [id], leaders: [] });
  }
  for (const id in position.leaders) {
    const hex = position.leaders[id]?.hex ?? null;
    at.push(hex);
    if (hex === null) continue;
    const stack = stacks.get(hex);
    if (stack) stack.leaders.push(id);
    else stacks.set(hex, { hex, side: leaderOf(field, id).side, units: [], leaders: [id] });
  }
  lastIndexed.set(position, { at, stacks });
  return stacks;
}

/** Does everybody still stand where he stood? The roster of a position never changes, and nothing of what a reader sees. */
function standsAsBefore({ units, leaders }: Position, at: readonly (HexId | null)[]): boolean {
  if (Object.isFrozen(units) && Object.isFrozen(leaders)) return true;
  let n = 0;
  for (const id in units) if ((units[id] as Piece).hex !== at[n++]) return false;
  for (const id in leaders) if ((leaders[id]?.hex ?? null) !== at[n++]) return false;
  return true;
}

/** Combat units in one hex, when a whole index is too much. */
export function unitsIn(position: Position, hex: HexId): UnitId[] {
  const found: UnitId[] = [];
  for (const id in position.units) if ((position.units[id] as Piece).hex === hex) found.push(id);
  return found;
}

/** Combat units in a hex, of whatever side; empty when there is none. */
export const unitsAt = (stacks: Stacks, hex: HexId): readonly UnitId[] => stacks.get(hex)?.units ?? [];

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
export const holds = (stacks: Stacks, hex: HexId, side: Side): boolean => unitsOfAt(stacks, hex, side).length > 0;

/** The neighbours on the map, clockwise from north. */
export const around = oncePer((hex: FieldHex): readonly HexId[] => hex.next.flatMap((near) => near?.id ?? []));

/** Combat units of `side` in Parade Order, or any when `parade` is false, next to this hex? */
export function isNextTo(
  { field, position }: Layout,
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
