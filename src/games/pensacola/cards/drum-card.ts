/** Card 53: the drum beats twice. */
import { numberOf } from '../../../series/boar/cards/deck.ts';
import { type CardEffectRule, divided } from '../../../series/boar/cards/definition.ts';
import { stacksBy } from '../../../series/boar/cards/ground.ts';
import { marchAgain, refuges } from '../../../series/boar/cards/march-again.ts';
import type { Occasion, Rules } from '../../../series/boar/rules/house.ts';
import { around, holds, type Stack, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexAt, pieceOf } from '../../../series/boar/rules/units.ts';
import type { FieldHex } from '../../../series/boar/scenario/field.ts';
import { isByWorks } from './combat-cards.ts';
import { secondRaid } from './raid-cards.ts';

/** After the fights a stack by the works goes a little further, up to no enemy that it was not next to. */
const onceMore: CardEffectRule = {
  targets: (at) => goers(at).flatMap((stack) => (refuges(at, stack, drummed(at, stack)).length > 0 ? [stack.hex] : [])),
  *act(at, hex) {
    const stack = goers(at).find((one) => one.hex === hex);
    if (stack) yield* marchAgain(at, stack, drummed(at, stack));
  },
};

/** Stacks in or next to a fortified hex that nobody pins, less the guns that stay there. */
function goers(at: Occasion): Stack[] {
  const { board, side } = at;
  const { field, house, position } = board;
  return stacksBy(at, side).flatMap((stack) => {
    const units = stack.units.filter((unit) => house.mayMove(board, counterOf(field, unit)) === null);
    const isFree = units.every((unit) => pieceOf(position, unit).pinnedBy.length === 0);
    return units.length > 0 && isFree && isByWorks(board, stack.hex) ? [{ ...stack, units }] : [];
  });
}

/** The rules as they stand for it. */
function drummed({ board, card, enemy }: Occasion, { hex }: Stack): Rules {
  const { house, field } = board;
  const stacks = stacksOf(board);
  const beside = (place: FieldHex): HexId[] => around(place).filter((near) => holds(stacks, near, enemy));
  const known = beside(hexAt(field, hex));
  return {
    ...board,
    house: {
      ...house,
      allowance: (at, unit) => Math.min(numberOf(card, 'mp'), house.allowance(at, unit) ?? unit.mp),
      mayEnter: (...asked) => {
        const [, , , , to] = asked;
        if (beside(to).every((near) => known.includes(near))) return house.mayEnter(...asked);
        return { code: 'pensacola.card-contact', facts: { to: to.id, card: card.id }, rule: 'P 3.2' };
      },
    },
  };
}

export const drum = divided(53, { strategic: secondRaid, tactical: onceMore });
