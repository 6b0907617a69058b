/** Cards that move tracks and marches: 3, 45, 55. */
import { numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { ofRules } from '../../../series/boar/cards/events.ts';
import { hexesBy } from '../../../series/boar/cards/ground.ts';
import { CARD, fewerMp, holdStack } from '../../../series/boar/cards/usual.ts';
import { changeMorale } from '../../../series/boar/rules/army-morale.ts';
import { spendMomentum } from '../../../series/boar/rules/momentum.ts';

/** Who stands best falls sick; both, where they stand alike. */
const fever: CardDefinition = {
  number: 3,
  act: ({ board, card }, _target, effects) => {
    const { morale } = board.play.state;
    const highest = Math.max(...board.field.armies.map(({ id }) => morale[id] ?? 0));
    const sick = board.field.armies.filter(({ id }) => morale[id] === highest);
    for (const { id } of sick) changeMorale(board, id, numberOf(card, 'morale'), CARD, ofRules(effects));
  },
};

const ordersCross: CardDefinition = {
  number: 45,
  targets: (at) => hexesBy(at, at.enemy, ({ leaders }) => leaders.length === 0),
  act: (at, hex) => holdStack(at, hex, 'phase'),
  amends: fewerMp,
};

const rum: CardDefinition = {
  number: 55,
  act: ({ board: { field, play } }, _target, effects) => {
    for (const { id } of field.sides) spendMomentum(play.state, id, 1, CARD, ofRules(effects));
  },
};

export const trackCards: readonly CardDefinition[] = [fever, ordersCross, rum];
