/** RALLY: who of the broken is rallied first (series 10). */
import { units } from '../../../acts/slots.ts';
import { act } from './act.ts';
import { type Needed, unfit } from './against.ts';

const broken: Needed = { code: 'boar.not-broken', rule: 'series 10', has: ({ formation }) => formation !== 'parade' };

export const rally = act({
  id: 'RALLY',
  words: { en: ['rally'], fr: ['rallier'], es: ['reagrupar', 'reunir'] },
  slots: { units: units() },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'rally-order'(args, { about }) {
      const all = about.units.map(({ unit }) => unit);
      const first = args.units.filter((unit) => all.includes(unit));
      return [...first, ...all.filter((unit) => !first.includes(unit))];
    },
  },
  idle: (sight, args) => unfit(sight, args.units, broken),
  pertinent: (sight, args) => unfit(sight, args.units, broken).length === 0,
});
