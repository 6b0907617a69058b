/** Finding ways: the cheapest legal path of a stack, and how far it comes this turn (R14–R18, R21, R23; series 9). */
import { type Spread, spread, UNSEEN } from '../../../places/hex/cheapest.ts';
import { distance, type HexSide, hexSides } from '../../../places/hex/grid.ts';
import type { FieldHex, Gait, Hexside } from '../scenario/field.ts';
import type { At, Entering, Fault, KnownGround, Party, Rules } from './house.ts';
import { stackFaults } from './stacking.ts';
import type { Stack, Stacks } from './stacks.ts';
import type { HexId, Side, UnitId } from './state.ts';
import { costToEnter, GAITS, isLaid, terrainOf } from './terrain.ts';
import { enemyOf, hexAt, pieceOf } from './units.ts';
import { standingWorks } from './works.ts';
import { zoneOf } from './zoc.ts';

/** A march looked at: who goes, over what, and against whom. Valid until a counter moves. */
export interface Search {
  readonly at: At;
  readonly stacks: Stacks;
  readonly party: Party;
  readonly gaits: readonly Gait[];
  /** MP of the slowest, doubled in strategic movement, as the weather leaves them. */
  readonly mp: number;
  /** Zone of the enemy: 1 at each hex index. */
  readonly zone: Uint8Array;
  /** Next to an enemy combat unit: 1 at each hex index. */
  readonly near: Uint8Array;
  readonly costs: Ground['costs'];
  /** May go one hex whatever it costs (R15). */
  readonly minimum: boolean;
  /** One of them is Disrupted: so many hexes, away from the enemy (R23). */
  readonly disrupted: boolean;
  /** Most hexes the party may go: one that is Disrupted, one newly arrived (R23, S 4.7). */
  readonly hexes: number;
  /** It has entered the map this phase, more together perhaps than may rest in one hex (S 4.7). */
  readonly arriving: boolean;
  /** Breaking off from a pin: may not end next to an enemy (R66). */
  readonly leaving: boolean;
  /** Ground the party knows its way in. */
  readonly known: KnownGround | null;
}

/** A way found: hexes after the start, and MP spent on reaching each. */
export interface Path {
  readonly hexes: readonly FieldHex[];
  readonly spent: readonly number[];
}

/** What stands where for one side on the move; shared by all its marches until a counter moves. */
export interface Ground {
  readonly stacks: Stacks;
  readonly zone: Uint8Array;
  readonly near: Uint8Array;
  /** MP of each step that was asked for, by gait, at six times the hex index and the side. */
  readonly costs: ReadonlyMap<Gait, Int8Array>;
}

/** Zone and nearness of the enemies of `side`. */
export function groundFor(at: At, stacks: Stacks, side: Side): Ground {
  const { field } = at;
  const enemy = enemyOf(field, side);
  const near = new Uint8Array(field.grid.size);
  for (const stack of stacks.values()) {
    if (stack.side !== enemy || stack.units.length === 0) continue;
    const hex = hexAt(field, stack.hex);
    for (const next of hex.next) if (next) near[next.index] = 1;
  }
  return { stacks, zone: zoneOf(at, enemy), near, costs: noCosts(at) };
}

/** None worked out yet: for as long as works and ground stay as they are. */
export const noCosts = ({ field }: Rules): Ground['costs'] =>
  new Map(GAITS.map((gait) => [gait, new Int8Array(6 * field.at.length).fill(UNSEEN)]));

/** Counters of one hex that go together. Leaders and units are told apart by their ids. */
export function partyOf(rules: Rules, side: Side, ids: readonly UnitId[], strategic: boolean): Party {
  const units = [];
  const leaders = [];
  for (const id of ids) {
    const unit = rules.field.counters.get(id);
    const leader = unit ? undefined : rules.field.leaders.get(id);
    if (unit) units.push(unit);
    else if (leader) leaders.push(leader);
  }
  return { side, units, leaders, strategic };
}

export function searchFor(at: At, ground: Ground, party: Party, leaving = false): Search {
  const { position } = at;
  const gaits: Gait[] = [];
  for (const unit of party.units) if (!gaits.includes(unit.gait)) gaits.push(unit.gait);
  // Leaders go at the cost of foot, wherever the stack they are with can go.
  if (party.units.length === 0) gaits.push('foot');
  const entering = enteringOf(at, party);
  const spent = entering.reduce((most, each) => Math.max(most, each.spent), 0);
  const minimum =
    party.units.length > 0 &&
    !party.strategic &&
    spent === 0 &&
    at.field.tables.weather[position.weather]?.movement !== 'none';
  const disrupted = party.units.some((unit) => pieceOf(position, unit.id).formation === 'disrupted');
  return {
    at,
    party,
    gaits,
    mp: Math.max(0, pointsOf(at, party) - spent),
    minimum,
    disrupted,
    hexes: Math.min(
      disrupted ? at.field.tables.movement.disrupted : Number.MAX_SAFE_INTEGER,
      ...entering.map((each) => each.hexes ?? Number.MAX_SAFE_INTEGER),
    ),
    arriving: entering.length > 0,
    leaving,
    known: at.house.knownGround(at, party),
    ...ground,
  };
}

/** How those of the party are bound that entered the map this phase. */
export function enteringOf(at: At, party: Party): readonly Entering[] {
  return [...party.units, ...party.leaders].flatMap(({ id }) => at.house.entering(at, id) ?? []);
}

/** MP of a party this turn: of its slowest counter, after weather, doubled when strategic. */
export function pointsOf(at: At, party: Party): number {
  let mp = Number.MAX_SAFE_INTEGER;
  for (const unit of party.units) mp = Math.min(mp, at.house.allowance(at, unit) ?? unit.mp);
  for (const leader of party.leaders) mp = Math.min(mp, leader.mp);
  const left = { none: 0, half: Math.ceil(mp / 2), less: Math.max(1, mp - 1), full: mp };
  const weather = at.field.tables.weather[at.position.weather];
  const allowed = left[weather?.movement ?? 'full'];
  return party.strategic ? allowed * at.field.tables.movement.strategic : allowed;
}

/** MP for the party to go out of `from` across side `n`: of its dearest gait; null when one of them may not. */
export function stepCost(search: Search, from: FieldHex, n: number): number | null {
  let dearest = 0;
  for (const gait of search.gaits) {
    let cost = costOf(search, gait, from, n);
    if (cost === CLOSED) return null;
    if (search.known !== null) cost -= savedIn(search.at, search.known, gait, from, n);
    if (cost > dearest) dearest = cost;
  }
  return dearest;
}

/** What a step costs a gait before knowledge of the ground, or that it is closed: worked out once. */
function costOf({ at, party, costs }: Search, gait: Gait, from: FieldHex, n: number): number {
  const [known, step] = [costs.get(gait) as Int8Array, 6 * from.index + n];
  if (known[step] === UNSEEN) known[step] = costToEnter(at, gait, party.side, from, n) ?? CLOSED;
  return known[step] as number;
}
const CLOSED = 127;

/** MP that knowing the ground saves on the terrain of this step; none by road, track or Covered Way. */
function savedIn(at: At, { terrains, mp }: KnownGround, gait: Gait, from: FieldHex, n: number): number {
  const to = from.next[n] as FieldHex;
  const edge = from.around[n] as Hexside;
  const ground = terrainOf(at, to);
  if (edge.road || edge.track || (from.coveredWay && to.coveredWay) || !terrains.includes(ground.id)) return 0;
  return Math.max(0, (ground[gait] ?? mp) - mp);
}

/** Nobody marches into a hex of the enemy's; a leader alone in it rides off from who comes beside him (R22). */
export const enemyThere = (facts: Fault['facts'], { units }: Stack): Fault => ({
  code: 'boar.enemy-there',
  facts: { ...facts, alone: units.length === 0 },
  rule: 'series 9',
});

/** Why the party may not take this step, MP apart; null when it may. */
export function stepFault(search: Search, from: FieldHex, n: number): Fault | null {
  const { at, party, stacks } = search;
  const to = from.next[n];
  if (!to) return { code: 'boar.off-map', facts: { from: from.id }, rule: 'series 9' };
  const edge = from.around[n] as Hexside;
  const facts = { from: from.id, to: to.id };
  if (party.strategic) {
    const road = isLaid(at, from, n) ? (at.field.tables.ways.road?.strategic ?? []) : null;
    if (!search.gaits.every((gait) => road?.includes(gait) ?? edge.strategic[gait]))
      return { code: 'boar.strategic-road', facts, rule: 'R16' };
    if (search.near[to.index] === 1) return { code: 'boar.strategic-enemy', facts, rule: 'R16' };
    if (meetsEnemyWorks(search, from, n)) return { code: 'boar.strategic-works', facts, rule: 'R16' };
  }
  const there = stacks.get(to.id);
  if (there && there.side !== party.side) return enemyThere(facts, there);
  if (search.disrupted && (search.zone[to.index] === 1 || isTowardsEnemy(search, from, to))) {
    return { code: 'boar.disrupted', facts, rule: 'R23' };
  }
  if (party.units.length === 0 && search.zone[to.index] === 1 && (there?.units.length ?? 0) === 0) {
    return { code: 'boar.leader-alone', facts, rule: 'R21' };
  }
  const blocked = at.house.mayEnter(at, party, from, hexSides[n] as HexSide, to, 'passing');
  if (blocked) return blocked;
  return standingFault(search, to, 'passing');
}

/** Do standing works of the enemy bar the step, whichever of the two hexes they face? */
function meetsEnemyWorks({ at: { field, position }, party }: Search, from: FieldHex, n: number): boolean {
  const to = from.next[n] as FieldHex;
  const works = [...standingWorks(position, from, n), ...standingWorks(position, to, (n + 3) % 6)];
  return works.some((work) => party.side !== (work === 'siege' ? field.siegeOf : field.worksOf));
}

/** Does the step bring the party nearer to the nearest enemy unit? */
function isTowardsEnemy(search: Search, from: FieldHex, to: FieldHex): boolean {
  const { grid } = search.at.field;
  let before = Number.MAX_SAFE_INTEGER;
  let after = Number.MAX_SAFE_INTEGER;
  for (const stack of search.stacks.values()) {
    if (stack.side === search.party.side || stack.units.length === 0) continue;
    before = Math.min(before, distance(grid, from.id, stack.hex));
    after = Math.min(after, distance(grid, to.id, stack.hex));
  }
  return after < before;
}

/** Why the party may not stand in a hex beside whoever is there, passing or at rest; null when it may. */
export function standingFault(search: Search, hex: FieldHex, moment: 'passing' | 'rest'): Fault | null {
  const there = search.stacks.get(hex.id);
  const { at, party } = search;
  if (!there || there.side !== party.side) return search.arriving ? crowdFault(search, hex, moment) : null;
  const going = party.units.map((unit) => unit.id);
  const leading = party.leaders.map((leader) => leader.id);
  const units = there.units.filter((unit) => !going.includes(unit));
  const leaders = there.leaders.filter((leader) => !leading.includes(leader));
  if (units.length === 0 && leaders.length === 0) return search.arriving ? crowdFault(search, hex, moment) : null;
  const [fault = null] = stackFaults(at, hex, [...units, ...going], [...leaders, ...leading], moment);
  return fault && { ...fault, facts: { ...fault.facts, there: units } };
}

/** Too many or too mixed a party to be in one hex by itself: possible where it entered the map, or fell back together. */
export function crowdFault({ at, party }: Search, hex: FieldHex, moment: 'passing' | 'rest'): Fault | null {
  const units = party.units.map((unit) => unit.id);
  const leaders = party.leaders.map((leader) => leader.id);
  return stackFaults(at, hex, units, leaders, moment)[0] ?? null;
}

/** May the party take this step though it costs more than it has: its first, of one hex (R15, S 4.19)? */
export function minimumStep(search: Search, to: FieldHex): boolean {
  const { at, party } = search;
  return (
    search.minimum &&
    at.field.tables.terrain[to.terrain]?.minimumMove !== false &&
    party.units.every(
      (unit) => pieceOf(at.position, unit.id).formation === 'parade' && at.house.minimumMove(at, unit, to),
    )
  );
}

/**
 * The cheapest way to a hex, null when there is none. It keeps out of enemy zones except at its end, unless `through`;
 * `limit` is the most MP it may cost. Ties go to the hex found first, clockwise from north, so that every run agrees.
 */
export function findPath(
  search: Search,
  from: FieldHex,
  to: FieldHex,
  through: boolean,
  limit: number = Number.MAX_SAFE_INTEGER,
): Path | null {
  const found = spreadOut(search, from, through, limit, to.index);
  return found.cost[to.index] === UNSEEN ? null : trace(search, found, from, to);
}

/** Every hex the party can reach this turn with the MP it needs, the start not among them; in order of cost. */
export function reachable(search: Search, from: FieldHex): { hex: FieldHex; cost: number }[] {
  const found = spreadOut(search, from, false, search.mp, -1);
  const hexes: { hex: FieldHex; cost: number }[] = [];
  for (const index of found.order) {
    if (index !== from.index) {
      hexes.push({ hex: search.at.field.at[index] as FieldHex, cost: found.cost[index] as number });
    }
  }
  if (search.minimum) {
    for (const [n, to] of from.next.entries()) {
      if (!to || found.cost[to.index] !== UNSEEN || stepFault(search, from, n) || !minimumStep(search, to)) continue;
      const cost = stepCost(search, from, n);
      if (cost !== null) hexes.push({ hex: to, cost });
    }
  }
  return hexes;
}

/** Where the party can go at `limit` MP, `through` enemy zones or up to them, until it has found the way to `target`. */
function spreadOut(search: Search, from: FieldHex, through: boolean, limit: number, target: number): Spread {
  const isOpen = (hex: FieldHex, n: number, step: number): boolean =>
    (step <= search.mp || minimumStep(search, hex.next[n] as FieldHex)) && stepFault(search, hex, n) === null;
  const ends = (hex: FieldHex): boolean => search.zone[hex.index] === 1 && !through;
  const cost = (hex: FieldHex, n: number): number | null => stepCost(search, hex, n);
  return spread(search.at.field.at, from, { cost, isOpen, ends }, limit, target);
}

function trace(search: Search, { cost, came }: Spread, from: FieldHex, to: FieldHex): Path {
  const hexes: FieldHex[] = [];
  const spent: number[] = [];
  for (let index = to.index; index !== from.index; index = came[index] as number) {
    hexes.push(search.at.field.at[index] as FieldHex);
    spent.push(cost[index] as number);
  }
  return { hexes: hexes.reverse(), spent: spent.reverse() };
}

/** Hex ids of a path with its start, as events tell it. */
export function idsOf(from: FieldHex, hexes: readonly FieldHex[]): HexId[] {
  return [from.id, ...hexes.map((hex) => hex.id)];
}
