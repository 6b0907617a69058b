/** Sappers among others add nothing to a fight (P 4.3.3); alone they keep away from the enemy (P 4.3.2). */
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import { isNextTo, stacksOf } from '../../../series/boar/rules/stacks.ts';
import { counterOf, enemyOf, pieceOf, printedStrength } from '../../../series/boar/rules/units.ts';

const SAPPER = 'sapper';

export const sappers: Exception = {
  rule: 'P 4.3',
  amends: {
    stackStrength(at, units, strength) {
      const [sapper] = units.filter((unit) => counterOf(at.field, unit).marks.includes(SAPPER));
      if (sapper === undefined || units.length === 1) return strength;
      return strength - printedStrength(counterOf(at.field, sapper), pieceOf(at.position, sapper));
    },
    mayEnter(at, { side, units }, _from, _via, to, moment) {
      const [only] = units;
      if (moment === 'retreat' || units.length !== 1 || !only?.marks.includes(SAPPER)) return null;
      if (!isNextTo(at, stacksOf(at), to.id, enemyOf(at.field, side), false)) return null;
      return { code: 'pensacola.sappers-alone', facts: { unit: only.id, to: to.id }, rule: 'P 4.3.2' };
    },
  },
};
