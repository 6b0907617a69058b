/** How far it is from everywhere to a camp or post, worked out once for the map: what the days of the siege march by. */
import { oncePer } from '../../../engine/once.ts';
import { within as withinOf } from '../../../places/hex/grid.ts';
import { isBeforeTheLines } from '../frame/approach.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { costToEnter, type Land } from '../rules/terrain.ts';
import { hexAt } from '../rules/units.ts';
import type { Field, FieldHex, Gait, Hexside } from '../scenario/field.ts';
import type { MarchPlan } from './reach.ts';
import { isReady, type Staff } from './staff.ts';

/** All works as printed: distances over them never change. */
const AS_PRINTED: Land['position'] = { breached: [], cleared: [], siege: [], ruined: [] };

const maps = oncePer((_field: Field) => new Map<string, Int16Array>());

/** Half MP from each hex, by its index, to `to`, a step by road counted at half; besiegers keep away from the lines. */
function awayFrom(field: Field, side: Side, gait: Gait, to: FieldHex): Int16Array {
  const known = maps(field);
  const key = `${side}/${gait}/${to.id}`;
  const away = known.get(key) ?? spreadFrom(field, side, gait, to, () => false);
  known.set(key, away);
  return away;
}

function spreadFrom(field: Field, side: Side, gait: Gait, to: FieldHex, shun: (hex: FieldHex) => boolean): Int16Array {
  const away = new Int16Array(field.at.length).fill(32767);
  const open: number[][] = [[to.index]];
  away[to.index] = 0;
  for (let now = 0; now < open.length; now++) {
    for (const index of open[now] ?? []) {
      if (away[index] !== now) continue;
      const hex = field.at[index] as FieldHex;
      for (let n = 0; n < 6; n++) {
        const near = hex.next[n];
        if (!near || shun(near) || (side !== field.worksOf && isBeforeTheLines(field, near))) continue;
        const inward = (n + 3) % 6;
        const cost = costToEnter({ field, position: AS_PRINTED }, gait, side, near, inward);
        if (cost === null) continue;
        const total = now + cost * ((near.around[inward] as Hexside).strategic[gait] ? 1 : 2);
        if (total >= (away[near.index] as number)) continue;
        away[near.index] = total;
        open[total] ??= [];
        open[total].push(near.index);
      }
    }
  }
  return away;
}

/** Hexes on open ground that are no more than so many from an enemy: 1 at each index. */
export function groundToShun({ at: { field }, stacks, enemy }: Staff, within: number): Uint8Array {
  const shunned = new Uint8Array(field.at.length);
  for (const stack of stacks.values()) {
    if (stack.side !== enemy || stack.units.length === 0) continue;
    for (const id of withinOf(field.grid, stack.hex, within)) {
      const hex = field.hexes.get(id);
      if (hex && !hex.perimeter) shunned[hex.index] = 1;
    }
  }
  return shunned;
}

/** By ways clear of that ground; null when that is no way, or too long a detour. */
function awayClear(staff: Staff, gait: Gait, from: FieldHex, to: FieldHex, shunned: Uint8Array): Int16Array | null {
  const { field } = staff.at;
  const away = spreadFrom(field, staff.side, gait, to, (hex) => shunned[hex.index] === 1 && hex !== from);
  const straight = awayFrom(field, staff.side, gait, to)[from.index] as number;
  return (away[from.index] as number) * 100 <= straight * staff.tuning.detour ? away : null;
}

/** How many of the nearest hexes are tried for room on the way. */
const TRIES = 6;

/**
 * Sends a unit or leader on its way to the first of these hexes that has room for it, as near as it comes this turn, by
 * road where that is faster; true when it is there or nearer than before. `shy` hexes are no place for a
 * halt; ways over `shunned` ground are not gone.
 */
export function sendTowards(
  plan: MarchPlan,
  id: UnitId,
  targets: readonly HexId[],
  shy: (hex: FieldHex) => boolean = () => false,
  shunned?: Uint8Array,
): boolean {
  const { staff } = plan;
  const { field } = staff.at;
  const here = field.hexes.get(plan.from(id) ?? '');
  if (!here || !(staff.at.field.leaders.has(id) || isReady(staff, id))) return false;
  const gait = field.counters.get(id)?.gait ?? 'foot';
  for (const target of targets) {
    const to = field.hexes.get(target);
    if (!to) continue;
    if (to === here) return plan.stays(id);
    if (!plan.hasRoom(id, target)) continue;
    const away = shunned ? awayClear(staff, gait, here, to, shunned) : awayFrom(field, staff.side, gait, to);
    if (away === null) continue;
    const now = away[here.index] as number;
    const halts = [...plan.reach(id), ...plan.reach(id, true)]
      .map((hex) => hexAt(field, hex))
      .filter((hex) => (away[hex.index] as number) < now && (hex === to || !shy(hex)))
      .sort((a, b) => (away[a.index] as number) - (away[b.index] as number) || a.index - b.index);
    for (const halt of halts.slice(0, TRIES)) if (plan.send(id, halt.id)) return true;
  }
  return false;
}
