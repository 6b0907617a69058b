/** A plan of march in the making: how far each comes this turn, who goes where, and the position that makes. */
import type { Order } from '../../../engine/contract.ts';
import { groundFor, partyOf, reachable, searchFor } from '../../boar/paths.ts';
import type { Piece, Position } from '../../boar/position.ts';
import { fits } from '../../boar/stacking.ts';
import type { HexId, UnitId } from '../../boar/state.ts';
import { marchOrder, over, type Staff } from './staff.ts';

/** Those who start and march alike share one reach. */
export class MarchPlan {
  readonly staff: Staff;
  readonly moves = new Map<UnitId, HexId>();
  readonly #reaches = new Map<string, ReadonlySet<HexId>>();
  readonly #units: Record<UnitId, Piece>;
  readonly #leaders: Record<UnitId, Position['leaders'][string]>;
  #ground: ReturnType<typeof groundFor> | null = null;

  constructor(staff: Staff) {
    this.staff = staff;
    this.#units = { ...staff.position.units };
    this.#leaders = { ...staff.position.leaders };
  }

  /** Where a counter stands now, before any march; null off the map. */
  from(id: UnitId): HexId | null {
    const { units, leaders } = this.staff.position;
    return (units[id] ?? leaders[id])?.hex ?? null;
  }

  /** Hexes the unit or leader can reach this turn, its own among them. */
  reach(id: UnitId): ReadonlySet<HexId> {
    const { rules, position, stacks, side } = this.staff;
    const from = this.from(id);
    if (from === null) return new Set();
    const counter = rules.field.counters.get(id);
    const key = counter ? `${from}/${counter.gait}/${counter.mp}` : `${from}/leader`;
    const known = this.#reaches.get(key);
    if (known) return known;
    this.#ground ??= groundFor(rules, position, stacks, side);
    const search = searchFor(rules, position, this.#ground, partyOf(rules, side, [id], false));
    const start = rules.field.hexes.get(from);
    const found = new Set(start ? [from, ...reachable(search, start).map(({ hex }) => hex.id)] : []);
    this.#reaches.set(key, found);
    return found;
  }

  /** Sends the unit to a hex if it comes there this turn and there is room when all marches are done. */
  send(id: UnitId, to: HexId): boolean {
    if (!this.reach(id).has(to)) return false;
    if (this.#units[id] && !fits(this.staff.rules, this.position(), to, [id], 'rest')) return false;
    this.#put(id, to);
    this.moves.set(id, to);
    return true;
  }

  /** Sends a leader along with a unit that marches; from elsewhere only where he can come by himself. */
  sendWith(leader: UnitId, unit: UnitId): boolean {
    const to = this.moves.get(unit);
    if (to === undefined || (this.from(leader) !== this.from(unit) && !this.reach(leader).has(to))) return false;
    this.#put(leader, to);
    this.moves.set(leader, to);
    return true;
  }

  /** Takes a march back. */
  take(id: UnitId): void {
    const from = this.from(id);
    if (from !== null) this.#put(id, from);
    this.moves.delete(id);
  }

  /** The position once all marches are done; it changes with the plan. */
  position(): Position {
    return { ...this.staff.position, units: this.#units, leaders: this.#leaders };
  }

  /** The staff over that position as it stands now; of no use once the plan has changed. */
  outcome(): Staff {
    return over(this.staff, Object.freeze(this.position()));
  }

  /** One order for all who go from one hex to another. */
  orders(): Order[] {
    const groups = new Map<string, { ids: UnitId[]; to: HexId }>();
    for (const [id, to] of this.moves) {
      const from = this.from(id);
      if (from === to) continue;
      const group = groups.get(`${from}/${to}`);
      if (group) group.ids.push(id);
      else groups.set(`${from}/${to}`, { ids: [id], to });
    }
    return [...groups.values()].map(({ ids, to }, index) => marchOrder(index + 1, ids, to));
  }

  #put(id: UnitId, hex: HexId): void {
    const piece = this.#units[id];
    const leader = this.#leaders[id];
    if (piece) this.#units[id] = { ...piece, hex };
    else if (leader) this.#leaders[id] = { ...leader, hex };
  }
}
