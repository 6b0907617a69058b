/** WAIT: reinforcements that stay off the map this turn (S 4.7). */
import { units } from '../../../acts/slots.ts';
import { act } from './act.ts';
import { arriving, notEntered } from './arrivals.ts';
import { NO_MARCH } from './move.ts';

export const wait = act({
  id: 'WAIT',
  words: { en: ['wait'], fr: ['attendre'], es: ['esperar'] },
  slots: { units: units() },
  calls: ['movement'],
  insteadOf: NO_MARCH,
  standing: true,
  says: {
    'enter-hold'(args, { about }) {
      const named = args.units.filter((unit) => about.units.includes(unit));
      return named.length > 0 ? { units: named, wait: true } : undefined;
    },
  },
  idle: (sight, args) => args.units.flatMap((unit) => arriving(sight, unit, 'units')),
  unasked: (sight, { units: [unit] }) => (unit === undefined ? null : notEntered(sight, unit)),
});
