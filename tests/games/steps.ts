/** Parts of a turn of Savannah, played by themselves. */
import type { Play, Steps } from '../../src/engine/contract.ts';
import type { Savannah } from '../../src/games/savannah/scenario.ts';
import { closing, marching, opening } from '../../src/games/savannah/sequence.ts';
import type { Rules, Turn } from '../../src/series/boar/rules/house.ts';
import { playSteps } from '../../src/series/boar/rules/sequence.ts';
import type { BoarState, Side } from '../../src/series/boar/rules/state.ts';
import { marchSteps } from '../../src/series/boar/rules/turn.ts';

const turn = (rules: Rules, play: Play<BoarState>, side: Side): Turn => ({
  rules,
  play,
  side,
  docket: new Map(),
  orders: [],
});

/** The marches of a side with all that opens and closes them. */
export function movementPhase(savannah: Savannah, rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  return playSteps(marchSteps(marching(savannah)), turn(rules, play, side));
}

/** What opens a turn of the campaign. */
export function openStrategicTurn(savannah: Savannah, rules: Rules, play: Play<BoarState>): Steps<void> {
  return playSteps(opening(savannah), turn(rules, play, ''));
}

/** What closes a player turn of the campaign. */
export function closePlayerTurn(savannah: Savannah, rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  return playSteps(closing(savannah), turn(rules, play, side));
}
