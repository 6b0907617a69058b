/** A plan of march in the making: how far each comes this turn, who goes where, and the position that makes. */
import type { Order } from '../../../engine/contract.ts';
import { cannotMove } from '../rules/march.ts';
import { type Ground, groundFor, partyOf, reachable, searchFor } from '../rules/paths.ts';
import type { Piece, Position } from '../rules/position.ts';
import { fits, stackFaults } from '../rules/stacking.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { hexAt } from '../rules/units.ts';
import { marchOrder, over, type Staff } from './staff.ts';
import type { Tuning } from './tuning.ts';

/** Counters that go from one hex to another under one order. */
interface Column {
  readonly ids: UnitId[];
  readonly from: HexId;
  readonly to: HexId;
  readonly strategic: boolean;
}

/** Those who start and march alike share one reach. */
export class MarchPlan<T extends Tuning = Tuning> {
  readonly staff: Staff<T>;
  readonly moves = new Map<UnitId, HexId>();
  /** In the order in which they march. */
  readonly #columns: Column[] = [];
  readonly #reaches = new Map<string, ReadonlySet<HexId>>();
  readonly #units: Record<UnitId, Piece>;
  readonly #leaders: Record<UnitId, Position['leaders'][string]>;
  #ground: Ground | null = null;

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
    const { at } = this.staff;
    const from = this.from(id);
    if (from === null) return new Set();
    const counter = at.field.counters.get(id);
    const mp = counter ? (at.house.allowance(at, counter) ?? counter.mp) : 0;
    const bound = JSON.stringify(at.house.entering(at, id));
    const key = `${from}/${counter ? `${counter.gait}/${mp}` : 'leader'}/${bound}/${strategic}`;
    return this.#reachOf([id], from, strategic, key);
  }

  /** Sends the unit to a hex if it comes there this turn and there is room when all marches are done. */
  send(id: UnitId, to: HexId): boolean {
    const strategic = !this.reach(id).has(to);
    // Columns take to the roads while turns are days.
    if (strategic && !(this.staff.siege && this.reach(id, true).has(to))) return false;
    if (!this.hasRoom(id, to)) return false;
    this.#order([id], to, strategic);
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
    const column = this.#columns.find(({ ids }) => ids.includes(unit));
    const along = column !== undefined && this.#canJoin(column, [leader]);
    if (!along && !this.reach(leader).has(to)) return false;
    this.#order([leader], to, along && column.strategic);
    return true;
  }

  /** Sends counters of one hex together, leader and men, if they come there as one party and find room. */
  sendParty(ids: readonly UnitId[], to: HexId): boolean {
    const from = this.from(ids[0] ?? '');
    if (from === null || to === from || !this.#reachOf(ids, from, false).has(to)) return false;
    this.#order(ids, to, false);
    return true;
  }

  /** Takes a march back. */
  take(id: UnitId): void {
    const from = this.from(id);
    if (from !== null) this.#put(id, from);
    this.moves.delete(id);
    this.#leave(id);
  }

  /** The position once all marches are done; it changes with the plan. */
  position(): Position {
    return { ...this.staff.at.position, units: this.#units, leaders: this.#leaders };
  }

  /** The staff over that position as it stands now; of no use once the plan has changed. */
  outcome(): Staff<T> {
    return over(this.staff, Object.freeze(this.position()));
  }

  /** One order for each column. */
  orders(): Order[] {
    return this.#columns.map(({ ids, to, strategic }, index) => marchOrder(index + 1, ids, to, strategic));
  }

  #order(ids: readonly UnitId[], to: HexId, strategic: boolean): void {
    const [id = ''] = ids;
    const from = this.from(id) ?? to;
    for (const one of ids) this.#leave(one);
    const last = this.#columns.at(-1);
    const joins = last?.from === from && last.to === to && last.strategic === strategic && this.#canJoin(last, ids);
    if (joins) last.ids.push(...ids);
    else if (from !== to) this.#columns.push({ ids: [...ids], from, to, strategic });
    for (const one of ids) {
      this.#put(one, to);
      this.moves.set(one, to);
    }
  }

  /** Do these come as far as the column if they go with it, past whoever stands on the way? */
  #canJoin({ ids, from, to, strategic }: Column, more: readonly UnitId[]): boolean {
    return more.every((id) => this.from(id) === from) && this.#reachOf([...ids, ...more], from, strategic).has(to);
  }

  #leave(id: UnitId): void {
    const column = this.#columns.find(({ ids }) => ids.includes(id));
    if (!column) return;
    column.ids.splice(column.ids.indexOf(id), 1);
    if (column.ids.length === 0) this.#columns.splice(this.#columns.indexOf(column), 1);
  }

  /** Where counters of one hex come together. Where that is reckoned with, those sent before them have cleared the road or fill it. */
  #reachOf(
    ids: readonly UnitId[],
    from: HexId,
    strategic: boolean,
    key = `${ids.join()}/${strategic}`,
  ): ReadonlySet<HexId> {
    const known = this.#reaches.get(key);
    if (known) return known;
    const { at, stacks, side } = this.staff;
    this.#ground ??= groundFor(at, stacks, side);
    const ground = this.#inTurn()
      ? { ...this.#ground, stacks: stacksOf({ ...at, position: this.position() }) }
      : this.#ground;
    const search = searchFor(at, ground, partyOf(at, side, ids, strategic));
    const start = hexAt(at.field, from);
    const barred = strategic && cannotMove(search, start) !== null;
    const found = new Set(barred ? [] : [from, ...reachable(search, start).map(({ hex }) => hex.id)]);
    this.#reaches.set(key, found);
    return found;
  }

  #inTurn(): boolean {
    return this.staff.siege || this.staff.tuning.inTurn;
  }

  #put(id: UnitId, hex: HexId): void {
    if (this.#inTurn()) this.#reaches.clear();
    const piece = this.#units[id];
    const leader = this.#leaders[id];
    if (piece) this.#units[id] = { ...piece, hex };
    else if (leader) this.#leaders[id] = { ...leader, hex };
  }
}
