/** Captains who are more than their counter: a starred result may take a demi-leader from his unit (rulings 4.5, S 4.18). */
import type { Steps } from '../../../engine/contract.ts';
import { flipToReplacement } from '../../../series/boar/cards/replacement.ts';
import { adjustMorale } from '../../../series/boar/rules/army-morale.ts';
import { throwDie } from '../../../series/boar/rules/dice.ts';
import type { Effect, Toll } from '../../../series/boar/rules/events.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import { loserOf } from '../../../series/boar/rules/losses.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { sideOf, unitOf } from '../../../series/boar/rules/units.ts';
import { score } from '../../../series/boar/rules/victory.ts';
import type { Savannah } from '../scenario.ts';

/** A die for the captain of a unit that still stands; on the faces of the table its replacement goes on without him. */
export function* strikeCaptain(
  savannah: Savannah,
  board: Board,
  unit: UnitId,
  toll: Toll,
  effects: Effect[],
): Steps<void> {
  const { field, play } = board;
  const { demiLeaders } = savannah.sheet.special;
  if (savannah.campaign === null || !(unit in demiLeaders) || unitOf(play.state, unit).hex === null) return;
  const die = yield* play.at(unit, () => throwDie(board, 'captain', sideOf(field, unit)));
  const { tables } = field;
  const [from, to] = tables.demiLeaderLoss;
  if (die < from || die > to) return;
  flipToReplacement(savannah, play.state, unit, die, effects);
  adjustMorale(board, 'demiLeader', loserOf(board, unit, toll), toll.gainer, effects);
  score(play.state, toll.gainer, tables.victoryPoints.demiLeader as number, 'demiLeader', effects);
}
