/** What chits of momentum are spent on (R68). */
import { question } from '../acts/act.ts';
import { groundWorth, suffered } from '../doctrine/prospect.ts';
import { GIVES_WAY, readResult } from '../rules/results.ts';

export const momentum = [
  question({
    kind: 'initiative-momentum',
    merge: 'last',
    doctrine: () => 0,
    words: (chits, { say }) => (chits === 0 ? say('answer.none') : say('answer.chits', { n: chits })),
  }),
  question({
    kind: 'combat-reroll',
    merge: 'last',
    /** Pays to throw again when what stands costs the roller enough. */
    doctrine(staff, { result, side, on }, { role }) {
      const own = staff();
      const { attacker, defender } = readResult(result);
      const isAttacking = side === role;
      const [mine, theirs] = isAttacking ? [attacker, defender] : [defender, attacker];
      const ground = on.reduce((sum, hex) => sum + groundWorth(own, hex), 0);
      const isLost = !isAttacking && GIVES_WAY.has(mine.word);
      const loss = suffered(own, mine) - suffered(own, theirs) + (isLost ? Math.trunc(ground / 2) : 0);
      return loss >= own.tuning.reroll.least ? 'reroll' : 'keep';
    },
  }),
];
