/** Where a unit begins, who breaks off, who rallies first (series 10, R66). */
import type { Question } from '../../../engine/contract.ts';
import { pause } from '../../../engine/phrase.ts';
import { question } from '../acts/act.ts';
import { optionsOf } from '../acts/chosen.ts';
import { breaksOff } from '../doctrine/company.ts';
import { partings } from '../doctrine/partings.ts';
import { one } from '../put.ts';
import type { HexId } from '../rules/state.ts';
import { chanceWith } from '../rules/unit-morale.ts';
import { hexOf } from '../rules/units.ts';
import { eachFirst } from './each-first.ts';

export const movement = [
  question({ kind: 'setup-place', merge: 'last' }),
  question({
    kind: 'pin-response',
    merge: 'last',
    doctrine: (staff, { hex, units }, need) =>
      optionsOf(need).includes('break') && breaksOff(staff(), hex, units) ? 'break' : 'attack',
    /** As `bound` has told beforehand. */
    silence: (staff, { units: [first = ''] }) =>
      partings(staff().at, staff().side).some(({ units }) => units.includes(first)) ? 'break' : 'attack',
    words: (answer, telling) => (answer === 'attack' ? telling.say('answer.attack-pinners') : one(telling, answer)),
  }),
  question({ kind: 'leave-pin', merge: 'last', options: nearest }),
  question({ kind: 'leave-lines', merge: 'last', options: nearest }),
  question({
    kind: 'rally-order',
    merge: 'list',
    /** Surest first. */
    doctrine: (_staff, { units }) =>
      [...units].sort((a, b) => b.sum - a.sum || (a.unit < b.unit ? -1 : 1)).map(({ unit }) => unit),
    options: (_advised, { about }) => eachFirst(about.units.map(({ unit }) => unit)),
    isOrdered: true,
    words: ([first = ''], telling) => telling.say('answer.first', { unit: one(telling, first) }),
    rows(telling) {
      const { say, about, at } = telling;
      const chances = about.units.map(({ unit, sum }) =>
        say('put.rally', { unit: one(telling, unit), hex: hexOf(at.position, unit), chance: chanceWith(at, sum) }),
      );
      return [{ key: say('put.chances'), text: chances.join(pause(say.language)) }];
    },
  }),
];

/** A letter offers no more hexes than these; any other is written as an order. */
const OFFERED = 6;

/** The first are the nearest. */
function nearest(_advised: HexId, { need }: { readonly need: Question }): readonly HexId[] {
  return optionsOf(need).slice(0, OFFERED);
}
