/** A plan of march in the making: how far each comes this turn, who goes where, and the position that makes. */
import type { Order } from '../../../engine/contract.ts';
import { cannotMove } from '../rules/march.ts';
import { groundFor, partyOf, reachable, searchFor } from '../rules/paths.ts';
import type { Piece, Position } from '../rules/position.ts';
import { fits, stackFaults } from '../rules/stacking.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { marchOrder, over, type Staff } from './staff.ts';
import type { Tuning } from './tuning.ts';

/** Those who start and march alike share one reach. */
export class MarchPlan<T extends Tuning = Tuning> {
  readonly staff: Staff<T>;
  readonly moves = new Map<UnitId, HexId>();
  readonly #reaches = new Map<string, ReadonlySet<HexId>>();
  readonly #units: Record<UnitId, Piece>;
  readonly #leaders: Record<UnitId, Position['leaders'][string]>;
  #ground: ReturnType<typeof groundFor> | null = null;

  constructor(staff: Staff<T>) {
    this.staff = staff;
    this.#units = { ...staff.at.position.units };
    this.#leaders = { ...staff.at.position.leaders };
  }

  /** Where a counter stands now, before any march; null off the map. */
  from(id: UnitId): HexId | null {
    const { units, leaders } = this.staff.at.position;
    return (units[id] ?? leaders[id])?.hex ?? null;
  }

  /** Hexes the unit or leader can reach this turn, its own among them; by strategic movement none when it is barred. */
  reach(id: UnitId, strategic = false): ReadonlySet<HexId> {
    const { at, stacks, side } = this.staff;
    const from = this.from(id);
    if (from === null) return new Set();
    const counter = at.field.counters.get(id);
    const mp = counter ? (at.house.allowance(at, counter) ?? counter.mp) : 0;
    const key = `${from}/${counter ? `${counter.gait}/${mp}` : 'leader'}${strategic ? '/strategic' : ''}`;
    const known = this.#reaches.get(key);
    if (known) return known;
    this.#ground ??= groundFor(at, stacks, side);
    const search = searchFor(at, this.#ground, partyOf(at, side, [id], strategic));
    const start = at.field.hexes.get(from);
    const barred = start === undefined || (strategic && cannotMove(search, start) !== null);
    const found = new Set(barred ? [] : [from, ...reachable(search, start).map(({ hex }) => hex.id)]);
    this.#reaches.set(key, found);
    return found;
  }

  /** Sends the unit to a hex if it comes there this turn and there is room when all marches are done. */
  send(id: UnitId, to: HexId): boolean {
    if (!this.reach(id).has(to) && !(this.#isSiege() && this.reach(id, true).has(to))) return false;
    if (!this.hasRoom(id, to)) return false;
    this.#put(id, to);
    this.moves.set(id, to);
    return true;
  }

  /** Is there room for the counter in a hex once all marches are done? */
  hasRoom(id: UnitId, hex: HexId): boolean {
    if (this.#units[id]) return fits({ ...this.staff.at, position: this.position() }, hex, [id], 'rest');
    const place = this.staff.at.field.hexes.get(hex);
    if (!place) return false;
    const units = Object.keys(this.#units).filter((unit) => this.#units[unit]?.hex === hex);
    const leaders = Object.keys(this.#leaders).filter((leader) => leader !== id && this.#leaders[leader]?.hex === hex);
    return (
      stackFaults({ ...this.staff.at, position: this.position() }, place, units, [...leaders, id], 'rest').length === 0
    );
  }

  /** Bids the unit stay where it stands, so that nobody else is counted on for its place. */
  stays(id: UnitId): true {
    const from = this.from(id);
    if (from !== null) this.moves.set(id, from);
    return true;
  }

  /** Sends a leader along with a unit that marches; from elsewhere only where he can come by himself. */
  sendWith(leader: UnitId, unit: UnitId): boolean {
    const to = this.moves.get(unit);
    if (to === undefined || !this.hasRoom(leader, to)) return false;
    if (this.from(leader) !== this.from(unit) && !this.reach(leader).has(to)) return false;
    this.#put(leader, to);
    this.moves.set(leader, to);
    return true;
  }

  /** Sends counters of one hex together, leader and men, if they come there as one party and find room. */
  sendParty(ids: readonly UnitId[], to: HexId): boolean {
    const { at, stacks, side } = this.staff;
    const start = at.field.hexes.get(this.from(ids[0] ?? '') ?? '');
    if (!start) return false;
    const key = ids.join();
    let reach = this.#reaches.get(key);
    if (reach === undefined) {
      this.#ground ??= groundFor(at, stacks, side);
      const search = searchFor(at, this.#ground, partyOf(at, side, ids, false));
      reach = new Set(reachable(search, start).map(({ hex }) => hex.id));
      this.#reaches.set(key, reach);
    }
    if (!reach.has(to)) return false;
    for (const id of ids) {
      this.#put(id, to);
      this.moves.set(id, to);
    }
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
    return { ...this.staff.at.position, units: this.#units, leaders: this.#leaders };
  }

  /** The staff over that position as it stands now; of no use once the plan has changed. */
  outcome(): Staff<T> {
    return over(this.staff, Object.freeze(this.position()));
  }

  /** One order for all who go from one hex to another; in days of siege apart where they march apart. */
  orders(): Order[] {
    const groups = new Map<string, { ids: UnitId[]; to: HexId; strategic: boolean }>();
    for (const [id, to] of this.moves) {
      const from = this.from(id);
      if (from === to) continue;
      const strategic = !this.reach(id).has(to) && this.reach(id, true).has(to);
      const key = this.#isSiege() ? `${from}/${to}/${strategic}/${this.#pace(id, from, to)}` : `${from}/${to}`;
      const group = groups.get(key);
      if (group) group.ids.push(id);
      else groups.set(key, { ids: [id], to, strategic });
    }
    return [...groups.values()].map(({ ids, to, strategic }, index) => marchOrder(index + 1, ids, to, strategic));
  }

  /** Foot, horse and guns of one hex march each by their own way; a leader goes with a unit bound for the same hex. */
  #pace(id: UnitId, from: HexId | null, to: HexId): string {
    const { counters } = this.staff.at.field;
    const counter = counters.get(id);
    if (counter) return `${counter.gait}/${counter.mp}`;
    for (const [other, bound] of this.moves) {
      const fellow = counters.get(other);
      if (fellow && bound === to && this.from(other) === from) return `${fellow.gait}/${fellow.mp}`;
    }
    return 'leader';
  }

  /** Are turns days, so that columns take to the roads? */
  #isSiege(): boolean {
    return this.staff.siege;
  }

  #put(id: UnitId, hex: HexId): void {
    const piece = this.#units[id];
    const leader = this.#leaders[id];
    if (piece) this.#units[id] = { ...piece, hex };
    else if (leader) this.#leaders[id] = { ...leader, hex };
  }
}
