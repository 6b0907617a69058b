/** How the computer builds and bombards: the road to Pine Hill, redoubts along it, shots at forts not yet breached. */
import type { Order } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { distance, type HexSide, hexSides, neighbour } from '../../../places/hex/grid.ts';
import { sendTowards } from '../../../series/boar/doctrine/marches.ts';
import type { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady, type Staff, troops } from '../../../series/boar/doctrine/staff.ts';
import { sumOf } from '../../../series/boar/rules/dice.ts';
import type { At } from '../../../series/boar/rules/house.ts';
import { groundFor } from '../../../series/boar/rules/paths.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexAt } from '../../../series/boar/rules/units.ts';
import type { Field } from '../../../series/boar/scenario/field.ts';
import { openedAs } from '../scenario.ts';
import { worksIn } from '../state.ts';
import { isInArc, needsOf, shotModifiers } from '../works/bombardment.ts';
import { dugIn, isBuilder, isSapper, stockadesLeft } from '../works/ground.ts';
import { jobFault } from '../works/labour.ts';
import { isByRoad, isRoadBuilder, roadFrom } from '../works/road.ts';
import { destructible, type Job, type Labour } from '../works/state.ts';
import { gatherAhead } from './storm.ts';
import type { Tuning } from './tuning.ts';

/** Who of a side works this turn, and at what; nobody who has orders to march. */
export function labourOf({ at, side }: Staff, marching: readonly UnitId[]): Labour {
  const pensacola = openedAs(at.scenario);
  const labour: Record<UnitId, Job> = {};
  const free = Object.keys(at.position.units).filter(
    (unit) => counterOf(at.field, unit).side === side && !marching.includes(unit),
  );
  const done = new Set<string>();
  const take = (unit: UnitId, job: Job): void => {
    const place = `${job.do} ${at.position.units[unit]?.hex}`;
    if (labour[unit] || done.has(place) || jobFault(pensacola, at, unit, job) !== null) return;
    labour[unit] = job;
    done.add(place);
  };
  for (const unit of free) {
    for (const what of destructible) take(unit, { do: 'destroy', what });
    take(unit, { do: 'mend' });
  }
  for (const { hex, guns } of sitesLeft(at)) {
    const [unit] = free.filter((one) => at.position.units[one]?.hex === hex && !isSapper(at, one));
    if (unit !== undefined) take(unit, { do: 'redoubt', at: hex, guns });
  }
  const idle = free.filter((unit) => !labour[unit]);
  const next = roadAhead(at, idle);
  if (next) take(next.unit, { do: 'road', to: next.to });
  return labour;
}

/** The longest piece of the road towards the first of the aims it has not reached. */
function roadAhead(at: At, free: readonly UnitId[]): { unit: UnitId; to: HexId } | undefined {
  const pensacola = openedAs(at.scenario);
  const far = awayFromAim(at);
  if (far === null) return undefined;
  const pieces = free.flatMap((unit) => [...roadFrom(pensacola, at, unit).keys()].map((to) => ({ unit, to })));
  const nearer = pieces.filter(({ unit, to }) => far(to) < far(at.position.units[unit]?.hex ?? ''));
  return leastOf(nearer, ({ to }) => far(to));
}

/** Hexes by tracks to where the road goes next; null when it has come everywhere. */
function awayFromAim(at: At): ((hex: HexId) => number) | null {
  const { road } = openedAs(at.scenario).files.doctrine.works;
  const aim = road.find((hex) => !at.position.corduroy?.includes(hex));
  if (aim === undefined) return null;
  const away = alongTracks(at.field, aim);
  return (hex) => away.get(hex) ?? at.field.grid.size;
}

/** Hexes to a place by tracks. */
function alongTracks(field: Field, to: HexId): ReadonlyMap<HexId, number> {
  const away = new Map([[to, 0]]);
  for (const [id, far] of away) {
    const hex = hexAt(field, id);
    for (const [n, next] of hex.next.entries())
      if (next && hex.around[n]?.track && !away.has(next.id)) away.set(next.id, far + 1);
  }
  return away;
}

/** Sites of the plan without redoubt or marker: where guns can be brought, and once all have theirs the others. */
function sitesLeft(at: At): readonly { hex: HexId; guns: number }[] {
  const pensacola = openedAs(at.scenario);
  const taken = dugIn(pensacola, at.position);
  const left = pensacola.files.doctrine.works.sites.filter(({ hex }) => !taken.includes(hex));
  const armed = left.filter(({ guns }) => guns > 0);
  return armed.length > 0 ? armed.filter(({ hex }) => isByRoad(at, hex)) : left;
}

/**
 * The Spanish on a siege turn: builders to their posts, guards where there is something to spoil, the others beside them;
 * on the days before the storm up to where they gather for it.
 */
export function siegeDays(plan: MarchPlan<Tuning>): Order[] {
  const { at, tuning } = plan.staff;
  manWorks(plan);
  const { columns } = tuning.spanish;
  const men = columns.flatMap(({ units }) => units);
  openTheRoad(plan, men);
  if (at.position.turn >= tuning.works.eve) {
    stayOnGuard(plan, men, guardsFor(plan, dugIn(openedAs(at.scenario), at.position)));
    gatherAhead(plan);
    return plan.orders();
  }
  const lacking = guardsFor(plan, postsToGuard(at));
  sendToGuard(plan, stayOnGuard(plan, men, lacking), lacking);
  for (const { units, leaders } of columns) {
    const lead = units.find((unit) => plan.moves.has(unit));
    if (lead !== undefined) for (const leader of leaders) plan.sendWith(leader, lead);
  }
  return plan.orders();
}

/** SP that each post still lacks. */
type Lacking = Map<HexId, number>;

const guardsFor = ({ staff }: MarchPlan<Tuning>, posts: readonly HexId[]): Lacking =>
  new Map(posts.map((hex) => [hex, staff.tuning.works.guard]));

function counts({ staff }: MarchPlan<Tuning>, unit: UnitId, post: HexId, lacking: Lacking): void {
  lacking.set(post, (lacking.get(post) ?? 0) - troops(staff, unit));
}

/** Who stands at a post that lacks men stays there; the others, who are free. */
function stayOnGuard(plan: MarchPlan<Tuning>, men: readonly UnitId[], lacking: Lacking): readonly UnitId[] {
  return men.filter((unit) => {
    if (plan.moves.has(unit) || !isReady(plan.staff, unit)) return false;
    const here = plan.from(unit) ?? '';
    if ((lacking.get(here) ?? 0) <= 0) return true;
    counts(plan, unit, here, lacking);
    return !plan.stays(unit);
  });
}

/** The free to the nearest posts that lack men, and towards the others once none does. */
function sendToGuard(plan: MarchPlan<Tuning>, free: readonly UnitId[], lacking: Lacking): void {
  const posts = [...lacking.keys()];
  for (const unit of free) {
    const away = (hex: HexId): number => distance(plan.staff.at.field.grid, plan.from(unit) ?? hex, hex);
    const open = posts.filter((hex) => (lacking.get(hex) ?? 0) > 0).sort((a, b) => away(a) - away(b));
    const [post] = open;
    if (sendTowards(plan, unit, [...open, ...posts]) && post !== undefined) counts(plan, unit, post, lacking);
  }
}

/** Supply passes an enemy zone where troops stand in it: the nearest go there. */
function openTheRoad(plan: MarchPlan<Tuning>, troops: readonly UnitId[]): void {
  const { staff } = plan;
  const { at, stacks } = staff;
  const { zone } = groundFor(at, stacks, staff.side);
  const { corduroy = [] } = at.position;
  const free = troops.filter((unit) => !plan.moves.has(unit) && isReady(staff, unit));
  for (const hex of corduroy.filter((id) => zone[hexAt(at.field, id).index] === 1 && !stacks.has(id))) {
    const away = (unit: UnitId): number => distance(at.field.grid, plan.from(unit) ?? hex, hex);
    const unit = leastOf(free, away);
    if (unit === undefined) return;
    free.splice(free.indexOf(unit), 1);
    if (!plan.send(unit, hex)) sendTowards(plan, unit, [hex]);
  }
}

/** Redoubts, diggings, stockades, heads of road, and every third hex of it. */
function postsToGuard(at: At): readonly HexId[] {
  const pensacola = openedAs(at.scenario);
  const { corduroy = [] } = at.position;
  const road = corduroy.filter((_, n) => n % GUARDED === 0);
  return [
    ...new Set([
      ...dugIn(pensacola, at.position),
      ...stockadesLeft(pensacola, at.position),
      ...worksIn(at.position).heads,
      ...road,
    ]),
  ];
}

/** A guard covers so many hexes of road. */
const GUARDED = 3;

/** Sends builders where the road goes on or is broken and where redoubts are wanted; who is there already does not march. */
function manWorks(plan: MarchPlan): void {
  const { at } = plan.staff;
  const pensacola = openedAs(at.scenario);
  const { labourers } = pensacola.files.doctrine.works;
  const far = awayFromAim(at);
  const head = far === null ? undefined : leastOf(at.position.corduroy ?? [], far);
  const wanted = sitesLeft(at).map(({ hex }) => hex);
  const posts = [...worksIn(at.position).broken, ...(head === undefined ? [] : [head]), ...wanted];
  const free = labourers.filter((unit) => !plan.moves.has(unit) && isReady(plan.staff, unit) && isBuilder(at, unit));
  for (const post of posts) {
    const away = (unit: UnitId): number => distance(at.field.grid, plan.from(unit) ?? post, post);
    const able = free.filter((one) => wanted.includes(post) || isRoadBuilder(pensacola, at, one));
    const unit = leastOf(able, away);
    if (unit === undefined) continue;
    free.splice(free.indexOf(unit), 1);
    if (away(unit) === 0 || !sendTowards(plan, unit, [post])) plan.stays(unit);
  }
}

/** Towards most of the forts that decide, of these sides the one that looks at the nearest. */
export function facingTheWorks({ at }: Staff, hex: HexId): HexSide | undefined {
  const { hexes } = openedAs(at.scenario).sheet.control;
  const { grid } = at.field;
  const aim = leastOf(hexes, (one) => distance(grid, one, hex)) ?? hex;
  return leastOf(hexSides, (side) => {
    const near = neighbour(grid, hex, side);
    const seen = hexes.filter((fort) => isInArc(at, hex, side, fort)).length;
    return (near === null ? grid.size : distance(grid, near, aim)) - grid.size * seen;
  });
}

/** The likeliest breach, first in a fort that decides and is whole still, then in any of these. */
export function bestTarget({ at }: Staff, redoubt: HexId, targets: readonly string[]): string | undefined {
  const pensacola = openedAs(at.scenario);
  const { hexes } = pensacola.sheet.control;
  const isOpen = (hex: HexId): boolean => at.position.breached.some((name) => name.startsWith(`${hex}/`));
  return leastOf(targets, (name) => {
    const hex = name.slice(0, 4);
    const needs = (needsOf(pensacola, at, redoubt, hex) ?? NEVER) - sumOf(shotModifiers(pensacola, at, redoubt, name));
    const rank = hexes.includes(hex) ? (isOpen(hex) ? 1 : 0) : 2;
    return NEVER * (needs < at.field.tables.dice.sides ? rank : NEVER) + needs;
  });
}

/** More than any die reaches. */
const NEVER = 99;
