/** The Allied plan: columns on Spring Hill and its neighbours while they promise enough, else back under cover. */
import type { Order } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { distanceBetween } from '../../../places/hex/grid.ts';
import { bestAssault, leastGain } from '../../../series/boar/doctrine/attacks.ts';
import { isInCompany } from '../../../series/boar/doctrine/company.ts';
import { sendTowards } from '../../../series/boar/doctrine/marches.ts';
import { groundWorth } from '../../../series/boar/doctrine/prospect.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady, troops, troopsNear, troopsOf } from '../../../series/boar/doctrine/staff.ts';
import { onTurn } from '../../../series/boar/doctrine/tuning.ts';
import { mustFight } from '../../../series/boar/rules/leaders.ts';
import { isNextTo } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { worksHexes } from '../../../series/boar/siege/ground.ts';
import { inReachOfGuns } from './approach.ts';
import { isResolved } from './declare.ts';
import type { Plan, Staff } from './staff.ts';
import type { Column } from './tuning.ts';

/** The movement book: who goes in, who goes back behind them. */
export function alliedMarches(staff: Staff): Order[] {
  const plan = new MarchPlan(staff);
  const going = new Set<UnitId>();
  exploit(plan, going);
  // Whoever stands before the works must attack them: going in is weighed against having gone back.
  goBack(plan, going);
  if (isResolved(staff)) {
    const { columns, feints, feint, storms } = staff.tuning.allies;
    storm(plan, columns, onTurn(storms, staff.at.position.turn), leastGain(staff), going);
    storm(plan, feints, feints.length, feint, going);
  }
  keepCompany(plan);
  return plan.orders();
}

/** Once some stand within the works, or one can reach the town, all who can come in go in, as near to it as they get. */
function exploit(plan: Plan, going: Set<UnitId>): void {
  const { at, side, tuning } = plan.staff;
  const { field, position } = at;
  const { grid } = field;
  const inside = (hex: HexId | null) => hex !== null && (field.hexes.get(hex)?.perimeter ?? false);
  const own = Object.keys(position.units).filter(
    (id) => field.counters.get(id)?.side === side && isReady(plan.staff, id),
  );
  const within = own.filter((id) => inside(plan.from(id)));
  const isAtTown = within.some((id) => [...plan.reach(id)].some((hex) => field.hexes.get(hex)?.city));
  if (!isAtTown && (within.length === 0 || troopsOf(plan.staff, within) < tuning.allies.foothold)) return;
  const town = field.at.filter((hex) => hex.city).map((hex) => hex.index);
  const away = (hex: HexId) => {
    const index = field.hexes.get(hex)?.index ?? 0;
    return town.reduce((least, other) => Math.min(least, distanceBetween(grid, index, other)), grid.size);
  };
  for (const id of own) {
    if (troops(plan.staff, id) === 0) continue;
    const ways = [...plan.reach(id)].filter(inside).map((hex) => ({ hex, away: away(hex) }));
    ways.sort((a, b) => a.away - b.away || (a.hex < b.hex ? -1 : 1));
    if (ways.some(({ hex }) => plan.send(id, hex))) going.add(id);
  }
}

/** Those of the columns that one army can send against one hex. */
interface Storm {
  readonly columns: readonly Column[];
  readonly target: HexId;
}

/** The best assaults one after another, no more than so many, while one more promises enough. */
function storm(plan: Plan, columns: readonly Column[], most: number, threshold: number, going: Set<UnitId>): void {
  const { at, tuning } = plan.staff;
  const { turn, morale } = at.position;
  const able = tuning.allies.order.filter((army) => (morale[army] ?? 0) > tuning.attack.broken);
  const all = able.flatMap((army) =>
    Object.keys(tuning.allies.posts).map((target) => ({
      columns: columns.filter((one) => one.army === army && one.from <= turn && one.targets.includes(target)),
      target,
    })),
  );
  let promised = promise(plan, threshold);
  for (let n = most; n > 0; n--) {
    const tried = all.map((one) => ({ one, gain: tryOut(plan, one, going, threshold) }));
    const best = leastOf(tried, ({ gain }) => -gain);
    if (!best || best.gain - promised < threshold) return;
    for (const id of sendIn(plan, best.one, going)) going.add(id);
    promised = promise(plan, threshold);
  }
}

/** What our attacks promise from there, and works held by enough to hold them, less what the counter-attack may cost. */
function promise(plan: Plan, threshold: number): number {
  const staff = plan.outcome();
  const { at, side, enemy, stacks, tuning } = staff;
  const exposed = onTurn(tuning.allies.exposed, at.position.turn);
  let gain = bestAssault(staff, threshold).gain;
  let [within, ground] = [0, 0];
  for (const { hex, side: owner, units } of stacks.values()) {
    const strength = owner === side ? troopsOf(staff, units) : 0;
    if (strength === 0) continue;
    if (at.field.hexes.get(hex)?.perimeter) {
      within += strength;
      ground += groundWorth(staff, hex);
    }
    if (!isNextTo(at, stacks, hex, enemy, false)) continue;
    gain -= exposed * Math.min(MOST, Math.trunc(troopsNear(staff, hex, enemy, SIGHT) / strength));
  }
  return within < tuning.allies.foothold ? gain : gain + ground;
}

/** Enemies this near may come; more than so many to one are no worse. */
const SIGHT = 2;
const MOST = 4;

/** What all promises if these go in besides; a leader who must fight today is worth any price, works left empty no loss. */
function tryOut(plan: Plan, one: Storm, going: ReadonlySet<UnitId>, threshold: number): number {
  const before = new Map(plan.moves);
  const sent = sendIn(plan, one, going);
  if (sent.length === 0) return -Infinity;
  const bound = mustFight(plan.staff.at, plan.staff.side).some((leader) => sent.includes(leader));
  const gain = promise(plan, threshold) + (bound ? DUTY : 0);
  putBack(plan, sent, before);
  const { stacks, enemy } = plan.staff;
  return stacks.get(one.target)?.side === enemy ? gain : gain + Math.min(0, threshold) - 1;
}

/** Undoes what was planned for these since then. */
function putBack(plan: Plan, ids: readonly UnitId[], before: ReadonlyMap<UnitId, HexId>): void {
  for (const id of ids) plan.take(id);
  for (const id of ids) if (before.has(id)) plan.send(id, before.get(id) as HexId);
}

const DUTY = 100_000;

/** Sends those columns that may go to the hexes before a target, or into works that the enemy has left. */
function sendIn(plan: Plan, { columns, target }: Storm, going: ReadonlySet<UnitId>): UnitId[] {
  const { tuning, stacks, enemy } = plan.staff;
  const posts = stacks.get(target)?.side === enemy ? (tuning.allies.posts[target] ?? []) : [target];
  return columns
    .filter((column) => !column.units.some((unit) => going.has(unit)) && !isSpent(plan.staff, column))
    .flatMap((column) => sendColumn(plan, column, posts));
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
  const before = new Map(plan.moves);
  if (units.every((unit) => plan.send(unit, post))) return true;
  putBack(plan, units, before);
  return false;
}

/** Columns that have been in and do not go again gather out of reach of the works or in the trenches, leaders with their men. */
function goBack(plan: Plan, going: ReadonlySet<UnitId>): void {
  const { staff } = plan;
  const { assembly, columns, feints } = staff.tuning.allies;
  const shy = inReachOfGuns(staff.at.field, staff.tuning.siege.clear);
  const trenches = worksHexes(staff.at.position);
  for (const { units, leader, from, eve } of [...columns, ...feints]) {
    if (from > staff.at.position.turn || units.some((unit) => going.has(unit))) continue;
    const ground = [...eve, ...assembly];
    for (const unit of units) {
      const here = plan.from(unit);
      if (here === null || ground.includes(here) || trenches.includes(here) || !isReady(staff, unit)) continue;
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
  const { assembly, columns, feints } = plan.staff.tuning.allies;
  for (const { leader, units, eve } of [...columns, ...feints]) {
    const { position } = plan.outcome().at;
    const here = leader === null ? null : (position.leaders[leader]?.hex ?? null);
    const isGood = (hex: HexId): boolean => isInCompany(plan.outcome(), hex);
    if (leader === null || here === null || isGood(here)) continue;
    const men = units.flatMap((unit) => position.units[unit]?.hex ?? []);
    sendTowards(plan, leader, [...men.filter(isGood), ...eve, ...assembly]);
  }
}
