/** How the computer plays Savannah at each level. */
import type { Conduct, Game, Level } from '../../../engine/contract.ts';
import { lookingAhead } from '../../../engine/look-ahead.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import type { BoarState } from '../../../series/boar/rules/state.ts';
import { saidIn } from '../said.ts';
import type { Savannah } from '../scenario.ts';
import type { SavannahView } from '../view.ts';
import { orders } from './doctrine.ts';
import { outlookOf } from './outlook.ts';
import { type Tuning, tuningsAt } from './tuning.ts';

export function playedAt(
  opened: Savannah,
  rules: Rules,
  level: Level,
  game: () => Game<BoarState, SavannahView>,
): Conduct<SavannahView> {
  const { doctrine } = opened.files;
  const conductOf = (tuning: Tuning): Conduct<SavannahView> => ({
    answer: saidIn(opened, rules, tuning).answer,
    orders: (need, sight) => orders(rules, tuning, need, sight, opened.camps),
  });
  const [own, ...others] = tuningsAt(doctrine, level);
  const plain = conductOf(own);
  const { ahead } = own;
  if (!ahead) return plain;
  const { hex } = opened.sheet.victory.hold;
  const worth = (state: BoarState, side: string): number => outlookOf(rules, ahead.worth, hex, state, side);
  return { ...plain, ...lookingAhead(game, [plain, ...others.map(conductOf)], ahead, worth) };
}
