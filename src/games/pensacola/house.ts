/** What the rules of the series ask Pensacola: its exceptions by number, its limits and its ends. */
import { comesTooNear, isExcused, notYetAttacked } from '../../series/boar/frame/approach.ts';
import { entering } from '../../series/boar/frame/reinforcements.ts';
import { folded } from '../../series/boar/rules/exceptions.ts';
import type { At, Entering, House } from '../../series/boar/rules/house.ts';
import type { UnitId } from '../../series/boar/rules/state.ts';
import { armyOf } from '../../series/boar/rules/units.ts';
import { isAshore } from './campaign/inset.ts';
import { mournChief } from './coup/commanders.ts';
import { exceptionsOf } from './exceptions.ts';
import { frenchFaults } from './french.ts';
import { stackingBans } from './nations.ts';
import { raidFaults } from './raids/fights.ts';
import type { Pensacola } from './scenario.ts';
import { wonAtOnce } from './victory.ts';
import { isSheltered } from './works/forts.ts';

export function houseOf(pensacola: Pensacola): House {
  return {
    ...folded(exceptionsOf(pensacola)),
    stackFaults: stackingBans,
    minimumMove: (_at, unit) => unit.arm !== 'mortar' && unit.mp > 0,
    attackFaults: (at, attack, _stacks, before) => [
      ...notYetAttacked(at, attack.with, attack.on),
      ...frenchFaults(at, attack.with),
      ...raidFaults(at, attack, before),
    ],
    // Zones do not reach in across intact works, so whoever stands behind them is under no duty to come out (P 3.14.1).
    // Nor must anybody go in against them (P18).
    excused: (at, hex, enemy) => isExcused(at, hex, enemy) || isSheltered(at, at.position, enemy, hex),
    demiLeaders: () => [],
    // Who leads a combined attack out of works occupies the hex all the same (P 3.14.1.4).
    advance: (at, lead, from, to, all) => {
      if (comesTooNear(at, lead, to)) return 'no';
      return isSheltered(at, at.position, from, to) && all.length === 1 ? 'may' : 'must';
    },
    account: (at, units) => armyOf(at.field, units[0] ?? ''),
    debit: (rules, unit) => armyOf(rules.field, unit),
    retreatRank: (at, unit, _from, to) => (comesTooNear(at, unit, to.id) ? 1 : 0),
    entering: (at, id) => arriving(pensacola, at, id),
    afterStar: (board, _unit, hex, { gainer }, effects) => mournChief(board, hex, gainer, effects),
    victory: (board) => wonAtOnce(pensacola, board),
  };
}

/** Who came ashore, or by the way from the Red Cliffs, goes no further this turn (P 1.9, 3.7.7.2). */
function arriving({ campaign }: Pensacola, at: At, id: UnitId): Entering | null {
  const found = entering(at, id);
  return found !== null && campaign !== null && isAshore(campaign, at, id) ? { ...found, hexes: 0 } : found;
}
