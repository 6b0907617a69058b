/** Who is lost, of one's own and of the enemy's. */
import type { Question } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { question } from '../acts/act.ts';
import { optionsOf } from '../acts/chosen.ts';
import type { Staff } from '../doctrine/staff.ts';
import { printedWorth } from '../doctrine/worth.ts';
import type { UnitId } from '../rules/state.ts';

export const losses = [
  question({ kind: 'second-step', merge: 'list', doctrine: (staff, _about, need) => leastMissed(staff(), need) }),
  question({
    kind: 'capture-choice',
    merge: 'list',
    /** The enemy's strongest. */
    doctrine: (staff, { side }, need) =>
      side === need.role
        ? leastMissed(staff(), need)
        : leastOf(optionsOf(need), (unit) => -printedWorth(staff(), unit)),
  }),
  question({ kind: 'stack-excess', merge: 'list', doctrine: (staff, _about, need) => leastMissed(staff(), need) }),
  question({ kind: 'mortar-victim', merge: 'list', doctrine: (staff, _about, need) => leastMissed(staff(), need) }),
  question({
    kind: 'siege-victim',
    merge: 'list',
    /** Whose step costs least: a battalion at its full strength before one that would be gone. */
    doctrine: (staff, _about, need) =>
      leastOf(optionsOf(need), (unit) => (stepsOf(staff(), unit) > 1 ? 0 : 1000) + printedWorth(staff(), unit)),
  }),
  question({ kind: 'weather-victim', merge: 'list', doctrine: (staff, _about, need) => leastMissed(staff(), need) }),
];

/** Of one's own, the one least missed. */
function leastMissed(staff: Staff, need: Question): UnitId | undefined {
  return leastOf(optionsOf(need), (unit) => printedWorth(staff, unit) * 10 + stepsOf(staff, unit));
}

function stepsOf({ at }: Staff, unit: UnitId): number {
  return at.position.units[unit]?.steps ?? 0;
}
