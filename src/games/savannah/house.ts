/** What the rules of the series ask Savannah: its exceptions by number, its limits and its special rules of combat. */
import { comesTooNear, isExcused, notYetAttacked } from '../../series/boar/frame/approach.ts';
import { entering } from '../../series/boar/frame/reinforcements.ts';
import { folded } from '../../series/boar/rules/exceptions.ts';
import type { At, Fight, House, Party, Rules } from '../../series/boar/rules/house.ts';
import { partyOf } from '../../series/boar/rules/paths.ts';
import { leadersOfAt, stacksOf, unitsIn } from '../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../series/boar/rules/state.ts';
import { counterOf, hexAt, hexOf, sideOf } from '../../series/boar/rules/units.ts';
import type { FieldHex } from '../../series/boar/scenario/field.ts';
import { strikeCaptain } from './campaign/captains.ts';
import { sortieFault, sortieMorale } from './campaign/sorties.ts';
import { accountOf, cohesionFaults, debitOf } from './cohesion.ts';
import { isLost } from './covered-way.ts';
import { exceptionsOf, staysOutside } from './exceptions.ts';
import { combatAdditions, navalZone } from './modifiers.ts';
import { leavesPerimeter } from './perimeter.ts';
import type { Savannah } from './scenario.ts';
import { mixesVolunteers, stackingBans } from './stacking-bans.ts';
import { wonAtOnce } from './victory.ts';

export function houseOf(savannah: Savannah): House {
  const amended = folded(exceptionsOf(savannah));
  return {
    ...amended,
    stackFaults: stackingBans,
    // Ships' guns and mortars always pay their way (S 4.19); the Yamacraw swamp is barred by the terrain table.
    minimumMove: (_at, unit) => unit.arm !== 'naval-artillery' && unit.arm !== 'mortar',
    combatModifiers: [...combatAdditions(savannah), ...amended.combatModifiers],
    attackFaults: (at, { with: attackers, on, forced }, stacks) => [
      ...notYetAttacked(at, attackers, on),
      ...cohesionFaults(savannah, at, attackers, on, forced, stacks),
    ],
    // Zones do not reach in across intact works, so whoever stands behind them is under no duty to come out.
    excused: isExcused,
    demiLeaders: (at, fight, by) => demiLeaders(savannah, at, fight, by),
    advance: (at, who, from, to) => {
      const leaves = leavesPerimeter(at, who, from, to);
      const isBarred =
        isLost(at.position, who) ||
        comesTooNear(at, who, to) ||
        staysOutside(at, who, to) ||
        sortieFault(savannah, at, partyFrom(at, who, leaves ? from : null), hexAt(at.field, from), hexAt(at.field, to));
      return isBarred ? 'no' : leaves ? 'may' : 'must';
    },
    account: (at, units) => accountOf(savannah, at, units),
    debit: (rules, unit, fellows) => debitOf(savannah, rules, unit, fellows),
    // Rather anywhere else than where it is captured (S 4.1(2)).
    retreatRank: (at, unit, from, to) =>
      mixesVolunteers([unit, ...unitsIn(at.position, to.id)].map((id) => counterOf(at.field, id)))
        ? 2
        : +(
            leavesPerimeter(at, unit, from.id, to.id) ||
            entersTown(at, unit, from, to) ||
            comesTooNear(at, unit, to.id)
          ),
    entering: (at, id) => entering(at, id),
    afterStar: (board, unit, _hex, toll, effects) => strikeCaptain(savannah, board, unit, toll, effects),
    moraleAdditions: [{ name: 'morale.shift', rule: 'S 4.10', value: (at, unit) => sortieMorale(savannah, at, unit) }],
    rallyModifiers: [navalZone, ...amended.rallyModifiers],
    victory: (board) => wonAtOnce(savannah, board),
  };
}

/** Who goes forward, with the leaders of a hex. */
function partyFrom(at: At, who: UnitId, hex: HexId | null): Party {
  const side = sideOf(at.field, who);
  const led = hex === null ? [] : leadersOfAt(stacksOf(at), hex, side);
  return partyOf(at, side, [who, ...led], false);
}

/** A beaten besieger falling back into the town: away from his headquarters, and into what he was to win (S 4.19). */
function entersTown(rules: Rules, unit: UnitId, from: FieldHex, to: FieldHex): boolean {
  return sideOf(rules.field, unit) !== rules.field.worksOf && to.city && !from.city;
}

/** Tawes in his redoubt, Pulaski alone or among American horse; neither when he attacks several hexes (S 4.18). */
function demiLeaders(
  savannah: Savannah,
  { field, position }: At,
  fight: Fight,
  by: 'attacker' | 'defender',
): readonly UnitId[] {
  if (by === 'attacker' && fight.on.length > 1) return [];
  const own = by === 'attacker' ? fight.attackers : fight.defenders;
  return Object.entries(savannah.sheet.special.demiLeaders).flatMap(([unit, where]) => {
    if (!own.includes(unit)) return [];
    const hex = hexOf(position, unit);
    if (where.hex !== undefined && where.hex !== hex) return [];
    const alike = unitsIn(position, hex).every((other) => {
      const counter = counterOf(field, other);
      return (
        (where.class === undefined || counter.class === where.class) &&
        (where.arm === undefined || counter.arm === where.arm)
      );
    });
    return alike ? [unit] : [];
  });
}
