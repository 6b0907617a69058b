/** The cards of Pensacola: none yet. */
import type { Steps } from '../../../engine/contract.ts';
import { RulesBroken } from '../../../engine/errors.ts';
import type { Cards } from '../../../series/boar/frame/campaign.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { Board, CardBook } from '../../../series/boar/rules/house.ts';
import type { Side } from '../../../series/boar/rules/state.ts';
import type { Pensacola } from '../scenario.ts';

export const cardBook: CardBook = {
  *offer() {},
  *offerDie(_board, _what, _side, face) {
    yield* [];
    return face;
  },
  ruleOf(card) {
    throw new RulesBroken('card-without-effect', { card });
  },
  answers: [],
};

/** The deck before the first draw (P 1.7). */
export function openCards({ field }: Pensacola): Cards {
  const bySide = (): Record<Side, number[]> => Object.fromEntries(field.sides.map(({ id }) => [id, []]));
  return { deck: [], hands: bySide(), spent: [], inForce: [], known: bySide(), inside: [] };
}

/** Before turn 1: one card each, no green ones (P 1.7). */
export function* dealFirst(_pensacola: Pensacola, _board: Board): Steps<void> {}

/** A turn opens: what lasted for the one before is over, and cards of this moment may be played. */
export function* turnOpens(_pensacola: Pensacola, _board: Board): Steps<void> {}

/** Event turns: each side draws, the British first (P 3.2). */
export function* drawEvents(_pensacola: Pensacola, _board: Board): Steps<void> {}

/** A coup before turn 16: the Spanish draw for the event turns they give up (P 3.4). */
export function* drawForEarlyCoup(_pensacola: Pensacola, _board: Board, _declared: number): Steps<void> {}

export const cardRules = (_pensacola: Pensacola): readonly Exception[] => [];
