/** How far units come this turn, worked out once for those that start and march alike. */
import type { Order } from '../../../engine/contract.ts';
import { groundFor, partyOf, reachable, searchFor } from '../../boar/paths.ts';
import { fits } from '../../boar/stacking.ts';
import type { HexId, UnitId } from '../../boar/state.ts';
import { marchOrder, moved, type Staff } from './staff.ts';

/** A plan of march in the making: who goes where, and the position that makes. */
export class MarchPlan {
  readonly staff: Staff;
  readonly moves = new Map<UnitId, HexId>();
  readonly #reaches = new Map<string, ReadonlySet<HexId>>();
  readonly #ground: ReturnType<typeof groundFor>;

  constructor(staff: Staff) {
    this.staff = staff;
    this.#ground = groundFor(staff.rules, staff.position, staff.stacks, staff.side);
  }

  /** Hexes the unit or leader can reach this turn, its own among them. */
  reach(id: UnitId): ReadonlySet<HexId> {
    const { rules, position, side } = this.staff;
    const from = (position.units[id] ?? position.leaders[id])?.hex ?? null;
    if (from === null) return new Set();
    const counter = rules.field.counters.get(id);
    const key = counter ? `${from}/${counter.gait}/${counter.mp}` : `${from}/leader`;
    const known = this.#reaches.get(key);
    if (known) return known;
    const search = searchFor(rules, position, this.#ground, partyOf(rules, side, [id], false));
    const start = rules.field.hexes.get(from);
    const found = new Set(start ? [from, ...reachable(search, start).map(({ hex }) => hex.id)] : []);
    this.#reaches.set(key, found);
    return found;
  }

  /** Sends the unit to a hex if it comes there this turn and there is room when all marches are done. */
  send(id: UnitId, to: HexId): boolean {
    if (!this.reach(id).has(to)) return false;
    const { rules } = this.staff;
    if (rules.field.counters.has(id) && !fits(rules, this.position(), to, [id], 'rest')) return false;
    this.moves.set(id, to);
    return true;
  }

  take(id: UnitId): void {
    this.moves.delete(id);
  }

  /** The position once all marches are done. */
  position(): Staff['position'] {
    return moved(this.staff.position, this.moves);
  }

  /** One order for all who go from one hex to another. */
  orders(): Order[] {
    const { position } = this.staff;
    const groups = new Map<string, { ids: UnitId[]; to: HexId }>();
    for (const [id, to] of this.moves) {
      const from = (position.units[id] ?? position.leaders[id])?.hex;
      if (from === to) continue;
      const group = groups.get(`${from}/${to}`);
      if (group) group.ids.push(id);
      else groups.set(`${from}/${to}`, { ids: [id], to });
    }
    return [...groups.values()].map(({ ids, to }, index) => marchOrder(index + 1, ids, to));
  }
}
