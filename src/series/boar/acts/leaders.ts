/** LEADERS: whether leaders go with those who are driven off, and where to. */
import { note } from '../../../acts/against.ts';
import { choice, optional, place, units } from '../../../acts/slots.ts';
import { act } from './act.ts';
import { isFor, sentTo, towards } from './chosen.ts';
import { TO } from './words.ts';

export const leaders = act({
  id: 'LEADERS',
  words: { en: ['leaders', 'leader'], fr: ['chefs', 'chef'], es: ['jefes', 'jefe'] },
  slots: {
    units: optional(units()),
    do: choice({
      go: ['go', 'accompany', 'suivre', 'partir', 'acompañar', 'seguir'],
      stay: ['stay', 'rester', 'quedarse'],
    }),
    to: optional(place({ after: TO })),
  },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'leader-accompany'(args, asked) {
      const { leader } = asked.about;
      if (!isFor(args.units, leader)) return undefined;
      return args.do === 'stay' ? 'stay' : towards(asked, args, leader);
    },
    'leader-displace': (args, asked) => sentTo(asked, args, [asked.about.leader]),
  },
  // Whether men will hold there turns on the fight (series 14.31).
  idle: (_sight, args) => (args.do === 'stay' ? [note('boar.leaders-hold', 'series 14.31', { turns: 'held' })] : []),
});
