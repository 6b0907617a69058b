/** Who digs and who is dug up to: the army that besieges, the army besieged, and the seats that decide for them. */
import type { Role } from '../../../engine/contract.ts';
import type { Rules } from '../rules/house.ts';
import type { Army, Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';

/** One of the two that work the guns of the siege. */
export interface Belligerent {
  readonly as: 'besieger' | 'besieged';
  readonly army: Army;
  readonly side: Side;
  /** Who answers for it. */
  readonly role: Role;
}

export function besiegerOf(scenario: BoarScenario, rules: Rules): Belligerent {
  return belligerent(scenario, rules, 'besieger');
}

export function besiegedOf(scenario: BoarScenario, rules: Rules): Belligerent {
  return belligerent(scenario, rules, 'besieged');
}

function belligerent({ siege, field }: BoarScenario, rules: Rules, as: Belligerent['as']): Belligerent {
  const army = siege.armies[as];
  const side = field.armies.find(({ id }) => id === army)?.side ?? army;
  const own = [...field.counters.values()].find((counter) => counter.army === army);
  return { as, army, side, role: rules.house.decider(rules, side, own === undefined ? [] : [own.id]) };
}
