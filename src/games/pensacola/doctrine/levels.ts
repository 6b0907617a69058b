/** How the computer plays Pensacola at each level. */
import type { Conduct, Level } from '../../../engine/contract.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import { saidIn } from '../said.ts';
import type { Pensacola } from '../scenario.ts';
import type { PensacolaView } from '../view.ts';
import { orders } from './doctrine.ts';
import { tuningOf } from './tuning.ts';

export function playedAt(opened: Pensacola, rules: Rules, level: Level): Conduct<PensacolaView> {
  const tuning = tuningOf(opened.files.doctrine, level);
  return {
    answer: saidIn(opened, rules, tuning).answer,
    orders: (need, sight) => orders(opened, rules, tuning, need, sight),
  };
}
