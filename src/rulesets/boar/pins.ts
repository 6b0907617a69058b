/** Units pinned with one another (series 13, R66): each names the enemies it is pinned with. */
import type { BoarState, UnitId } from './state.ts';
import { unitOf } from './units.ts';

/** Pins each of these with each of those. */
export function pin(state: BoarState, units: readonly UnitId[], others: readonly UnitId[]): void {
  for (const unit of units) join(state, unit, others);
  for (const other of others) join(state, other, units);
}

/** Frees a unit, and its pinners of it. */
export function unpin(state: BoarState, id: UnitId): void {
  release(state, [id], [...unitOf(state, id).pinnedBy]);
}

/** Ends the pins between two groups of units. */
export function release(state: BoarState, units: readonly UnitId[], others: readonly UnitId[]): void {
  for (const unit of units) part(state, unit, others);
  for (const other of others) part(state, other, units);
}

function join(state: BoarState, id: UnitId, others: readonly UnitId[]): void {
  const unit = unitOf(state, id);
  unit.pinnedBy = [...unit.pinnedBy, ...others.filter((other) => !unit.pinnedBy.includes(other))];
}

function part(state: BoarState, id: UnitId, others: readonly UnitId[]): void {
  const unit = unitOf(state, id);
  unit.pinnedBy = unit.pinnedBy.filter((other) => !others.includes(other));
}
