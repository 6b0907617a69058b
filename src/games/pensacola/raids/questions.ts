/** What this part's rules ask, and what is answered where nobody says a word. */
import type { Question } from '../../../acts/question.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { optionsOf } from '../../../series/boar/acts/chosen.ts';
import { adjustedMorale } from '../../../series/boar/rules/unit-morale.ts';
import { counterOf, pieceOf, printedStrength } from '../../../series/boar/rules/units.ts';
import { type OfPensacola, question } from '../acts/act.ts';

export const raidQuestions: readonly Question<OfPensacola>[] = [
  question({
    kind: 'surprised-lead',
    merge: 'last',
    /** Lowest adjusted morale, ties to the fewest SP. */
    doctrine(staff, _about, need) {
      const { at } = staff();
      const strength = (unit: string): number => printedStrength(counterOf(at.field, unit), pieceOf(at.position, unit));
      return leastOf(optionsOf(need), (unit) => 100 * adjustedMorale(at, unit) + strength(unit));
    },
  }),
  /** Those left without a garrison first. */
  question({ kind: 'raid-home', merge: 'last', doctrine: (_staff, _about, need) => optionsOf(need)[0] }),
];
