/** Cards of fire: 9, 12, 45, 47, and what they add to the die to hit. */
import { first } from '../../../engine/ends.ts';
import { distance } from '../../../places/hex/grid.ts';
import { numberOf } from '../../../series/boar/cards/deck.ts';
import { type CardDefinition, drmWhere } from '../../../series/boar/cards/definition.ts';
import { isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import { unitOn } from '../../../series/boar/cards/rule.ts';
import type { Card } from '../../../series/boar/cards/schema.ts';
import { canFire } from '../../../series/boar/rules/aim.ts';
import type { Amendments } from '../../../series/boar/rules/exceptions.ts';
import { fire, shotAt, whyNoFire } from '../../../series/boar/rules/fire.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { sees } from '../../../series/boar/rules/sight.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexOf, pieceOf, printedStrength } from '../../../series/boar/rules/units.ts';
import { fall } from './combat-cards.ts';

/** Batteries of a side that could fire, strongest first. */
function batteriesOf({ board }: Occasion, side: string): UnitId[] {
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

const caseShot: CardDefinition = {
  number: 9,
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
        : yield* play.at('unit', () =>
            play.ask<UnitId>(side, 'card-target', { kind: 'one', of }, { about, discreet: true }),
          );
    putInForce(play.state, card.id, side, [battery, target], 'phase');
    yield* fire(board, shotAt(board, [battery], target));
  },
  amends: moreToHit,
};

const count: CardDefinition = {
  number: 12,
  may: (at) => {
    const { board, side, card } = at;
    const { play } = board;
    const hex = play.state.units[unitOn(at)]?.hex ?? null;
    if (hex === null) return false;
    const stacks = stacksOf(board);
    return batteriesOf(at, side).some((battery) => {
      const from = hexOf(play.state, battery);
      return distance(board.field.grid, from, hex) <= numberOf(card, 'range') && sees(board, stacks, from, hex);
    });
  },
  act: (at, _target, effects) => fall(at, at.side, effects),
};

const onTheShot: Omit<CardDefinition, 'number'> = {
  act: (at) => {
    if (at.moment.at !== 'shot') return;
    const { batteries, target } = at.moment.shot;
    putInForce(at.board.play.state, at.card.id, at.side, [first(batteries), target], 'shot');
  },
  amends: moreToHit,
};

export const fireCards: readonly CardDefinition[] = [
  caseShot,
  count,
  { number: 45, ...onTheShot },
  { number: 47, ...onTheShot },
];
