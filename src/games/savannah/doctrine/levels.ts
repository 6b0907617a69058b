/** How the computer plays Savannah at each level. */
import type { Conduct, Game, Level } from '../../../engine/contract.ts';
import { sheetsAt } from '../../../engine/doctrine-sheet.ts';
import { playedAhead } from '../../../engine/look-ahead.ts';
import { positionWorth, type Worth } from '../../../series/boar/doctrine/position-worth.ts';
import type { At, Rules } from '../../../series/boar/rules/house.ts';
import type { BoarState, Side } from '../../../series/boar/rules/state.ts';
import { saidIn } from '../said.ts';
import type { Savannah } from '../scenario.ts';
import { holderOf } from '../victory.ts';
import type { SavannahView } from '../view.ts';
import { orders } from './doctrine.ts';
import { type Sheet, tuningOf } from './tuning.ts';

export function playedAt(
  opened: Savannah,
  rules: Rules,
  level: Level,
  game: () => Game<BoarState, SavannahView>,
): Conduct<SavannahView> {
  const conductOf = (sheet: Sheet): Conduct<SavannahView> => {
    const tuning = tuningOf(sheet);
    return {
      answer: saidIn(opened, rules, tuning).answer,
      orders: (need, sight) => orders(rules, tuning, need, sight, opened.camps),
    };
  };
  const { hex } = opened.sheet.victory.hold;
  const held = (at: At, side: Side): number =>
    Number(rules.field.armies.some((army) => army.side === side && army.id === holderOf(at, hex)));
  const plans = sheetsAt<typeof opened.files.doctrine, Worth>(opened.files.doctrine, level);
  return playedAhead(game, plans, conductOf, positionWorth(rules, held));
}
