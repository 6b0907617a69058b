/** Who comes in and where, and whether the lines are to be stormed (S 1.6, 4.7). */
import { question } from '../acts/act.ts';
import type { UnitId } from '../rules/state.ts';

export const arrivals = [
  question({ kind: 'enter-hex', merge: 'last' }),
  question({
    kind: 'enter-hold',
    /** Line by line: WAIT adds the units it names, ENTER takes its unit back. */
    merge: (said) =>
      said.reduce<readonly UnitId[] | undefined>((waiting, { units, wait }) => {
        const others = (waiting ?? []).filter((id) => !units.includes(id));
        return wait ? [...others, ...units] : others;
      }, undefined),
  }),
  question({ kind: 'declare-assault', merge: 'last' }),
];
