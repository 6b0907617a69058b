/** Cards of fire: 14, 17, 44, and the sharpshooters of 52. */
import { distance } from '../../../places/hex/grid.ts';
import { batteriesOf, caseShot, onTheShot } from '../../../series/boar/cards/at-guns.ts';
import { numberOf } from '../../../series/boar/cards/deck.ts';
import {
  addend,
  type CardDefinition,
  type CardEffectRule,
  divided,
  drmWhere,
} from '../../../series/boar/cards/definition.ts';
import { isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import { sees } from '../../../series/boar/rules/sight.ts';
import { stacksOf, unitsIn } from '../../../series/boar/rules/stacks.ts';
import { counterOf, hexOf } from '../../../series/boar/rules/units.ts';
import { repairs } from './repair-cards.ts';

/** Seamen or marines lend a hand at the guns they stand with. */
const blueJackets: CardDefinition = {
  number: 17,
  targets: (at) => {
    const { board, card, side } = at;
    return batteriesOf(at, side).filter((battery) => {
      const hands = unitsIn(board.position, hexOf(board.position, battery));
      const isGarrison = counterOf(board.field, battery).marks.includes('garrison');
      return isGarrison && hands.some((unit) => card.units.includes(unit));
    });
  },
  act: ({ board, card, side }, battery) => putInForce(board.play.state, card.id, side, [battery], 'phase'),
  amends: (sheet) => ({
    fireModifiers: [
      drmWhere(sheet, ({ position }, { batteries }) => batteries.some((one) => isInForce(position, sheet.id, one))),
    ],
  }),
};

/** A battery that light troops have in sight keeps silent: it counts as having fired. */
const sharpshooters: CardEffectRule = {
  targets: (at) => {
    const { board, card, enemy, side } = at;
    const { field, position } = board;
    const stacks = stacksOf(board);
    const light = [...stacks.values()].filter(
      (stack) => stack.side === side && stack.units.some((unit) => counterOf(field, unit).arm === 'light'),
    );
    return batteriesOf(at, enemy).filter((battery) => {
      const to = hexOf(position, battery);
      return light.some(
        ({ hex }) => distance(field.grid, hex, to) <= numberOf(card, 'range') && sees(board, stacks, hex, to),
      );
    });
  },
  act: ({ board }, battery) => {
    board.play.state.done.fired.push(battery);
  },
};

/** Less to hit; shells, which hit by their damage alone, do a little less of that. */
const smoke: CardDefinition = {
  number: 44,
  ...onTheShot,
  amends: (sheet) => ({
    fireModifiers: [
      addend(sheet, ({ field, position }, { batteries: [gun = ''], target, plunging }) => {
        if (!isInForce(position, sheet.id, gun) || !isInForce(position, sheet.id, target)) return 0;
        const isShell = plunging || counterOf(field, gun).marks.includes('howitzer');
        return numberOf(sheet, isShell ? 'rows' : 'drm');
      }),
    ],
  }),
};

export const fireCards: readonly CardDefinition[] = [
  { number: 14, ...caseShot },
  blueJackets,
  smoke,
  divided(52, { strategic: repairs, tactical: sharpshooters }),
];
