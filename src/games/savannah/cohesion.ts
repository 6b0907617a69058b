/** Allies that do not fight side by side, and whose account their fights go to (S 4.1, 4.13, R5, R52). */

import { dutiesOf } from '../../series/boar/rules/declare.ts';
import type { At, Fault, Rules } from '../../series/boar/rules/house.ts';
import { type Stacks, unitsAt } from '../../series/boar/rules/stacks.ts';
import type { Army, HexId, UnitId } from '../../series/boar/rules/state.ts';
import { armyOf, counterOf, hexOf, sideOf } from '../../series/boar/rules/units.ts';
import { goOwnWay } from './cards/movement-cards.ts';
import type { Savannah } from './scenario.ts';
import { isMixed, mixesAllies } from './stacking-bans.ts';

/** Why these units may not attack that hex together; empty when they may. */
export function cohesionFaults(
  savannah: Savannah,
  at: At,
  attackers: readonly UnitId[],
  on: readonly HexId[],
  forced: boolean,
  stacks: Stacks,
): readonly Fault[] {
  const barred = savannah.sheet.limits.noCloseCombat[String(at.position.turn)] ?? [];
  const idle = attackers.find((unit) => barred.includes(armyOf(at.field, unit)));
  const facts = { hex: on[0] ?? null };
  if (idle !== undefined) {
    return [{ code: 'savannah.no-close-combat', facts: { ...facts, unit: idle }, rule: 'S scenario' }];
  }
  const mixed = mixedHex(at, attackers, stacks);
  const isOwed = () =>
    attackers.some((unit) => dutiesOf(at, sideOf(at.field, unit)).some(({ from }) => from === mixed));
  if (mixed !== null && !forced && !isOwed()) {
    return [{ code: 'savannah.mixed-attacks', facts: { ...facts, from: mixed }, rule: 'S 4.1(1)' }];
  }
  // A mixed stack that must attack does so by itself: nobody from another hex joins it.
  if (mixed !== null && attackers.every((unit) => hexOf(at.position, unit) === mixed)) return [];
  if (!mixesAllies(attackers.map((unit) => counterOf(at.field, unit)))) return [];
  if (goOwnWay(at, attackers)) return [];
  return [{ code: 'savannah.no-cohesion', facts: { ...facts, units: [...attackers] }, rule: 'S 4.13' }];
}

/** A hex of the attackers where French and Americans stand together, null when there is none. */
function mixedHex({ field, position }: At, attackers: readonly UnitId[], stacks: Stacks): HexId | null {
  const hexes = new Set(attackers.map((unit) => hexOf(position, unit)));
  for (const hex of hexes) {
    const counters = unitsAt(stacks, hex).map((unit) => counterOf(field, unit));
    if (isMixed(position, counters)) return hex;
  }
  return null;
}

/** The army that gains by what these units did: of several the one that allies' fights are booked to (R5, O9). */
export function accountOf(savannah: Savannah, rules: Rules, units: readonly UnitId[]): Army {
  const { account } = savannah.sheet.special.cooperating;
  const armies = units.map((unit) => armyOf(rules.field, unit));
  return armies.includes(account) ? account : (armies[0] ?? account);
}

/** The army that pays for a unit's loss: that of Pulaski's men goes to the French they fought beside (S 4.13). */
export function debitOf(savannah: Savannah, rules: Rules, unit: UnitId, fellows: readonly UnitId[]): Army {
  const { unit: cooperating, account } = savannah.sheet.special.cooperating;
  const cooperates = unit === cooperating || unit === savannah.replacements.get(cooperating);
  const beside = fellows.some((fellow) => armyOf(rules.field, fellow) === account);
  return cooperates && beside ? account : armyOf(rules.field, unit);
}
