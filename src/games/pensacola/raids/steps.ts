/** Where raids and marches off the map stand in the sequence of play. */
import type { Order, Steps } from '../../../engine/contract.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import type { Side } from '../../../series/boar/rules/state.ts';
import type { Pensacola } from '../scenario.ts';

/** Weather that ends a raid, once it is known (P 3.9.4). */
export function* stormEndsRaid(_pensacola: Pensacola, _board: Board): Steps<void> {}

/** British 1, its book in hand: into the Raid Box and out of it (P 3.7.11). */
export function* raidBox(_pensacola: Pensacola, _board: Board, _orders: readonly Order[]): Steps<void> {}

/** As a side's Movement closes: who leaves the map by an exit hex (P 3.7.7.1). */
export function* leaveMap(_pensacola: Pensacola, _board: Board, _side: Side): Steps<void> {}

/** British 3: a raid begins, marches, or is ended (P 3.9.1, 3.9.2). */
export function* raidMovement(_pensacola: Pensacola, _board: Board, _orders: readonly Order[]): Steps<void> {}

/** After close combat: a raid that has fought is over (P 3.9.4). */
export function* raidIsOver(_pensacola: Pensacola, _board: Board): Steps<void> {}

/** The coup de main: the raid ends, the box is emptied, units off the map come next turn (P 3.4, 3.7.7.1). */
export function* endRaids(_pensacola: Pensacola, _board: Board): Steps<void> {}

export const raidExceptions = (_pensacola: Pensacola): readonly Exception[] => [];
