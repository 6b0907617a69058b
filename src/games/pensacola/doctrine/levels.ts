/** How the computer plays Pensacola at each level. */
import type { Conduct, Game, Level } from '../../../engine/contract.ts';
import { sheetsAt } from '../../../engine/doctrine-sheet.ts';
import { playedAhead } from '../../../engine/look-ahead.ts';
import { positionWorth, type Worth } from '../../../series/boar/doctrine/position-worth.ts';
import type { At, Rules } from '../../../series/boar/rules/house.ts';
import type { BoarState, Side } from '../../../series/boar/rules/state.ts';
import { heldBy } from '../control.ts';
import { saidIn } from '../said.ts';
import type { Pensacola } from '../scenario.ts';
import type { PensacolaView } from '../view.ts';
import { orders } from './doctrine.ts';
import { type Sheet, tuningOf } from './tuning.ts';

export function playedAt(
  opened: Pensacola,
  rules: Rules,
  level: Level,
  game: () => Game<BoarState, PensacolaView>,
): Conduct<PensacolaView> {
  const conductOf = (sheet: Sheet): Conduct<PensacolaView> => {
    const tuning = tuningOf(sheet);
    return {
      answer: saidIn(opened, rules, tuning).answer,
      orders: (need, sight) => orders(opened, rules, tuning, need, sight),
    };
  };
  const plans = sheetsAt<typeof opened.files.doctrine, Worth>(opened.files.doctrine, level);
  const held = (at: At, side: Side): number => heldBy(opened, at, side).length;
  return playedAhead(game, plans, conductOf, positionWorth(rules, held));
}
