/** A march planned: the way, how far along it the party comes this turn, and why it stops or cannot go (series 9). */
import { first, last } from '../../../engine/ends.ts';
import { type HexSide, hexSides } from '../../../places/hex/grid.ts';
import type { Counter, FieldHex } from '../scenario/field.ts';
import type { At, Fault } from './house.ts';
import {
  crowdFault,
  enemyThere,
  enteringOf,
  findPath,
  minimumStep,
  type Path,
  reachable,
  type Search,
  standingFault,
  stepCost,
  stepFault,
} from './paths.ts';
import type { HexId } from './state.ts';
import { pieceOf } from './units.ts';

/** A way and how much of it is gone this turn. */
export interface March {
  readonly from: FieldHex;
  /** Hexes after the start, to the end of the order. */
  readonly hexes: readonly FieldHex[];
  /** MP spent on reaching each. */
  readonly spent: readonly number[];
  /** Hexes of it gone this turn, at least one. */
  readonly go: number;
  readonly halted: Halted;
}

/**
 * What ends a march: its MP, an enemy zone, the most hexes that a Disrupted or newly arrived party goes, or that it may not
 * rest any nearer.
 */
type Halted = 'arrived' | 'points' | 'zone' | 'hexes' | 'rest';

export type Planned = { readonly march: March } | { readonly fault: Fault };

/** Many times the cost of the open way that a way round what stands in it may cost, before it is no way to the place. */
const LONGEST_WAY_ROUND = 3;

/**
 * Plans a march to `to` by way of `via` in that order. `through`: enemy zones on the way are not avoided. A march that
 * would end the turn no nearer to where it goes, or by a way round beyond all measure, is not made.
 */
export function planMarch(
  search: Search,
  from: FieldHex,
  to: FieldHex,
  via: readonly FieldHex[],
  through: boolean,
): Planned {
  const barred = cannotMove(search, from);
  if (barred) return { fault: barred };
  const planned = planWay(search, from, to, via, through);
  if ('fault' in planned) return planned;
  const astray = leadsAstray(search, planned.march, [...via, to], through);
  if (astray) return { fault: astray };
  // A retreat may have thrown together who may not come to rest in one hex.
  const crowded = crowdFault(search, planned.march.hexes[planned.march.go - 1] as FieldHex, 'rest');
  return crowded ? { fault: crowded } : planned;
}

/** As `planMarch`, for counters that the rules themselves send: whether they may move of their own will is not asked. */
export function planWay(
  search: Search,
  from: FieldHex,
  to: FieldHex,
  via: readonly FieldHex[],
  through: boolean,
): Planned {
  if (from === to && via.every((hex) => hex === from)) {
    return { fault: { code: 'boar.already-there', facts: { hex: to.id }, rule: 'series 9' } };
  }
  const way = wayOver(pastFriendsAhead(search, from), from, [...via, to], through);
  if ('fault' in way) return way;
  const { go, halted } = comesTo(search, from, way);
  if (go > 0) return { march: { from, ...way, go, halted } };
  return { fault: whyNoStep(search, from, way) };
}

/** Why a march that does not come to its next stop this turn is no way to it; null where it is one. */
function leadsAstray(
  search: Search,
  { from, hexes, spent, go }: March,
  stops: readonly FieldHex[],
  through: boolean,
): Fault | null {
  const goal = stops.find((stop) => stop !== from);
  const end = goal === undefined ? -1 : hexes.indexOf(goal);
  if (goal === undefined || end < go) return null;
  const open = overOpenGround(search);
  const direct = findPath(open, from, goal, true);
  const before = direct?.spent.at(-1);
  if (direct === null || before === undefined) return null;
  const left = findPath(open, hexes[go - 1] as FieldHex, goal, true)?.spent.at(-1) ?? 0;
  const costs = spent[end] as number;
  if (left < before && costs <= LONGEST_WAY_ROUND * before) return null;
  const closed = whereClosed(search, from, direct, through);
  return {
    code: 'boar.way-round',
    facts: { from: from.id, to: goal.id, costs, left: search.mp, ...closed },
    rule: 'series 9',
    ...outOfReach(search, direct),
  };
}

/** That the place is too far for this turn, though all that closes the way were gone. */
function outOfReach({ mp }: Search, direct: Path | null): Pick<Fault, 'besides'> {
  const far = direct?.spent.at(-1) ?? 0;
  return far > mp ? { besides: { far, has: mp } } : {};
}

/** The search as if nobody stood on the map: what a way costs when all that can change has changed. */
function overOpenGround(search: Search): Search {
  const nowhere = new Uint8Array(search.zone.length);
  return { ...search, stacks: new Map(), zone: nowhere, near: nowhere, arriving: false };
}

/** What a search was without them, last from where: a party at one hex asks for many places to go to. */
const lastAhead = new WeakMap<Search, { readonly from: FieldHex; readonly ahead: Search }>();

/** The search as if no friends stood beyond the reach of this turn: by the time the party comes there they may have gone. */
function pastFriendsAhead(search: Search, from: FieldHex): Search {
  const last = lastAhead.get(search);
  if (last?.from === from) return last.ahead;
  const near = new Set(reachable(overOpenGround(search), from).map(({ hex }) => hex.id));
  const stacks = [...search.stacks].filter(([id, { side }]) => side !== search.party.side || near.has(id));
  const ahead = { ...search, stacks: new Map(stacks) };
  lastAhead.set(search, { from, ahead });
  return ahead;
}

/** The first hex of the open way that cannot be gone through now, and what closes it: the enemy, his zone, or friends. */
function whereClosed(
  search: Search,
  from: FieldHex,
  { hexes }: Path,
  through: boolean,
): { hex: HexId; full: boolean; zone: boolean; near?: boolean } | Record<string, never> {
  let here = from;
  for (const next of hexes) {
    const fault = stepFault(search, here, here.next.indexOf(next));
    const near = fault?.code === 'boar.strategic-enemy';
    if (fault) return { hex: next.id, full: standingFault(search, next, 'passing') !== null, zone: false, near };
    const isLast = next === hexes.at(-1);
    if (search.zone[next.index] === 1 && !through && !isLast) return { hex: next.id, full: false, zone: true };
    here = next;
  }
  return {};
}

/** Why these counters may not move at all, wherever to; null when they may. */
export function cannotMove(search: Search, from: FieldHex): Fault | null {
  const { at, party } = search;
  const { position } = at;
  for (const unit of party.units) {
    const barred = cannotMarch(at, unit, party.strategic, search.leaving);
    if (barred) return barred;
  }
  const entered = search.arriving ? enteringOf(at, party) : [];
  if (party.strategic && entered.some((each) => !each.strategic)) {
    return { code: 'boar.strategic-arrival', facts: { hex: from.id }, rule: 'S 4.7' };
  }
  if (search.mp === 0 && entered.some((each) => each.spent > 0)) {
    return { code: 'boar.arrival-spent', facts: { hex: from.id }, rule: 'S 4.7' };
  }
  if (search.mp === 0) return { code: 'boar.weather', facts: { weather: position.weather }, rule: 'S 4.2' };
  if (party.strategic) {
    const fair = at.field.tables.weather[position.weather]?.strategic ?? true;
    if (!fair && !at.house.defiesWeather(at, party)) {
      return { code: 'boar.strategic-weather', facts: { weather: position.weather }, rule: 'S 4.2' };
    }
    if (search.near[from.index] === 1) {
      return { code: 'boar.strategic-enemy', facts: { from: from.id, to: from.id }, rule: 'R16' };
    }
  }
  return null;
}

/** Why this unit of a party may not move at all, whoever goes with it; null when it may. */
export function cannotMarch(at: At, unit: Counter, strategic: boolean, leaving: boolean): Fault | null {
  const piece = pieceOf(at.position, unit.id);
  const facts = { unit: unit.id, hex: piece.hex ?? '' };
  if (piece.formation === 'shattered') return { code: 'boar.shattered', facts, rule: 'R23' };
  if (piece.pinnedBy.length > 0 && !leaving) return { code: 'boar.pinned', facts, rule: 'R66' };
  if (piece.withdrew) return { code: 'boar.withdrew', facts, rule: 'R51' };
  if (strategic && (piece.formation !== 'parade' || leaving))
    return { code: 'boar.strategic-order', facts, rule: 'R16' };
  return at.house.mayMove(at, unit);
}

/** The whole way, leg by leg. */
function wayOver(
  search: Search,
  from: FieldHex,
  stops: readonly FieldHex[],
  through: boolean,
): Path | { readonly fault: Fault } {
  const hexes: FieldHex[] = [];
  const spent: number[] = [];
  let here = from;
  let before = 0;
  for (const stop of stops) {
    if (stop === here) continue;
    const leg = findPath(search, here, stop, through);
    if (leg === null) return { fault: whyNoWay(search, here, stop, through) };
    for (const [n, hex] of leg.hexes.entries()) {
      hexes.push(hex);
      spent.push(before + (leg.spent[n] as number));
    }
    before = spent.at(-1) ?? before;
    here = stop;
  }
  return { hexes, spent };
}

/** How many hexes of the way are gone this turn: MP, zones, and where the party may rest decide. */
function comesTo(search: Search, from: FieldHex, { hexes, spent }: Path): { go: number; halted: Halted } {
  let go = 0;
  let halted: Halted = 'arrived';
  let last = from;
  for (const [n, hex] of hexes.entries()) {
    if ((spent[n] as number) > search.mp && !(n === 0 && minimumStep(search, hex))) {
      halted = 'points';
      break;
    }
    go = n + 1;
    const zone = search.zone[hex.index] === 1 && search.party.units.length > 0;
    // From one zone straight into another is one hex a turn; out of a zone is free.
    const spentUp = go >= search.hexes;
    if (go < hexes.length && (zone || spentUp)) {
      halted = zone ? 'zone' : 'hexes';
      break;
    }
    last = hex;
  }
  if (last === from && go === 0) return { go, halted };
  // The end of the order must be fit to rest in; short of it the party stops where it may.
  while (go > 0 && go < hexes.length && restFault(search, hexes[go - 1] as FieldHex)) {
    go--;
    halted = 'rest';
  }
  if (go === hexes.length && restFault(search, hexes[go - 1] as FieldHex)) return { go: 0, halted: 'arrived' };
  return { go, halted };
}

/** Why the party may not end its march here; null when it may. */
export function restFault(search: Search, hex: FieldHex): Fault | null {
  const standing = standingFault(search, hex, 'rest');
  if (standing) return standing;
  const alone = search.party.units.length === 0 && (search.stacks.get(hex.id)?.units.length ?? 0) === 0;
  if (search.leaving && search.near[hex.index] === 1) {
    return { code: 'boar.pin-near', facts: { hex: hex.id }, rule: 'R66' };
  }
  if (alone && search.near[hex.index] === 1) {
    return { code: 'boar.leader-alone', facts: { from: hex.id, to: hex.id }, rule: 'R21' };
  }
  return null;
}

/** There is a way, but not one hex of it can be gone. */
function whyNoStep(search: Search, from: FieldHex, { hexes, spent }: Path): Fault {
  const resting = restFault(search, last(hexes));
  if (resting && last(spent) <= search.mp) return resting;
  return {
    code: 'boar.too-dear',
    facts: { from: from.id, to: first(hexes).id, costs: spent[0] as number, left: search.mp },
    rule: 'series 9',
  };
}

/** The nearest reason why a hex cannot be reached at all. */
function whyNoWay(search: Search, from: FieldHex, to: FieldHex, through: boolean): Fault {
  const facts = { from: from.id, to: to.id };
  const there = search.stacks.get(to.id);
  if (there && there.side !== search.party.side) return enemyThere(facts, there);
  const standing = standingFault(search, to, 'passing');
  if (standing) return standing;
  const direct = from.next.indexOf(to);
  if (direct >= 0 && stepCost(search, from, direct) !== null) {
    const blocked = stepFault(search, from, direct);
    if (blocked) return blocked;
  }
  let fault: Fault | null = null;
  let enterable = false;
  for (const [n, near] of to.next.entries()) {
    const inward = (n + 3) % 6;
    if (!near || stepCost(search, near, inward) === null) continue;
    enterable = true;
    const blocked = stepFault(search, near, inward);
    if (blocked === null) return noWay(search, from, to, through);
    if (blocked.code !== 'boar.strategic-road') fault ??= blocked;
  }
  if (!enterable) return { code: 'boar.prohibited', facts: { ...facts, terrain: to.terrain }, rule: 'R14' };
  return fault ?? noWay(search, from, to, through);
}

/** What a game's own rules have against the way that the ground itself leaves open; null where they are not the cause. */
function forbidden(search: Search, from: FieldHex, to: FieldHex): Fault | null {
  const { at, party } = search;
  const lawless = { ...overOpenGround(search), at: { ...at, house: { ...at.house, mayEnter: () => null } } };
  const way = [from, ...(findPath(lawless, from, to, true)?.hexes ?? [])];
  for (const [n, here] of way.slice(0, -1).entries()) {
    const hex = way[n + 1] as FieldHex;
    const fault = at.house.mayEnter(at, party, here, hexSides[here.next.indexOf(hex)] as HexSide, hex, 'passing');
    if (fault) return fault;
  }
  return null;
}

function noWay(search: Search, from: FieldHex, to: FieldHex, through: boolean): Fault {
  const facts = { from: from.id, to: to.id };
  const direct = findPath(overOpenGround(search), from, to, true);
  if (direct === null && search.party.strategic) return { code: 'boar.no-road', facts, rule: 'series 9' };
  const barred = direct === null ? forbidden(search, from, to) : null;
  if (barred) return barred;
  const closed = direct === null ? {} : whereClosed(search, from, direct, through);
  return { code: 'boar.no-way', facts: { ...facts, ...closed }, rule: 'series 9', ...outOfReach(search, direct) };
}
