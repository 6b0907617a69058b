/** Cards that repair breached hexsides, one after another while their owner wants more. */
import type { Steps } from '../../../engine/contract.ts';
import type { Occasion, Target } from '../rules/house.ts';
import { repairSide } from '../siege/damage.ts';
import { type CardEffect, ofRules } from './events.ts';

/** Nothing more, where cards let one go on. */
export const ENOUGH = 'enough';

/** Repairs this hexside, and others that fit, so many at most. */
export function* repairSome(
  { board, card, side }: Occasion,
  first: Target,
  sides: number,
  fits: () => readonly string[],
  effects: CardEffect[],
): Steps<void> {
  const { play } = board;
  repairSide(play.state, first, ofRules(effects));
  for (let left = sides - 1; left > 0; left--) {
    const of = fits();
    if (of.length === 0) return;
    const about = { card: card.id, options: [...of] };
    const next = yield* play.at(`more-${left}`, () =>
      play.ask<string>(side, 'card-target', { kind: 'one', of: [...of, ENOUGH] }, { about, discreet: true }),
    );
    if (next === ENOUGH) return;
    repairSide(play.state, next, ofRules(effects));
  }
}
