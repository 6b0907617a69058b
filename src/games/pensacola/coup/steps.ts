/** Where the choices of the set-up and the rules of the coup de main stand in the sequence of play. */
import type { Steps } from '../../../engine/contract.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import type { Side } from '../../../series/boar/rules/state.ts';
import type { Pensacola } from '../scenario.ts';

/** Before turn 1: what a player places or chooses (P 1.8, 3.7.1, 6.1.2, 6.1.12). */
export function* setUpChoices(_pensacola: Pensacola, _board: Board): Steps<void> {}

/** British Rally in the coup de main: garrison guns are spiked (P 3.8). */
export function* spikeGuns(_pensacola: Pensacola, _board: Board, _side: Side): Steps<void> {}

/** Mortar, howitzer, garrison guns, village, Indian withdrawal, retreats and fights behind works (P 3.7.5, 3.10-3.14, 5). */
export const coupExceptions = (_pensacola: Pensacola): readonly Exception[] => [];
