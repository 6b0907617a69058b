/** Cards played on shots: what they add to the die to hit, and a battery that fires twice. */

import { first } from '../../../engine/ends.ts';
import { distance } from '../../../places/hex/grid.ts';
import { canFire } from '../rules/aim.ts';
import type { Amendments } from '../rules/exceptions.ts';
import { fire, shotAt, whyNoFire } from '../rules/fire.ts';
import type { Occasion } from '../rules/house.ts';
import { oneOf } from '../rules/questions.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { Side, UnitId } from '../rules/state.ts';
import { counterOf, hexOf, pieceOf, printedStrength } from '../rules/units.ts';
import { numberOf } from './deck.ts';
import { type CardEffectRule, drmWhere } from './definition.ts';
import { isInForce, putInForce } from './in-force.ts';
import type { Card } from './schema.ts';

/** Batteries of a side that could fire, strongest first. */
export function batteriesOf({ board }: Occasion, side: Side): UnitId[] {
  const { play } = board;
  const strength = (unit: UnitId): number => printedStrength(counterOf(board.field, unit), pieceOf(play.state, unit));
  return Object.keys(play.state.units)
    .filter((unit) => counterOf(board.field, unit).side === side && canFire(board, unit))
    .sort((a, b) => strength(b) - strength(a) || (a < b ? -1 : 1));
}

/** What a card adds to the die to hit of a battery it lies on, at the target it lies on. */
const moreToHit = (sheet: Card): Amendments => ({
  fireModifiers: [
    drmWhere(
      sheet,
      ({ position }, { batteries, target }) =>
        isInForce(position, sheet.id, batteries[0]) && isInForce(position, sheet.id, target),
    ),
  ],
});

/** Enemy units next to a battery. */
function neighboursOf({ board, enemy, card }: Occasion, battery: UnitId): UnitId[] {
  const { play } = board;
  const from = hexOf(play.state, battery);
  const { pinnedBy } = pieceOf(play.state, battery);
  return [...stacksOf(board).values()].flatMap((stack) =>
    stack.side === enemy && distance(board.field.grid, from, stack.hex) <= numberOf(card, 'range')
      ? stack.units.filter((unit) => pinnedBy.length === 0 || pinnedBy.includes(unit))
      : [],
  );
}

/** A battery that has fired fires again at a unit near it. */
export const caseShot: CardEffectRule = {
  may: ({ board, side }) => whyNoFire(board, side) === null,
  targets: (at) =>
    batteriesOf(at, at.side).filter(
      (battery) => at.board.play.state.done.fired.includes(battery) && neighboursOf(at, battery).length > 0,
    ),
  *act(at, battery) {
    const { board, card, side } = at;
    const { play } = board;
    const of = neighboursOf(at, battery);
    const about = { card: card.id, battery, options: of };
    const target =
      of.length === 1
        ? first(of)
        : yield* play.at('unit', () => play.ask(side, 'card-target', oneOf(of), { about, discreet: true }));
    putInForce(play.state, card.id, side, [battery, target], 'phase');
    yield* fire(board, shotAt(board, [battery], target));
  },
  amends: moreToHit,
};

/** On the shot that is about to be thrown. */
export const onTheShot: CardEffectRule = {
  act: (at) => {
    if (at.moment.at !== 'shot') return;
    const { batteries, target } = at.moment.shot;
    putInForce(at.board.play.state, at.card.id, at.side, [first(batteries), target], 'shot');
  },
  amends: moreToHit,
};
