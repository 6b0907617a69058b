/** Cards of fire: 9, 12, 45, 47. */
import { distance } from '../../../places/hex/grid.ts';
import { batteriesOf, caseShot, onTheShot } from '../../../series/boar/cards/at-guns.ts';
import { numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { unitOn } from '../../../series/boar/cards/rule.ts';
import { sees } from '../../../series/boar/rules/sight.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import { hexOf } from '../../../series/boar/rules/units.ts';
import { fall } from './combat-cards.ts';

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

export const fireCards: readonly CardDefinition[] = [
  { number: 9, ...caseShot },
  count,
  { number: 45, ...onTheShot },
  { number: 47, ...onTheShot },
];
