/** The days of the siege on the Allied side: from the landings to the camps, into the trenches, and up for the assault. */
import type { Order } from '../../../engine/contract.ts';
import { bestAssault } from '../../../series/boar/doctrine/attacks.ts';
import { toLines } from '../../../series/boar/doctrine/lines.ts';
import { sendTowards } from '../../../series/boar/doctrine/marches.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady, troops } from '../../../series/boar/doctrine/staff.ts';
import { isBeforeTheLines } from '../../../series/boar/frame/approach.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import type { Field, FieldHex } from '../../../series/boar/scenario/field.ts';
import { isEve } from './declare.ts';
import type { Plan, Staff } from './staff.ts';
import { manTrenches } from './trenches.ts';

/** The movement book of a day of siege. */
export function alliedDays(staff: Staff): Order[] {
  const plan = new MarchPlan(staff);
  const eve = isEve(staff);
  // On the eve the columns are not led astray.
  pursue(plan, eve ? new Set(staff.tuning.allies.columns.flatMap(({ units }) => units)) : new Set());
  manTrenches(plan);
  for (const group of frontFirst(plan, [...staff.tuning.allies.columns, ...staff.tuning.siege.camps])) {
    const { units, leader, camp, eve: last } = group;
    goTo(plan, units, leader, last && (eve || hasComeUp(plan, group)) ? last : camp);
  }
  return plan.orders();
}

type Group = Staff['tuning']['siege']['camps'][number];

/** Those ahead march first, so that whoever follows, or lands behind them, finds room. */
function frontFirst(plan: Plan, groups: readonly Group[]): readonly Group[] {
  const { field } = plan.staff.at;
  const away = toLines(field);
  const of = ({ units }: Group): number =>
    Math.min(...units.map((unit) => away[field.hexes.get(plan.from(unit) ?? '')?.index ?? -1] ?? field.grid.size));
  return [...groups].sort((a, b) => of(a) - of(b));
}

/** Whoever has once gone up stays, though the hour be less favourable again: nobody marches out and back. */
function hasComeUp(plan: Plan, { units, eve = [] }: Group): boolean {
  return units.some((unit) => eve.includes(plan.from(unit) ?? ''));
}

/** A column on its way, its leader with its first unit; who has his orders already keeps them. */
function goTo(plan: Plan, units: readonly UnitId[], leader: UnitId | null, targets: readonly HexId[]): void {
  const { staff } = plan;
  const shy = inReachOfGuns(staff.at.field, staff.tuning.siege.clear);
  for (const unit of units) if (!plan.moves.has(unit)) sendTowards(plan, unit, targets, shy);
  if (leader === null || plan.moves.has(leader) || plan.from(leader) === null) return;
  const first = units.find((unit) => plan.from(unit) !== null);
  const bound = first === undefined ? undefined : (plan.moves.get(first) ?? plan.from(first));
  if (bound === plan.from(leader)) return;
  if (first !== undefined && plan.moves.get(first) === bound && plan.sendWith(leader, first)) return;
  sendTowards(plan, leader, bound ? [bound] : targets, shy);
}

/** Hexes nearer to the lines than this are no place to rest on the way. */
export function inReachOfGuns(field: Field, clear: number): (hex: FieldHex) => boolean {
  const away = toLines(field);
  return (hex) => (away[hex.index] as number) < clear;
}

/** Those at hand fall upon enemies who have come out, if that promises enough; each army by itself (S 4.13). */
function pursue(plan: Plan, spared: ReadonlySet<UnitId>): void {
  const { staff } = plan;
  const { at, enemy, side, stacks, tuning } = staff;
  const { field } = at;
  const { least, most } = tuning.siege.pursuit;
  for (const stack of stacks.values()) {
    const hex = field.hexes.get(stack.hex);
    if (stack.side !== enemy || stack.units.length === 0 || !hex || hex.perimeter) continue;
    const posts = hex.next.flatMap((near) => (near && !isBeforeTheLines(field, near) ? [near.id] : []));
    for (const { id: army } of field.armies.filter((one) => one.side === side)) {
      const near = [...field.counters.values()]
        .filter((counter) => counter.army === army && isReady(staff, counter.id) && troops(staff, counter.id) > 0)
        .map(({ id }) => id)
        .filter((id) => !plan.moves.has(id) && !spared.has(id) && posts.some((post) => plan.reach(id).has(post)))
        .sort((a, b) => troops(staff, b) - troops(staff, a) || (a < b ? -1 : 1));
      if (near.length > 0 && fallUpon(plan, near, posts, least, most)) return;
    }
  }
}

function fallUpon(plan: Plan, near: readonly UnitId[], posts: readonly HexId[], least: number, most: number): boolean {
  const before = bestAssault(plan.staff, least).gain;
  const sent: UnitId[] = [];
  let strength = 0;
  for (const unit of near) {
    if (strength >= most || !posts.some((post) => plan.send(unit, post))) continue;
    sent.push(unit);
    strength += troops(plan.staff, unit);
  }
  if (sent.length > 0 && bestAssault(plan.outcome(), least).gain - before >= least) return true;
  for (const unit of sent) plan.take(unit);
  return false;
}
