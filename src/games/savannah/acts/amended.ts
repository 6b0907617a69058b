/** Acts of the series with what Savannah adds: on the Covered Way (S 4.9), of stacks that may not stand together (S 4.1). */
import * as breaking from '../../../series/boar/acts/break-off.ts';
import { isFor, sentTo } from '../../../series/boar/acts/chosen.ts';
import * as holding from '../../../series/boar/acts/hold.ts';
import * as marching from '../../../series/boar/acts/move.ts';
import * as retreating from '../../../series/boar/acts/retreat.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import type { Parting } from '../questions/kinds.ts';
import { more } from './act.ts';
import { marchRisks } from './march-risks.ts';

export const move = more(marching.move, {
  implies: { unstack: null, 'covered-way-step': null },
  says: {
    /** Of the halves that could part, the one ordered to march, to where it was ordered. */
    unstack: ({ units, to }, { about }) => about.options.find((option) => isOf(option, units) && option.to === to),
    'covered-way-step': ({ units }, { about }) => (about.units.some((unit) => isFor(units, unit)) ? 'on' : undefined),
  },
  idle: (sight, { units, to, via }) => marchRisks(sight, units, to, via),
});

export const breakOff = more(breaking.breakOff, { idle: (sight, { units, to }) => marchRisks(sight, units, to, []) });

export const hold = more(holding.hold, {
  implies: { unstack: null, 'covered-way-step': null },
  says: {
    /** Of the halves that could part, one that leaves the held in place. */
    unstack: ({ units }, { about }) =>
      about.options.some((option) => isOf(option, units))
        ? about.options.find((option) => !isOf(option, units))
        : undefined,
    'covered-way-step': ({ units }, { about }) => (about.units.some((unit) => isFor(units, unit)) ? 'stop' : undefined),
  },
});

export const retreat = more(retreating.retreat, {
  says: { 'mixed-stack-retreat': (args, asked) => sentTo(asked, args, asked.about.units) },
});

function isOf(parting: Parting, units: readonly UnitId[]): boolean {
  return parting.units.some((unit) => units.includes(unit));
}
