/** The Allied plan: columns on Spring Hill and its neighbours while they promise enough, else back under cover. */
import type { Order } from '../../../engine/contract.ts';
import { distanceBetween } from '../../../places/hex/grid.ts';
import { type Assault, bestAssault } from '../../../series/boar/doctrine/attacks.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady, troops, troopsOf } from '../../../series/boar/doctrine/staff.ts';
import { onTurn } from '../../../series/boar/doctrine/tuning.ts';
import { mustFight } from '../../../series/boar/rules/leaders.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { isResolved } from './declare.ts';
import type { Plan, Staff } from './staff.ts';
import type { Column } from './tuning.ts';

/** The movement book: who goes in, who goes back behind them. */
export function alliedMarches(staff: Staff): Order[] {
  const { tuning, stacks, enemy, at } = staff;
  const { position } = at;
  const plan = new MarchPlan(staff);
  if (intoTown(plan)) return plan.orders();
  const going = new Set<UnitId>();
  exploit(plan, going);
  // Whoever stands before the works must attack them: going in is weighed against having gone back.
  goBack(plan, going);
  const threshold = onTurn(tuning.attack.allies, position.turn);
  let promised = bestAssault(plan.outcome(), threshold);
  for (const army of isResolved(staff) ? tuning.allies.order : []) {
    if ((position.morale[army] ?? 0) <= tuning.attack.broken) continue;
    for (const target of Object.keys(tuning.allies.posts)) {
      if (stacks.get(target)?.side === enemy) promised = goIn(plan, target, army, going, promised, threshold);
    }
  }
  return plan.orders();
}

/** The first who can come into the town this turn goes there, and the game is won. */
function intoTown(plan: Plan): boolean {
  const { at, side } = plan.staff;
  const { field, position } = at;
  for (const id in position.units) {
    const hex = field.hexes.get(position.units[id]?.hex ?? '');
    if (!hex?.perimeter || field.counters.get(id)?.side !== side || !isReady(plan.staff, id)) continue;
    for (const to of plan.reach(id)) {
      if (field.hexes.get(to)?.city && plan.send(id, to)) return true;
    }
  }
  return false;
}

/** Once some stand within the works, all who can come in go in, as near to the town as they get. */
function exploit(plan: Plan, going: Set<UnitId>): void {
  const { at, side } = plan.staff;
  const { field } = at;
  const inside = (hex: HexId | null) => hex !== null && (field.hexes.get(hex)?.perimeter ?? false);
  const own = Object.keys(at.position.units).filter((id) => field.counters.get(id)?.side === side);
  if (!own.some((id) => inside(plan.from(id)) && isReady(plan.staff, id))) return;
  const town = field.at.filter((hex) => hex.city).map((hex) => hex.index);
  const { grid } = field;
  const away = (hex: HexId) => {
    const index = field.hexes.get(hex)?.index ?? 0;
    return town.reduce((least, other) => Math.min(least, distanceBetween(grid, index, other)), grid.size);
  };
  for (const id of own) {
    if (!isReady(plan.staff, id) || troops(plan.staff, id) === 0) continue;
    const ways = [...plan.reach(id)].filter(inside).map((hex) => ({ hex, away: away(hex) }));
    ways.sort((a, b) => a.away - b.away || (a.hex < b.hex ? -1 : 1));
    if (ways.some(({ hex }) => plan.send(id, hex))) going.add(id);
  }
}

/** Sends the columns of an army to the hexes before a target; takes them back if the assault promises too little more. */
function goIn(
  plan: Plan,
  target: HexId,
  army: string,
  going: Set<UnitId>,
  promised: Assault,
  threshold: number,
): Assault {
  const { staff } = plan;
  const { at, tuning, side } = staff;
  const columns = tuning.allies.columns.filter((column) => column.army === army && mayGo(staff, column, target, going));
  const before = new Map(plan.moves);
  const sent = columns.flatMap((column) => sendColumn(plan, column, tuning.allies.posts[target] ?? []));
  if (sent.length === 0) return promised;
  const assault = bestAssault(plan.outcome(), threshold);
  const bound = mustFight(at, side).some((leader) => sent.includes(leader));
  if (assault.gain - promised.gain >= threshold || bound) {
    for (const id of sent) going.add(id);
    return assault;
  }
  for (const id of sent) plan.take(id);
  for (const id of sent) {
    const to = before.get(id);
    if (to !== undefined) plan.send(id, to);
  }
  return promised;
}

function mayGo(staff: Staff, column: Column, target: HexId, going: ReadonlySet<UnitId>): boolean {
  return (
    column.from <= staff.at.position.turn &&
    column.targets.includes(target) &&
    !column.units.some((unit) => going.has(unit)) &&
    !isSpent(staff, column)
  );
}

/** Has the column lost too many to be sent in again? */
function isSpent(staff: Staff, { units }: Column): boolean {
  const full = units.reduce((sum, unit) => sum + (staff.at.field.counters.get(unit)?.sp.full ?? 0), 0);
  const ready = units.filter((unit) => isReady(staff, unit));
  return troopsOf(staff, ready) * 100 < full * staff.tuning.allies.spent;
}

/** Sends a column's units to the first post they all fit in, else each where it finds room; its leader goes with them. */
function sendColumn(plan: Plan, { units, leader }: Column, posts: readonly HexId[]): UnitId[] {
  const ready = units.filter((unit) => isReady(plan.staff, unit));
  if (ready.length === 0) return [];
  let sent = ready;
  if (!posts.some((post) => sendTogether(plan, ready, post))) {
    sent = ready.filter((unit) => posts.some((post) => plan.send(unit, post)));
  }
  const [first] = sent;
  return leader !== null && first !== undefined && plan.sendWith(leader, first) ? [...sent, leader] : sent;
}

/** All of them to one hex, or none. */
function sendTogether(plan: Plan, units: readonly UnitId[], post: HexId): boolean {
  const gone: UnitId[] = [];
  for (const unit of units) {
    if (plan.send(unit, post)) gone.push(unit);
    else break;
  }
  if (gone.length === units.length) return true;
  for (const unit of gone) plan.take(unit);
  return false;
}

/** Columns that have been in and do not go again gather out of reach of the works, each leader with his men. */
function goBack(plan: Plan, going: ReadonlySet<UnitId>): void {
  const { staff } = plan;
  const { assembly, columns } = staff.tuning.allies;
  for (const { units, leader, from } of columns) {
    if (from > staff.at.position.turn || units.some((unit) => going.has(unit))) continue;
    for (const unit of units) {
      const here = plan.from(unit);
      if (here === null || assembly.includes(here) || !isReady(staff, unit)) continue;
      assembly.some((hex) => plan.send(unit, hex));
    }
    const [first] = units.filter((unit) => plan.from(unit) !== null);
    const to = first === undefined ? null : (plan.moves.get(first) ?? plan.from(first));
    if (leader === null || first === undefined || to === null || plan.from(leader) === to) continue;
    if (!plan.sendWith(leader, first)) plan.send(leader, to);
  }
}
