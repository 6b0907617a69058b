/** Pensacola's own additions to dice, after those of the series. */
import type { Addition, At, Fight, Rules } from '../../series/boar/rules/house.ts';
import { combatValue, militiaModifiers } from '../../series/boar/rules/modifiers.ts';
import { unitsIn } from '../../series/boar/rules/stacks.ts';
import type { UnitId } from '../../series/boar/rules/state.ts';
import { counterOf, hexOf, isArtillery } from '../../series/boar/rules/units.ts';
import { mixedNations } from './nations.ts';

/** The Florida Rangers take no room in a hex (P 4.1.1), and help whoever leads beside them. */
const rangers: Addition<Fight> = {
  name: 'drm.rangers',
  rule: 'P 4.1.3',
  value: (at, { lead }) => helpOf(at, lead.attacker) - helpOf(at, lead.defender),
};

function helpOf(at: At, lead: UnitId | null): number {
  if (lead === null || isRanger(at, lead)) return 0;
  return unitsIn(at.position, hexOf(at.position, lead)).some((unit) => isRanger(at, unit))
    ? combatValue(at, 'rangers')
    : 0;
}

const isRanger = ({ field }: Rules, unit: UnitId): boolean => counterOf(field, unit).marks.includes('ranger');

/** Guns aside; Indians are militia. */
function allMilitia({ field }: Rules, units: readonly UnitId[]): boolean {
  const troops = units.map((unit) => counterOf(field, unit)).filter((counter) => !isArtillery(counter));
  return troops.length > 0 && troops.every((counter) => /-militia$|^indian$/.test(counter.class));
}

/** In the order a combat card prints them. */
export const combatAdditions: readonly Addition<Fight>[] = [mixedNations, rangers, ...militiaModifiers(allMilitia)];
