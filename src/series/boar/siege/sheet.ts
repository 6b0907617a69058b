/** The numbers of a siege by works and batteries, in a scenario that has one. */
import { present } from '../../../engine/errors.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { SiegeSheet } from './schema.ts';

/** Throws RulesBroken where no siege of this kind is played. */
export function siegeSheet({ siege, id }: BoarScenario): SiegeSheet {
  return present(siege, 'no-siege-in-this-scenario', { scenario: id });
}
