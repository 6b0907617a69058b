/** Where the works of the siege stand in the sequence of play. */
import type { Order, Steps } from '../../../engine/contract.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import type { Side } from '../../../series/boar/rules/state.ts';
import type { Pensacola } from '../scenario.ts';

/** A4: constructions of earlier turns are completed, weather permitting (P 3.5). */
export function* completeConstructions(_pensacola: Pensacola, _board: Board): Steps<void> {}

/** A5: armed redoubts in supply fire at British works (P 3.6). */
export function* bombardment(_pensacola: Pensacola, _board: Board): Steps<void> {}

/** As a side's Movement opens, its book in hand: who works this turn instead of marching (P 3.7.9, 3.7.10, 2.5.1.2). */
export function* setToWork(_pensacola: Pensacola, _board: Board, _side: Side, _orders: readonly Order[]): Steps<void> {}

/** As it closes: road built, destroyed or repaired, stockade or plantation destroyed, markers placed. */
export function* finishWork(_pensacola: Pensacola, _board: Board, _side: Side): Steps<void> {}

/** What the works change in the rules of the series. */
export const worksExceptions = (_pensacola: Pensacola): readonly Exception[] => [];
