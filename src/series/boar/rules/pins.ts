/** Units pinned with one another (series 13, R66): each names the enemies it is pinned with. */
import { adjustMorale } from './army-morale.ts';
import type { Effect } from './events.ts';
import type { Board } from './house.ts';
import type { BoarState, UnitId } from './state.ts';
import { unitOf } from './units.ts';

/** Pins each of these with each of those. */
export function pin(state: BoarState, units: readonly UnitId[], others: readonly UnitId[]): void {
  for (const unit of units) join(state, unit, others);
  for (const other of others) join(state, other, units);
}

/** Frees a unit, and its pinners of it. */
export function unpin(state: BoarState, id: UnitId, effects: Effect[]): void {
  release(state, [id], [...unitOf(state, id).pinnedBy], effects);
}

/** Units that get away from those who pin them pay for it with army morale; true where any was pinned. */
export function breakPins(board: Board, units: readonly UnitId[], effects: Effect[]): boolean {
  const { house, play } = board;
  const pinnedBy = [...new Set(units.flatMap((unit) => unitOf(play.state, unit).pinnedBy))];
  if (pinnedBy.length === 0) return false;
  release(play.state, units, pinnedBy, effects);
  adjustMorale(board, 'pinBroken', house.account(board, units), house.account(board, pinnedBy), effects);
  return true;
}

/** Ends the pins between two groups of units, and tells whose ended and who is free of every pin by that. */
export function release(
  state: BoarState,
  units: readonly UnitId[],
  others: readonly UnitId[],
  effects: Effect[],
): void {
  const parted = [
    ...units.filter((unit) => part(state, unit, others)),
    ...others.filter((other) => part(state, other, units)),
  ];
  if (parted.length === 0) return;
  const free = parted.filter((id) => unitOf(state, id).hex !== null && unitOf(state, id).pinnedBy.length === 0);
  effects.push({ kind: 'unpin', units: parted, free });
}

function join(state: BoarState, id: UnitId, others: readonly UnitId[]): void {
  const unit = unitOf(state, id);
  unit.pinnedBy = [...unit.pinnedBy, ...others.filter((other) => !unit.pinnedBy.includes(other))];
}

/** True when there was a pin to end. */
function part(state: BoarState, id: UnitId, others: readonly UnitId[]): boolean {
  const unit = unitOf(state, id);
  const left = unit.pinnedBy.filter((other) => !others.includes(other));
  if (left.length === unit.pinnedBy.length) return false;
  unit.pinnedBy = left;
  return true;
}
