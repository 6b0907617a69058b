/** The assault's limits and Savannah's special rules of combat: the hooks of the fight (S 4.15–4.19, scenario). */
import type { Fight, House, Rules } from '../boar/house.ts';
import type { Position } from '../boar/position.ts';
import { unitsIn } from '../boar/stacks.ts';
import type { BoarState, HexId, Side, UnitId } from '../boar/state.ts';
import { counterOf, hexOf, isArtillery, leaderOf, pieceOf, sideOf, unitOf } from '../boar/units.ts';
import { accountOf, cohesionFaults, debitOf } from './cohesion.ts';
import type { GroundHooks } from './ground.ts';
import { strikeGun } from './guns.ts';
import { combatAdditions, rallyAdditions } from './modifiers.ts';
import { offerCards } from './cards/offer.ts';
import { arrivalAllowance, reinforce } from './campaign/reinforcements.ts';
import { sortieMorale } from './campaign/sorties.ts';
import { closePlayerTurn, openStrategicTurn, turnAfter } from './campaign/strategic-turn.ts';
import { armyIn } from './joint.ts';
import type { Savannah } from './scenario.ts';
import { placeChosen } from './setup.ts';
import { wonAtOnce, wonOnPoints } from './victory.ts';

export type FightHooks = Omit<House, keyof GroundHooks>;

export function fightHooks(savannah: Savannah): FightHooks {
  const { sheet } = savannah;
  return {
    fireModifiers: [],
    afterHit: strikeGun,
    combatModifiers: combatAdditions(savannah),
    attackFaults: (rules, position, attackers, on, forced, stacks) =>
      cohesionFaults(savannah, rules, position, attackers, on, forced, stacks),
    // Zones do not reach in across intact works, so whoever stands behind them is under no duty to come out.
    excused: () => false,
    mustFight: (rules, position, side) =>
      (sheet.limits.mustFight[String(position.turn)] ?? []).filter(
        (leader) => leaderOf(rules.field, leader).side === side && position.leaders[leader]?.hex != null,
      ),
    bannedTactics: (rules, position, fight, by) => bannedTactics(savannah, rules, position, fight, by),
    demiLeaders: (rules, position, fight, by) => demiLeaders(savannah, rules, position, fight, by),
    stackStrength: (_rules, position, units, strength) =>
      units.some((unit) => isLost(position, unit)) ? Math.ceil(strength / 2) : strength,
    resultFor: (_rules, position, unit, result) => (result === 'R' && isLost(position, unit) ? 'PIN' : result),
    mayWithdraw: (_rules, position, unit) => !isLost(position, unit),
    advance: (rules, _position, lead, from, to) => (leavesPerimeter(rules, lead, from, to) ? 'may' : 'must'),
    afterFight: freeGuns,
    account: (rules, _position, units) => accountOf(savannah, rules, units),
    debit: (rules, unit, fellows) => debitOf(savannah, rules, unit, fellows),
    retreatRank: (rules, _position, unit, from, to) => (leavesPerimeter(rules, unit, from.id, to.id) ? 1 : 0),
    *turnOpens(rules, play) {
      if (play.state.ordinal === 1) yield* placeChosen(savannah, rules, play);
      yield* openStrategicTurn(savannah, rules, play);
    },
    playerTurnOpens: (rules, play, side) => reinforce(savannah, rules, play, side),
    playerTurnCloses: (rules, play, side) => closePlayerTurn(savannah, rules, play, side),
    turnAfter: (_rules, state) => turnAfter(savannah, state),
    decider: (rules, side, units) => {
      const armies = new Set(units.map((unit) => armyIn(rules.field, unit)));
      return armies.size === 1 ? ([...armies][0] ?? side) : side;
    },
    window: (rules, play, moment) => offerCards(savannah, rules, play, moment),
    // biome-ignore lint/correctness/useYield: no card of the assault rolls again
    *afterDie(_rules, _play, _what, _side, face) {
      return face;
    },
    allowance: (_rules, position, unit) => arrivalAllowance(savannah, position, unit),
    moraleShift: (rules, position, unit) => sortieMorale(savannah, rules, position, unit),
    rallyModifiers: rallyAdditions,
    initiativeArmy: (_rules, side) => sheet.initiative.army[side] ?? side,
    lossValue: (_rules, unit) => savannah.lossValues.get(unit) ?? null,
    victory: (rules, state) => wonAtOnce(savannah, rules, state),
    finalVictory: (rules, state) => wonOnPoints(savannah, rules, state),
  };
}

function isLost(position: Position, unit: UnitId): boolean {
  return pieceOf(position, unit).lost === 'lost';
}

/** A unit of the garrison coming out of the perimeter (S 1.7, R59). */
function leavesPerimeter(rules: Rules, unit: UnitId, from: HexId, to: HexId): boolean {
  return sideOf(rules.field, unit) === rules.field.worksOf && isInside(rules, from) && !isInside(rules, to);
}

function isInside(rules: Rules, hex: HexId): boolean {
  return rules.field.hexes.get(hex)?.perimeter ?? false;
}

/** No Turn Flank from inside the perimeter against an enemy who is all outside it (S 4.15). */
function bannedTactics(
  savannah: Savannah,
  rules: Rules,
  position: Position,
  fight: Fight,
  by: 'attacker' | 'defender',
): readonly string[] {
  const { side, banned } = savannah.sheet.special.perimeterTactics;
  const [own, other] = unitsBy(fight, by);
  if (sideBy(fight, by) !== side) return [];
  const inside = own.every((unit) => isInside(rules, hexOf(position, unit)));
  return inside && other.every((unit) => !isInside(rules, hexOf(position, unit))) ? banned : [];
}

/** Tawes in his redoubt, Pulaski alone or among American horse; neither when he attacks several hexes (S 4.18). */
function demiLeaders(
  savannah: Savannah,
  rules: Rules,
  position: Position,
  fight: Fight,
  by: 'attacker' | 'defender',
): readonly UnitId[] {
  if (by === 'attacker' && fight.on.length > 1) return [];
  const [own] = unitsBy(fight, by);
  return Object.entries(savannah.sheet.special.demiLeaders).flatMap(([unit, where]) => {
    if (!own.includes(unit)) return [];
    const hex = hexOf(position, unit);
    if (where.hex !== undefined && where.hex !== hex) return [];
    const alike = unitsIn(position, hex).every((other) => {
      const counter = counterOf(rules.field, other);
      return (
        (where.class === undefined || counter.class === where.class) &&
        (where.arm === undefined || counter.arm === where.arm)
      );
    });
    return alike ? [unit] : [];
  });
}

function unitsBy(
  fight: Fight,
  by: 'attacker' | 'defender',
): readonly [own: readonly UnitId[], other: readonly UnitId[]] {
  return by === 'attacker' ? [fight.attackers, fight.defenders] : [fight.defenders, fight.attackers];
}

function sideBy(fight: Fight, by: 'attacker' | 'defender'): Side {
  return by === 'attacker' ? fight.side : fight.enemy;
}

/** Guns that have been attacked in close combat may move from now on (scenario rule 1). */
function freeGuns(rules: Rules, state: BoarState, fight: Fight): void {
  for (const unit of fight.defenders) {
    if (isArtillery(counterOf(rules.field, unit))) unitOf(state, unit).freed = true;
  }
}
