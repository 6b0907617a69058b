/** The Allied plan: columns on Spring Hill and its neighbours while they promise enough, else back under cover. */
import type { Order } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { distanceBetween } from '../../../places/hex/grid.ts';
import { bestAssault } from '../../../series/boar/doctrine/attacks.ts';
import { sendTowards } from '../../../series/boar/doctrine/marches.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady, troops, troopsNear, troopsOf } from '../../../series/boar/doctrine/staff.ts';
import { onTurn } from '../../../series/boar/doctrine/tuning.ts';
import { mustFight } from '../../../series/boar/rules/leaders.ts';
import { isNextTo } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { inReachOfGuns } from './approach.ts';
import { daring, isResolved } from './declare.ts';
import type { Plan, Staff } from './staff.ts';
import type { Column } from './tuning.ts';

/** The movement book: who goes in, who goes back behind them. */
export function alliedMarches(staff: Staff): Order[] {
  const plan = new MarchPlan(staff);
  if (intoTown(plan)) return plan.orders();
  const going = new Set<UnitId>();
  exploit(plan, going);
  // Whoever stands before the works must attack them: going in is weighed against having gone back.
  goBack(plan, going);
  if (isResolved(staff)) storm(plan, going);
  keepCompany(plan);
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
  const within = own.filter((id) => inside(plan.from(id)) && isReady(plan.staff, id));
  if (within.length === 0 || troopsOf(plan.staff, within) < plan.staff.tuning.allies.foothold) return;
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

/** The columns of one army against one hex, if they are sent. */
interface Storm {
  readonly army: string;
  readonly target: HexId;
}

/** The best assaults one after another, no more of them than are led well at once, while one more promises enough. */
function storm(plan: Plan, going: Set<UnitId>): void {
  const { at, tuning, stacks, enemy } = plan.staff;
  const { turn, morale } = at.position;
  const threshold = onTurn(tuning.attack.allies, turn) - daring(plan.staff);
  const able = tuning.allies.order.filter((army) => (morale[army] ?? 0) > tuning.attack.broken);
  const targets = Object.keys(tuning.allies.posts).filter((target) => stacks.get(target)?.side === enemy);
  const all = able.flatMap((army) => targets.map((target) => ({ army, target })));
  let promised = promise(plan, threshold);
  for (let n = onTurn(tuning.allies.storms, turn); n > 0; n--) {
    const tried = all.map((one) => ({ one, gain: tryOut(plan, one, going, threshold) }));
    const best = leastOf(tried, ({ gain }) => -gain);
    if (!best || best.gain - promised < threshold) return;
    for (const id of sendIn(plan, best.one, going)) going.add(id);
    promised = promise(plan, threshold);
  }
}

/** What our attacks promise from there, less what the counter-attack may cost those who stand before the works or within. */
function promise(plan: Plan, threshold: number): number {
  const staff = plan.outcome();
  const { at, side, enemy, stacks, tuning } = staff;
  const exposed = onTurn(tuning.allies.exposed, at.position.turn);
  let gain = bestAssault(staff, threshold).gain;
  for (const { hex, side: owner, units } of stacks.values()) {
    const strength = owner === side ? troopsOf(staff, units) : 0;
    if (strength === 0 || !isNextTo(at, stacks, hex, enemy, false)) continue;
    gain -= exposed * Math.min(MOST, Math.trunc(troopsNear(staff, hex, enemy, SIGHT) / strength));
  }
  return gain;
}

/** Enemies this near may come; more than so many to one are no worse. */
const SIGHT = 2;
const MOST = 4;

/** What all promises if these go in besides; a leader who must fight today is worth any price. */
function tryOut(plan: Plan, one: Storm, going: ReadonlySet<UnitId>, threshold: number): number {
  const before = new Map(plan.moves);
  const sent = sendIn(plan, one, going);
  if (sent.length === 0) return -Infinity;
  const bound = mustFight(plan.staff.at, plan.staff.side).some((leader) => sent.includes(leader));
  const gain = promise(plan, threshold) + (bound ? DUTY : 0);
  for (const id of sent) plan.take(id);
  for (const id of sent) {
    const to = before.get(id);
    if (to !== undefined) plan.send(id, to);
  }
  return gain;
}

const DUTY = 100_000;

/** Sends the columns of an army that may go to the hexes before a target. */
function sendIn(plan: Plan, { army, target }: Storm, going: ReadonlySet<UnitId>): UnitId[] {
  const { allies } = plan.staff.tuning;
  const columns = allies.columns.filter((column) => column.army === army && mayGo(plan.staff, column, target, going));
  return columns.flatMap((column) => sendColumn(plan, column, allies.posts[target] ?? []));
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
  const shy = inReachOfGuns(staff.at.field, staff.tuning.siege.clear);
  for (const { units, leader, from, eve } of columns) {
    if (from > staff.at.position.turn || units.some((unit) => going.has(unit))) continue;
    const ground = [...eve, ...assembly];
    for (const unit of units) {
      const here = plan.from(unit);
      if (here === null || ground.includes(here) || !isReady(staff, unit)) continue;
      if (!sendTowards(plan, unit, ground, shy)) sendTowards(plan, unit, ground);
    }
    const [first] = units.filter((unit) => plan.from(unit) !== null);
    const to = first === undefined ? null : (plan.moves.get(first) ?? plan.from(first));
    if (leader === null || first === undefined || to === null || plan.from(leader) === to) continue;
    if (!plan.sendWith(leader, first)) sendTowards(plan, leader, [to, ...ground]);
  }
}

/** No leader of a column stays anywhere without men: he rides to his column, or to where it gathers. */
function keepCompany(plan: Plan): void {
  const { staff } = plan;
  const { assembly, columns } = staff.tuning.allies;
  const { units, leaders } = plan.position();
  for (const column of columns) {
    const { leader } = column;
    const here = leader === null ? null : (leaders[leader]?.hex ?? null);
    if (leader === null || here === null || Object.values(units).some(({ hex }) => hex === here)) continue;
    const men = column.units.flatMap((unit) => units[unit]?.hex ?? []);
    sendTowards(plan, leader, [...men, ...column.eve, ...assembly]);
  }
}
