/** The Allied plan: columns on Spring Hill and its neighbours while they promise enough, else under cover. */
import type { Order } from '../../../engine/contract.ts';
import { distance } from '../../../geometry/hex/grid.ts';
import { around } from '../../boar/stacks.ts';
import type { HexId, UnitId } from '../../boar/state.ts';
import { bestAssault } from './attacks.ts';
import { MarchPlan } from './reach.ts';
import { isReady, over, type Staff, troops } from './staff.ts';
import { type Column, onTurn } from './tuning.ts';

/** The movement book: who goes in, who closes up behind them. */
export function alliedMarches(staff: Staff): Order[] {
  const plan = new MarchPlan(staff);
  const going = new Set<UnitId>();
  for (const target of targetsOf(staff)) {
    for (const army of staff.rules.field.armies) {
      if (army.side === staff.side) goIn(plan, target, army.id, going);
    }
  }
  closeUp(plan, going);
  return plan.orders();
}

/** Hexes worth an assault, in the order the columns name them. */
function targetsOf({ tuning, stacks, enemy }: Staff): HexId[] {
  const targets = new Set(tuning.allies.columns.flatMap((column) => column.targets));
  return [...targets].filter((hex) => stacks.get(hex)?.side === enemy);
}

/** Sends all columns of an army that may to the hexes before a target; takes them back if the assault promises too little. */
function goIn(plan: MarchPlan, target: HexId, army: string, going: Set<UnitId>): void {
  const { staff } = plan;
  const { rules, position, tuning, side } = staff;
  if ((position.morale[army] ?? 0) <= tuning.attack.broken) return;
  const columns = tuning.allies.columns.filter((column) => column.army === army && mayGo(staff, column, target, going));
  if (columns.length === 0) return;
  const posts = postsAround(staff, target);
  const sent: UnitId[] = [];
  const before = over(staff, plan.position());
  for (const column of columns) sent.push(...sendColumn(plan, column, posts));
  if (sent.length === 0) return;
  const threshold = onTurn(tuning.attack.allies, position.turn);
  const after = over(staff, plan.position());
  const gain = bestAssault(after, threshold).gain - bestAssault(before, threshold).gain;
  const bound = rules.house.mustFight(rules, position, side).some((leader) => sent.includes(leader));
  if (gain >= threshold || bound) for (const id of sent) going.add(id);
  else for (const id of sent) plan.take(id);
}

function mayGo(staff: Staff, column: Column, target: HexId, going: ReadonlySet<UnitId>): boolean {
  return (
    column.from <= staff.position.turn &&
    column.targets.includes(target) &&
    !column.units.some((unit) => going.has(unit)) &&
    !isSpent(staff, column)
  );
}

/** Has the column lost too many to be sent in again? */
function isSpent(staff: Staff, { units }: Column): boolean {
  let full = 0;
  let now = 0;
  for (const unit of units) {
    full += staff.rules.field.counters.get(unit)?.sp.full ?? 0;
    if (isReady(staff, unit)) now += troops(staff, unit);
  }
  return now * 100 < full * staff.tuning.allies.spent;
}

/** Hexes from which a target can be assaulted, those with the fewest other enemies at hand first. */
function postsAround(staff: Staff, target: HexId): HexId[] {
  const hex = staff.rules.field.hexes.get(target);
  if (!hex) return [];
  const free = around(hex).filter(
    (near) => !hex.sides[sideTo(hex, near)].river && staff.stacks.get(near)?.side !== staff.enemy,
  );
  const others = (post: HexId) =>
    [...staff.stacks.values()].filter(
      (stack) => stack.side === staff.enemy && distance(staff.rules.field.grid, stack.hex, post) === 1,
    ).length;
  return free
    .map((post) => ({ post, others: others(post) }))
    .sort((a, b) => a.others - b.others || (a.post < b.post ? -1 : 1))
    .map(({ post }) => post);
}

function sideTo(
  hex: { sides: Readonly<Record<string, { to: HexId | null }>> },
  to: HexId,
): 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW' {
  for (const side of ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const) if (hex.sides[side]?.to === to) return side;
  return 'N';
}

/** Sends a column's units to the first post they all fit in, else each where it finds room; its leader goes with them. */
function sendColumn(plan: MarchPlan, { units, leader }: Column, posts: readonly HexId[]): UnitId[] {
  const { staff } = plan;
  const sent: UnitId[] = [];
  const ready = units.filter((unit) => isReady(staff, unit));
  const together = posts.find((post) => {
    const gone = ready.filter((unit) => plan.send(unit, post));
    if (gone.length === ready.length && gone.length > 0) return true;
    for (const unit of gone) plan.take(unit);
    return false;
  });
  if (together !== undefined) sent.push(...ready);
  else for (const unit of ready) if (posts.some((post) => plan.send(unit, post))) sent.push(unit);
  const [first] = sent;
  const to = first === undefined ? undefined : plan.moves.get(first);
  if (leader !== null && to !== undefined && plan.send(leader, to)) sent.push(leader);
  return sent;
}

/** The columns that wait, and those who came back, gather out of reach of the works. */
function closeUp(plan: MarchPlan, going: ReadonlySet<UnitId>): void {
  const { staff } = plan;
  const { assembly, columns } = staff.tuning.allies;
  for (const column of columns) {
    for (const id of [...column.units, ...(column.leader === null ? [] : [column.leader])]) {
      if (going.has(id)) continue;
      const here = (staff.position.units[id] ?? staff.position.leaders[id])?.hex ?? null;
      if (here === null || assembly.includes(here)) continue;
      if (staff.position.units[id] && !isReady(staff, id)) continue;
      if (isLeaderBound(plan, id, column, going)) continue;
      assembly.some((hex) => plan.send(id, hex));
    }
  }
}

/** A leader stays with those of his column that went in or cannot march. */
function isLeaderBound({ staff }: MarchPlan, id: UnitId, column: Column, going: ReadonlySet<UnitId>): boolean {
  return id === column.leader && column.units.some((unit) => going.has(unit) || !isReady(staff, unit));
}
