/** Who digs and who is dug up to: the army that besieges, the army besieged, and the seats that decide for them. */
import type { Role } from '../../../engine/contract.ts';
import { deciderOf } from '../frame/joint.ts';
import type { Army, Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { siegeSheet } from './sheet.ts';

/** One of the two that work the guns of the siege. */
export interface Belligerent {
  readonly as: 'besieger' | 'besieged';
  readonly army: Army;
  readonly side: Side;
  /** Who answers for it. */
  readonly role: Role;
}

export function besiegerOf(scenario: BoarScenario): Belligerent {
  return belligerent(scenario, 'besieger');
}

/** Does who holds this role speak for the besieger: as its side, or as the army itself? */
export function isBesieger(scenario: BoarScenario, who: Role): boolean {
  const { side, role } = besiegerOf(scenario);
  return who === side || who === role;
}

export function besiegedOf(scenario: BoarScenario): Belligerent {
  return belligerent(scenario, 'besieged');
}

function belligerent(scenario: BoarScenario, as: Belligerent['as']): Belligerent {
  const { field } = scenario;
  const army = siegeSheet(scenario).armies[as];
  const side = field.armies.find(({ id }) => id === army)?.side ?? army;
  const own = [...field.counters.values()].find((counter) => counter.army === army);
  return { as, army, side, role: deciderOf(field, side, own === undefined ? [] : [own.id]) };
}
