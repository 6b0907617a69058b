/** Who comes in, and where (S 4.7). */
import { question } from '../acts/act.ts';
import { optionsOf } from '../acts/chosen.ts';
import { one } from '../put.ts';
import type { UnitId } from '../rules/state.ts';
import { eachFirst } from './each-first.ts';

export const arrivals = [
  question({
    kind: 'enter-hex',
    merge: 'last',
    /** In the town the rules name the hex nearest to headquarters first; of two landings the second is nearer by road. */
    doctrine: (_staff, { substitute, town }, need) => optionsOf(need).at(town || substitute ? 0 : -1),
  }),
  question({
    kind: 'enter-hold',
    /** Line by line: WAIT adds the units it names, ENTER takes its unit back. */
    merge: (said) =>
      said.reduce<readonly UnitId[] | undefined>((waiting, { units, wait }) => {
        const others = (waiting ?? []).filter((id) => !units.includes(id));
        return wait ? [...others, ...units] : others;
      }, undefined),
    /** Everybody enters. */
    doctrine: () => [],
  }),
  question({
    kind: 'arrival-order',
    merge: 'union',
    fill: (said, _advised, { about }) => [...new Set([...said, ...about.units])],
    /** Who has waited longest. */
    doctrine: (_staff, { units }) => units,
    options: (_advised, { about }) => eachFirst(about.units),
    isOrdered: true,
    words: ([first = ''], telling) => telling.say('answer.first', { unit: one(telling, first) }),
  }),
];
