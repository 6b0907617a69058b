/** Who comes in, and where (S 4.7). */
import { question } from '../acts/act.ts';
import { optionsOf } from '../acts/chosen.ts';
import { one } from '../put.ts';
import { withoutRoom } from '../rules/stacking.ts';
import type { UnitId } from '../rules/state.ts';
import { hexAt } from '../rules/units.ts';
import { eachFirst } from './each-first.ts';

export const arrivals = [
  question({
    kind: 'enter-hex',
    merge: 'last',
    /** Where they may rest; in the town the rules name the hex nearest to headquarters first, of landings the nearest by road last. */
    doctrine(staff, { substitute, town, units }, need) {
      const { at, stacks } = staff();
      const roomy = optionsOf(need).filter((hex) => {
        const there = stacks.get(hex);
        const standing = there ? [...there.units, ...there.leaders] : [];
        return withoutRoom(at, hexAt(at.field, hex), standing, units).length === 0;
      });
      return (roomy.length > 0 ? roomy : optionsOf(need)).at(town || substitute ? 0 : -1);
    },
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
