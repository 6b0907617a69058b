/** Units pinned with one another (series 13, R66): each names the enemies it is pinned with. */
import type { Effect } from './events.ts';
import { type Toll, capture } from './losses.ts';
import type { Rules } from './house.ts';
import type { BoarState, UnitId } from './state.ts';
import { unitOf } from './units.ts';

/** Pins the units of both sides with each other; Disrupted and Shattered ones among them are captured. */
export function pin(
  rules: Rules,
  state: BoarState,
  attackers: readonly UnitId[],
  defenders: readonly UnitId[],
  tolls: { readonly attacker: Toll; readonly defender: Toll },
  effects: Effect[],
): void {
  for (const unit of attackers) captureIfBroken(rules, state, unit, tolls.attacker, effects);
  for (const unit of defenders) captureIfBroken(rules, state, unit, tolls.defender, effects);
  const held = attackers.filter((unit) => unitOf(state, unit).hex !== null);
  const holding = defenders.filter((unit) => unitOf(state, unit).hex !== null);
  if (held.length === 0 || holding.length === 0) return;
  for (const unit of held) add(state, unit, holding);
  for (const unit of holding) add(state, unit, held);
  effects.push({ kind: 'pin', units: [...held, ...holding] });
}

/** Frees a unit, and its pinners of it. */
export function unpin(state: BoarState, id: UnitId): void {
  const unit = unitOf(state, id);
  for (const other of unit.pinnedBy) {
    const pinner = unitOf(state, other);
    pinner.pinnedBy = pinner.pinnedBy.filter((each) => each !== id);
  }
  unit.pinnedBy = [];
}

function add(state: BoarState, id: UnitId, others: readonly UnitId[]): void {
  const unit = unitOf(state, id);
  unit.pinnedBy = [...unit.pinnedBy, ...others.filter((other) => !unit.pinnedBy.includes(other))];
}

function captureIfBroken(rules: Rules, state: BoarState, id: UnitId, toll: Toll, effects: Effect[]): void {
  const unit = unitOf(state, id);
  if (unit.hex !== null && unit.formation !== 'parade') capture(rules, state, id, toll, effects);
}
