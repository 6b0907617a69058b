/** Where the choices of the set-up and the rules of the coup de main stand in the sequence of play. */
import type { Steps } from '../../../engine/contract.ts';
import { placeChosen } from '../../../series/boar/frame/opening.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import type { Pensacola } from '../scenario.ts';

/** Before turn 1: what a player places (P 1.8, 6.1.2). */
export function* setUpChoices(pensacola: Pensacola, board: Board): Steps<void> {
  yield* placeChosen(pensacola, board);
}
