/** The British plan: the garrison stays at its posts, the reserve stands behind the one that is threatened most. */
import type { Order } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { bestAssault } from '../../../series/boar/doctrine/attacks.ts';
import { sendTowards } from '../../../series/boar/doctrine/marches.ts';
import { groundWorth } from '../../../series/boar/doctrine/prospect.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady, troops, troopsNear, troopsOf } from '../../../series/boar/doctrine/staff.ts';
import { onTurn } from '../../../series/boar/doctrine/tuning.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, isArtillery } from '../../../series/boar/rules/units.ts';
import type { Posts } from './garrison.ts';
import type { Plan, Staff } from './staff.ts';

/** The movement book: throw back who got in, then fill the posts by the danger they are in. `home`: where each belongs. */
export function britishMarches(staff: Staff, home: Posts): Order[] {
  const plan = new MarchPlan(staff);
  const posts = postsInDanger(staff);
  const ranks: Ranks = new Map(posts.map((post, rank) => [post.hex, { ...post, rank }]));
  for (const hex of intruders(staff)) throwBack(plan, hex, ranks);
  const driven = drivenOff(plan, home);
  const { reserve, garrison } = staff.tuning.british;
  // Whatever else is in danger, men go to guns that stand alone: those that are missed least.
  for (const post of ranks.values())
    if (hasGuns(plan, post.hex))
      reinforce(plan, { ...post, wanted: garrison, rank: -1 }, ranks, [...driven, ...reserve.toReversed()]);
  for (const post of ranks.values()) reinforce(plan, post, ranks, [...reserve, ...driven]);
  for (const unit of driven) if (!plan.moves.has(unit)) sendTowards(plan, unit, [home.get(unit) as HexId]);
  sendLeaders(plan, posts[0]?.hex);
  return plan.orders();
}

/** A post in danger: the strength it should have, and its place among the others, 0 the most endangered. */
interface Post {
  readonly hex: HexId;
  readonly wanted: number;
  readonly rank: number;
}

type Ranks = ReadonlyMap<HexId, Post>;

/** Enemies within the perimeter, the most dangerous ground first. */
function intruders(staff: Staff): HexId[] {
  const { stacks, enemy, at } = staff;
  const inside = [...stacks.values()].filter(
    (stack) => stack.side === enemy && stack.units.length > 0 && at.field.hexes.get(stack.hex)?.perimeter,
  );
  return inside
    .map((stack) => stack.hex)
    .sort((a, b) => groundWorth(staff, b) - groundWorth(staff, a) || (a < b ? -1 : 1));
}

/** Brings the reserve next to an intruder, inside the works, if the attack that follows promises enough. */
function throwBack(plan: Plan, target: HexId, ranks: Ranks): void {
  const { staff } = plan;
  const { at, tuning } = staff;
  const posts = (at.field.hexes.get(target)?.next ?? []).flatMap((hex) => (hex?.perimeter ? [hex.id] : []));
  const threshold = onTurn(tuning.attack.british, at.position.turn);
  const before = bestAssault(plan.outcome(), threshold);
  const sent: UnitId[] = [];
  for (const unit of [...tuning.british.reserve, ...tuning.british.leaders]) {
    if (plan.moves.has(unit) || !mayLeave(plan, unit, ranks, 0)) continue;
    if (posts.some((post) => plan.send(unit, post))) sent.push(unit);
  }
  if (sent.length === 0) return;
  const gain = bestAssault(plan.outcome(), threshold).gain - before.gain;
  if (gain < threshold) for (const unit of sent) plan.take(unit);
}

/** Posts with enemies at hand and the strength each should have, the most endangered first. */
function postsInDanger(staff: Staff): { hex: HexId; wanted: number }[] {
  const { at, tuning, stacks, enemy } = staff;
  const { strength } = at.field.tables.stacking;
  const found: { hex: HexId; wanted: number; danger: number }[] = [];
  for (const hex of at.field.at) {
    if (!hex.perimeter || hex.city || stacks.get(hex.id)?.side === enemy) continue;
    const fronted = hex.next.some((near) => near !== null && !near.perimeter);
    const behind = tuning.british.backstops.includes(hex.id);
    if (!fronted && !behind) continue;
    const near = troopsNear(staff, hex.id, enemy, SIGHT);
    if (near === 0) continue;
    const wanted = Math.min(strength, tuning.british.garrison + Math.trunc((near * tuning.british.answer) / 100));
    found.push({ hex: hex.id, wanted, danger: near * groundWorth(staff, hex.id) });
  }
  return found.sort((a, b) => b.danger - a.danger || (a.hex < b.hex ? -1 : 1));
}

/** Enemies this near may be at a post next turn. */
const SIGHT = 2;

/** Men within the lines whom a retreat has carried off their posts: as free as the reserve until they are back. */
function drivenOff(plan: Plan, home: Posts): UnitId[] {
  const { at, side, tuning } = plan.staff;
  const isInside = (unit: UnitId) => at.field.hexes.get(plan.from(unit) ?? '')?.perimeter ?? false;
  return [...home].flatMap(([unit, post]) => {
    const isOurs = at.field.counters.get(unit)?.side === side && !tuning.british.reserve.includes(unit);
    return isOurs && isInside(unit) && plan.from(unit) !== post && troops(plan.staff, unit) > 0 ? [unit] : [];
  });
}

/** Sends the best of these that comes there until the post is as strong as it should be. */
function reinforce(plan: Plan, post: Post, ranks: Ranks, free: readonly UnitId[]): void {
  const { staff } = plan;
  let lacking = post.wanted - strengthAt(plan, post.hex);
  for (const unit of free) {
    if (lacking <= 0) return;
    if (plan.moves.has(unit) || plan.from(unit) === post.hex || !mayLeave(plan, unit, ranks, post.rank)) continue;
    if (plan.send(unit, post.hex)) lacking -= troops(staff, unit);
  }
}

function strengthAt({ staff, moves }: Plan, hex: HexId): number {
  const { field, position } = staff.at;
  const isThere = (id: UnitId) => (moves.get(id) ?? position.units[id]?.hex) === hex;
  const own = Object.keys(position.units).filter((id) => field.counters.get(id)?.side === staff.side);
  return troopsOf(staff, own.filter(isThere));
}

/** Guns are never left alone: whoever comes takes them. */
function hasGuns({ staff: { at, stacks } }: Plan, hex: HexId): boolean {
  return (stacks.get(hex)?.units ?? []).some((id) => isArtillery(counterOf(at.field, id)));
}

/** May this unit go to a post of that rank? One as endangered keeps what it needs, a lesser one its garrison. */
function mayLeave(plan: Plan, unit: UnitId, ranks: Ranks, rank: number): boolean {
  const { staff } = plan;
  if (staff.at.field.leaders.has(unit)) return true;
  if (!isReady(staff, unit)) return false;
  const here = plan.from(unit) ?? '';
  const left = strengthAt(plan, here) - troops(staff, unit);
  if (left <= 0 && hasGuns(plan, here)) return false;
  const post = ranks.get(here);
  if (!post) return true;
  const { backstops, garrison } = staff.tuning.british;
  if (post.rank <= rank) return left >= post.wanted;
  return left >= (backstops.includes(post.hex) ? 0 : garrison);
}

/** Leaders of the reserve go to the most endangered post, unless they lead a stronger stack next to it. */
function sendLeaders(plan: Plan, post: HexId | undefined): void {
  if (post === undefined) return;
  const { staff } = plan;
  for (const leader of staff.tuning.british.leaders) {
    const here = plan.from(leader);
    if (here === null || here === post || plan.moves.has(leader)) continue;
    const near = distance(staff.at.field.grid, here, post) <= 1;
    if (near && strengthAt(plan, here) > strengthAt(plan, post)) continue;
    plan.send(leader, post);
  }
}
