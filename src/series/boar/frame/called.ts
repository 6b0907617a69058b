/** Units that only an event brings: the Creek and the county militia (S 4.8). */
import type { Play } from '../../../engine/contract.ts';
import type { At } from '../rules/house.ts';
import { fits } from '../rules/stacking.ts';
import { isNextTo, stacksOf } from '../rules/stacks.ts';
import type { BoarState, HexId, UnitId } from '../rules/state.ts';
import { counterOf, enemyOf, unitOf } from '../rules/units.ts';
import { theCampaign } from './campaign.ts';

/** May an event still bring this unit? Once only. */
export function isStillAway(state: BoarState, unit: UnitId): boolean {
  const { arrivals } = theCampaign(state);
  return unitOf(state, unit).fate === 'reserve' && !arrivals.barred.includes(unit) && !(unit in arrivals.called);
}

/**
 * Sends for a unit (the Chatham County Militia): it enters by that entry from this turn on, with the delays of S 4.7.
 * Called before the arrivals of the phase are worked out, it comes with them.
 */
export function callUnit(state: BoarState, unit: UnitId, entry: string): void {
  theCampaign(state).arrivals.called[unit] = { turn: state.turn, entry };
}

/** Hexes of these terrains outside the perimeter with room for it, empty of the enemy and not next to him (the Creek). */
export function hidingPlaces(at: At, unit: UnitId, terrains: readonly string[]): HexId[] {
  const { field } = at;
  const { side } = counterOf(field, unit);
  const enemy = enemyOf(field, side);
  const stacks = stacksOf(at);
  return field.at
    .filter(
      (hex) =>
        !hex.perimeter &&
        terrains.includes(hex.terrain) &&
        (stacks.get(hex.id)?.side ?? side) === side &&
        fits(at, hex.id, [unit], 'rest') &&
        !isNextTo(at, stacks, hex.id, enemy, false),
    )
    .map((hex) => hex.id);
}

/** Puts a waiting unit on the map. */
export function placeUnit(play: Play<BoarState>, unit: UnitId, hex: HexId): void {
  const { arrivals } = theCampaign(play.state);
  Object.assign(unitOf(play.state, unit), { hex, fate: 'field' });
  arrivals.came[unit] = play.state.turn;
}
