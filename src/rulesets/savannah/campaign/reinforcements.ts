/** Reinforcements by the schedule: who comes, where, put off or lost (S 4.7, R11, R12). */
import type { Play, Steps } from '../../../engine/contract.ts';
import type { Counter } from '../../boar/field.ts';
import type { Rules } from '../../boar/house.ts';
import type { Position } from '../../boar/position.ts';
import type { BoarState, Side } from '../../boar/state.ts';
import type { Savannah } from '../scenario.ts';

/** The side's Reinforcement phase (S 3 VI). */
// biome-ignore lint/correctness/useYield: the schedule is added here
export function* reinforce(_savannah: Savannah, _rules: Rules, _play: Play<BoarState>, _side: Side): Steps<void> {}

/** MP on the turn of arrival; null on any other. */
export function arrivalAllowance(_savannah: Savannah, _position: Position, _unit: Counter): number | null {
  return null;
}
