/** What only Savannah's rules ask, and what its plan answers: the storm declared (S 1.6), the Covered Way (S 4.9), mixed stacks (S 4.1), sorties (S 4.10). */
import { optionsOf } from '../../../series/boar/acts/chosen.ts';
import { facts, placed, some } from '../../../series/boar/put.ts';
import { nearestHome } from '../../../series/boar/questions/retreats.ts';
import { hexAt } from '../../../series/boar/rules/units.ts';
import { question } from '../acts/act.ts';
import { declares } from '../doctrine/declare.ts';
import { stackingBans } from '../stacking-bans.ts';
import type { Parting } from './kinds.ts';

export const own = [
  question({
    kind: 'declare-assault',
    merge: 'last',
    doctrine: (staff) => (declares(staff()) ? 'declare' : 'wait'),
    silence: () => 'wait',
  }),
  question({ kind: 'covered-way-step', merge: 'last', doctrine: () => 'stop' }),
  question({
    kind: 'unstack',
    merge: 'last',
    /** The nearest hex for either half, then the next. */
    options(_advised, { about: { options } }) {
      const nth = (one: Parting): number => options.filter(({ units: [first] }) => first === one.units[0]).indexOf(one);
      return options.toSorted((a, b) => nth(a) - nth(b));
    },
    rows(telling) {
      const { say, at, about } = telling;
      const bans = stackingBans(at, hexAt(at.field, about.hex), about.units, [], 'rest').slice(0, 1);
      const why = bans.map((ban) => ({
        key: say('put.struck'),
        text: say(`diagnostic.${ban.code}`, { hex: about.hex }),
      }));
      return [...facts(telling), ...why];
    },
    words: ({ units, to }, telling) =>
      telling.say('answer.to', { units: some(telling, units), place: placed(telling, to) }),
  }),
  question({
    kind: 'mixed-stack-retreat',
    merge: 'last',
    doctrine: (staff, { units }, need) => nearestHome(staff(), units[0] ?? '', optionsOf(need)),
  }),
  // Who sallies says so by marching.
  question({ kind: 'declare-sortie-leader', merge: 'list', doctrine: () => [], silence: () => [] }),
];
