/** What can be done next as all stand: where counters can march, what enemy zones cover, what guns can hit. */
import { distance } from '../../../places/hex/grid.ts';
import type { FieldHex } from '../scenario/field.ts';
import { canFire, enemiesInSight, fireRange } from './aim.ts';
import { sumOf } from './dice.ts';
import type { Modifier } from './events.ts';
import { shotAt, shotOdds, whyNoFire } from './fire.ts';
import type { At, Party } from './house.ts';
import { cannotMove, planMarch, restFault } from './march.ts';
import { crowdFault, type Ground, groundFor, partyOf, reachable, type Search, searchFor } from './paths.ts';
import type { Layout } from './position.ts';
import { stacksOf } from './stacks.ts';
import type { HexId, Side, UnitId } from './state.ts';
import { hexOf, sideOf } from './units.ts';
import { zoneOf } from './zoc.ts';

/** A hex where a march can end this turn, and the MP left there. */
export interface Reached {
  readonly hex: HexId;
  readonly left: number;
}

/** What a battery's fire at one enemy hex needs. */
export interface Aim {
  readonly battery: UnitId;
  readonly from: HexId;
  readonly on: HexId;
  /** The enemy there who is hit most easily. */
  readonly target: UnitId;
  /** The least face of the die that hits him, all modifiers counted. */
  readonly die: number;
  readonly modifiers: readonly Modifier[];
}

/** Has the side a march still to come? In the last turn not once the enemy has his after it. */
export function marchesAgain({ field: { scenario }, position: { turn, first, phasing } }: Layout, side: Side): boolean {
  const isDone = phasing !== null && phasing !== side && first === side;
  return turn < scenario.turns[1] || ((scenario.alone[`${turn}`] ?? side) === side && !isDone);
}

type Wanted = (end: Reached) => boolean;

/** Marches that a side can order as all stand: each party's ways are searched once, however often they are asked for. */
export class Marches {
  readonly #at: At;
  readonly #side: Side;
  readonly #ground: Ground;
  readonly #searched = new Map<string, Ways | null>();

  constructor(at: At, side: Side) {
    this.#at = at;
    this.#side = side;
    this.#ground = groundFor(at, stacksOf(at), side);
  }

  /**
   * Where these counters of one hex can end a march this turn if they go together, the cheapest way first; nowhere if one
   * of them may not move. Only what is `wanted` is looked at to the end.
   */
  of(ids: readonly UnitId[], wanted: Wanted = () => true, strategic = false): readonly Reached[] {
    const ways = this.#waysOf(ids, strategic);
    return ways === null ? [] : endsOf(ways, wanted);
  }

  /** The same of counters that another order than a march sends from one of these hexes, with so many MP. */
  sent(ids: readonly UnitId[], starts: readonly FieldHex[], mp: number, wanted: Wanted): readonly Reached[] {
    const search = { ...searchFor(this.#at, this.#ground, partyOf(this.#at, this.#side, ids, false)), mp };
    const ends = starts.flatMap((from) => {
      return endsOf({ search, from, ends: [{ hex: from, cost: 0 }, ...reachable(search, from)] }, wanted);
    });
    return [...new Map(ends.toSorted((a, b) => a.left - b.left).map((end) => [end.hex, end])).values()];
  }

  /**
   * Every hex that a unit of the side can come to by itself this turn, with the most MP one of them has left there, and from
   * where; of the units that are `wanted`.
   */
  reach(wanted: (unit: UnitId) => boolean = () => true): ReadonlyMap<HexId, { left: number; from: HexId }> {
    const most = new Map<HexId, { left: number; from: HexId }>();
    const isMore = ({ hex, left }: Reached): boolean => left > (most.get(hex)?.left ?? -1);
    for (const unit of unitsOnMap(this.#at, this.#side).filter(wanted)) {
      const from = hexOf(this.#at.position, unit);
      for (const { hex, left } of this.of([unit], isMore)) most.set(hex, { left, from });
    }
    return most;
  }

  #waysOf(ids: readonly UnitId[], strategic: boolean): Ways | null {
    const key = `${ids.join()}/${strategic}`;
    let ways = this.#searched.get(key);
    if (ways === undefined) {
      ways = waysOf(this.#at, this.#ground, partyOf(this.#at, this.#side, ids, strategic), ids);
      this.#searched.set(key, ways);
    }
    return ways;
  }
}

/** What a party finds that looks all round. */
interface Ways {
  readonly search: Search;
  readonly from: FieldHex;
  readonly ends: ReturnType<typeof reachable>;
}

function waysOf(at: At, ground: Ground, party: Party, [lead = '']: readonly UnitId[]): Ways | null {
  const { units, leaders } = at.position;
  const from = at.field.hexes.get((units[lead] ?? leaders[lead])?.hex ?? '');
  if (!from || !marchesAgain(at, party.side)) return null;
  const search = searchFor(at, ground, party);
  return cannotMove(search, from) === null ? { search, from, ends: reachable(search, from) } : null;
}

function endsOf({ search, from, ends }: Ways, wanted: Wanted): Reached[] {
  return ends.flatMap(({ hex, cost }) => {
    const end = { hex: hex.id, left: Math.max(0, search.mp - cost) };
    return wanted(end) && isReached(search, from, hex, cost) ? [end] : [];
  });
}

/** Does a march end there? Planned where the party may go few hexes only, or beyond its MP; else it is where it may rest. */
function isReached(search: Search, from: FieldHex, to: FieldHex, cost: number): boolean {
  if (cost <= search.mp && search.hexes === Number.MAX_SAFE_INTEGER) {
    return restFault(search, to) === null && crowdFault(search, to, 'rest') === null;
  }
  if (distance(search.at.field.grid, from.id, to.id) > search.hexes) return false;
  const planned = planMarch(search, from, to, [], false);
  return 'march' in planned && planned.march.hexes[planned.march.go - 1] === to;
}

/** Hexes that zones of control of the side cover, in the order of the map. */
export function zonesOf(at: At, side: Side): readonly HexId[] {
  const zone = zoneOf(at, side);
  return at.field.at.filter((hex) => zone[hex.index] === 1).map((hex) => hex.id);
}

/** What each battery of the side can fire at as all stand, the nearest first; nothing when it may not fire. */
export function aimsOf(at: At, side: Side): readonly Aim[] {
  if (whyNoFire(at, side) !== null) return [];
  const stacks = stacksOf(at);
  return unitsOnMap(at, side).flatMap((battery) => {
    if (!canFire(at, battery)) return [];
    const best = new Map<HexId, Aim>();
    for (const target of enemiesInSight(at, battery, fireRange(at, battery), stacks)) {
      const aim = aimAt(at, battery, target);
      if (aim.die < (best.get(aim.on)?.die ?? Number.MAX_SAFE_INTEGER)) best.set(aim.on, aim);
    }
    return [...best.values()];
  });
}

function aimAt(at: At, battery: UnitId, target: UnitId): Aim {
  const shot = shotAt(at, [battery], target);
  const { needed, modifiers } = shotOdds(at, shot);
  return {
    battery,
    from: hexOf(at.position, battery),
    on: shot.hex,
    target,
    die: needed - sumOf(modifiers),
    modifiers,
  };
}

function unitsOnMap({ field, position }: At, side: Side): UnitId[] {
  return Object.keys(position.units).filter(
    (unit) => position.units[unit]?.hex !== null && sideOf(field, unit) === side,
  );
}
