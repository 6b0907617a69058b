/** Parts of a turn of Savannah, played by themselves. */
import type { Steps } from '../../src/engine/contract.ts';
import type { Savannah } from '../../src/games/savannah/scenario.ts';
import { closing, marching, opening } from '../../src/games/savannah/sequence.ts';
import type { Board, Turn } from '../../src/series/boar/rules/house.ts';
import { playSteps } from '../../src/series/boar/rules/sequence.ts';
import type { Side } from '../../src/series/boar/rules/state.ts';
import { marchSteps } from '../../src/series/boar/rules/turn.ts';

const turn = (board: Board, side: Side): Turn => ({ board, side, docket: new Map(), orders: [] });

/** The marches of a side with all that opens and closes them. */
export function movementPhase(savannah: Savannah, board: Board, side: Side): Steps<void> {
  return playSteps(marchSteps(marching(savannah)), turn(board, side));
}

/** What opens a turn of the campaign. */
export function openStrategicTurn(savannah: Savannah, board: Board): Steps<void> {
  return playSteps(opening(savannah), turn(board, ''));
}

/** What closes a player turn of the campaign. */
export function closePlayerTurn(savannah: Savannah, board: Board, side: Side): Steps<void> {
  return playSteps(closing(savannah), turn(board, side));
}
