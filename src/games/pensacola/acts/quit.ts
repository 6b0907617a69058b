/** QUIT: whom works shall not keep, though they spare him a retreat or would take him in on his way (P 3.14.1.5, 3.14.5). */
import { optional, units } from '../../../acts/slots.ts';
import { act } from '../../../series/boar/acts/act.ts';
import { isFor } from '../../../series/boar/acts/chosen.ts';

export const quit = act({
  id: 'QUIT',
  words: { en: ['quit', 'quit works'], fr: ['quitter', 'évacuer'], es: ['desalojar', 'evacuar'] },
  slots: { units: optional(units()) },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'leave-works': (args, { about }) => (isFor(args.units, about.unit) ? 'leave' : undefined),
    'retreat-halt': (args, { about }) => (isFor(args.units, about.unit) ? 'on' : undefined),
  },
});
