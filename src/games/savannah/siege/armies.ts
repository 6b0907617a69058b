/** Who digs and who is dug up to: the army that besieges, the army besieged, and the seats that decide for them. */
import type { Role } from '../../../engine/contract.ts';
import type { Rules } from '../../../series/boar/house.ts';
import type { Army, Side } from '../../../series/boar/state.ts';
import type { Savannah } from '../scenario.ts';

/** One of the two that work the guns of the siege. */
export interface Belligerent {
  readonly as: 'besieger' | 'besieged';
  readonly army: Army;
  readonly side: Side;
  /** Who answers for it. */
  readonly role: Role;
}

export function besiegerOf(savannah: Savannah, rules: Rules): Belligerent {
  return belligerent(savannah, rules, 'besieger');
}

export function besiegedOf(savannah: Savannah, rules: Rules): Belligerent {
  return belligerent(savannah, rules, 'besieged');
}

function belligerent({ scenario, field }: Savannah, rules: Rules, as: Belligerent['as']): Belligerent {
  const army = scenario.siege.armies[as];
  const side = field.armies.find(({ id }) => id === army)?.side ?? army;
  const own = [...field.counters.values()].find((counter) => counter.army === army);
  return { as, army, side, role: rules.house.decider(rules, side, own === undefined ? [] : [own.id]) };
}
