/** When the Spanish storm the works: with breaches and heart enough, before heart is gone, or on the last day. */
import type { Staff } from '../../../series/boar/doctrine/staff.ts';
import { armyOfSide } from '../../../series/boar/rules/units.ts';
import type { Tuning } from './tuning.ts';

/** Is it time for the coup de main? */
export function declaresCoup({ at, side, enemy, tuning }: Staff<Tuning>): boolean {
  const { field, position } = at;
  const { coup } = tuning;
  const heart = (whose: string): number => position.morale[armyOfSide(field, whose)] ?? 0;
  const breached = coup.hexes.filter((hex) => position.breached.some((name) => name.startsWith(hex))).length;
  const own = heart(side);
  if (position.turn >= coup.latest || own <= coup.heartless) return true;
  return breached >= coup.breaches && own >= heart(enemy) + coup.lead;
}
